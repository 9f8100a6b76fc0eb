import {
  abalone,
  abaloneAgents,
  rngOf,
  type AbalonePosition,
  type Agent,
  type Player,
  type Rng,
} from '../../engine/index.ts'
import { ADVISER } from '../../src/widgets/play/opponents.ts'
import { seedAt } from '../../src/widgets/play/stepping.ts'
import { median, type Row } from './measure.ts'

const GAMES = 40
/** Plies that a side which is five marbles up has for the sixth. */
const MOST = 200
/** Who is ahead, and whom she plays: the weakest level, and herself. */
const PAIRS = [
  ...['level-2', 'level-3', 'level-4', 'level-5'].map((id) => [id, 'level-1'] as const),
  ...['level-2', 'level-3', 'level-4'].map((id) => [id, id] as const),
]
const { game } = abalone

/**
 * Whether a game that is won is ended: a level plays on where it has pushed off five marbles and
 * lost none, until the sixth, by the rules of the boards to play on.
 */
export function bench(): Row[] {
  const starts = fiveUp()
  const rows = PAIRS.map(([ahead, behind]) => {
    const plies = starts.map((start, i) => {
      const rng = rngOf(i + 1)
      return pliesToSixth(start, [agentBy(ahead), agentBy(behind)], () => rng)
    })
    return rowOf(ahead, ahead === behind ? 'itself' : behind, plies)
  })
  // Each move with the lots that the board gives to it.
  const advised = starts.map((start, i) =>
    pliesToSixth(start, [agentBy(ADVISER), agentBy('level-1')], (ply) => rngOf(seedAt(i, ply))),
  )
  return [...rows, rowOf('who follows each hint', 'level-1', advised)]
}

function rowOf(ahead: string, against: string, plies: readonly (number | undefined)[]): Row {
  const ended = plies.filter((count) => count !== undefined)
  return {
    what: `Abalone: ${ahead}, five marbles up, pushes off the sixth against ${against}`,
    figure: `${ended.length} of ${GAMES} games within ${MOST} plies, median ${median(ended)}, most ${Math.max(...ended)}`,
    how: 'from positions that level-3 has reached against level-1; the third repetition draws',
  }
}

/** Texts of positions in which one side has lost five marbles and the other none. */
function fiveUp(): readonly string[] {
  const found: string[] = []
  for (let seed = 1; found.length < GAMES; seed++) {
    const rng = rngOf(seed)
    const p = game.initial()
    const moves = new Int32Array(game.maxMoves)
    for (let ply = 0; ply < 4; ply++) game.play(p, moves[rng.below(game.moves(p, moves))])
    const winner: Player = seed % 2 === 0 ? 0 : 1
    const seats = [agentBy('level-3').begin(abalone), agentBy('level-1').begin(abalone)] as const
    for (let ply = 0; ply < MOST && game.outcome(p) === undefined; ply++) {
      game.play(p, seats[p.side === winner ? 0 : 1](p, { rng }).move)
      if (p.lost[1 - winner] < 5) continue
      if (p.lost[winner] === 0) found.push(game.format(p))
      break
    }
  }
  return found
}

/** Undefined where it does not come. */
function pliesToSixth(
  start: string,
  [ahead, behind]: readonly [Agent<AbalonePosition>, Agent<AbalonePosition>],
  lots: (ply: number) => Rng,
): number | undefined {
  const read = game.parse(start, { repetition: true })
  if (!read.ok) throw new Error(read.error.code)
  const p = read.value
  const loser: Player = p.lost[0] === 5 ? 0 : 1
  const seats = [ahead.begin(abalone), behind.begin(abalone)] as const
  for (let ply = 0; ply < MOST; ply++) {
    if (game.outcome(p) !== undefined) return p.lost[loser] === 6 ? ply : undefined
    game.play(p, seats[p.side === loser ? 1 : 0](p, { rng: lots(ply) }).move)
  }
  return undefined
}

function agentBy(id: string): Agent<AbalonePosition> {
  const agent = abaloneAgents.find((each) => each.id === id)
  if (agent === undefined) throw new Error(id)
  return agent
}
