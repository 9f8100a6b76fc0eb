import { describe, expect, it } from 'vitest'
import {
  agentsOf,
  kits,
  recordChoice,
  Replay,
  rngOf,
  type Agent,
  type GameKit,
  type GameOptions,
  type RecordedChoice,
} from '../../../engine/index.ts'
import { agentOf } from '../../../engine/agents/registry.ts'

const CAP = 250_000

/** The games with agents, and the board that each is recorded on. */
const boards: readonly [game: keyof typeof kits, options?: GameOptions][] = [
  ['connect4'],
  ['gomoku8'],
  // Large enough that the search of three plies does not fit.
  ['gomoku', { size: 9 }],
  ['ninuki', { size: 13 }],
  ['abalone'],
]

/** After so many random moves, or fewer where they would end the game, each near the ones before where the game can say so. */
function opened<P>(kit: GameKit<P>, options: GameOptions | undefined, plies: number): P {
  const { game } = kit
  const position = game.initial(options)
  const moves = new Int32Array(game.maxMoves)
  const rng = rngOf(plies)
  for (let ply = 0; ply < plies; ply++) {
    const all = Array.from(moves.subarray(0, game.moves(position, moves)))
    const near = all.filter((move) => kit.near?.(position, move, 2) === true)
    const some = near.length > 0 ? near : all
    game.play(position, some[rng.below(some.length)])
    if (game.outcome(position) === undefined) continue
    game.undo(position)
    break
  }
  return position
}

function recordedBy<P>(kit: GameKit<P>, agent: Agent<P>, position: P, cap = CAP): RecordedChoice {
  const recorded = recordChoice(kit, agent, position, 7, cap)
  if (recorded === undefined) throw new Error(`${agent.id} does not search`)
  return recorded
}

/** What the recording ends with at its root: the best move and its value, side to move's view. */
function found<P>(kit: GameKit<P>, position: P, { recording }: RecordedChoice) {
  const replay = new Replay(recording)
  const value = replay.score(0, replay.steps) ?? NaN
  const best = replay.bestChild(0, replay.steps)
  return {
    move: recording.move[best],
    value: kit.game.toMove(position) === 0 ? value : 0 - value,
  }
}

function agent(game: string, id: string): Agent<unknown> {
  const named = agentOf(game, id)
  if (!named.ok) throw new Error(named.error.code)
  return named.value
}

describe('The recorded search of an agent', () => {
  for (const [game, options] of boards) {
    const kit: GameKit<unknown> = kits[game]
    const searching = agentsOf(game).filter(
      ({ id, parameters }) =>
        parameters['search'] !== undefined && !['level-5', 'with-book', 'monte-carlo'].includes(id),
    )

    it(`has the move and the value that the agent plays by: ${game}`, () => {
      let whole = 0
      for (const each of searching) {
        // The searches that do not fit are the slow ones: once is enough.
        const slow = [
          'minimax',
          'pruned',
          'hard',
          'agent-0',
          'agent-1',
          'agent-2',
          'agent-3',
        ].includes(each.id)
        for (const plies of slow ? [6] : [3, 12]) {
          const position = opened(kit, options, plies)
          const text = kit.game.format(position)
          const { move, value, nodes } = each.begin(kit)(position, { rng: rngOf(7) })
          const recorded = recordedBy(kit, each, position)
          expect(recorded.choice).toMatchObject({ move, value, nodes })
          expect(kit.game.format(position)).toBe(text)
          if (recorded.tooLarge === undefined && recorded.before === undefined) {
            whole++
            expect(found(kit, position, recorded), `${each.id} ${plies}`).toEqual({ move, value })
          } else if (recorded.tooLarge !== undefined) {
            expect(recorded.recording.depth).toBeLessThan(recorded.tooLarge.depth)
            expect(recorded.tooLarge.nodes).toBeGreaterThan(CAP)
          }
          expect(recorded.recording.dropped).toBe(0)
        }
      }
      expect(whole).toBeGreaterThanOrEqual(searching.length)
    })
  }

  it('keeps the moves of a node that are left out as one group, with their number', () => {
    const kit: GameKit<unknown> = kits.gomoku
    const position = opened(kit, { size: 15 }, 4)
    const { recording } = recordedBy(kit, agent('gomoku', 'level-3'), position)
    const replay = new Replay(recording)
    const moves = new Int32Array(kit.game.maxMoves)
    let groups = 0
    for (let node = 0; node < replay.nodeCount; node++) {
      const children = Array.from(replay.children(node))
      if (children.length === 0) continue
      const left = children.filter((child) => replay.isDropped(child))
      expect(left.length).toBe(1)
      groups++
      for (const move of lineTo(replay, node)) kit.game.play(position, move)
      const legal = kit.game.moves(position, moves)
      for (const _ of lineTo(replay, node)) kit.game.undo(position)
      expect(children.length - 1 + replay.droppedMoves(left[0])).toBe(legal)
      expect(replay.state(left[0], replay.steps)).toBe('dropped')
    }
    expect(groups).toBeGreaterThan(20)
  })

  it('is to fewer plies where that is what fits, and says how large it would be', () => {
    const kit: GameKit<unknown> = kits.connect4
    const level = agent('connect4', 'level-3')
    const position = opened(kit, undefined, 4)
    const whole = recordedBy(kit, level, position)
    const size = whole.recording.parent.length
    const less = recordedBy(kit, level, position, size - 1)
    expect(less.tooLarge).toEqual({ depth: 6, nodes: size })
    expect(less.recording.depth).toBe(5)
    expect(less.choice).toEqual(whole.choice)
  })

  it('of iterative deepening is the last depth that fits, among those that were done', () => {
    const kit: GameKit<unknown> = kits.gomoku8
    const level = agent('gomoku8', 'level-4')
    const position = opened(kit, undefined, 5)
    const whole = recordedBy(kit, level, position)
    expect(whole.recording.depth).toBe(whole.choice.depth)
    expect(whole.recording.depths).toEqual(Int32Array.of(whole.recording.depth))
    const size = whole.recording.parent.length
    const less = recordedBy(kit, level, position, size - 1)
    expect(less.recording.depth).toBe(whole.recording.depth - 1)
    expect(less.tooLarge).toEqual({ depth: whole.recording.depth, nodes: size })
  })

  it('is the short one before it where a proof has chosen the move', () => {
    const kit: GameKit<unknown> = kits.connect4
    const position = opened(kit, undefined, 20)
    const recorded = recordedBy(kit, agent('connect4', 'level-5'), position)
    expect(recorded.choice.by).toBe('solver')
    expect(recorded.before).toBe(true)
    expect(recorded.recording.depth).toBeLessThanOrEqual(6)
  })

  it('is none where the agent does not search', () => {
    const kit: GameKit<unknown> = kits.connect4
    expect(
      recordChoice(kit, agent('connect4', 'guards'), kit.game.initial(), 1, CAP),
    ).toBeUndefined()
  })
})

function lineTo(replay: Replay, node: number): number[] {
  const line: number[] = []
  for (let at = node; replay.parent(at) >= 0; at = replay.parent(at)) {
    line.push(replay.recording.move[at])
  }
  return line.reverse()
}
