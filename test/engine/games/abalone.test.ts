import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../engine/core/game.ts'
import { HEX_OFF, hexName } from '../../../engine/core/hex.ts'
import { perftCounts } from '../../../engine/core/perft.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { lastMoved, moved, type Step } from '../../../engine/games/abalone/board.ts'
import { abalone } from '../../../engine/games/abalone/index.ts'
import { STARTS } from '../../../engine/games/abalone/options.ts'
import type { AbalonePosition } from '../../../engine/games/abalone/position.ts'
import { legalMoves as refereesMoves } from './abalone-referee.ts'
import { legalMoves, parsed, randomGame } from './random-game.ts'

const { game, board } = abalone

const at = (text: string, options?: GameOptions): AbalonePosition =>
  parsed(game.parse(text, options))
const move = (p: AbalonePosition, text: string): number => parsed(game.parseMove(p, text))

const sides = (p: AbalonePosition) => [abalone.sideOf?.(p, 0), abalone.sideOf?.(p, 1)]
const hash = (p: AbalonePosition) => [game.hashLo(p), game.hashHi(p)]
/** The classic start, so many plies later. */
const later = (ply: number, options?: GameOptions) => at(`${STARTS.classic} b 0,0 ${ply}`, options)

/** Player's letter, from, to and direction of each step, in a game that Black began. */
function stepTexts(list: readonly Step[]): string[] {
  return list.map(({ player, from, to, direction }) => {
    return `${'bw'.charAt(player)} ${hexName(from)} ${to === HEX_OFF ? 'off' : hexName(to)} ${direction}`
  })
}

/** What follows a move, as a text; or the code of the error. */
function after(p: AbalonePosition, text: string): string {
  const read = game.parseMove(p, text)
  if (!read.ok) return read.error.code
  game.play(p, read.value)
  const result = game.format(p)
  game.undo(p)
  return result
}

/*
 * `standard`: three independent move generators agree. `inf8175`: counted with the course's own
 * generator and an independent one.
 */
describe('perft of Abalone', () => {
  test.each<[GameOptions, number[]]>([
    [{ start: 'classic' }, [44, 1936, 98912]],
    [{ start: 'belgian-daisy' }, [52, 2692, 149322]],
    [{ start: 'classic', variant: 'inf8175' }, [74, 5476, 399896]],
    [{ start: 'alien', variant: 'inf8175' }, [54, 2952, 161078]],
    [{ start: 'classic', broadside: false, selfEject: false }, [34, 1156, 45356]],
  ])('of %j is %j', (options, counts) => {
    expect(perftCounts(game, game.initial(options), 3)).toEqual(counts)
  })
})

describe('starts of Abalone', () => {
  test.each(Object.entries(STARTS))('%s has 14 marbles a side, and is fair', (start, rows) => {
    const p = game.initial({ start })
    expect(game.format(p)).toBe(`${rows} b 0,0 0`)
    expect(rows.match(/b/g)).toHaveLength(14)
    expect(rows.match(/w/g)).toHaveLength(14)
    expect(p.distance[0]).toBe(p.distance[1])
  })

  test('belong to whoever begins: player 0 is Black, or White by the option', () => {
    const black = game.initial()
    const white = game.initial({ first: 'white' })
    expect(sides(black)).toEqual(['b', 'w'])
    expect(sides(white)).toEqual(['w', 'b'])
    expect([game.toMove(black), game.toMove(white)]).toEqual([0, 0])
    // a1 is Black's in the classic start.
    expect([board?.at(black, 0), board?.at(white, 0)]).toEqual([0, 1])
    expect(game.format(white)).toBe(`${STARTS.classic} w 0,0 0`)
  })

  test('take from the variant what is not given by name', () => {
    expect(game.initial({ variant: 'inf8175' }).rules).toEqual({
      variant: 'inf8175',
      start: 'classic',
      broadside: false,
      selfEject: true,
      maxPlies: 50,
      first: 'white',
      repetition: false,
    })
    expect(game.initial({ variant: 'inf8175', broadside: true, maxPlies: 0 }).rules).toMatchObject({
      broadside: true,
      selfEject: true,
      maxPlies: 0,
      first: 'white',
    })
  })
})

