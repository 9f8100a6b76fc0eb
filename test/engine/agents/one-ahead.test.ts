import { describe, expect, it } from 'vitest'
import { oneAheadAgent } from '../../../engine/agents/one-ahead.ts'
import { connect4, gomoku8, pliesToEnd, rngOf, type GameKit } from '../../../engine/index.ts'
import { randomPosition } from '../../../engine/clinic/seeded.ts'

const CASES: readonly (readonly [GameKit<unknown>, number, number])[] = [
  [connect4, 34, 1_500],
  [gomoku8, 40, 150],
]

/** The moves that end the game for the side to move, found the plain way. */
function winsOf<P>({ game }: GameKit<P>, position: P): number[] {
  const mover = game.toMove(position)
  const moves = new Int32Array(game.maxMoves)
  return [...moves.subarray(0, game.moves(position, moves))].filter((move) => {
    game.play(position, move)
    const won = game.outcome(position)?.winner === mover
    game.undo(position)
    return won
  })
}

function safeOf<P>(kit: GameKit<P>, position: P): number[] {
  const { game } = kit
  const moves = new Int32Array(game.maxMoves)
  return [...moves.subarray(0, game.moves(position, moves))].filter((move) => {
    game.play(position, move)
    const safe = winsOf(kit, position).length === 0
    game.undo(position)
    return safe
  })
}

describe('an agent that looks one move ahead', () => {
  it.each(CASES)('wins when it can, and guards when it must', (kit, longest, seeds) => {
    const { game } = kit
    const wins = oneAheadAgent<unknown>('wins', game.id).begin(kit)
    const guards = oneAheadAgent<unknown>('guards', game.id).begin(kit)
    let won = 0
    let stopped = 0
    for (let seed = 0; seed < seeds; seed++) {
      const rng = rngOf(seed)
      const position = randomPosition(kit, {}, rng.below(longest), rng)
      if (game.outcome(position) !== undefined) continue
      const before = game.format(position)
      const winning = winsOf(kit, position)
      const safe = safeOf(kit, position)
      const choices = [wins, guards].map((choose) => choose(position, { rng: rngOf(seed) }))
      expect(game.format(position)).toBe(before)
      for (const { move, value, line } of choices) {
        expect(line).toEqual([move])
        if (winning.length > 0) {
          expect(winning).toContain(move)
          expect(pliesToEnd(value ?? 0)).toBe(1)
        } else {
          expect(value).toBeUndefined()
        }
      }
      if (winning.length > 0) won++
      else if (safe.length > 0) {
        expect(safe).toContain(choices[1].move)
        if (!safe.includes(choices[0].move)) stopped++
      }
    }
    expect(won).toBeGreaterThan(0)
    expect(stopped).toBeGreaterThan(0)
  })

  it('counts a node for each move it tries', () => {
    const position = connect4.game.initial()
    const nodes = (rule: 'wins' | 'guards') =>
      oneAheadAgent<typeof position>(rule, 'connect4').begin(connect4)(position, {
        rng: rngOf(1),
      }).nodes
    expect(nodes('wins')).toBe(7)
    expect(nodes('guards')).toBe(7 + 7 * 7)
  })

  it('refuses a game that is over', () => {
    const read = connect4.game.parse('1212121')
    if (!read.ok) throw new Error('the moves are legal')
    const choose = oneAheadAgent<typeof read.value>('wins', 'connect4').begin(connect4)
    expect(() => choose(read.value, { rng: rngOf(1) })).toThrow('the game is over')
  })
})
