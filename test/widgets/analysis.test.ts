import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errors } from '../../src/i18n/en/errors.ts'
import '../../src/widgets/analysis/element.ts'
import { linkOf } from './figure-help.ts'
import { tap } from './touch.ts'

/** The address of the test's own page, to which each test returns. */
const home = location.href

function open(game: string, link = ''): void {
  const url = new URL(home)
  if (link !== '') url.search = `?board=${link}`
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-analysis')
  host.id = 'board'
  host.dataset['game'] = game
  document.body.append(host)
}

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

async function pick(name: string): Promise<void> {
  await cell(new RegExp(`^${name},`)).press({ force: true })
}

async function play(...names: string[]): Promise<void> {
  for (const name of names) await pick(name)
}

const linked = () => linkOf('board') ?? ''

async function says(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: false }).first()).toBeInTheDocument()
}

/** Opens the fold of the texts and writes into its field. */
async function setUp(text: string): Promise<void> {
  await page.getByText('The position as text').press()
  await page.getByRole('textbox', { name: 'Position' }).write(text)
  await button('Set up this position').press()
}

// Removing a figure writes what it still has for the address: the next test must not read that.
beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const host of document.querySelectorAll('cutoff-analysis')) host.remove()
})

describe('both sides by hand', () => {
  test('play tic-tac-toe to its end, and take moves back and forth', async () => {
    open('mnk')
    await says('X is to move.')
    await play('a1', 'b1', 'a2', 'b2', 'a3')
    await says('X has the line and wins.')
    await expect.element(cell('a3, X, last move, in the winning line')).toBeInTheDocument()
    await button('Undo').press()
    await says('X is to move.')
    await expect.element(cell('a3, empty')).toBeInTheDocument()
    await button('Redo').press()
    await says('X has the line and wins.')
  })

  test('are told why a stone cannot lie on another, and nothing is lost', async () => {
    open('mnk')
    await play('b2', 'b2')
    await expect.element(alert('There is a stone on b2 already.')).toBeVisible()
    await expect.element(cell('b2, X, last move')).toBeInTheDocument()
    await says('O is to move.')
    await play('a1')
    expect(alert('There is a stone').elements()).toHaveLength(0)
  })

  test('drop pieces into columns until one is full', async () => {
    open('connect4', 'moves:444444')
    await pick('d6')
    await expect.element(alert('Column 4 is full.')).toBeVisible()
    await pick('e6')
    await expect.element(cell('e1, X, last move')).toBeInTheDocument()
    await expect.poll(linked).toBe('moves:4444445')
  })

  test('begin gomoku on the middle, and are told where that is', async () => {
    open('gomoku')
    await pick('a1')
    await expect
      .element(alert('The first stone lies on the middle of the board: j10.'))
      .toBeVisible()
    await pick('j10')
    await says('X played j10.')
  })

  test('capture a pair in ninuki, which is counted, told and taken back', async () => {
    open('ninuki', 'moves:j10.k10.a1.l10')
    await pick('m10')
    await says('X takes 2 stones: k10, l10.')
    await expect.element(cell('k10, empty')).toBeInTheDocument()
    await expect
      .element(page.getByText('captured by X').element().parentElement)
      .toHaveTextContent('captured by X 2')
    await button('Undo').press()
    await expect.element(cell(/^k10, O/)).toBeInTheDocument()
  })

  test('are warned of a five that a capture can still break', async () => {
    // O on e3 would take e4 and e5, the latter one of the five.
    const rows =
      '........./........./........./....O..../..XXXX.../....X..../........./........./.........'
    open('ninuki', `size:9;set:${rows}+X+0,0`)
    await pick('g5')
    await says('X has five in a line, but O can still answer with a capture: one that')
    await pick('e3')
    await says('O takes 2 stones: e4, e5.')
    await says('X is to move.')
  })

  test('may not make two free threes in ninuki, and are told what those are', async () => {
    open('ninuki', 'moves:j10.a1.k10.a3.l11.a5.l12.c1')
    await pick('l10')
    await expect.element(alert(/two free threes at once/)).toBeVisible()
    await expect.element(cell('l10, empty')).toBeInTheDocument()
  })
})

