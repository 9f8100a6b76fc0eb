import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { abalone, connect4, mnk, reversi, type GameKit } from '../../engine/index.ts'
import { hexModel } from '../../src/boards/hex-model.ts'
import { InteractiveBoard, type BoardEvents } from '../../src/boards/interactive.ts'
import { straightLines } from '../../src/boards/lines.ts'
import { miniBoard } from '../../src/boards/mini.ts'
import { boardModel, describeBoard, squareNames } from '../../src/boards/model.ts'
import { moveAt } from '../../src/boards/moves.ts'
import { squareBoard } from '../../src/boards/square.ts'
import type { SquareModel } from '../../src/boards/square-geometry.ts'
import { boards as words } from '../../src/i18n/en/boards.ts'
import { styled } from './styled.ts'

styled('boards/board.css')

function set<P>(kit: GameKit<P>, text: string): { position: P; model: SquareModel } {
  const read = kit.game.parse(text)
  if (!read.ok) throw new Error(read.error.code)
  const model = boardModel(kit, read.value)
  if (model === undefined) throw new Error('no board')
  return { position: read.value, model }
}

describe('a drawn board', () => {
  test('draws each side as one path, whatever the number of stones', () => {
    const { model } = set(connect4, '4433552')
    const drawn = squareBoard(document, { ...model, last: [] })
    expect(drawn.querySelectorAll('.stone')).toHaveLength(2)
    expect(drawn.querySelector('.side-a .stone')?.getAttribute('d')?.match(/z/g)).toHaveLength(4)
    expect(drawn.querySelector('.side-b .stone')?.getAttribute('d')?.match(/z/g)).toHaveLength(3)
  })

  test('marks the last move with corners, or the winning line with a capsule', () => {
    const going = squareBoard(document, set(connect4, '44').model)
    expect(going.querySelectorAll('.board-last')).toHaveLength(1)
    expect(going.querySelectorAll('.board-win')).toHaveLength(0)
    const won = squareBoard(document, set(connect4, '1213141').model)
    expect(won.querySelectorAll('.board-last')).toHaveLength(0)
    expect(won.querySelectorAll('.board-win')).toHaveLength(1)
    // First has all stones that there are, which is a win, and no row.
    const wiped = set(reversi, 'c4 c5 c6 c3 c2 d6 e6 b2 a1').model
    expect(wiped.winning).toBeUndefined()
    expect(squareBoard(document, wiped).querySelectorAll('.board-win')).toHaveLength(0)
  })

  test('tells the last move from every other mark by its shape', () => {
    const { model } = set(connect4, '44')
    const shapes = ['dot', 'ring', 'cross', 'frame'] as const
    const marks = shapes.map((shape, square) => ({ square, shape, tone: 'good' as const }))
    const drawn = squareBoard(document, { ...model, marks, hint: { square: 5, side: 0 } })
    const all = drawn.querySelectorAll('.board-last, .board-mark, .fill-good, .board-hint')
    // What is drawn, wherever and however large it is.
    const kinds = [...all].map(
      (each) => `${each.localName} ${each.getAttribute('d')?.replace(/[-0-9. ]/g, '')}`,
    )
    const dashed = [...all].map((each) => String(each.matches('.board-hint')))
    const filled = [...all].map((each) => String(each.matches('.fill-good')))
    expect(all).toHaveLength(6)
    expect(new Set(kinds.map((kind, i) => kind + dashed[i] + filled[i])).size).toBe(6)
  })

  test('is small enough for a node of a tree: at most four elements', () => {
    for (const text of ['', '4', '4433552', '1213141']) {
      const mini = miniBoard(document, set(connect4, text).model, 34)
      expect(mini.children.length).toBeLessThanOrEqual(4)
    }
  })

  test('numbers the columns where a move names one, and else has letters and rows', () => {
    expect(set(connect4, '').model).toMatchObject({ columnLabels: [...'1234567'] })
    expect(set(connect4, '').model.rowLabels).toBeUndefined()
    expect(set(mnk, '').model).toMatchObject({
      columnLabels: ['a', 'b', 'c'],
      rowLabels: ['1', '2', '3'],
    })
  })

  test('can be said in words', () => {
    const { position, model } = set(mnk, 'a1b2c3')
    expect(describeBoard(mnk, position, model, words)).toBe('X on a1, c3; O on b2; last move c3')
    expect(squareNames(mnk, position, model, words).slice(0, 2)).toEqual(['a1, X', 'b1, empty'])
    const hex = abalone.game.initial()
    const marbles = hexModel(abalone, hex)
    if (marbles === undefined) throw new Error('no hexagons')
    expect(describeBoard(abalone, hex, marbles, words)).toMatch(
      /^(Black|White) on [a-i]\d, .*; (White|Black) on /,
    )
    const empty = set(mnk, '')
    expect(describeBoard(mnk, empty.position, empty.model, words)).toBe('an empty board')
  })
})

