import { describe, expect, it } from 'vitest'
import { kits, type GameId, type GameKit, type GameOptions } from '../../../engine/index.ts'
import { gradePuzzle, type PuzzleKind } from '../../../engine/puzzles/kinds.ts'
import { legalMoves } from '../../../engine/core/after.ts'
import { threatAfter, winsNext } from '../../../engine/puzzles/wins-next.ts'
import { randomPosition } from '../../../engine/clinic/seeded.ts'
import { rngOf } from '../../../engine/core/rng.ts'

interface Asked {
  readonly kind: PuzzleKind
  readonly game: GameId
  readonly text: string
  readonly options?: GameOptions
}

/** What is said of a move, and what follows it, as the game writes it. */
function said({ kind, game, text, options }: Asked, move: string): string {
  const kit: GameKit<unknown> = kits[game]
  const read = kit.game.parse(text, options)
  if (!read.ok) throw new Error(read.error.code)
  const made = kit.game.parseMove(read.value, move)
  if (!made.ok) throw new Error(made.error.code)
  const { right, reason, line } = gradePuzzle(kind, kit, read.value, made.value)
  kit.game.play(read.value, made.value)
  const names = line.map((each) => {
    const name = kit.game.formatMove(read.value, each)
    kit.game.play(read.value, each)
    return name
  })
  return [right ? 'right' : 'wrong', reason, ...names].join(' ')
}

describe('the fork', () => {
  // The first player has two on the bottom row with room on both sides.
  const asked: Asked = { kind: 'fork', game: 'connect4', text: '3343' }

  it('is a move with two ways to win, and one way is not enough', () => {
    expect(said(asked, '5')).toMatch(/^right fork [26] [26]$/)
    expect(said({ ...asked, text: '33445' }, '1')).toMatch(/^wrong loses-at-once [26]$/)
    expect(said(asked, '7')).toBe('wrong no-threat')
    expect(said(asked, '6')).toBe('wrong one-threat 5')
  })

  it('agrees with looking at every reply and every move after it', () => {
    const kit = kits.connect4
    const { game } = kit
    const rng = rngOf(4)
    let forks = 0
    for (let i = 0; i < 400; i++) {
      const position = randomPosition(kit, {}, 8 + (i % 20), rng)
      const mover = game.toMove(position)
      for (const tried of legalMoves(kit, position)) {
        game.play(position, tried)
        const wins = (): boolean => game.outcome(position)?.winner === mover
        const any = legalMoves(kit, position)
        const forced =
          wins() ||
          (any.length > 0 &&
            any.every((reply) => {
              game.play(position, reply)
              const next = legalMoves(kit, position).some((each) => {
                game.play(position, each)
                const won = wins()
                game.undo(position)
                return won
              })
              game.undo(position)
              return next
            }))
        game.undo(position)
        if (forced) forks++
        expect(winsNext(kit, position, tried)).toBe(forced)
      }
    }
    expect(forks).toBeGreaterThan(50)
  })

  it('is not asked for of a game that no line wins', () => {
    const kit = kits.abalone
    const position = kit.game.initial()
    expect(() => threatAfter(kit, position, legalMoves(kit, position)[0])).toThrow(/abalone/)
  })
})

describe('a win by fours', () => {
  const options = { size: 9, centre: false }
  // X has two open threes that cross at e5; O has nothing.
  const asked: Asked = {
    kind: 'fours',
    game: 'gomoku',
    text: 'b5 a1 c5 a3 d5 a7 e2 a9 e3 i1 e4 i9',
    options,
  }

  it('is begun by a four that threatens two fives, which the line shows', () => {
    expect(said(asked, 'e5')).toMatch(/^right fours [a-i]\d [a-i]\d$/)
  })

  it('is not begun by what threatens no five', () => {
    expect(said(asked, 'h8')).toMatch(/^wrong no-four/)
  })
})

describe('the only defence', () => {
  it('tells a five that was overlooked, and a win that goes on', () => {
    const options = { size: 9, centre: false }
    const four: Asked = {
      kind: 'defence',
      game: 'gomoku',
      text: 'c5 c6 d5 i1 e5 i9 f5',
      options,
    }
    expect(said(four, 'a1')).toBe('wrong loses-at-once b5')
    expect(said(four, 'b5')).toBe('wrong loses-at-once g5')
    const three: Asked = { ...four, text: 'd5 i1 e5 i9 f5' }
    expect(said(three, 'a1')).toMatch(/^wrong loses-to-fours (c5|g5) /)
  })
})

describe('the only column', () => {
  const asked: Asked = { kind: 'exact', game: 'connect4', text: '' }

  it('wins, or keeps the draw, and what follows is the game to its end', () => {
    const middle = { ...asked, text: '13526556474454456761212112' }
    expect(said(middle, '7')).toMatch(/^right wins( [1-7]){12}$/)
    expect(said(middle, '6')).toMatch(/^wrong loses( [1-7]){5}$/)
    const drawn = { ...asked, text: '423476444477732222327353' }
    expect(said(drawn, '6')).toMatch(/^right draws( [1-7]){17}$/)
    expect(said(drawn, '5')).toMatch(/^wrong loses [1-7]$/)
    const given = { ...asked, text: '33243643457467443376' }
    expect(said(given, '1')).toMatch(/^wrong win-gone( [1-7]){21}$/)
  })

  it('may end the game at once, and is not asked for without a solver', () => {
    expect(said({ ...asked, text: '112233' }, '4')).toBe('right wins')
    const kit = kits.abalone
    const position = kit.game.initial()
    const [move] = legalMoves(kit, position)
    expect(() => gradePuzzle('exact', kit, position, move)).toThrow(/abalone/)
  })
})

describe('a push', () => {
  const start: Asked = { kind: 'push', game: 'abalone', text: '' }

  it('has to move a marble of the other side', () => {
    expect(said(start, 'a1b1')).toBe('wrong no-push')
  })
})