describe('marbles by hand', () => {
  test('push one over the edge, which is told and counted', async () => {
    const rows = 'wwwww/wwwwww/......./......../......bbw/......../......./bbbbbb/bbbbb'
    open('abalone', `set:${rows}+b+1,2+0`)
    await says('Black is to move.')
    await play('e7', 'e8', 'e9')
    await says('Black played e7e8. One White marble went over the edge: 3 are off.')
    await expect.element(cell('e9, Black, last move')).toBeInTheDocument()
    await expect
      .element(page.getByText('White lost').element().parentElement)
      .toHaveTextContent('White lost 3')
    await button('Undo').press()
    await expect.element(cell('e9, White')).toBeInTheDocument()
  })

  test('move along their line where the cell in front is picked', async () => {
    open('abalone')
    await play('a1', 'b2', 'c3')
    await expect.element(cell('b2, Black, in hand')).toBeInTheDocument()
    await pick('d4')
    await says('Black played a1b2.')
    await expect.element(cell('d4, Black, last move')).toBeInTheDocument()
    await expect.element(cell('a1, empty')).toBeInTheDocument()
    await expect.poll(linked).toBe('moves:a1b2')
  })

  test('move sideways by a button, and are let go with Escape', async () => {
    open('abalone')
    await play('c3', 'c4', 'c5')
    await button('upper left, c3c5d3').press()
    await says('Black played c3c5d3.')
    await pick('i5')
    await userEvent.keyboard('{Escape}')
    expect(cell(/in hand/).elements()).toHaveLength(0)
  })

  test('are told why they cannot go where they are sent', async () => {
    open('abalone')
    await play('e5')
    await expect.element(alert('There is no marble on e5.')).toBeVisible()
    await play('g5')
    await expect.element(alert('The marble on g5 is the opponent’s.')).toBeVisible()
    await play('c3', 'e3')
    await expect.element(alert('e3 does not touch c3: marbles move by one cell.')).toBeVisible()
  })
})

describe('marbles that can be lost to oneself', () => {
  test('go over the edge by a button, which is told, counted and taken back', async () => {
    open('abalone', 'variant:inf8175')
    await play('i5')
    await button('upper left, i5nw').press()
    await says('White played i5nw. One White marble went over the edge: 1 is off.')
    await expect
      .element(page.getByText('White lost').element().parentElement)
      .toHaveTextContent('White lost 1')
    await expect.element(cell('i5, empty')).toBeInTheDocument()
    await expect.poll(linked).toBe('variant:inf8175;moves:i5nw')
    await button('Undo').press()
    await expect.element(cell('i5, White')).toBeInTheDocument()
  })

  test('are drawn at places that are numbers, wherever they can go', async () => {
    open('abalone', 'variant:inf8175')
    await play('i5')
    for (const way of ['upper left, i5nw', 'upper right, i5ne', 'left, i5w']) {
      button(way).element().focus()
      expect(document.querySelector('.board')?.outerHTML).not.toMatch(/NaN|undefined/)
    }
  })
})

describe('a finger on a board of many points', () => {
  test('aims first, moves the stone by buttons, and then places it', async () => {
    open('ninuki')
    await tap('j10')
    await says('Your stone would go on j10.')
    await expect.element(cell('j10, empty')).toBeInTheDocument()
    await button('Up').press()
    await button('Left').press()
    await button('Place on i11').press()
    await says('X played i11.')
  })

  test('places where it aims when it taps there again, and lets go by a button', async () => {
    open('gomoku', 'centre:no')
    await tap('c4')
    await tap('c4')
    await says('X played c4.')
    await tap('d5')
    await button('Cancel').press()
    await expect.element(cell('d5, empty')).toBeInTheDocument()
    expect(button('Place on d5').elements()).toHaveLength(0)
  })

  test('is told at once where no stone can go, and may move on from there', async () => {
    open('ninuki', 'moves:j10')
    await tap('j10')
    await expect.element(alert('There is a stone on j10 already.')).toBeVisible()
    await button('Place on j10').press()
    await expect.element(alert('There is a stone on j10 already.')).toBeVisible()
    await button('Right').press()
    expect(alert('There is a stone').elements()).toHaveLength(0)
    await button('Place on k10').press()
    await says('O played k10.')
  })

  test('places at once where squares are large', async () => {
    open('mnk')
    await tap('b2')
    await says('X played b2.')
  })
})

describe('the options', () => {
  test('begin a new game, which can be taken back', async () => {
    open('mnk')
    await play('a1')
    await page.getByText('Options').press()
    await page.getByRole('spinbutton', { name: 'columns' }).write('4')
    await userEvent.keyboard('{Tab}')
    await expect.element(cell('d1, empty')).toBeInTheDocument()
    await expect.poll(linked).toBe('columns:4')
    await button('Undo').press()
    await expect.element(cell('a1, X, last move')).toBeInTheDocument()
    expect(cell(/^d1/).elements()).toHaveLength(0)
  })

  test('say what they can be, and keep the board where they are wrong', async () => {
    open('mnk')
    await play('a1')
    await page.getByText('Options').press()
    await page.getByRole('spinbutton', { name: 'rows' }).write('99')
    await userEvent.keyboard('{Tab}')
    await expect.element(alert('must be from 1 to 8.')).toBeVisible()
    await expect.element(cell('a1, X, last move')).toBeInTheDocument()
  })

  test('that follow another are left out of the link until they are touched', async () => {
    open('abalone')
    await page.getByText('Options').press()
    await page.getByRole('combobox', { name: 'variant' }).choose('inf8175')
    await says('White is to move.')
    await says('0 of 50')
    await expect.poll(linked).toBe('variant:inf8175')
    await page.getByRole('combobox', { name: 'first' }).choose('black')
    await says('Black is to move.')
    await expect.poll(linked).toBe('variant:inf8175;first:black')
  })
})

