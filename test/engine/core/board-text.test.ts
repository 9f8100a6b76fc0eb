import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRows, looksLikeBoard, readRows, readSide } from '../../../engine/core/board-text.ts'
import type { Player } from '../../../engine/core/game.ts'

const SIDES = ['X', 'O'] as const

describe('board text', () => {
  test('is written from the top row down', () => {
    const cells: (Player | -1)[] = [0, -1, 1, -1, -1, -1]
    expect(formatRows((square) => cells[square] ?? -1, 3, 2, SIDES)).toBe('.../X.O')
  })

  test('is read back to the same cells, up to the first space', () => {
    const cell = fc.constantFrom<Player | -1>(-1, 0, 1)
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 12, maxLength: 12 }),
        fc.string(),
        (cells, before) => {
          const text = formatRows((square) => cells[square] ?? -1, 4, 3, SIDES)
          const read = readRows(`${before}${text} X`, before.length, 4, 3, SIDES)
          expect(read).toEqual({
            ok: true,
            value: { value: Int8Array.from(cells), next: before.length + text.length },
          })
        },
      ),
    )
  })

  test.each([
    ['...', 'board/too-few-rows', 3],
    ['.../..', 'board/row-short', 6],
    ['../...', 'board/row-short', 2],
    ['..../...', 'board/row-long', 3],
    ['.../.../...', 'board/too-many-rows', 7],
    ['.x./...', 'board/unknown-letter', 1],
    ['', 'board/row-short', 0],
  ])('%j is refused on 3×2 with %s at %i', (text, code, at) => {
    expect(readRows(text, 0, 3, 2, SIDES)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('tells the side to move after any spaces', () => {
    expect(readSide('...  O', 3, SIDES)).toEqual({ ok: true, value: { value: 1, next: 6 } })
    expect(readSide('...', 3, SIDES)).toMatchObject({ error: { code: 'board/no-side', at: 3 } })
    expect(readSide('... x', 3, SIDES)).toMatchObject({
      error: { code: 'board/unknown-side', at: 4 },
    })
  })

  test('is told from moves by a slash or by how it begins', () => {
    expect(['.X. O', ' X.. O', 'a1/b2', 'O'].map((text) => looksLikeBoard(text, SIDES))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['', 'a1', '44'].map((text) => looksLikeBoard(text, SIDES))).toEqual([
      false,
      false,
      false,
    ])
  })
})
