import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/widgets/play/element.ts'
import { boardData, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'
import { styled } from './styled.ts'

styled('boards/board.css')

beforeAll(withoutPauses)

const home = location.href

function open(data: Readonly<Record<string, string>>, link = ''): void {
  const url = new URL(home)
  if (link !== '') url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, data)
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

const cell = (name: RegExp) => page.getByRole('gridcell', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const list = (name: string) => page.getByRole('combobox', { name, exact: true })
const put = (square: string) => cell(new RegExp(`^${square},`)).press({ force: true })
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const linked = () => linkOf('play') ?? ''

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
})

describe('what stands behind “Game”', () => {
  test('is not there for who only sees the board, its turn and the opponent', async () => {
    open(boardData('gomoku', { size: 15 }))
    await says('Your turn: you play X.')
    await says(/^Against “Level 1, beginner”\. Minimax, 1 ply deep/)
    for (const role of ['radio', 'combobox', 'spinbutton', 'checkbox'] as const) {
      expect(page.getByRole(role).elements()).toHaveLength(0)
    }
    await openPanel()
    expect(page.getByRole('combobox').elements().length).toBeGreaterThan(0)
    await button('Game').press()
    expect(page.getByRole('combobox').elements()).toHaveLength(0)
  })

  test('lets two people play at one board', async () => {
    open(boardData('connect4'))
    await openPanel()
    await radio('two people').press()
    await says('X is to move.')
    await put('d6')
    await says('O is to move.')
    await put('d6')
    await says('X is to move.')
    await expect.element(cell(/^d2, O/)).toBeInTheDocument()
    await expect.poll(linked).toBe('moves:44;players:people')
    await button('Resign').press()
    await says('O wins. The game was resigned.')
    await expect.poll(linked).toContain('resigned:you')
    await button('Next round, sides swapped').press()
    await says('Rounds: player 1 0, player 2 1, drawn 0.')
    await expect.poll(linked).toContain('score:0-0-1')
  })

  test('lets two engines play, move by move or by themselves, and rests when it is told to', async () => {
    open(boardData('connect4'))
    await openPanel()
    await radio('two engines').press()
    await list('One engine').choose('Level 2, casual')
    await list('Speed').choose('as fast as it can')
    await says('X is “Level 2, casual”, O is “Level 1, beginner”.')
    await button('One move').press()
    await expect.poll(linked).toMatch(/^moves:\d;/)
    await says('O is to move.')
    await button('Play').press()
    await says(/(wins|draw)\. The (line|board)/i)
    await expect.poll(linked).toMatch(/^moves:\d{7,};.*players:engines;other:level-2$/)
    await expect.element(button('Pause')).not.toBeInTheDocument()
    await button('Undo').press()
    await list('Speed').choose('slow')
    await button('Play').press()
    await button('Pause').press()
    await expect.element(button('Play')).toBeVisible()
  })

  test('has the programs of the report and the faulty ones play', async () => {
    open(boardData('gomoku8'))
    await openPanel()
    await list('Opponent').choose('Medium, of the 8×8 report')
    await expect.poll(linked).toBe('against:medium')
    await put('d4')
    await says(/^It looked at [\d,]+ positions, 2 plies deep\./)
    await list('Opponent').choose('An infinity that overflows')
    await says(/A faulty program\. It never finds a move;/)
    await put('d5')
    await says(/^The engine played h1\./)
  })

  test('has a search play, plain or pruned, to the depth that is wanted', async () => {
    open(boardData('connect4'))
    await openPanel()
    await list('Opponent').choose('Plain minimax')
    await list('Depth').choose('3 plies')
    await put('d6')
    // As for the same search in `play.test.ts`: 1 + 7 + 49 + 343.
    await says(/^It looked at 400 positions, 3 plies deep\./)
    await expect.poll(linked).toMatch(/^moves:4\d;depth:3;against:minimax$/)
  })

  test('sets the size, the stones and the first point, and says what cannot be', async () => {
    open(boardData('gomoku', { size: 15 }), 'moves:h8.g7')
    await openPanel('Board and rules')
    await button('Play the game of the 19×19 report (60 stones a side)').press()
    await expect.element(cell(/^s19,/)).toBeInTheDocument()
    await expect.element(page.getByRole('spinbutton', { name: /^Stones a side/ })).toHaveValue(60)
    await expect.poll(linked).toContain('lifted:size=19,stones=60,centre=true')
    await page.getByRole('checkbox', { name: 'First stone on the middle' }).press()
    await put('c3')
    await expect.element(cell(/^c3, X/)).toBeInTheDocument()
    // What is refused is said until the game is another.
    await says(/^The engine played/)
    await page.getByRole('spinbutton', { name: 'Points a side' }).write('40')
    await userEvent.tab()
    await says(/Points a side.*22/)
  })

  test('swaps the sides of the game that is played', async () => {
    open(boardData('connect4'), 'moves:44')
    await openPanel()
    await button('Swap sides').press()
    await says(/Your turn: you play O\.$/)
    await expect.poll(linked).toMatch(/^moves:44\d;begins:engine/)
  })

  test('keeps the score of rounds in the link', async () => {
    open(boardData('connect4'), 'moves:1212121')
    await says('You win. The line is complete.')
    await button('Next round, sides swapped').press()
    await says('Rounds: you 1, the engine 0, drawn 0.')
    await says(/Your turn: you play O\.$/)
    await expect.poll(linked).toMatch(/score:1-0-0/)
    const link = linked()
    document.querySelector('figure')?.remove()
    open(boardData('connect4'), link)
    await says('Rounds: you 1, the engine 0, drawn 0.')
  })
})

describe('the look of the stones', () => {
  test('is signs alone, or black and white, in the drawing and in words', async () => {
    open(boardData('gomoku8'), 'moves:d4.e5;players:people')
    await expect.element(cell(/^d4, X/)).toBeInTheDocument()
    const drawn = () =>
      ['.stone', '.sign'].map((kind) => document.querySelectorAll(`.stones > ${kind}`).length > 0)
    expect(drawn()).toEqual([true, true])
    await openPanel('What you see and hear')
    await radio('X and O').press()
    await expect.poll(drawn).toEqual([false, true])
    await radio('black and white').press()
    await expect.poll(drawn).toEqual([true, false])
    await expect.element(cell(/^d4, Black/)).toBeInTheDocument()
    await says('Black is to move.')
    await expect.poll(linked).toContain('look:stones')
  })
})

describe('a fault to be found', () => {
  test('is told when the game is over, and whether the reader has found it', async () => {
    open(boardData('gomoku8'))
    await openPanel()
    await list('Opponent').choose('A fault to be found')
    await says(/^Against “A fault to be found”\. One of the 2 faulty programs/)
    await put('d4')
    await says(/^The engine played/)
    expect(page.getByText(/^It was “/).elements()).toHaveLength(0)
    await list('Its fault').choose('An infinity that overflows')
    await button('Resign').press()
    await says(/^It was “.*”\. A faulty program\..* You (have found|took)/)
    await expect.poll(linked).toMatch(/against:fault;guess:clinic\/smallest-int/)
  })
})
