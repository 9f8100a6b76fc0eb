import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { kits, type GameKit } from '../../engine/index.ts'
import { InteractiveBoard } from '../../src/boards/interactive.ts'
import { boardModel } from '../../src/boards/model.ts'
import { boards } from '../../src/i18n/en/boards.ts'
import { play as playWords } from '../../src/i18n/en/play.ts'
import { table as words } from '../../src/i18n/en/table.ts'
import '../../src/widgets/analysis/element.ts'
import '../../src/widgets/play/element.ts'
import '../../src/widgets/position/element.ts'
import { GameRecord } from '../../src/widgets/table/game-record.ts'
import { linkOf } from './figure-help.ts'
import { withoutPauses } from '../without-pauses.ts'
import { styled } from './styled.ts'

styled('boards/board.css')

beforeAll(withoutPauses)

const home = location.href
const kit: GameKit<unknown> = kits.reversi

/** Eight moves of Reversi, the fewest of 20,000 games by chance, after which X can only pass. */
const TO_A_PASS = 'd3.c3.e6.d2.d1.e1.b3.c1'

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const linked = () => linkOf('own') ?? ''

function open(tag: string, attributes: Readonly<Record<string, string>>, link = ''): void {
  const url = new URL(home)
  if (link !== '') url.searchParams.set('own', link)
  history.replaceState(null, '', url)
  const host = document.createElement(tag)
  host.id = 'own'
  Object.assign(host.dataset, { game: 'reversi', ...attributes })
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
}

const SEARCH = { algorithm: 'alphabeta', depth: '1', least: '1', most: '1' }
const tables: [string, Readonly<Record<string, string>>, string][] = [
  ['cutoff-analysis', {}, `moves:${TO_A_PASS}`],
  ['cutoff-position', { position: TO_A_PASS.replaceAll('.', ' ') }, ''],
  ['cutoff-play', { ...SEARCH, begins: 'you' }, `moves:${TO_A_PASS}`],
]

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
})

describe('a move without a square', () => {
  test.each(tables)('is a button of <%s>, and is said', async (tag, attributes, link) => {
    open(tag, attributes, link)
    await expect.element(page.getByText(words.mustPass('X'))).toBeVisible()
    const pass = button(words.pass)
    pass.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words.passes('X'), { exact: false })).toBeInTheDocument()
    expect(pass.elements()).toHaveLength(0)
    // Whoever passed by the keyboard goes on from the board.
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
    await expect.poll(() => decodeURIComponent(linked())).toContain('--')
    await button('Undo').press()
    await expect.element(button(words.pass)).toBeVisible()
    await button('Redo').press()
    await expect.element(page.getByText(words.passes('X'), { exact: false })).toBeInTheDocument()
  })

  test('is no button where stones can be put, and a square that is pressed says why', async () => {
    open('cutoff-analysis', {}, `moves:${TO_A_PASS}`)
    await cell(/^a8,/).press({ force: true })
    await expect.element(page.getByRole('alert').filter({ hasText: /pass/i })).toBeVisible()
    await button('Undo').press()
    await expect.element(page.getByText(/^O is to move/)).toBeInTheDocument()
    expect(button(words.pass).elements()).toHaveLength(0)
  })

  test('that the engine makes is told as a pass', async () => {
    open('cutoff-play', { ...SEARCH, begins: 'engine' }, `moves:${TO_A_PASS}`)
    await expect.element(page.getByText(new RegExp(`^${playWords.enginePassed}`))).toBeVisible()
    await expect.element(page.getByText(words.passes('X'), { exact: false })).toBeInTheDocument()
  })
})

describe('stones that change sides', () => {
  test('are told by their squares, and lie there as the other side’s', async () => {
    open('cutoff-analysis', {}, 'moves:d3')
    await expect.element(page.getByText('X played d3. X turns d4.')).toBeVisible()
    await expect.element(cell('d4, X')).toBeInTheDocument()
    await button('Undo').press()
    await expect.element(cell('d4, O')).toBeInTheDocument()
    await expect.element(page.getByText(/turns d4/)).not.toBeInTheDocument()
  })

  /** A board after one move, shown as that move arrives. */
  function arrived(): { readonly board: InteractiveBoard; readonly again: () => void } {
    const board = new InteractiveBoard(document, { pick: () => undefined, point: () => undefined })
    const figure = document.createElement('figure')
    figure.append(board.element)
    document.body.append(figure)
    const record = new GameRecord(kit)
    const show = (arriving: boolean) => {
      const model = boardModel(kit, record.position)
      if (model === undefined) throw new Error('no board')
      const names = Array.from({ length: 64 }, () => boards.empty)
      board.show({ model, label: 'Board', names, active: true }, arriving)
    }
    show(false)
    const move = kit.game.parseMove(record.position, 'd3')
    if (!move.ok) throw new Error(move.error.code)
    record.play(move.value)
    show(true)
    return { board, again: () => show(false) }
  }

  const going = (board: InteractiveBoard) => board.element.getAnimations({ subtree: true }).length

  test('are seen turning, also while the board is drawn again, and then lie still', async () => {
    const { board, again } = arrived()
    // The stone that comes, the side that goes out of sight, and the one that comes into it.
    expect(going(board)).toBe(3)
    again()
    expect(going(board)).toBe(3)
    await expect.poll(() => going(board)).toBe(0)
    expect(board.element.querySelectorAll('.stones.turned')).toHaveLength(1)
    again()
    expect(going(board)).toBe(0)
  })

  test('turn at once where the reader wants no movement', async () => {
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
    try {
      const { board } = arrived()
      expect(going(board)).toBe(0)
      expect(board.element.querySelectorAll('.stones.turned.side-a')).toHaveLength(1)
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    }
  })
})

describe.each(['connect4', 'gomoku', 'ninuki', 'abalone', 'reversi'] as const)(
  'the record of a game of %s',
  (id) => {
    const one: GameKit<unknown> = kits[id]
    const played = () => {
      const record = new GameRecord(one)
      const moves = new Int32Array(one.game.maxMoves)
      for (let ply = 0; ply < 12; ply++) {
        const count = one.game.moves(record.position, moves)
        record.play(moves[(7 * ply) % count])
      }
      return record
    }

    test('goes back to each position it came through, and forth again', () => {
      const record = played()
      const texts = [record.text]
      while (record.canUndo) {
        record.undo()
        texts.push(record.text)
      }
      expect(new Set(texts).size).toBe(13)
      for (const text of texts.slice(0, -1).toReversed()) {
        record.redo()
        expect(record.text).toBe(text)
      }
      expect(record.canRedo).toBe(false)
    })

    test('keeps the moves of a text that is set up, each of which can be taken back', () => {
      const record = played()
      const other = new GameRecord(one)
      expect(other.setUp(record.moveList).ok).toBe(true)
      expect([other.moves, other.text]).toEqual([record.moves, record.text])
      record.undo()
      other.undo()
      expect([other.moves, other.text]).toEqual([record.moves, record.text])
    })

    test('takes back a text that is read move by move, and no text that is there already', () => {
      const record = new GameRecord(one)
      const game = played()
      expect(record.read(game.moveList).ok).toBe(true)
      expect(record.read(record.text).ok).toBe(true)
      for (let plies = game.played.length; plies > 0; plies--) {
        record.undo()
        game.undo()
        expect(record.text).toBe(game.text)
      }
      expect(record.canUndo).toBe(false)
    })
  },
)