describe('the position as text', () => {
  test('pasted with more lines than can be laid out is made denser, or refused', async () => {
    open('gomoku8')
    await setUp('e4')
    const field = page.getByRole('textbox', { name: 'Position' })
    const paste = (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      field.element().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(paste('e4\n\n\n\nd5')).toBe(false)
    expect(paste(`e4${'\n'.repeat(100_000)}d5`)).toBe(true)
    await expect.element(field).toHaveValue('e4\n\nd5')
    expect(paste('e4\n'.repeat(3000))).toBe(true)
    await expect.element(alert(/The text is longer than 5,999 characters\./)).toBeVisible()
    await expect.element(field).toHaveValue('e4\n\nd5')
  })

  test('is read as moves, which can be taken back one by one', async () => {
    open('gomoku8')
    await setUp('e4 d5 e5')
    await expect.element(cell('e5, X, last move')).toBeInTheDocument()
    await expect.poll(linked).toBe('moves:e4.d5.e5')
  })

  test('is read as a board, with its size', async () => {
    open('gomoku')
    await setUp('...../...../..X../...../..... O')
    await expect.element(cell('c3, X')).toBeInTheDocument()
    expect(cell(/^f1/).elements()).toHaveLength(0)
    await says('O is to move.')
  })

  test('that is read from a record keeps its moves, which go back one by one', async () => {
    open('gomoku')
    await setUp('(;GM[4]SZ[15];B[aa];W[ig];B[hf])')
    const field = page.getByRole('textbox', { name: 'Position' })
    // It began off the centre and on a board of its own: both have become options.
    await expect.element(field).toHaveValue('a15 i9 h10')
    await button('Undo').press()
    await expect.element(field).toHaveValue('a15 i9')
    await button('Undo').press()
    await expect.element(field).toHaveValue('a15')
  })

  test('that an option would allow is read once that is set by the button', async () => {
    open('gomoku')
    await setUp('a1 b2')
    await expect.element(page.getByText(/The first stone lies on the middle/)).toBeVisible()
    await page.getByRole('button', { name: /^Set “.*” to no and read it again$/ }).press()
    const field = page.getByRole('textbox', { name: 'Position' })
    await expect.element(field).toHaveValue('a1 b2')
    await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  })

  test('whose letters may leave out i is asked about', async () => {
    open('gomoku')
    await setUp('j10 k11 h8')
    await expect.element(page.getByText(/perhaps its columns are named without/)).toBeVisible()
    await page.getByRole('button', { name: /and read it again$/ }).press()
    await expect.element(page.getByText(/The first stone lies on the middle/)).toBeVisible()
  })

  test('is read from a Piskvork file and written as one', async () => {
    open('gomoku')
    await setUp('Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n')
    await expect.element(cell('i9, O, last move')).toBeInTheDocument()
    await expect.poll(linked).toBe('size:15;moves:h8.i9')
    await page.getByRole('combobox', { name: 'Written as' }).choose('psq')
    expect(page.getByRole('textbox', { name: 'Position' }).element()).toHaveProperty(
      'value',
      'Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n',
    )
  })

  test('that is wrong is told with its place, and the board keeps the last that was right', async () => {
    open('gomoku8')
    await play('e4')
    await setUp('e4 d5 e4')
    await expect.element(alert(/a stone on e4 already.*At character 7/)).toBeVisible()
    await expect.element(cell('e4, X, last move')).toBeInTheDocument()
  })

  test('that is huge or hostile is refused in a sentence', async () => {
    open('ninuki')
    await setUp(`${'a1'.repeat(50_000)}\0`)
    await expect.element(alert('The text is longer than 4,000 characters.')).toBeVisible()
    await expect.element(cell('a1, empty')).toBeInTheDocument()
  })
})

describe('the link', () => {
  test('is written at the latest when the board leaves the page', async () => {
    open('mnk')
    await play('a1')
    await says('X played a1.')
    document.querySelector('cutoff-analysis')?.remove()
    expect(linked()).toBe('moves:a1')
    // And not again: what stands there then is another's.
    history.replaceState(null, '', home)
    linked()
    expect(location.href).toBe(home)
  })

  test('brings back options and moves, each of which can be taken back', async () => {
    open('gomoku', 'size:9;exact:yes;moves:e5.d4')
    await expect.element(cell('d4, O, last move')).toBeInTheDocument()
    await button('Undo').press()
    await expect.element(cell('d4, empty')).toBeInTheDocument()
    await expect.poll(linked).toBe('size:9;exact:yes;moves:e5')
  })

  test('with a wrong move is told, and the moves before it are kept', async () => {
    open('mnk', 'moves:a1.a1')
    await expect.element(alert(/can be played up to here.*a stone on a1 already/)).toBeVisible()
    await expect.element(cell('a1, X, last move')).toBeInTheDocument()
  })

  test('with a wrong option is told, and the board is at its start', async () => {
    open('gomoku', 'size:99;moves:e5')
    await expect.element(alert(/“size” is 99, but it must be from 5 to 22/)).toBeVisible()
    await says('X is to move.')
  })

  test('of another board is told', async () => {
    open('mnk', 'moves:a1;a%00b;depth:3')
    await says(errors['link/other-figure']({ fields: 'a\\u0000b, depth' }))
    await expect.element(cell('a1, X, last move')).toBeInTheDocument()
  })
})

describe('the evaluation beside the board', () => {
  test('adds up, and lights the squares of the term that has the focus', async () => {
    open('gomoku8', 'moves:e4.a1.e5')
    const row = (name: RegExp) => page.getByRole('row', { name })
    await expect.element(row(/^two, X: show on the board X 1 −5/)).toBeInTheDocument()
    const lit = () => {
      const paths = [...document.querySelectorAll('.board .fill-beta')]
      return paths.flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []).length
    }
    const before = lit()
    page.getByRole('button', { name: 'two, X: show on the board' }).element().focus()
    expect(lit() - before).toBe(2)
  })

  test('follows the patterns as they are written, and keeps the last right ones', async () => {
    open('gomoku8', 'moves:e4.a1.e5')
    const sum = page.getByRole('row', { name: /^Sum/ })
    await expect.element(sum).toHaveTextContent('Sum −18')
    const two = page.getByRole('textbox', { name: 'Pattern 6' })
    await two.write('two 105 xx*')
    await expect.element(sum).toHaveTextContent('Sum −118')
    await two.write('two 105 xz*')
    await expect.element(alert(/“z” cannot be drawn/)).toBeVisible()
    await expect.element(sum).toHaveTextContent('Sum −118')
    await button('Add a pattern').press()
    await expect.element(page.getByRole('textbox', { name: 'Pattern 7' })).toBeInTheDocument()
  })
})

