import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figure as figureWords } from '../../src/i18n/en/figure.ts'
import '../../src/widgets/position/element.ts'
import type { PositionChange } from '../../src/widgets/position/element.ts'
import { linkOf } from './figure-help.ts'

const home = location.href
let told: string[] = []

async function open(attributes: Readonly<Record<string, string>> = {}, link = ''): Promise<void> {
  const url = new URL(home)
  if (link !== '') url.searchParams.set('own', link)
  history.replaceState(null, '', url)
  const figure = document.createElement('figure')
  figure.addEventListener('change', (event) => {
    told.push((event as CustomEvent<PositionChange>).detail.position)
  })
  const host = document.createElement('cutoff-position')
  host.id = 'own'
  Object.assign(host.dataset, { game: 'connect4', position: '', ...attributes })
  figure.append(host)
  document.body.append(figure)
  await expect.element(page.getByRole('grid')).toBeInTheDocument()
}

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const button = (name: string) => page.getByRole('button', { name })
const field = () => page.getByRole('textbox', { name: 'Moves or board' })
const value = () => document.querySelector('cutoff-position')?.value
function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  field().element().dispatchEvent(event)
}
const drop = (column: string) => cell(new RegExp(`^${column}6`)).press({ force: true })

beforeEach(() => {
  told = []
  history.replaceState(null, '', home)
})
afterEach(() => document.querySelector('figure')?.remove())

describe('the position editor', () => {
  test('drops pieces of the two sides in turn, and tells of each position', async () => {
    await open()
    await drop('d')
    await drop('d')
    await drop('c')
    await expect.element(cell('d2, O')).toBeInTheDocument()
    await expect.element(cell('c1, X, last move')).toBeInTheDocument()
    await expect.element(field()).toHaveValue('443')
    await expect.element(page.getByText(/^O is to move\./)).toBeInTheDocument()
    expect(told).toEqual(['4', '44', '443'])
    expect(value()).toBe('443')
  })

  test('sends what lies on its board to the lab, until the game is over', async () => {
    await open({ position: '445' })
    const sent = () =>
      document.querySelector('.table-search a[href*="/lab/"]')?.getAttribute('href')
    const link = (position: string) =>
      `/en/lab/?lab=mode:step;game:connect4;position:${position}#lab`
    await expect.poll(sent).toBe(link('445'))
    await drop('d')
    await expect.poll(sent).toBe(link('4454'))
    await field().write('1213141')
    await userEvent.keyboard('{Enter}')
    await expect.poll(sent).toBe(undefined)
  })

  test('begins with what the page sets up, and keeps what the reader makes in the link', async () => {
    await open({ position: '445' })
    expect(value()).toBe('445')
    await drop('a')
    await expect.poll(() => linkOf('own')).toBe('position:4451')
  })

  test('takes a board of several lines, as it is pasted', async () => {
    await open({ position: '4' })
    const rows = ['.......', '.......', '.......', '.......', '...O...', '..XX...', 'O']
    paste(`${rows.join('\r\n')}\n`)
    await expect.element(cell('c1, X')).toBeInTheDocument()
    expect(page.getByRole('alert').element().textContent).toBe('')
  })

  test('takes a move list and a board, as they are typed', async () => {
    await open()
    await field().write('4 4 5')
    expect(value()).toBe('445')
    await field().write('......./......./......./......./...O.../...XX.. O')
    await expect.element(cell('d2, O')).toBeInTheDocument()
    expect(told).toEqual(['445', '......./......./......./......./...O.../...XX.. O'])
  })

  test.each([
    ['floating pieces', '......./......./......./...X.../......./...O... X', 'floats'],
    ['wrong counts', '......./......./......./......./......./XXX.... O', '3 X and 0 O cannot be'],
    [
      'a line of both sides',
      '......./......./......./......./XXXX.../OOOO... X',
      'Both sides have a winning line',
    ],
    ['a column too full', '4444444', 'Column 4 is full.'],
    ['a row too short', '....../ X', 'Row 6 has fewer than 7 squares.'],
    ['a strange letter', '44h', '“h” is no column: columns are 1 to 7, or a to g.'],
  ])('says what is wrong with %s, and keeps the board', async (_, text, sentence) => {
    await open({ position: '44' })
    await field().write(text)
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.element().textContent).toContain(sentence)
    expect(alert.element().textContent).toContain(figureWords.kept)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveValue(text)
    expect(value()).toBe('44')
    expect(told).toEqual([])
    await field().write('441')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
    expect(alert.element().textContent).toBe('')
    expect(told).toEqual(['441'])
  })

  test('says that a column is full where a piece is dropped in it', async () => {
    await open({ position: '444444' })
    await drop('d')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Column 4 is full.')
    expect(value()).toBe('444444')
  })

  test('undoes drops, texts and clearing alike', async () => {
    await open({ position: '44' })
    await drop('c')
    await field().write('7777')
    await button('Clear').press()
    expect(value()).toBe('')
    for (const before of ['7777', '777', '77', '7', '', '443', '44']) {
      await button('Undo').press()
      expect(value()).toBe(before)
    }
    await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('keeps the moves of a pasted game: undo goes back one by one, then to what was there', async () => {
    await open({ game: 'gomoku', position: 'j10 h9' })
    const record = '(;GM[4]SZ[19]\n;B[jj]\n;W[kk]\n;B[ll])'
    paste(record)
    await expect.poll(value).toBe('j10 k9 l8')
    await expect.element(field()).toHaveValue('j10 k9 l8')
    for (const before of ['j10 k9', 'j10', '', 'j10 h9']) {
      await button('Undo').press()
      expect(value()).toBe(before)
    }
    for (const after of ['', 'j10', 'j10 k9', 'j10 k9 l8']) {
      await button('Redo').press()
      expect(value()).toBe(after)
    }
  })

  test('takes back what is written a move at a time, once', async () => {
    await open({ position: '44' })
    for (const text of ['443', '4435', '443']) await field().write(text)
    for (const before of ['4435', '443', '44']) {
      await button('Undo').press()
      expect(value()).toBe(before)
    }
    await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('shows that a game is over, and takes no further piece', async () => {
    await open({ position: '1212121' })
    await expect.element(page.getByText('X has won: the game is over here.')).toBeInTheDocument()
    await drop('g')
    expect(value()).toBe('1212121')
  })

  test('says what is wrong with the position of a link, and shows what the page set up', async () => {
    await open({ position: '44' }, 'position:4444444')
    const alert = page.getByRole('alert')
    expect(alert.element().textContent).toBe(`${figureWords.badLink} Column 4 is full.`)
    await expect.element(field()).toHaveValue('44')
    expect(value()).toBe('44')
  })

  test('sets up tic-tac-toe on the same board', async () => {
    await open({ game: 'mnk' })
    await cell(/^b2/).press({ force: true })
    await cell(/^a1/).press({ force: true })
    expect(value()).toBe(told.at(-1))
    await expect.element(cell('a1, O, last move')).toBeInTheDocument()
  })
})
