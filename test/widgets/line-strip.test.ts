import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ninukiLineValue } from '../../engine/index.ts'
import { figure } from '../../src/i18n/figure.ts'
import { lineStrip as words } from '../../src/i18n/line-strip.ts'
import '../../src/widgets/line-strip/element.ts'
import {
  formatRow,
  orderFrom,
  readRow,
  stripModel,
  turned,
} from '../../src/widgets/line-strip/model.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

/** What is said of a row that X sees so: O sees the opposite. */
function sumSaid(lines: number, x: string): string {
  return words.sum(
    lines,
    x,
    x.replace(/[+−]/, (sign) => (sign === '+' ? '−' : '+')),
    '0',
  )
}

leavesNothing()

function rowOf(text: string) {
  const row = readRow(text)
  if (!row.ok) throw new Error(row.error.code)
  return row.value
}

describe('a row', () => {
  test('is read as it is written, in either case and with spaces', () => {
    expect(formatRow(rowOf('..OXX.X....'))).toBe('..OXX.X....')
    expect(formatRow(rowOf(' __oxx _x____ '))).toBe('..OXX.X....')
  })

  test('is refused with another letter or another length', () => {
    expect(readRow('..OXZ.X....')).toMatchObject({
      ok: false,
      error: { code: 'lines/letter', at: 4, params: { letter: 'Z' } },
    })
    expect(readRow('XXX')).toMatchObject({
      ok: false,
      error: { code: 'lines/places', params: { count: 3, places: 11 } },
    })
  })

  test('turns a place from empty to X, to O and back', () => {
    let row = rowOf('...........')
    const seen = [0, 1, 2].map(() => {
      row = turned(row, 4)
      return formatRow(row)[4]
    })
    expect(seen).toEqual(['X', 'O', '.'])
  })
})

describe('what is said of a row', () => {
  test('names class, formula and value of each line', () => {
    const { lines, says } = stripModel(rowOf('..OXX.X....'), words)
    expect(lines).toEqual([
      { side: 'O', where: 'c', kind: 'half-open', formula: 'F(0, 0) = 1 + 1', value: '−2' },
      { side: 'X', where: 'd–e, g', kind: 'half-open', formula: 'F(1, 1) = 25 + 5', value: '+30' },
    ])
    expect(says).toBe(sumSaid(2, '+28'))
  })

  test('counts a hole between enemies as half-open where it makes five, and a five as won', () => {
    const told = (text: string) =>
      stripModel(rowOf(text), words).lines.find(({ side }) => side === 'X')
    expect(told('..OXXX.XO..')).toMatchObject({ kind: 'closed', formula: 'F(2, 1) = 125 + 25' })
    expect(told('..OXXXO....')).toMatchObject({ kind: 'closed', formula: '–', value: '0' })
    expect(told('..XXXXX....')).toMatchObject({ kind: 'five', value: words.won })
  })

  test('gives no worth where a side has five, and says who has won', () => {
    const says = (text: string) => stripModel(rowOf(text), words).says
    expect(says('XXXXX......')).toBe(words.five(1, ['X']))
    expect(says('X.OOOOO....')).toBe(words.five(2, ['O']))
    expect(says('XXXXXOOOOO.')).toBe(words.five(2, ['X', 'O']))
    for (const told of ['XXXXX......', 'XXXXXOOOOO.']) expect(says(told)).not.toContain('worth')
  })

  test('sets thousands apart, and ends the order of F before the five', () => {
    const { lines, order, says } = stripModel(rowOf('...XXXX....'), words)
    expect(lines[0]).toMatchObject({ formula: 'F(4, 0) = 625 + 625', value: '+1,250' })
    expect(says).toBe(sumSaid(1, '+1,250'))
    expect(order).toBe(words.longest('F(4, 0) = 1,250'))
    expect(orderFrom(3, 0)).toBe(
      'F(3, 0) = 250 < F(3, 1) = 750 < F(4, 0) = 1,250 < F(4, 1) = 3,750',
    )
    // A half-open line stands in the order where it counts.
    expect(stripModel(rowOf('..OXXXX....'), words).order).toBe(words.order(orderFrom(3, 0)))
    expect(stripModel(rowOf('..OXXXO....'), words).order).toBe(words.order(orderFrom(0, 0)))
    // No number of any row of a few stones is written without them.
    for (let code = 0; code < 3 ** 7; code++) {
      const row = Array.from({ length: 11 }, (_, i) => Math.floor(code / 3 ** i) % 3)
      const model = stripModel(row, words)
      expect(JSON.stringify([model.lines, model.says, model.order])).not.toMatch(/\d{4}/)
    }
  })

  test('marks the places where a line can grow', () => {
    const marked = (text: string) =>
      stripModel(rowOf(text), words).board.marks?.map(({ square }) => square)
    expect(marked('...XX.X....')).toEqual([2, 5, 7])
    expect(marked('..OXXXO....')).toEqual([1, 7])
    expect(marked('OXXXO......')).toEqual([5])
  })

  test('compares F with its neighbours by numbers that are computed', () => {
    expect(orderFrom(2, 0)).toBe('F(2, 0) = 50 < F(2, 1) = 150 < F(3, 0) = 250 < F(3, 1) = 750')
    expect(ninukiLineValue(3, 1)).toBe(5 ** 4 + 5 ** 3)
  })
})

function mount(): void {
  const board = document.createElement('div')
  board.className = 'line-strip-board'
  const told = document.createElement('div')
  told.className = 'line-strip-told'
  told.append(Object.assign(document.createElement('p'), { className: 'says' }))
  const data = { row: '..OXXX.....', examples: '...XXX..... ...XX.X....' }
  mountFigure('cutoff-line-strip', data, board, told)
}

describe('the strip on the page', () => {
  test('takes stones by press and key, writes the link, and takes them back', async () => {
    mount()
    await expect.poll(() => textOf('.says')).toBe(sumSaid(2, '+48'))
    await page.getByRole('gridcell', { name: 'g, empty' }).press()
    await expect.poll(() => textOf('.says')).toBe(sumSaid(2, '+248'))
    await expect.poll(linked).toBe('row:..OXXXX....')
    await userEvent.keyboard('{ArrowRight}{Enter}{Enter}')
    await expect.poll(linked).toBe('row:..OXXXXO...')
    await page.getByRole('button', { name: figure.undo }).press()
    await page.getByRole('button', { name: figure.undo }).press()
    await page.getByRole('button', { name: figure.undo }).press()
    await expect.poll(() => textOf('.says')).toBe(sumSaid(2, '+48'))
  })

  test('sets up an example, and swaps the sides', async () => {
    mount()
    await page.getByRole('button', { name: '...XX.X....' }).press()
    await expect.poll(() => textOf('.says')).toBe(sumSaid(1, '+150'))
    await page.getByRole('button', { name: words.mirror }).press()
    await expect.poll(() => textOf('.says')).toBe(sumSaid(1, '−150'))
  })

  test('says what is wrong with a text and keeps the row', async () => {
    mount()
    const field = page.getByRole('textbox', { name: words.row })
    await field.write('..XYX......')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.error')).toContain('“Y” is no stone')
    expect(textOf('.says')).toBe(sumSaid(2, '+48'))
    await field.write('<img src=x>')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.error')).toContain('“<” is no stone')
  })

  test('begins as in the text where the link is wrong, and says so', async () => {
    history.replaceState(null, '', '?figure=row:XX')
    mount()
    await expect.poll(() => textOf('.error')).toContain(figure.badLink)
    expect(textOf('.says')).toBe(sumSaid(2, '+48'))
  })
})