describe('the keyboard', () => {
  test('goes straight up a board of hexagons in two steps, and picks with Enter', async () => {
    open('abalone')
    await says('Black is to move.')
    cell(/^e5,/).element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('c4, Black')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('c4, Black, in hand')
  })
})

describe('a file', () => {
  const SHEET = '(;GM[4]SZ[19]PB[José]\r\n;B[jj];W[kk]\r\n;B[aa])'
  const field = () => page.getByRole('textbox', { name: 'Position' })

  function drop(bytes: BlobPart): void {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'game.sgf'))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    page.getByRole('grid').element().dispatchEvent(event)
  }

  test.each([
    ['UTF-8', SHEET],
    ['Latin-1', new Uint8Array([...SHEET].map((letter) => letter.charCodeAt(0)))],
    ['UTF-16', new Uint16Array([0xfeff, ...[...SHEET].map((letter) => letter.charCodeAt(0))])],
  ])('is read where it is dropped on the board, in %s', async (_, bytes) => {
    open('gomoku')
    await says('X is to move.')
    drop(bytes)
    await expect.element(cell('a19, X, last move')).toBeInTheDocument()
    expect(linked()).toBe('moves:j10.k9.a19')
    await button('Undo').press()
    expect(linked()).toBe('moves:j10.k9')
  })

  test('that is not right stands in its field, with what is wrong', async () => {
    open('gomoku')
    await says('X is to move.')
    drop('j10 j10')
    await expect.element(field()).toHaveValue('j10 j10')
    await expect.element(alert('There is a stone on j10 already.')).toBeVisible()
    drop(new Uint8Array(1_000_001).fill(32))
    await expect.element(alert(errors['file/too-large']({ megabytes: 1 }))).toBeVisible()
    drop('j10 k9 k9')
    await expect.element(alert('There is a stone on k9 already.')).toBeVisible()
    expect(alert(errors['file/too-large']({ megabytes: 1 })).elements()).toHaveLength(0)
  })

  test('can be chosen by a button', async () => {
    open('gomoku')
    await page.getByText('The position as text').press()
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      const chosen = new DataTransfer()
      chosen.items.add(new File([SHEET], 'game.sgf'))
      this.files = chosen.files
      this.dispatchEvent(new Event('change'))
    })
    await button('Open a file').press()
    click.mockRestore()
    await expect.element(cell('a19, X, last move')).toBeInTheDocument()
  })
})
