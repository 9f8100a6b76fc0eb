import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fromBits, toHex } from '../../engine/index.ts'
import { numberErrors } from '../../src/i18n/en/number-errors.ts'
import { bits as words } from '../../src/i18n/en/bits.ts'
import { figure } from '../../src/i18n/en/figure.ts'
import '../../src/widgets/bits/lab-element.ts'
import '../../src/widgets/bits/move-element.ts'
import '../../src/widgets/bits/shift-trap-element.ts'
import { labView } from '../../src/widgets/bits/lab-view.ts'
import { moveModel } from '../../src/widgets/bits/move-model.ts'
import { moveView } from '../../src/widgets/bits/move-view.ts'
import { shiftTrap } from '../../src/widgets/bits/shift-trap-model.ts'
import { shiftTrapView } from '../../src/widgets/bits/shift-trap-view.ts'
import { element } from '../../src/figure/dom.ts'
import { leavesNothing, mountFigure } from './figure-help.ts'

const D1_E1 = fromBits([21, 28])

leavesNothing()

/** Puts a figure on the page with its first frame and room for its controls. */
function mount(tag: string, data: Record<string, string>, frame: Element, controls: string) {
  return mountFigure(tag, data, frame, element(document, 'div', { class: controls }))
}

function lab(): void {
  const frame = labView(document, { word: D1_E1, current: 0, halves: true }, words)
  mount('cutoff-bits-lab', { word: toHex(D1_E1) }, frame, 'bits-lab-controls')
}

const decimal = () => document.querySelector('.bits-lab-decimal')?.textContent
const search = () => expect.poll(() => decodeURIComponent(location.search))
const says = () => document.querySelector('.says')?.textContent ?? ''

describe('the bit lab', () => {
  test('shows the number of its board, and changes it when a square is pressed', async () => {
    lab()
    expect(decimal()).toBe('270,532,608')
    const d1 = page.getByRole('checkbox', { name: 'd1, bit 21' })
    await expect.element(d1).toBeChecked()
    await d1.press()
    await expect.element(d1).not.toBeChecked()
    expect(decimal()).toBe('268,435,456')
    expect(says()).toBe('Cleared d1, bit 21. The number is now 268,435,456.')
    await search().toContain('figure=word:0000000010000000')
  })

  test('is gone through by arrows, and space sets a bit', async () => {
    lab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowUp} ')
    await expect.element(page.getByRole('checkbox', { name: 'b2, bit 8' })).toBeChecked()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b2, bit 8')
    expect(decimal()).toBe('270,532,864')
  })

  test('lights the bit of the square that has the focus', async () => {
    lab()
    // Its first frame is there before it listens.
    const figure = document.querySelector('cutoff-bits-lab')
    await expect.poll(() => figure !== null && 'hasBegun' in figure && figure.hasBegun).toBe(true)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    const lit = [...document.querySelectorAll('.bits-strip .lit')]
    expect(lit.map((each) => each.getAttribute('data-lit'))).toEqual(['1'])
  })

  test('says what a guard bit is for when one is set', async () => {
    lab()
    await page.getByRole('checkbox', { name: 'guard of column d, bit 27' }).press()
    expect(says()).toContain(words.lab.guardSet)
  })

  test('takes a number, and says what is wrong with a text that is none', async () => {
    lab()
    const field = page.getByRole('textbox', { name: words.lab.typed })
    const show = page.getByRole('button', { name: words.lab.apply })
    await field.write('0x3')
    await show.press()
    expect(decimal()).toBe('3')
    await expect.element(page.getByRole('checkbox', { name: 'a2, bit 1' })).toBeChecked()
    const wrong: [string, string][] = [
      ['three', numberErrors['number/unknown']({ place: 1, letter: 't' })],
      ['-1', words.lab.negative],
      ['2^49', words.lab.offBoard('562,949,953,421,312')],
      ['', numberErrors['number/empty']()],
    ]
    for (const [text, sentence] of wrong) {
      await field.write(text)
      await show.press()
      await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
      expect(decimal()).toBe('3')
    }
  })

  test('names what it shows, and calls it the reader’s own once it is', async () => {
    lab()
    const menu = page.getByRole('combobox', { name: words.lab.presets })
    await expect.element(menu).toHaveValue('game')
    await page.getByRole('checkbox', { name: 'a1, bit 0' }).press()
    await expect.element(menu).toHaveValue('')
    await menu.choose('empty')
    await expect.element(menu).toHaveValue('empty')
    expect(decimal()).toBe('0')
    await page.getByRole('checkbox', { name: 'a1, bit 0' }).press()
    await expect.element(menu).toHaveValue('corner')
  })

  test('shows the board that its link names, or says why it cannot', async () => {
    history.replaceState(null, '', '?figure=word:0000000000000001')
    lab()
    await expect.poll(decimal).toBe('1')
    document.body.replaceChildren()
    history.replaceState(null, '', '?figure=word:xyz')
    lab()
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(decimal()).toBe('270,532,608')
  })
})