/** Row e is given; nine marbles of each side lie out of its way. Black is to move. */
const rowE = (row: string, options?: GameOptions): AbalonePosition =>
  at(`wwwww/wwww../......./......../${row}/......../......./bbbb../bbbbb b`, options)

describe('a move in line', () => {
  test.each([
    ['b........', 'e1e2', '.b.......'],
    ['bb.......', 'e1e2', '.bb......'],
    ['bbb......', 'e1e2', '.bbb.....'],
    ['.bbb.....', 'e4e3', 'bbb......'],
    ['.bbb.....', 'e3e4', '.b.bb....'],
    ['bbw......', 'e1e2', '.bbw.....'],
    ['bbbw.....', 'e1e2', '.bbbw....'],
    ['bbbww....', 'e1e2', '.bbbww...'],
    ['bbw.w....', 'e1e2', '.bbww....'],
    ['......bbw', 'e7e8', '.......bb'],
    ['....bbbww', 'e5e6', '.....bbbw'],
    ['wbb......', 'e3e2', 'bb.......'],
  ])('from %s by %s gives %s', (before, text, expected) => {
    const p = rowE(before)
    const result = after(p, text)
    expect(result.split('/')[4]).toBe(expected)
    const gone = (before.match(/w/g)?.length ?? 0) - (expected.match(/w/g)?.length ?? 0)
    const black = before.match(/b/g)?.length ?? 0
    const white = before.match(/w/g)?.length ?? 0
    expect(result.split(' ').slice(1)).toEqual(['w', `${5 - black},${5 - white + gone}`, '1'])
  })

  test.each([
    ['bbbb.....', 'e1e2', 'move/too-many', { count: 4, max: 3 }],
    ['bw.......', 'e1e2', 'move/one-pushes-none', { cell: 'e2' }],
    ['bbww.....', 'e1e2', 'move/cannot-push', { own: 2, enemy: 2 }],
    ['bbbwww...', 'e1e2', 'move/cannot-push', { own: 3, enemy: 3 }],
    ['bbwb.....', 'e1e2', 'move/push-blocked', { cell: 'e4' }],
    ['bbbwwb...', 'e1e2', 'move/push-blocked', { cell: 'e6' }],
    ['.......bb', 'e8e9', 'move/own-over-edge', { cell: 'e9' }],
    ['........b', 'e9e', 'move/own-over-edge', { cell: 'e9' }],
    ['bbww...bb', 'e8e9', 'move/own-over-edge', { cell: 'e9' }],
  ])('from %s by %s is refused: %s', (before, text, code, params) => {
    const found = game.parseMove(rowE(before), text)
    expect(found).toMatchObject({ ok: false, error: { code, at: 2, params } })
    // Where an option would allow it, the error names that.
    const lift = code === 'move/own-over-edge' ? { option: 'selfEject', value: true } : undefined
    expect(found.ok ? undefined : found.error.lift).toEqual(lift)
  })

  test.each([
    ['.......bb', 'e8e9', '........b', 1],
    ['......bbb', 'e7e8', '.......bb', 1],
    ['........b', 'e9e', '.........', 1],
    ['........b', 'e9ne', '.........', 1],
    ['......bbw', 'e7e8', '.......bb', 0],
  ])('may throw one’s own marble over the edge by option: %s by %s', (before, text, row, lost) => {
    const p = rowE(before, { selfEject: true })
    const lostBefore = p.lost[0]
    const result = after(p, text)
    expect(result.split('/')[4]).toBe(row)
    expect(result.split(' ')[2].split(',')[0]).toBe(String(lostBefore + lost))
  })

  test('does not throw four of one’s own over the edge, nor push off with one', () => {
    expect(after(rowE('.....bbbb', { selfEject: true }), 'e6e7')).toBe('move/too-many')
    expect(after(rowE('.......bw', { selfEject: true }), 'e8e9')).toBe('move/one-pushes-none')
  })
})

