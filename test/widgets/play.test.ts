import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { play as words } from '../../src/i18n/en/play.ts'
import { errors } from '../../src/i18n/en/errors.ts'
import { figure as figureWords } from '../../src/i18n/en/figure.ts'
import { PLAYED_GAMES } from '../engine/played-games.ts'
import '../../src/widgets/play/element.ts'
import { adviserOf, levelsOf, opponentsOf, type Named } from '../../src/widgets/play/opponents.ts'
import { openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

/** The address of the test's own page, to which each test returns. */
const home = location.href

function open(attributes: Readonly<Record<string, string>> = {}, link = ''): void {
  const url = new URL(home)
  if (link !== '') url.searchParams.set('play', link)
  history.replaceState(null, '', url)
  const figure = document.createElement('figure')
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, {
    game: 'connect4',
    algorithm: 'alphabeta',
    depth: '3',
    least: '1',
    most: '7',
    ...attributes,
  })
  const search = document.createElement('div')
  search.className = 'play-search'
  figure.append(host, search)
  document.body.append(figure)
}

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })

async function drop(column: string): Promise<void> {
  await cell(new RegExp(`^${column}6`)).press({ force: true })
}

/** The game as the link has it; the address is written a moment after the game has changed. */
const linked = (id = 'play') => linkOf(id) ?? ''

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
  vi.unstubAllGlobals()
})

/** What live regions say from now on, each time one of them changes. */
function listen(): readonly string[] {
  const heard: string[] = []
  const observer = new MutationObserver((records) => {
    const regions = records.map(({ target }) => {
      const changed = target instanceof Element ? target : target.parentElement
      return changed?.closest('[aria-live]')
    })
    for (const region of new Set(regions)) if (region) heard.push(region.textContent)
  })
  observer.observe(document.body, { characterData: true, childList: true, subtree: true })
  return heard
}

/** A worker whose script does not load. */
class NoWorker {
  onerror: (() => void) | null = null
  postMessage(): void {
    setTimeout(() => this.onerror?.())
  }
  terminate(): void {
    this.onerror = null
  }
}