describe('1 << n', () => {
  const trap = () =>
    mount(
      'cutoff-bits-shift-trap',
      { by: '33' },
      shiftTrapView(document, shiftTrap(33), words),
      'bits-shift-trap-controls',
    )
  const values = () =>
    [...document.querySelectorAll('.bits-shift-trap-value')].map((row) => row.textContent.trim())

  test('is evaluated for the shift that is chosen', async () => {
    trap()
    await expect
      .poll(values)
      .toEqual([
        `1 << 33 = 2${words.trap.wrong}`,
        'shiftLeft(one, 33) = 0x0000000200000000',
        '1n << 33n = 8,589,934,592n',
      ])
    const field = page.getByRole('spinbutton', { name: words.trap.by })
    await field.write('4')
    await userEvent.tab()
    expect(values()[0]).toBe('1 << 4 = 16')
    await search().toContain('figure=by:4')
    await field.write('64')
    await userEvent.tab()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.trap.byRange(63))
    expect(values()[0]).toBe('1 << 4 = 16')
  })
})

describe('a move as an XOR', () => {
  test('is played, taken back, and refused where the column is full', async () => {
    const start = moveModel('444444')
    if (!start.ok) throw new Error(start.error.code)
    const frame = moveView(document, start.value, words)
    mount('cutoff-bits-move', { moves: '444444' }, frame, 'bits-move-controls')
    await page.getByRole('gridcell', { name: /^d6/ }).press()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Column 4 is full.')
    await page.getByRole('gridcell', { name: /^a3/ }).press()
    expect(says()).toBe(words.move.played('X', 1, 'a1', 0))
    await expect.element(page.getByRole('gridcell', { name: /^a1, X/ })).toBeInTheDocument()
    await userEvent.keyboard('1')
    expect(says()).toBe(words.move.played('O', 1, 'a2', 1))
    await search().toContain('figure=moves:44444411')
    await page.getByRole('button', { name: figure.undo }).press()
    expect(says()).toBe(words.move.undone('O', 'a2', 1))
    // The XOR that is drawn is the one that took the move back.
    const rows = [...document.querySelectorAll('.bits-move-row')]
    expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual([
      words.move.before('O'),
      words.move.bit(1),
      words.move.after('O'),
    ])
    const stones = rows.map((row) => row.querySelectorAll('.bits-disc').length)
    expect(stones[2]).toBe(stones[0] - 1)
    // It stays while anything else is done.
    await page.getByRole('button', { name: figure.copy }).press()
    await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement()
    expect(document.querySelector('.bits-move-row code')?.textContent).toBe(words.move.before('O'))
    expect(document.querySelectorAll('.bits-move-row code')[1].textContent).toBe(words.move.bit(1))
    await page.getByRole('button', { name: words.move.clear }).press()
    expect(says()).toBe(words.move.start)
    await expect.element(page.getByRole('button', { name: figure.undo })).toBeDisabled()
  })
})