describe('a broadside move', () => {
  test.each([
    ['.bb......', 'e2e3f3', 'f', '.bb.....'],
    ['.bb......', 'e2e3f2', 'f', 'bb......'],
    ['.bbb.....', 'e2e4f3', 'f', '.bbb....'],
    ['.bbb.....', 'e4e2d4', 'd', '.bbb....'],
    ['.bbb.....', 'e2e4d1', 'd', 'bbb.....'],
  ])('from %s by %s moves all of its marbles to row %s: %s', (before, text, row, expected) => {
    const p = rowE(before)
    const result = after(p, text).split('/')
    expect(result[4]).toBe('.........')
    expect(result['ihgfedcba'.indexOf(row)]).toBe(expected)
  })

  test('takes two of three that lie in a line, whatever lies beside the third', () => {
    expect(after(rowE('.bbb.....'), 'e2e3f2').split('/').slice(3, 5)).toEqual([
      'bb......',
      '...b.....',
    ])
  })

  test.each([
    ['.b.b.....', 'e2e4f3', 'move/no-marble', 2, { cell: 'e3' }],
    ['.bwb.....', 'e2e4f3', 'move/enemy-marble', 2, { cell: 'e3' }],
    ['.bbbb....', 'e2e5f3', 'move/too-many', 2, { count: 4, max: 3 }],
    ['.bb......', 'e2b3f3', 'move/not-in-line', 2, { from: 'e2', to: 'b3' }],
    ['.bb......', 'e2e2f3', 'move/same-cell', 2, { cell: 'e2' }],
    ['.bb......', 'e2e3f5', 'move/not-adjacent', 4, { from: 'e2', to: 'f5' }],
    ['.bb......', 'e2e3e3', 'move/along-line', 4, { move: 'e2e3' }],
    ['.bb......', 'e2e3e1', 'move/along-line', 4, { move: 'e3e2' }],
    ['.......bb', 'e8e9f9', 'move/sideways-over-edge', 4, { cell: 'e9' }],
  ])('from %s by %s is refused: %s', (before, text, code, place, params) => {
    expect(game.parseMove(rowE(before), text)).toEqual({
      ok: false,
      error: { code, at: place, params },
    })
  })

  test('needs empty cells, and the option', () => {
    const p = game.initial()
    expect(game.parseMove(p, 'c3c4d3')).toMatchObject({ ok: true })
    expect(game.parseMove(p, 'c3c5b3')).toEqual({
      ok: false,
      error: { code: 'move/sideways-blocked', at: 4, params: { cell: 'b3' } },
    })
    expect(after(game.initial({ broadside: false }), 'c3c4d3')).toBe('move/no-broadside')
  })
})

describe('the end of a game of Abalone', () => {
  test('is the sixth marble lost, whoever pushed it off', () => {
    const p = at('wwwww/www.../......./......../......bbw/......../......./bbb.../bbbbb b 4,5 30')
    game.play(p, move(p, 'e7e8'))
    expect(game.outcome(p)).toEqual({ winner: 0, reason: 'six-lost', squares: [] })
    expect(legalMoves(game, p)).toEqual([])
    expect(game.parseMove(p, 'i5h5')).toMatchObject({ error: { code: 'move/game-over' } })

    const q = at('wwwww/wwwww./......./......../........b/......../......./bbb.../bbbbb b', {
      selfEject: true,
    })
    game.play(q, move(q, 'e9se'))
    expect(game.outcome(q)).toEqual({ winner: 1, reason: 'six-lost', squares: [] })
  })

  test('comes at the limit: fewer lost, then nearer the centre, then a draw', () => {
    const options = { maxPlies: 40 }
    const outcome = (rows: string, ply = 40) => game.outcome(at(`${rows} w 0,0 ${ply}`, options))
    const classic = STARTS.classic
    expect(outcome(classic, 39)).toBeUndefined()
    expect(outcome(classic)).toEqual({ winner: 'draw', reason: 'limit', squares: [] })
    // Black's marble from a1 stands on e5, or on e1, which is as far out as a1.
    const onE5 = classic.replace('.........', '....b....').replace(/bbbbb$/, '.bbbb')
    const onE1 = classic.replace('.........', 'b........').replace(/bbbbb$/, '.bbbb')
    expect(outcome(onE5)).toEqual({ winner: 0, reason: 'limit-distance', squares: [] })
    expect(outcome(onE1)).toEqual({ winner: 'draw', reason: 'limit', squares: [] })
    const whiteLost = at(`${classic.replace('wwwww/', 'wwww./')} b 0,1 40`, options)
    expect(game.outcome(whiteLost)).toEqual({ winner: 0, reason: 'limit-lost', squares: [] })
    expect(legalMoves(game, whiteLost)).toEqual([])
  })

  test('is a draw where a side has no move and has not lost', () => {
    // Ten black marbles, hemmed in; found by search.
    const rows = 'bw.wb/bww.ww/bw...../bw....../bw..w..../bw....../bw...../bw..../bw...'
    const p = at(`${rows} b 4,0 80`)
    expect(legalMoves(game, p)).toEqual([])
    expect(refereesMoves(`${rows} b 4,0 80`, p.rules).size).toBe(0)
    expect(game.outcome(p)).toEqual({ winner: 'draw', reason: 'no-moves', squares: [] })
    expect(game.outcome(at(`${rows} w 4,0 80`))).toBeUndefined()
  })
})