describe('a board to play on', () => {
  test('is never said to wait for the reader between her move and its answer', async () => {
    open()
    await expect.element(page.getByText('Your turn: you play X.')).toBeInTheDocument()
    const heard = listen()
    const answers = () => heard.filter((said) => said.startsWith('The engine played'))
    for (const [i, column] of ['d', 'c', 'e'].entries()) {
      await drop(column)
      await expect.poll(answers).toHaveLength(i + 1)
    }
    expect(heard.filter((said) => said.includes(words.askAgain))).toEqual([])
  })

  test('says whose turn it is, and answers a move with its count and its judgement', async () => {
    open()
    await expect.element(page.getByText('Your turn: you play X.')).toBeInTheDocument()
    await drop('d')
    await expect.element(cell('d1, X')).toBeInTheDocument()
    await expect.element(page.getByText(/^The engine played \d\. Your turn/)).toBeInTheDocument()
    await expect
      .element(page.getByText(/It looked at [\d,]+ positions, 3 plies deep\./))
      .toBeVisible()
    // 1 + 7 + 49 + 343, as minimax from a board with one piece and no full column.
    await expect.element(page.getByText(/Minimax would have looked at 400\./)).toBeVisible()
    await expect.element(page.getByText(/It judges/)).toBeVisible()
  })

  test('reads out each sentence on the engine’s move once, though minimax’s count comes later', async () => {
    open()
    await expect.element(page.getByText('Your turn: you play X.')).toBeInTheDocument()
    const heard = listen()
    await drop('d')
    const counts = () => heard.filter((text) => text.includes('Minimax would'))
    await expect.poll(counts).toHaveLength(1)
    for (const part of ['The engine played', 'It looked at', 'It judges']) {
      expect(heard.filter((text) => text.includes(part))).toHaveLength(1)
    }
  })

  test.each([
    ['1', 'you'],
    ['1', 'engine'],
    ['7', 'engine'],
  ])('asks an engine again that could not be started: %s, %s', async (most, begins) => {
    vi.stubGlobal('Worker', NoWorker)
    open({ depth: '1', most, begins })
    if (begins === 'you') await drop('d')
    await expect.element(page.getByText(/^The engine of this figure could not be/)).toBeVisible()
    vi.unstubAllGlobals()
    await button('Try again').press()
    await expect.element(page.getByText(/^The engine played \d\. Your turn/)).toBeInTheDocument()
  })

  test('says nothing of minimax where minimax is what plays', async () => {
    open({ algorithm: 'minimax' })
    await drop('d')
    await expect.element(page.getByText(/It looked at 400 positions, 3 plies deep\./)).toBeVisible()
    expect(page.getByText(/Minimax would/).elements()).toHaveLength(0)
  })

  test('lets the engine begin', async () => {
    open({ begins: 'engine' })
    await expect.element(page.getByText(/Your turn: you play O\.$/)).toBeInTheDocument()
    await expect.poll(() => linked()).toMatch(/^moves:[1-7]$/)
  })

  test('starts anew when another side is to begin, and brings the old game back', async () => {
    open({}, 'moves:44')
    await openPanel()
    await radio('the engine').press()
    await expect.element(page.getByText(/Your turn: you play O\.$/)).toBeInTheDocument()
    await button('Bring back the last game').press()
    await expect.element(page.getByText('Your turn: you play X.')).toBeInTheDocument()
    await expect.element(cell('d2, O, last move')).toBeInTheDocument()
    await expect.element(radio('you')).toBeChecked()
    await expect.poll(() => linked()).toBe('moves:44')
  })

  test('takes back to the turn of the reader', async () => {
    open({}, 'moves:4455')
    await button('Undo').press()
    await expect.poll(() => linked()).toBe('moves:44')
    await button('Undo').press()
    await expect.poll(() => linked()).toBe('')
    await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('stops undoing at the start of a game, and brings back either of two', async () => {
    open({}, 'moves:4455')
    await openPanel()
    await button('New game').press()
    await drop('a')
    await expect.element(page.getByText(/^The engine played \d\. Your turn/)).toBeInTheDocument()
    await button('Undo').press()
    // A button that cannot be pressed now is pressed all the same.
    await button('Undo').press({ force: true })
    await expect.element(cell('a1, empty')).toBeInTheDocument()
    await expect.element(cell('d1, empty')).toBeInTheDocument()
    await button('Redo').press()
    await expect.element(cell(/^a1, X/)).toBeInTheDocument()
    await expect.poll(() => linked()).toMatch(/^moves:1\d;past:4455/)
    await button('Bring back the last game').press()
    await expect.element(cell('e2, O, last move')).toBeInTheDocument()
    await expect.poll(() => linked()).toMatch(/^moves:4455;past:1\d$/)
    await button('Bring back the last game').press()
    await expect.element(cell(/^a1, X/)).toBeInTheDocument()
  })

  test('asks the engine again where a move is played again that it had not answered', async () => {
    open({ algorithm: 'minimax', depth: '12', most: '12' })
    await drop('d')
    await button('Undo').press()
    await expect.element(cell('d1, empty')).toBeInTheDocument()
    await button('Redo').press()
    await expect.element(page.getByText('The engine is thinking.')).toBeInTheDocument()
    await expect.element(cell('d1, X, last move')).toBeInTheDocument()
  })

  test('keeps a game that was ended by “New game” over a reload', async () => {
    open({}, 'moves:4455')
    await openPanel()
    await button('New game').press()
    await expect.poll(() => linked()).toBe('past:4455')
    document.querySelector('figure')?.remove()
    open({}, linked())
    await openPanel()
    await button('Bring back the last game').press()
    await expect.element(cell('e2, O, last move')).toBeInTheDocument()
  })

  test('shows a win in words and on the board, and takes no further move', async () => {
    open({}, 'moves:415161')
    await drop('d')
    await expect.element(page.getByText('The engine played')).not.toBeInTheDocument()
    document.querySelector('figure')?.remove()
    open({}, 'moves:1212121')
    await expect.element(page.getByText('You win. The line is complete.')).toBeInTheDocument()
    await expect.element(cell('a4, X, last move, in the winning line')).toBeInTheDocument()
    await drop('g')
    await expect.element(cell('g1, empty')).toBeInTheDocument()
  })

  test('says that the engine wins, and that a full board is a draw', async () => {
    open({ begins: 'engine' }, 'moves:1212121')
    await expect
      .element(page.getByText('The engine wins. The line is complete.'))
      .toBeInTheDocument()
    document.querySelector('figure')?.remove()
    open({ game: 'mnk' }, 'moves:a1.b1.c1.a2.c2.b2.a3.c3.b3')
    await expect.element(page.getByText('A draw. The board is full.')).toBeInTheDocument()
  })

  test('says at the board that a column is full', async () => {
    open({}, 'moves:444444')
    await drop('d')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Column 4 is full.')
    await drop('c')
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('can be stopped while it thinks, and then plays the best it has', async () => {
    open({ algorithm: 'minimax', depth: '12', most: '12' })
    await drop('d')
    await expect.element(page.getByText('The engine is thinking.')).toBeInTheDocument()
    await expect.element(page.getByText(/[1-9][\d,]* positions so far/)).toBeVisible()
    await button('Stop and play').press()
    await expect.element(page.getByText(/^The engine played \d\. Your turn/)).toBeInTheDocument()
    await expect.element(page.getByText(/^Stopped /)).toBeVisible()
    await expect.element(button('Stop and play')).not.toBeInTheDocument()
  })

  test('lets a move be taken back while the engine thinks', async () => {
    open({ algorithm: 'minimax', depth: '12', most: '12' })
    await drop('d')
    await button('Undo').press()
    await expect.element(page.getByText('Your turn: you play X.')).toBeInTheDocument()
    await expect.element(cell('d1, empty')).toBeInTheDocument()
  })

  test('takes another depth, and keeps it in the link', async () => {
    open()
    await openPanel()
    await page.getByRole('combobox', { name: 'Depth' }).choose('2 plies')
    await drop('d')
    await expect.element(page.getByText(/, 2 plies deep\./)).toBeVisible()
    await expect.poll(() => linked()).toMatch(/^moves:4[1-7];depth:2$/)
  })

  test('is played by keyboard alone', async () => {
    open()
    await expect.element(page.getByRole('grid')).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('3')
    await expect.element(cell('c1, X')).toBeInTheDocument()
    await expect.element(page.getByText(/^The engine played/)).toBeInTheDocument()
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^c1/)
  })

  test.each([
    ['depth:99', '“depth” is 99, but it must be from 1 to 7.'],
    ['moves:8', 'There is no column 8: the columns are 1 to 7.'],
    ['past:9', 'There is no column 9: the columns are 1 to 7.'],
  ])('says what is wrong with a link (%s), and can be played', async (link, sentence) => {
    open({}, link)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${figureWords.badLink} ${sentence}`)
    await drop('d')
    await expect.element(page.getByText(/^The engine played/)).toBeInTheDocument()
  })

  test('tells that a link was made for another figure', async () => {
    open({}, 'step:4;moves:44')
    await expect.element(page.getByText(/made for another figure.*step/)).toBeVisible()
    await expect.element(cell('d2, O, last move')).toBeInTheDocument()
  })

  test.each([
    ['moves:4455888;past:44;lines:45', 'There is no column 8: the columns are 1 to 7.', 'e2, O'],
    ['moves:44444447', 'Column 4 is full.', 'd6, O'],
  ])('keeps the moves before a wrong one of a link (%s), and names it', async (link, why, last) => {
    open({}, link)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${errors['link/up-to-here']()} ${why}`)
    await expect.element(cell(`${last}, last move`)).toBeInTheDocument()
  })

  test('plays tic-tac-toe on the same board', async () => {
    open({ game: 'mnk', depth: '9', most: '9' })
    await cell(/^b2/).press({ force: true })
    await expect.element(page.getByText(/^The engine played [abc][123]\./)).toBeInTheDocument()
    await expect.poll(() => linked()).toMatch(/^moves:b2\.[abc][123]$/)
  })

  test('opens the very search of the last move as a tree', async () => {
    open({}, 'moves:4455')
    await button('Step through its search').press()
    const tree = page.getByRole('tree')
    await expect.element(tree).toBeInTheDocument()
    await expect.poll(() => linked('play-search')).toMatch(/position:445;depth:3/)
    expect(linked()).toBe('moves:4455')
    await button('Back to the game').press()
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  })
})

describe('a board of marbles to play on', () => {
  const marbles = { game: 'abalone', algorithm: 'alphabeta', depth: '2', most: '3' }
  const pick = (name: string) => cell(new RegExp(`^${name},`)).press({ force: true })

  test('takes marbles in hand, moves them where the reader points, and is answered', async () => {
    open(marbles)
    await expect.element(page.getByText('Your turn: you play Black.')).toBeInTheDocument()
    await expect.element(page.getByText(/^Drag along one, two or three/)).toBeVisible()
    await pick('a1')
    await pick('c3')
    await expect.element(cell('b2, Black, in hand')).toBeInTheDocument()
    await expect.element(page.getByText('In hand: a1, b2, c3. Now a direction.')).toBeVisible()
    await pick('d4')
    await expect.element(cell('a1, empty')).toBeInTheDocument()
    await expect.element(page.getByText(/^The engine played [a-i]\S+\. Your turn/)).toBeVisible()
    await expect.element(page.getByText(/It looked at [\d,]+ positions, 2 plies/)).toBeVisible()
    await expect.poll(() => linked()).toMatch(/^moves:a1b2\.[a-i]\w+$/)
    await button('Undo').press()
    await expect.element(cell('a1, Black')).toBeInTheDocument()
    await expect.poll(() => linked()).toBe('')
  })

  test('moves sideways by a button, and lets go with Escape', async () => {
    open(marbles)
    await pick('a1')
    await userEvent.keyboard('{Escape}')
    expect(cell(/in hand/).elements()).toHaveLength(0)
    await pick('c3')
    await pick('c5')
    await button('upper left, c3c5d3').press()
    await expect.element(cell('c3, empty')).toBeInTheDocument()
    expect(cell(/in hand/).elements()).toHaveLength(0)
    await expect.poll(() => linked()).toMatch(/^moves:c3c5d3\.[a-i]\w+$/)
  })

  test('says why marbles cannot go there, and reads a game from its link', async () => {
    open(marbles, 'moves:a1b2.i9h8')
    await expect.element(cell('d4, Black')).toBeInTheDocument()
    await pick('c3')
    await pick('e3')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('e3 does not touch c3: marbles move by one cell.')
    await pick('c3')
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('opens the very search of the last move as a tree', async () => {
    open({ ...marbles, depth: '1' }, 'moves:a1b2.i9h8')
    await button('Step through its search').press()
    await expect.element(page.getByRole('tree')).toBeInTheDocument()
  })
})

function against(game: string, level: string, options = '{}', named?: readonly Named[]) {
  return {
    game,
    level,
    levels: JSON.stringify(opponentsOf(game, named ?? levelsOf(game))),
    adviser: JSON.stringify(adviserOf(game, 1)),
    depth: '1',
    most: '1',
    options,
  }
}

describe('a board to play on against the levels of a game', () => {
  const level = () => page.getByRole('combobox', { name: 'Opponent' })

  test.each([
    ['connect4', 'c6', '{}'],
    ['gomoku8', 'd4', '{}'],
    ['gomoku', 'h8', '{"size":15}'],
    ['ninuki', 'g7', '{"size":13}'],
  ])('plays %s against the first level', async (game, square, options) => {
    open(against(game, '1', options))
    await cell(new RegExp(`^${square},`)).press({ force: true })
    await expect.element(page.getByText(/^The engine played \S+\. Your turn/)).toBeInTheDocument()
    await expect
      .element(page.getByText(/^It looked at [\d,]+ positions?, 1 ply deep\. It /))
      .toBeVisible()
    await button('Undo').press()
    await expect.element(page.getByText('Your turn: you play X.')).toBeInTheDocument()
  })

  test('says what the chosen level plays by, and keeps it in the link', async () => {
    open(against('abalone', '2'))
    await expect.element(page.getByText(/Alpha-beta, 3 plies deep, /)).toBeVisible()
    await openPanel()
    await level().choose('Level 1, beginner')
    await expect.element(page.getByText(/Minimax, 1 ply deep, ties broken by lot\.$/)).toBeVisible()
    await expect.poll(() => linked()).toBe('level:1')
  })

  test('gives the same answer again after undo, and for another game another seed', async () => {
    open(against('gomoku8', '1'))
    const move = () => cell(/^d4,/).press({ force: true })
    await move()
    await expect.poll(() => linked()).toMatch(/^moves:d4\.[a-h]\d$/)
    const first = linked()
    await button('Undo').press()
    await expect.poll(() => linked()).toBe('')
    await move()
    await expect.poll(() => linked()).toBe(first)
    await openPanel()
    await button('New game').press()
    await expect.poll(() => linked()).toMatch(/^seed:1;past:d4/)
  })

  test('suggests a winning move to the reader, and counts the hint', async () => {
    open(against('connect4', '2'), 'moves:414141')
    await button('Hint').press()
    await expect
      .element(page.getByText(/^Look at the lit squares, from \S+ to \S+\.$/))
      .toBeVisible()
    await button('Show the move').press()
    const advice = 'In your place “Level 4, strong” would play 4. 1 hint in this game.'
    await expect.element(page.getByText(advice)).toBeVisible()
    await button('Why?').press()
    await expect.element(page.getByText('4 wins at once.')).toBeVisible()
    await expect.element(button('Why?')).toHaveAttribute('aria-disabled', 'true')
    expect(linked()).toBe('moves:414141')
    await cell(/^d6/).press({ force: true })
    await expect.element(page.getByText('You win. The line is complete.')).toBeInTheDocument()
    await expect.element(page.getByText('4 wins at once.')).not.toBeInTheDocument()
    await expect.element(button('Hint')).toHaveAttribute('aria-disabled', 'true')
  })

  test('shows what it thinks while it thinks, where that is wanted, and no longer', async () => {
    open(against('abalone', '5'), 'moves:a1b2.i9h8;live:yes')
    await cell(/^c4,/).press({ force: true })
    await cell(/^c5,/).press({ force: true })
    await button(/^upper right/).press()
    const bar = page.getByRole('meter', { name: 'What the engine makes of the position' })
    await expect.element(bar).toBeVisible()
    await expect.element(page.getByText(/It expects 1\. \S+/)).toBeVisible()
    // At once, wherever the button has moved to: the search may end by itself before a pointer is there.
    ;(button('Stop and play').element() as HTMLElement).click()
    await expect.element(page.getByText(/^The engine played \S+\. Your turn/)).toBeInTheDocument()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('can be stopped, and then plays a legal move', async () => {
    open(against('abalone', '5'), 'moves:a1b2.i9h8')
    await cell(/^c4,/).press({ force: true })
    await cell(/^c5,/).press({ force: true })
    await button(/^upper right/).press()
    await button('Stop and play').press()
    await expect.element(page.getByText(/^The engine played \S+\. Your turn/)).toBeInTheDocument()
    // Before or after it had judged a move: that is a race of two processors.
    await expect.element(page.getByText(/^Stopped (before|after) /)).toBeVisible()
  })

  test.each([
    ['level:6', '“level” is 6, but it must be from 1 to 5.'],
    ['seed:-1', '“seed” is -1, but it must be from 0 to 999.'],
  ])('says what is wrong with a link (%s)', async (link, sentence) => {
    open(against('gomoku8', '2'), link)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${figureWords.badLink} ${sentence}`)
  })

  test('has five levels for each game, of which each plays by something else', () => {
    for (const game of PLAYED_GAMES) {
      const uses = opponentsOf(game, levelsOf(game)).map((each) => each.uses)
      expect(uses, game).toHaveLength(5)
      expect(new Set(uses).size, game).toBe(5)
      expect(uses.join(' '), game).not.toMatch(/undefined|true|false/)
    }
  })
})

describe('a board to play on against opponents of a page’s choice', () => {
  const few = (...named: Named[]) => against('connect4', '1', '{}', named)
  const opponent = () => page.getByRole('combobox', { name: 'Opponent' })

  test('says that who draws lots did not look ahead, and that there is nothing to step', async () => {
    open(few('random', 'wins', 'guards'))
    await drop('d')
    await expect.element(page.getByText('It did not look ahead.')).toBeVisible()
    await expect.element(page.getByText(/It keeps no search to step through\.$/)).toBeVisible()
    expect(button('Step through its search').elements()).toHaveLength(0)
  })

  test('is stopped from making four by who guards, which counts what it tested', async () => {
    open(few('random', 'wins', 'guards'), 'moves:1122')
    await openPanel()
    await opponent().choose('Wins, or stops you')
    await drop('c')
    await expect.element(page.getByText(/^The engine played 4\./)).toBeInTheDocument()
    await expect.element(page.getByText('It looked at 56 positions.')).toBeVisible()
    await expect.poll(() => linked()).toBe('moves:112234;level:3')
  })

  test('loses to who wins when it can', async () => {
    open(few('wins'), 'moves:212131')
    await drop('e')
    await expect
      .element(page.getByText('The engine played 1. The engine wins. The line is complete.'))
      .toBeInTheDocument()
  })

  test('advises by a strong level, and names it only where it can be chosen', async () => {
    open(few('random'), 'moves:414141')
    await button('Hint').press()
    await button('Show the move').press()
    await expect
      .element(
        page.getByText(
          'A strong level of this engine would play 4 in your place. 1 hint in this game.',
        ),
      )
      .toBeVisible()
  })

  test('plays the faulty programs of the clinic beside a right one', async () => {
    const mended: Named = { algorithm: 'alphabeta', depth: 2 }
    open(against('gomoku8', '1', '{}', ['clinic/smallest-int', 'clinic/root-window', mended]))
    await cell(/^d4,/).press({ force: true })
    // It believes that no move is worth anything, and is given the first.
    await expect.element(page.getByText(/^The engine played h1\./)).toBeInTheDocument()
    await expect.element(page.getByText(/A faulty program\. It never finds a move;/)).toBeVisible()
    expect(button('Step through its search').elements()).toHaveLength(0)
    await openPanel()
    await opponent().choose('Alpha-beta, 2 plies deep')
    await cell(/^d5,/).press({ force: true })
    await expect.element(page.getByText(/^It looked at [\d,]+ positions, 2 plies/)).toBeVisible()
    await expect.element(button('Step through its search')).toBeVisible()
  })
})
