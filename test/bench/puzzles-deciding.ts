import type { Stored } from '../../content/puzzles.ts'
import {
  agentOf,
  comparedTerms,
  decidingTerms,
  gomoku8,
  lead,
  randomOpening,
  rngOf,
  type Gomoku8,
  type Rng,
} from '../../engine/index.ts'

type Deciding = Stored['deciding'][number]
interface Found extends Deciding {
  readonly term: string
  /** Terms that speak for one of the moves. */
  readonly terms: number
}

const OPENING = 4
/** Of the moves that the evaluation likes best so many are compared. */
const LIKED = 8
/** Puzzles of one term. */
const MOST_OF_TERM = 3
/** Terms that have to speak for one of the two moves. */
const LEAST_TERMS = 3

/** Pairs of moves between which one term decides, from games of the engine: one a game. */
export function decidingPuzzles(seed: number, many: number): Deciding[] {
  const found: Found[] = []
  for (let number = 1; found.length < many; number++) {
    const puzzle = ofGame(number, rngOf(seed + number), (term) => {
      return found.filter((each) => each.term === term).length < MOST_OF_TERM
    })
    if (puzzle === undefined) continue
    found.push(puzzle)
    process.stderr.write(`deciding ${found.length}: ${puzzle.term}, ${puzzle.from}\n`)
  }
  return found
    .toSorted((a, b) => a.terms - b.terms || a.position.length - b.position.length)
    .map(({ position, better, worse, from }) => ({ position, better, worse, from }))
}

function ofGame(number: number, rng: Rng, wanted: (term: string) => boolean): Found | undefined {
  const { game } = gomoku8
  const position = game.initial()
  for (const move of randomOpening(gomoku8, position, OPENING, rng)) game.play(position, move)
  const agents = ['level-3', 'level-2'].map((id) => {
    const agent = agentOf('gomoku8', id)
    if (!agent.ok) throw new Error(`no agent ${id}`)
    return agent.value.begin(gomoku8)
  })
  for (let ply = OPENING; game.outcome(position) === undefined; ply++) {
    const puzzle = pairAt(position, wanted)
    if (puzzle !== undefined && ply >= 6) return { ...puzzle, from: `game ${number}, ply ${ply}` }
    game.play(position, agents[(ply + number) % 2](position, { rng }).move)
  }
  return undefined
}

function pairAt(
  position: Gomoku8,
  wanted: (term: string) => boolean,
): Omit<Found, 'from'> | undefined {
  const { game, evaluation } = gomoku8
  const moves = new Int32Array(game.maxMoves)
  const liked = [...moves.subarray(0, game.moves(position, moves))]
    .map((move) => {
      game.play(position, move)
      const worth = 0 - evaluation.evaluate(position)
      const over = game.outcome(position) !== undefined
      game.undo(position)
      return { move, worth, over }
    })
    .toSorted((a, b) => b.worth - a.worth)
  // Five in a row is no sum.
  if (liked.some(({ over }) => over)) return undefined
  for (const one of liked.slice(0, LIKED)) {
    for (const other of liked.slice(0, LIKED)) {
      if (one.worth <= other.worth) continue
      const compared = comparedTerms(gomoku8, position, [one.move, other.move])
      const differing = compared.filter((term) => lead(term) !== 0)
      const deciding = decidingTerms(compared)
      if (deciding.length !== 1 || differing.length < LEAST_TERMS || !wanted(deciding[0])) continue
      // No other alone would leave the two alike.
      const ahead = one.worth - other.worth
      if (differing.some((term) => lead(term) === ahead)) continue
      return {
        position: game.format(position),
        better: game.formatMove(position, one.move),
        worse: game.formatMove(position, other.move),
        term: deciding[0],
        terms: differing.length,
      }
    }
  }
  return undefined
}
