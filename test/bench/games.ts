import {
  kits,
  perftCounts,
  rngOf,
  type GameId,
  type GameKit,
  type GameOptions,
} from '../../engine/index.ts'
import { rate, readable, type Row } from './measure.ts'

/** What is counted for each game: deep enough to take about a second. */
const PERFT: readonly { id: GameId; depth: number; options?: GameOptions; name: string }[] = [
  { id: 'connect4', depth: 9, name: 'Connect 4' },
  { id: 'gomoku8', depth: 4, name: 'Gomoku 8×8' },
  { id: 'gomoku', depth: 3, options: { centre: false }, name: 'Gomoku 19×19' },
  { id: 'ninuki', depth: 3, name: 'Ninuki' },
  { id: 'abalone', depth: 4, name: 'Abalone, standard, classic' },
  { id: 'reversi', depth: 9, name: 'Reversi' },
]

/** A position in the middle of a random game: `plies` moves, or fewer if none is left. */
function middleGame<P>({ game }: GameKit<P>, plies: number, options?: GameOptions): P {
  const rng = rngOf(7)
  const p = game.initial(options)
  const out = new Int32Array(game.maxMoves)
  for (let ply = 0; ply < plies; ply++) {
    game.play(p, out[rng.below(game.moves(p, out))])
    if (game.outcome(p) !== undefined) game.undo(p)
  }
  return p
}

/** Positions a second that are reached by a move, judged and left again. */
function judged<P>(kit: GameKit<P>, p: P): number {
  const { game, evaluation } = kit
  const out = new Int32Array(game.maxMoves)
  const count = game.moves(p, out)
  let sum = 0
  const perSecond = rate(() => {
    const rounds = Math.ceil(20_000 / count)
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < count; i++) {
        game.play(p, out[i])
        sum += evaluation.evaluate(p)
        game.undo(p)
      }
    }
    return rounds * count
  })
  // Read the sum, so that the work cannot be left out.
  if (Number.isNaN(sum)) throw new Error('games: an evaluation is not a number')
  return perSecond
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { id, depth, options, name } of PERFT) {
    const { game } = kits[id]
    const speed = rate(() => perftCounts(game, game.initial(options), depth)[depth - 1], 5)
    rows.push({
      what: `${name}: perft`,
      figure: `${readable(speed)} positions/s`,
      how: `from the start to depth ${depth}, the last ply counted without being played`,
    })
  }
  for (const { id, options, name } of PERFT) {
    const plies = id === 'connect4' ? 16 : 30
    rows.push({
      what: `${name}: evaluation`,
      figure: `${readable(judged(kits[id], middleGame(kits[id], plies, options)))} positions/s`,
      how: `play, evaluate, undo; ${plies} random plies into a game`,
    })
  }
  return rows
}