describe('moves of Abalone', () => {
  test('come in ascending order, and mean the same in every position', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, selfEject) => {
        const names = new Map<number, string>()
        randomGame(game, game.initial({ selfEject }), rngOf(seed), 30, (p, legal) => {
          expect(legal.every((m, i) => i === 0 || m > legal[i - 1])).toBe(true)
          const texts = legal.map((m) => game.formatMove(p, m))
          expect(texts).toEqual(legal.map((m, i) => names.get(m) ?? texts[i]))
          for (const [i, m] of legal.entries()) names.set(m, texts[i])
        })
      }),
      { numRuns: 20 },
    )
  })

  test('say which marbles they move and push, before and after they are played', () => {
    const p = rowE('....bbbww')
    expect(lastMoved(p)).toEqual([])
    const push = move(p, 'e5e6')
    const expected = ['b e5 e6 0', 'b e6 e7 0', 'b e7 e8 0', 'w e8 e9 0', 'w e9 off 0']
    expect(stepTexts(moved(p, push))).toEqual(expected)
    game.play(p, push)
    expect(stepTexts(lastMoved(p))).toEqual(expected)
    const q = rowE('.bbb.....')
    const aside = move(q, 'e4e2d3')
    expect(stepTexts(moved(q, aside))).toEqual(['b e2 d1 4', 'b e3 d2 4', 'b e4 d3 4'])
    const alone = rowE('........b', { selfEject: true })
    expect(stepTexts(moved(alone, move(alone, 'e9ne')))).toEqual(['b e9 off 1'])
  })

  test('are nearer the middle the more steps they bring their own marbles to it', () => {
    const p = game.initial()
    const gain = (text: string) => abalone.centrality?.(p, move(p, text))
    // a1 (4 from e5) goes and d4 (1) comes; c3 to d3 (2 to 2); c5 to d6 (2 to 2).
    expect([gain('a1b2'), gain('c3d3'), gain('c3d4'), gain('c3c5d4')]).toEqual([3, 0, 1, 2])
  })
})

describe('the hash of Abalone', () => {
  test('tells who is to move', () => {
    expect(hash(at(`${STARTS.classic} w`))).not.toEqual(hash(at(`${STARTS.classic} b`)))
  })

  test('tells the ply only where a limit makes it matter', () => {
    expect(hash(later(2))).toEqual(hash(later(0)))
    expect(hash(later(2, { maxPlies: 50 }))).not.toEqual(hash(later(0, { maxPlies: 50 })))
  })

  test('is the same whether a position is played to or read', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, limited) => {
        const options = { selfEject: true, maxPlies: limited ? 40 : 0 }
        randomGame(game, game.initial(options), rngOf(seed), 40, (p) => {
          const q = at(game.format(p), options)
          expect(hash(q)).toEqual(hash(p))
          expect([q.distance, q.lost, q.bits, q.cells]).toEqual([
            p.distance,
            p.lost,
            p.bits,
            p.cells,
          ])
        })
      }),
      { numRuns: 20 },
    )
  })
})
