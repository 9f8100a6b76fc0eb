import { describe, expect, it } from 'vitest'
import { CLINIC } from '../../../engine/clinic/index.ts'
import { part, type Parting } from '../../../engine/clinic/part.ts'
import type { Difference } from '../../../engine/trace/parting.ts'
import { kits, type GameId } from '../../../engine/games/registry.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { NO_MOVE } from '../../../engine/core/game.ts'
import { playOn, randomMover, randomPosition } from '../../../engine/clinic/seeded.ts'
import { pliesToEnd } from '../../../engine/search/score.ts'
import { explainCut } from '../../../engine/trace/explain.ts'
import { MIN_TO_MOVE, movesTo, TERMINAL, type Recording } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'

/** How each fault parts from its twin where it does, on the positions below. */
const PARTS: Readonly<Record<string, readonly Difference[]>> = {
  'shift-by-33': ['score', 'way'],
  'comparison-first': ['score', 'way'],
  'visited-set-in-connect4': ['way'],
  'root-window': ['window'],
  'smallest-int': ['window'],
  'wrong-side': ['side'],
  'wrong-side-by-lines': ['side'],
  'silent-attack': ['score'],
  'no-end-at-five': ['score', 'way'],
  'shared-best-move': ['answer'],
  'first-point': ['answer'],
  'missing-braces': ['answer'],
  'tie-from-a-bound': ['answer'],
  'narrow-neighbourhood': ['children'],
  'visited-set': ['way'],
  'zero-is-nothing': ['score', 'way'],
  'selection-from-one-side': ['children'],
  'distance-sign': ['score'],
  'unreal-ends': ['score'],
  'hash-of-the-cells': ['way', 'score'],
}

const SEEDS = [1, 2, 3, 4]
const DEPTH = 2

function kitOf(game: string) {
  return kits[game as GameId]
}

describe.each(CLINIC.map((one) => [one.id, one] as const))('%s', (id, one) => {
  const kit = kitOf(one.game)
  // Positions are met again three plies on at the earliest.
  const depth = id.startsWith('visited-set') || id === 'hash-of-the-cells' ? 3 : DEPTH
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
    // Where no end of the game is near, it makes no difference what one counts for.
    if (id !== 'unreal-ends' && id !== 'no-end-at-five')
      expect(seen.some((each) => each !== undefined)).toBe(true)
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
        for (const step of [0, side.step, replay.steps]) {
          const at = replay.current(step)
          expect(replay.path(step).at(-1)).toBe(at)
          replay.window(at, step)
          replay.principalVariation(step)
        }
        // What is told of a cut holds for a wrong one too: its node and the score that made it.
        const cut = replay.step(replay.nextCutoff(0))
        const why = explainCut(replay, cut?.node ?? 0)
        if (why !== undefined) expect(why.node).toBe(cut?.node)
      }
      if (parting.difference !== undefined && parting.fault.node >= 0) {
        expect(movesTo(parting.fault.recording, parting.fault.node)).toEqual(parting.path)
      }
      // Every move of the path can be played: the board of the node can be shown.
      playAll(one.game, position, parting)
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

  it('tells ends that count for nothing where one is at hand', () => {
    const [unreal] = CLINIC.filter(({ id }) => id === 'unreal-ends')
    const kit = kits.abalone
    const { game } = kit
    let near = 0
    for (let seed = 1; seed <= 8; seed++) {
      const position = game.initial(unreal.start)
      const right = () => unreal.twin(position, unreal.options)
      const movers = [() => right().move, randomMover(kit, rngOf(seed))] as const
      playOn(kit, position, movers, 50, () => {
        if (pliesToEnd(right().value) !== 1) return
        near++
        const { difference, fault, path } = part(unreal, position)
        expect(difference).toBe('score')
        expect(path).toHaveLength(1)
        game.play(position, path[0])
        expect(game.outcome(position)).toBeDefined()
        game.undo(position)
        expect(fault.recording.flags[fault.node] & TERMINAL).toBe(0)
      })
    }
    expect(near).toBeGreaterThan(0)
  })

  it('keeps to the cap of nodes', () => {
    const position = randomPosition(kit, one.start, 8, rngOf(1))
    const { fault, twin } = part(one, position, one.options, {}, 100)
    expect(fault.recording.parent.length).toBe(100)
    expect(twin.recording.dropped).toBeGreaterThan(0)
  })
})
