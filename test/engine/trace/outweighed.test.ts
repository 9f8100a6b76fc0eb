import { describe, expect, it } from 'vitest'
import {
  foundValue,
  kits,
  legalMoves,
  outweighed,
  record,
  Replay,
  rngOf,
  SEARCHES,
  subjectFrom,
  type GameKit,
  type Move,
  type Recording,
  type SearchName,
} from '../../../engine/index.ts'
import { randomOpening } from '../../../engine/agents/opening.ts'

/** The search of one move alone, and what that is worth to whoever makes it. */
function alone(
  kit: GameKit<unknown>,
  position: unknown,
  move: Move,
  algorithm: SearchName,
  depth: number,
) {
  const exclude = legalMoves(kit, position).filter((each) => each !== move)
  const options = { depth, ...(exclude.length > 0 && { exclude }) }
  const { recording, result } = record(algorithm, subjectFrom(kit, position), options)
  const isMax = algorithm === 'minimax' && kit.game.toMove(position) === 1
  return { recording, value: (isMax ? -1 : 1) * foundValue(result) + 0 }
}

/** Whether the better move has its value at a step, and the worse one is known to have less. */
function isDecided(worse: Recording, better: Recording, step: number): boolean {
  const [loses, wins] = [worse, better].map((recording) => {
    const replay = new Replay(recording)
    const child = replay.children(0).find((node) => replay.isVisited(node)) ?? -1
    const at = Math.min(step, replay.steps)
    const sign = replay.player(0) === 0 ? 1 : -1
    const score = replay.score(child, at)
    return {
      done: replay.state(0, at) === 'done',
      value: score === undefined ? Infinity : sign * score,
    }
  })
  return wins.done && loses.value < wins.value
}

describe('two moves that are searched alone', () => {
  it('are decided by the reply that brings the worse one below what the better is worth', () => {
    const { game } = kits.tree
    const read = game.parse('[[3,12,8],[14,5,2,1]]')
    if (!read.ok) throw new Error(read.error.code)
    const [left, right] = [0, 1].map((move) =>
      alone(kits.tree, read.value, legalMoves(kits.tree, read.value)[move], 'alphabeta', 2),
    )
    const found = outweighed(right.recording, left.recording)
    expect(found?.worse).toBe(0)
    const { kind, node, value } = right.recording
    const reply = found?.nodes[0] ?? -1
    // The leaf 2 is the first that is worth less than 3; the 1 after it is not needed.
    const leaf = kind.findIndex((_, event) => node[event] === reply && Math.abs(value[event]) === 2)
    expect(leaf).toBeGreaterThan(0)
    expect(found?.event).toBe(Math.max(leaf + 2, left.recording.last[0]))
    expect(outweighed(left.recording, right.recording)).toMatchObject({ worse: 1 })
  })

  it.each(['connect4', 'gomoku8', 'abalone', 'reversi'] as const)(
    'are decided in %s at the first step at which it can be known',
    (id) => {
      const kit: GameKit<unknown> = kits[id]
      let decided = 0
      for (let seed = 1; seed <= 12; seed++) {
        const rng = rngOf(seed)
        const position = kit.game.initial()
        for (const move of randomOpening(kit, position, 6 + (seed % 2), rng)) {
          kit.game.play(position, move)
        }
        const moves = legalMoves(kit, position)
        const [a, b] = [rng.below(moves.length), rng.below(moves.length)]
        const algorithm = SEARCHES[seed % 3]
        const one = alone(kit, position, moves[a], algorithm, 2)
        const other = alone(kit, position, moves[b], algorithm, 2)
        const found = outweighed(one.recording, other.recording)
        if (a === b) {
          expect(found).toBeUndefined()
          continue
        }
        const { worse, event = NaN } = found ?? {}
        expect(worse).toBe(one.value === other.value ? undefined : one.value < other.value ? 0 : 1)
        if (worse === undefined) continue
        decided++
        const [loses, wins] = worse === 0 ? [one, other] : [other, one]
        expect(isDecided(loses.recording, wins.recording, event + 1)).toBe(true)
        expect(isDecided(loses.recording, wins.recording, event)).toBe(false)
      }
      expect(decided).toBeGreaterThan(2)
    },
  )

  it('are decided where one of them wins at once', () => {
    const read = kits.connect4.game.parse('415263')
    if (!read.ok) throw new Error(read.error.code)
    const [passive, wins] = [0, 6].map((move) => alone(kits.connect4, read.value, move, 'pvs', 3))
    const found = outweighed(wins.recording, passive.recording)
    expect(found).toMatchObject({ worse: 1, nodes: [1, expect.any(Number)] })
    expect(isDecided(passive.recording, wins.recording, (found?.event ?? 0) + 1)).toBe(true)
  })

  it('are not weighed where a search tries others too, or has not ended', () => {
    const position = kits.connect4.game.initial()
    const of = (options: { exclude?: number[]; nodes?: number }) =>
      record('alphabeta', subjectFrom(kits.connect4, position), { depth: 3, ...options }).recording
    const first = of({ exclude: [1, 2, 3, 4, 5, 6] })
    expect(outweighed(first, of({ exclude: [0, 1, 2, 4, 5, 6] }))).toBeDefined()
    expect(outweighed(first, of({ exclude: [0, 1, 2, 4, 5] }))).toBeUndefined()
    expect(outweighed(first, of({ exclude: [0, 1, 2, 4, 5, 6], nodes: 20 }))).toBeUndefined()
  })
})
