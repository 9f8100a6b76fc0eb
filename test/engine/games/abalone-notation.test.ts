import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../engine/core/game.ts'
import { HEX_CELLS, hexName } from '../../../engine/core/hex.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { moved } from '../../../engine/games/abalone/board.ts'
import { abalone } from '../../../engine/games/abalone/index.ts'
import { STARTS } from '../../../engine/games/abalone/options.ts'
import { shapeOf } from '../../../engine/games/abalone/rules.ts'
import { legalMoves, parsed, randomGame } from './random-game.ts'

const { game } = abalone
const CLASSIC = STARTS.classic
const CELLS = Array.from({ length: HEX_CELLS }, (_, cell) => hexName(cell))
const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se']

function errorOf(text: string, options?: GameOptions): unknown {
  const read = game.parse(text, options)
  return read.ok ? game.format(read.value) : read.error
}

describe('a move of Abalone', () => {
  test('is read in every spelling, and written in one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, selfEject) => {
        const start = game.initial({ start: 'belgian-daisy', selfEject })
        randomGame(game, start, rngOf(seed), 12, (p, legal) => {
          for (const m of legal) {
            const text = game.formatMove(p, m)
            const steps = moved(p, m).filter((step) => step.player === p.side)
            const direction = DIRECTIONS[steps[0].direction]
            const dashed = text.replace(/(?:[a-i][1-9]|[nsew]+)$/, '-$&')
            const spellings = [text, text.toUpperCase(), ` ${text} `, dashed]
            const last = steps[steps.length - 1]
            if (shapeOf(m) === 0) spellings.push(hexName(steps[0].from) + direction)
            else {
              const ends = hexName(last.from) + hexName(steps[0].from)
              spellings.push(ends + hexName(last.to), ends + direction)
            }
            expect(spellings.map((spelling) => parsed(game.parseMove(p, spelling)))).toEqual(
              spellings.map(() => m),
            )
          }
        })
      }),
      { numRuns: 6 },
    )
  })

  test('is read exactly when it is legal: every two cells, every cell and direction', () => {
    for (const variant of ['standard', 'inf8175']) {
      const p = randomGame(game, game.initial({ variant, start: 'alien' }), rngOf(8), 30)
      const legal = new Set(legalMoves(game, p))
      const read = new Set<number>()
      for (const from of CELLS) {
        for (const to of [...CELLS, ...DIRECTIONS]) {
          const move = game.parseMove(p, from + to)
          if (move.ok) read.add(move.value)
        }
        for (const last of CELLS) {
          for (const direction of DIRECTIONS) {
            const move = game.parseMove(p, from + last + direction)
            if (move.ok) read.add(move.value)
          }
        }
      }
      expect([...read].toSorted()).toEqual([...legal].toSorted())
    }
  })

  test('writes the cell it goes to, and a direction only where there is none', () => {
    const p = game.initial({ variant: 'inf8175', first: 'black' })
    const texts = legalMoves(game, p).map((m) => game.formatMove(p, m))
    expect(texts).toEqual(expect.arrayContaining(['c3d4', 'b2a1', 'a1sw', 'a1se', 'a1w', 'a5e']))
    expect(texts.filter((text) => !/^[a-i][1-9][a-i][1-9]$/.test(text)).toSorted()).toEqual(
      ['a1se', 'a1sw', 'a1w', 'a2se', 'a2sw', 'a3se', 'a3sw', 'a4se', 'a4sw', 'a5e', 'a5se']
        .concat(['a5sw', 'b1sw', 'b1w', 'b6e', 'b6se'])
        .toSorted(),
    )
  })

  test.each([
    ['', 'move/empty', 0],
    ['   ', 'move/empty', 3],
    ['c3', 'move/no-target', 0],
    ['e', 'cell/no-number', 1],
    ['c3d', 'cell/no-number', 3],
    ['c3 d4', 'move/extra-text', 3],
    ['c3d4e5f6', 'move/extra-text', 4],
    ['c3d4e5f6g7', 'move/run-together', 6],
    ['c3c4e', 'move/along-line', 4],
    ['c3ee', 'move/extra-text', 3],
    ['c3d9', 'cell/no-such-cell', 2],
    ['x3d4', 'cell/no-such-row', 0],
    ['c3--d4', 'cell/no-letter', 2],
    ['e5e6', 'move/no-marble', 0],
    ['i5h5', 'move/enemy-marble', 0],
    ['c3c3', 'move/same-cell', 2],
    ['c3e5', 'move/not-adjacent', 2],
    ['c3c5d6', 'move/not-adjacent', 4],
    ['c3c5c2', 'move/along-line', 4],
    ['a1a3b1', 'move/sideways-blocked', 4],
    ['a1a2sw', 'move/sideways-over-edge', 4],
    [',c3d4', 'move/empty', 0],
  ])('that cannot be, "%s", is an error %s at %i', (text, code, at) => {
    expect(game.parseMove(game.initial(), text)).toMatchObject({ ok: false, error: { code, at } })
  })
})