describe('the lines of a win', () => {
  test('are told apart where one stone makes two', () => {
    // A column of four from a1 and a row of four from a4, on a board of seven columns.
    const lines = straightLines([0, 7, 14, 21, 22, 23, 24], 7)
    expect(lines.map((line) => line.join(' ')).sort()).toEqual(['0 7 14 21', '21 22 23 24'])
  })

  test('do not go on over the edge of the board', () => {
    // g1 and a2 are neighbours in number alone.
    expect(straightLines([5, 6, 7], 7)).toEqual([[5, 6], [7]])
  })
})

describe('a move by pointing', () => {
  test('is the square, or the column where a move names one', () => {
    const ttt = set(mnk, 'a1')
    expect(moveAt(mnk, ttt.position, 4)).toEqual({ ok: true, value: 4 })
    expect(moveAt(mnk, ttt.position, 0)).toMatchObject({ error: { code: 'move/occupied' } })
    const { position } = set(connect4, '444444')
    expect(moveAt(connect4, position, 37)).toEqual({ ok: true, value: 2 })
    expect(moveAt(connect4, position, 3)).toMatchObject({ error: { code: 'move/column-full' } })
  })
})

describe('a board to point at', () => {
  let board: InteractiveBoard
  const pick = vi.fn<BoardEvents['pick']>()
  const point = vi.fn<NonNullable<BoardEvents['point']>>()

  beforeEach(() => {
    board = new InteractiveBoard(document, { pick, point })
    document.body.append(board.element)
    show()
  })

  afterEach(() => {
    board.element.remove()
    vi.clearAllMocks()
  })

  function show(active = true, text = '445') {
    const { position, model } = set(connect4, text)
    const names = squareNames(connect4, position, model, words)
    board.show({ model, label: 'The board', names, active })
  }

  test('has a square wherever it is pressed, between two of them as well', () => {
    const cells = [...board.element.querySelectorAll('.board-cell')]
    const places = cells.map((cell) => cell.getBoundingClientRect())
    const [one] = places
    const next = places.find(({ left, top }) => top === one.top && left > one.left)
    expect(next).toBeDefined()
    const [from, to] = [one.right - 1, (next?.left ?? 0) + 1]
    for (let x = from; x <= to; x += 0.5) {
      const hit = document.elementFromPoint(x, one.top + one.height / 2)
      expect(hit?.classList).toContain('board-cell')
    }
  })

  test('is a grid whose cells say what lies on them', async () => {
    const grid = page.getByRole('grid', { name: 'The board' })
    await expect.element(grid).toBeInTheDocument()
    expect(grid.getByRole('row').elements()).toHaveLength(6)
    await expect.element(grid.getByRole('gridcell', { name: 'd2, O' })).toBeInTheDocument()
    await expect
      .element(grid.getByRole('gridcell', { name: 'e1, X, last move' }))
      .toBeInTheDocument()
    // Rows are read from the top, as they are seen.
    expect(grid.getByRole('gridcell').first().element().getAttribute('aria-label')).toBe(
      'a6, empty',
    )
  })

  test('has one tab stop, and arrow keys that stay on the board', async () => {
    expect(board.element.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('d1, X')
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('e2, empty')
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a1, empty')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('g1, empty')
    expect(board.element.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(pick).toHaveBeenCalledExactlyOnceWith(6)
  })

  test('takes the number of a column as a move', async () => {
    await userEvent.tab()
    await userEvent.keyboard('2')
    expect(pick).toHaveBeenCalledExactlyOnceWith(1)
    await userEvent.keyboard('89x')
    expect(pick).toHaveBeenCalledOnce()
  })

  test('keeps the focus where it is when the board is shown anew', async () => {
    await userEvent.tab()
    show(true, '4455')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('d1, X')
  })

  test('tells of clicks, and of none while it is not to be played on', async () => {
    const cell = page.getByRole('gridcell', { name: 'a6, empty' })
    await cell.click({ force: true })
    expect(pick).toHaveBeenCalledExactlyOnceWith(35)
    show(false)
    await cell.click({ force: true })
    expect(pick).toHaveBeenCalledOnce()
  })
})
