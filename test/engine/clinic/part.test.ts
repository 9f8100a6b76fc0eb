import { describe, expect, it } from 'vitest'
import { CLINIC } from '../../../engine/clinic/index.ts'
import { part, type Difference, type Parting } from '../../../engine/clinic/part.ts'
import { kits, type GameId } from '../../../engine/games/registry.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { NO_MOVE } from '../../../engine/core/game.ts'
import { randomPosition } from '../../../engine/clinic/seeded.ts'
import { MIN_TO_MOVE, movesTo, type Recording } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'

/** How each fault parts from its twin where it does, on the positions below. */
const PARTS: Readonly<Record<string, readonly Difference[]>> = {
  'shift-by-33': ['score', 'way'],
  'comparison-first': ['score', 'way'],
  'visited-set-in-connect4': ['way'],
  'root-window': ['window'],
  'smallest-int': ['window'],
  'wrong-side': ['side'],
  'silent-attack': ['score'],
  'shared-best-move': ['answer'],
  'missing-braces': ['answer'],
  'tie-from-a-bound': ['answer'],
  'narrow-neighbourhood': ['children'],
  'visited-set': ['way'],
  'zero-is-nothing': ['score', 'way'],
  'selection-from-one-side': ['children'],
  'distance-sign': ['score'],
  'unreal-ends': ['score'],
}

const SEEDS = [1, 2, 3, 4]
const DEPTH = 2

function kitOf(game: string) {
  return kits[game as GameId]
}

describe.each(CLINIC.map((one) => [one.id, one] as const))('%s', (id, one) => {
  const kit = kitOf(one.game)
  // No win is near in these positions: how a game is lost at its end shows elsewhere.
  const depth = id.startsWith('visited-set') ? 3 : DEPTH
  const partings = SEEDS.map((seed) => {
    const rng = rngOf(seed)
    const position = randomPosition(kit, one.start, 6 + rng.below(8), rng)
    const before = kit.game.format(position)
    const parting = part(one, position, { ...one.options, depth })
    expect(kit.game.format(position)).toBe(before)
    return { position, parting }
  })

  it('parts from its right twin in the way it says', () => {
    const seen = partings.map(({ parting }) => parting.difference)
    for (const difference of seen) {
      if (difference !== undefined) expect(PARTS[id]).toContain(difference)
    }
    if (id !== 'unreal-ends') expect(seen.some((each) => each !== undefined)).toBe(true)
  })

  it('has no difference before the step that is given, and one at it', () => {
    for (const { parting } of partings) {
      const { difference, fault, twin } = parting
      if (difference === undefined || difference === 'answer') {
        expect(eventsOf(fault.recording)).toEqual(eventsOf(twin.recording))
        continue
      }
      expect(fault.step).toBe(twin.step)
      const last = fault.step - 1
      expect(eventsOf(fault.recording, last)).toEqual(eventsOf(twin.recording, last))
      if (difference === 'window' || difference === 'score' || difference === 'way') {
        expect(eventsOf(fault.recording, last + 1)).not.toEqual(eventsOf(twin.recording, last + 1))
      }
    }
  })

  it('has trees that can be stepped through, and a path that leads to the node', () => {
    for (const { position, parting } of partings) {
      for (const side of [parting.fault, parting.twin]) {
        const replay = new Replay(side.recording)
        expect(side.step).toBeLessThanOrEqual(replay.steps)
        for (const step of [0, side.step, replay.steps]) replay.counts(step)
      }
      if (parting.difference !== undefined && parting.fault.node >= 0) {
        expect(movesTo(parting.fault.recording, parting.fault.node)).toEqual(parting.path)
      }
      // Every move of the path can be played: the board of the node can be shown.
      if (one.agent.id !== 'clinic/wrong-side') playAll(one.game, position, parting)
    }
  })
})

function playAll(game: string, position: unknown, { path }: Parting): void {
  const kit = kitOf(game)
  const moves = new Int32Array(kit.game.maxMoves)
  for (const move of path) {
    const count = kit.game.moves(position, moves)
    expect(moves.subarray(0, count)).toContain(move)
    kit.game.play(position, move)
  }
  for (let i = 0; i < path.length; i++) kit.game.undo(position)
}

/** Events as texts; windows beyond infinity are one. */
function eventsOf(recording: Recording, end = recording.kind.length): string[] {
  const within = (score: number) => Math.max(-1e9, Math.min(1e9, score))
  return Array.from({ length: end }, (_, event) => {
    const node = recording.node[event]
    const { move, alpha, beta, flags } = recording
    const about = [move[node], within(alpha[node]), within(beta[node]), flags[node] & MIN_TO_MOVE]
    return `${recording.kind[event]} ${within(recording.value[event])} ${about.join(' ')}`
  })
}

describe('parting', () => {
  const [one] = CLINIC.filter(({ id }) => id === 'shared-best-move')
  const kit = kitOf(one.game)

  it('finds nothing between a search and itself', () => {
    const position = kit.game.initial(one.start)
    const { difference, path } = part({ ...one, fault: one.twin }, position)
    expect(difference).toBeUndefined()
    expect(path).toEqual([])
  })

  it('blames the node that wrote the answer last', () => {
    const position = randomPosition(kit, one.start, 8, rngOf(1))
    const { fault, twin } = part(one, position)
    expect(fault.recording.move[fault.node]).toBe(fault.result.move)
    expect(fault.recording.parent[fault.node]).toBeGreaterThan(0)
    expect(twin.recording.move[twin.node]).toBe(twin.result.move)
    expect(twin.recording.parent[twin.node]).toBe(0)
    expect(fault.result.move).not.toBe(NO_MOVE)
  })

  it('keeps to the cap of nodes', () => {
    const position = randomPosition(kit, one.start, 8, rngOf(1))
    const { fault, twin } = part(one, position, one.options, {}, 100)
    expect(fault.recording.parent.length).toBe(100)
    expect(twin.recording.dropped).toBeGreaterThan(0)
  })
})