describe('a list of moves', () => {
  test('may have spaces, line breaks or commas between the moves', () => {
    const played = 'wwwww/wwwwww/...ww../...w..../........./....b.../..bb.../bbbbbb/bbbbb b 0,0 2'
    expect(errorOf('c5d5 g5f5')).toBe(played)
    expect(errorOf('c5d5,g5f5')).toBe(played)
    expect(errorOf('\n c5d5 \t\n g5f5, ')).toBe(played)
  })

  test('may have a dash before the cell that a marble goes to, as sheets have it', () => {
    for (const text of ['A1-B2 I9-H8', '1. a1–b2 i9–h8', 'a1-ne, i9-sw']) {
      expect(errorOf(text), text).toBe(errorOf('a1b2 i9h8'))
    }
    expect(errorOf('a1-c3')).toMatchObject({ code: 'move/not-adjacent', at: 3 })
    expect(errorOf('a1--b2')).toMatchObject({ at: 2 })
    expect(errorOf('a1-')).toMatchObject({ at: 2 })
  })

  test('may run together where it can be read in one way only', () => {
    const options = { broadside: false }
    expect(errorOf('c5d5g5f5')).toEqual(errorOf('c5d5 g5f5'))
    expect(errorOf('c5d5g5f5c3d3', options)).toEqual(errorOf('c5d5 g5f5 c3d3', options))
    expect(errorOf('c5d5g5f5c3d3')).toEqual({ code: 'move/run-together', at: 6 })
    expect(errorOf('c5neec3')).toEqual({ code: 'move/extra-text', at: 4 })
    expect(errorOf('c5d5g5f5c3', options)).toMatchObject({ code: 'move/no-target', at: 8 })
  })

  test('says at which move something is wrong', () => {
    expect(errorOf('c5d5 c3d3')).toEqual({
      code: 'move/enemy-marble',
      at: 5,
      params: { cell: 'c3' },
    })
    expect(errorOf('c5d5 g5f5 z')).toMatchObject({ code: 'cell/no-such-row', at: 10 })
    expect(errorOf('c5d5 g5f5 c3')).toMatchObject({ code: 'move/no-target', at: 10 })
    expect(errorOf('c5d5 g5f5', { maxPlies: 1 })).toEqual({ code: 'move/game-over', at: 5 })
  })
})

describe('the board text of Abalone', () => {
  test('counts what is missing as lost, if it is not told, and begins at ply 0', () => {
    const rows = CLASSIC.replace('wwwww/', 'www../')
    expect(errorOf(`${rows} w`)).toBe(`${rows} w 0,2 0`)
    expect(errorOf(`  ${rows}   w  0,2  `)).toBe(`${rows} w 0,2 0`)
    expect(errorOf(`${rows} w 0,2 17`)).toBe(`${rows} w 0,2 17`)
  })

  test('gives the marbles lost by Black first, also where White begins', () => {
    const text = `${CLASSIC.replace('wwwww/', 'www../')} b 0,2 9`
    expect(errorOf(text, { first: 'white' })).toBe(text)
  })

  test.each([
    ['', 'board/no-side', 0, undefined],
    [' x', 'board/unknown-side', 1, { letter: 'x' }],
    [' b0,0', 'abalone/no-lost-counts', 2, undefined],
    [' b 0', 'abalone/no-lost-counts', 3, undefined],
    [' b 0,', 'abalone/no-lost-counts', 3, undefined],
    [' b 0,0,0', 'abalone/no-lost-counts', 3, undefined],
    [' b 1,0', 'abalone/lost-count', 3, { side: 'b', lost: 1, marbles: 14, most: 0 }],
    [' b 0,12', 'abalone/lost-count', 5, { side: 'w', lost: 12, marbles: 14, most: 0 }],
    [' b 0,0 x', 'abalone/no-ply', 7, undefined],
    [' b 0,0 -1', 'abalone/no-ply', 7, undefined],
    [' b 0,0 1234567890', 'abalone/no-ply', 7, undefined],
    [' b 0,0 51', 'abalone/ply-past-limit', 7, { ply: 51, max: 50 }],
    [' b 0,0 5 .', 'abalone/extra-text', 9, undefined],
  ])('with "%s" after the rows is an error %s', (rest, code, place, params) => {
    const at = CLASSIC.length + place
    expect(errorOf(CLASSIC + rest, { maxPlies: 50 })).toEqual({
      code,
      at,
      ...(params !== undefined && { params }),
      ...(code === 'abalone/ply-past-limit' && { lift: { option: 'maxPlies', value: 0 } }),
    })
  })

  test('has 0 to 14 marbles a side, and not both sides at their end', () => {
    expect(errorOf(`${CLASSIC.replace('.........', 'b........')} b`)).toEqual({
      code: 'abalone/marble-count',
      at: 0,
      params: { side: 'b', marbles: 15, most: 14 },
    })
    const eight = 'wwwww/www.../......./......../........./......../......./...bbb/bbbbb'
    expect(errorOf(` ${eight} b 6,6`)).toEqual({ code: 'abalone/both-lost', at: 73 })
  })

  test('of any number of marbles can be set up, and played on', () => {
    const bare = '...../....../......./......../.bbbww.../......../......./....../..... b'
    const p = parsed(game.parse(bare))
    expect([...p.lost]).toEqual([0, 0])
    expect(game.format(p)).toBe(`${bare} 0,0 0`)
    game.play(p, parsed(game.parseMove(p, 'e2e3')))
    expect(game.format(p)).toContain('..bbbww..')
    // With the counts, what is missing was not lost, or was.
    expect([...parsed(game.parse(`${CLASSIC.replace('wwwww/', 'wwww./')} b 0,0`)).lost]).toEqual([
      0, 0,
    ])
    expect([...parsed(game.parse(`${CLASSIC.replace('wwwww/', 'wwww./')} b`)).lost]).toEqual([0, 1])
    const empty = '...../....../......./......../........./......../......./....../..... w'
    expect(game.outcome(parsed(game.parse(empty)))).toMatchObject({ reason: 'no-moves' })
  })

  test('is told that it is too long before any of it is read', () => {
    expect(errorOf('/'.repeat(100_001))).toMatchObject({ code: 'text/too-long', at: 100_000 })
    expect(parsed(game.parse(' '.repeat(100_000))).ply).toBe(0)
  })
})
