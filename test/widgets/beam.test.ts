import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  alphabeta,
  gomoku,
  mnk,
  subjectFrom,
  type GameKit,
  type GameOptions,
} from '../../engine/index.ts'
import { figure } from '../../src/i18n/figure.ts'
import { beam as words } from '../../src/i18n/beam.ts'
import { scores } from '../../src/i18n/scores.ts'
import '../../src/widgets/beam/element.ts'
import { foundNow } from '../../src/widgets/beam/found-now.ts'
import { beamModel } from '../../src/widgets/beam/model.ts'
import type { Order, View } from '../../src/widgets/beam/schema.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

leavesNothing()

const SMALL = { size: 9, centre: false }
const OPEN_THREE = 'e5 d6 e6 e7 d5 f5 c4'

function modelOf<P>(
  kit: GameKit<P>,
  text: string,
  reading: { order: Order; width: number; depth: number; view?: View },
  options?: GameOptions,
) {
  const read = kit.game.parse(text, options)
  if (!read.ok) throw new Error(read.error.code)
  const { order, width, view = 'kept' } = reading
  const found = foundNow(kit, read.value, reading, options)
  const model = beamModel(kit, read.value, { order, width, view, found }, { words, scores })
  if (model === undefined) throw new Error('the game is over')
  return { ...model, found, position: read.value }
}

describe('a board with what a beam keeps', () => {
  test('shades what is kept, and says what is lost and how it is refuted', () => {
    const reading = { order: 'influence', width: 6, depth: 4 } as const
    const { over, says, rows } = modelOf(gomoku, OPEN_THREE, reading, SMALL)
    expect(Array.from(over.heat ?? []).filter((heat) => heat > 0)).toHaveLength(6)
    expect(says).toContain('f7, the best move, is number 7 and never looked at.')
    expect(says).toContain('It plays e4, which f7 refutes, then b3 g8.')
    expect(rows[0].cells.slice(1)).toEqual(['e4', '−368', words.ended(false, 4)])
    expect(rows[1].cells.slice(1)).toEqual(['f7', '−83', '−83'])
    const f7 = 6 * 9 + 5
    expect(over.labels?.[f7]).toBe('7')
    expect(over.notes?.[f7]).toBe(words.note(7, false, true))
    expect(over.marks).toContainEqual({ square: f7, shape: 'ring', tone: 'good' })
  })

  test('has every move looked at that a beam wide enough keeps', () => {
    const reading = { order: 'influence', width: 7, depth: 4 } as const
    const { says, over } = modelOf(gomoku, OPEN_THREE, reading, SMALL)
    expect(says).toContain(words.holds('f7', false))
    expect(over.marks).toHaveLength(1)
  })

  test('puts the refutation on the board, move by move', () => {
    const reading = { order: 'influence', width: 6, depth: 4, view: 'refutation' } as const
    const { line, over } = modelOf(gomoku, OPEN_THREE, reading, SMALL)
    expect(line).toEqual([
      { square: 3 * 9 + 4, side: 1 },
      { square: 6 * 9 + 5, side: 0 },
      { square: 2 * 9 + 1, side: 1 },
      { square: 7 * 9 + 6, side: 0 },
    ])
    expect(Array.from(over.heat ?? []).every((heat) => heat === 0)).toBe(true)
  })

  test.each([1, 3, 6, 12])('gives what a beam of %i plays the worth of all moves', (width) => {
    const reading = { order: 'influence', width, depth: 3 } as const
    const { found, position } = modelOf(gomoku, OPEN_THREE, reading, SMALL)
    const subject = subjectFrom(gomoku, position)
    const moves = new Int32Array(gomoku.game.maxMoves)
    const exclude = [...moves.subarray(0, gomoku.game.moves(position, moves))].filter(
      (move) => move !== found.beam.move,
    )
    const { value } = alphabeta(subject, { depth: 3, ordering: 'evaluation', exclude })
    expect(found.truth?.value ?? found.whole.value).toBe(value)
  })

  test('takes a move that ends the game for what it is', () => {
    const reading = { order: 'evaluation', width: 1, depth: 3 } as const
    const { rows } = modelOf(mnk, 'a1b1a2b2', reading)
    expect(rows[0].cells.slice(2)).toEqual([words.ended(true, 1), words.ended(true, 1)])
  })
})

const says = () => document.querySelector('.beam-says')?.textContent ?? ''

describe('the beam on the page', () => {
  test('is made wider by its slider, finds the move, and takes moves back', async () => {
    mountFigure('cutoff-beam', {
      game: 'gomoku',
      options: JSON.stringify(SMALL),
      position: OPEN_THREE,
      order: 'influence',
      width: '6',
      depth: '4',
    })
    await expect.poll(says).toContain('It plays e4, which f7 refutes')
    await page.getByRole('slider').fill('7')
    await expect.poll(says).toContain(words.holds('f7', false))
    await page.getByRole('gridcell', { name: /^f7/ }).press()
    await expect.poll(says).toContain('Of 73 moves')
    await page.getByRole('button', { name: figure.undo }).press()
    await expect.poll(says).toContain('Of 74 moves')
    await expect.poll(linked).toContain('width:7')
  })

  test('chooses by the evaluation, and shows a refutation', async () => {
    mountFigure('cutoff-beam', {
      game: 'gomoku',
      options: JSON.stringify(SMALL),
      position: OPEN_THREE,
      order: 'influence',
      width: '6',
      depth: '4',
    })
    await expect.poll(says).toContain('It plays e4')
    await page.getByRole('radio', { name: words.views.refutation }).press()
    await expect.poll(() => document.querySelectorAll('.planned').length).toBe(4)
    await page.getByRole('radio', { name: words.orders.evaluation }).press()
    await expect.poll(says).toContain(words.holds('f7', false))
  })
})
