import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gomoku, gomokuReport, rngOf, type Gomoku } from '../../engine/index.ts'
import { figure } from '../../src/i18n/figure.ts'
import { errors } from '../../src/i18n/en/errors.ts'
import { terms as words } from '../../src/i18n/en/terms.ts'
import { table } from '../../src/i18n/en/table.ts'
import '../../src/widgets/terms/element.ts'
import { drained } from '../../src/figure/unhurried.ts'
import { heatOf, judgingAll } from '../../src/widgets/terms/candidates.ts'
import { tap } from './touch.ts'
import { judge, mostSentence, termsOver } from '../../src/widgets/terms/model.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css', 'widgets/table/table.css')

const EARLY = 'j10 k10 j11 k11 j9 k12 i9 l13 h8'
const LATE = `${EARLY} k9`

leavesNothing()

function positionOf(text: string): Gomoku {
  const read = gomoku.game.parse(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

describe('the terms of the 19×19 report', () => {
  test('add up to its evaluation for the side to move, along random games', () => {
    const { game } = gomoku
    const moves = new Int32Array(game.maxMoves)
    let compared = 0
    for (let seed = 1; seed <= 10; seed++) {
      const rng = rngOf(seed)
      const p = game.initial({ size: 9 })
      for (let ply = 0; ply < 40 && game.outcome(p) === undefined; ply++) {
        expect(judge(p).sum).toBe(gomokuReport(game.toMove(p)).evaluate(p))
        game.play(p, moves[rng.below(game.moves(p, moves))])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(300)
  })

  test('say what they count: stones, rows, and four walks from each stone', () => {
    for (const text of [EARLY, LATE]) {
      const p = positionOf(text)
      const { viewer, rows } = judge(p)
      const own = p.cells.filter((cell) => cell === viewer).length
      const walks = rows.find(({ name }) => name === 'alignment')
      expect(words.counted('alignment', walks?.count ?? 0)).toBe(`${4 * own} walks`)
    }
    expect(words.counted('alignment', 1)).toBe('1 walk')
    expect(words.counted('threat', 2)).toBe('2 rows')
  })

  test('name the only point of an empty board in place of a range', () => {
    const p = positionOf('')
    const heat = heatOf(drained(judgingAll(p)), 'sum', p.cells.length)
    const points = words.points(7 + 4 * 5)
    expect(mostSentence(p, 'sum', heat, words)).toBe(words.only('X', '', 'j10', points))
  })

  test('have the middle for ten plies, and the threats after that', () => {
    const points = (text: string) =>
      Object.fromEntries(judge(positionOf(text)).rows.map((row) => [row.name, row.points]))
    // O has k10, k11 and k12 in the middle: 7 each. X's three is open at both ends.
    expect(points(EARLY)).toMatchObject({ centre: 3 * 7, threat: 0 })
    // O's four, k9 to k12, with an open end: 100 a stone.
    expect(points(LATE)).toMatchObject({ centre: 0, threat: -4 * 100 })
    expect(judge(positionOf(EARLY)).early).toBe(true)
    expect(judge(positionOf(LATE)).early).toBe(false)
  })

  test('have their stones framed', () => {
    const p = positionOf(LATE)
    const threat = judge(p).rows.find(({ name }) => name === 'threat')
    const squares = termsOver(threat, undefined, words).marks?.map(({ square }) => square) ?? []
    expect(squares.map((square) => gomoku.board?.squareName(p, square))).toEqual([
      'k9',
      'k10',
      'k11',
      'k12',
    ])
  })
})

describe('the heat of the free squares', () => {
  test('is what the evaluation says for the mover with its stone there, along random games', () => {
    const { game } = gomoku
    const moves = new Int32Array(game.maxMoves)
    let compared = 0
    for (let seed = 1; seed <= 2; seed++) {
      const rng = rngOf(seed)
      const p = game.initial({ size: 9 })
      for (let ply = 0; ply < 20 && game.outcome(p) === undefined; ply++) {
        const mover = game.toMove(p)
        const before = game.format(p)
        const candidates = drained(judgingAll(p))
        expect(game.format(p)).toBe(before)
        expect(candidates).toHaveLength(game.moves(p, moves))
        for (const { square, points } of candidates) {
          game.play(p, square)
          expect(0 - gomokuReport(mover).evaluate(p)).toBe(points.sum - 0)
          game.undo(p)
          compared++
        }
        game.play(p, moves[rng.below(game.moves(p, moves))])
      }
    }
    expect(compared).toBeGreaterThan(2000)
  })

  test('is strongest where a stone has most points, of all terms or of one', () => {
    const p = positionOf(LATE)
    const candidates = drained(judgingAll(p))
    for (const shown of ['sum', 'alignment', 'enemy-line'] as const) {
      const { heat, high, best } = heatOf(candidates, shown, p.cells.length)
      const most = Math.max(...heat)
      expect(most).toBeGreaterThan(0)
      for (const { square, points } of candidates) {
        expect(heat[square] === most).toBe(points[shown] === high)
        expect(best.includes(square)).toBe(points[shown] === high)
      }
      p.cells.forEach((cell, square) => {
        if (cell === 0 || cell === 1) expect(heat[square]).toBe(0)
      })
    }
  })

  test('has no hue on an empty board for a term that no stone brings', () => {
    const p = gomoku.game.initial()
    const heat = heatOf(drained(judgingAll(p)), 'threat', p.cells.length)
    expect(heat.heat.every((each) => each === 0)).toBe(true)
    const won = positionOf('j10 a1 k10 a2 l10 a3 m10 a4 n10')
    expect(mostSentence(won, 'sum', heatOf(drained(judgingAll(won)), 'sum', 361), words)).toBe('')
  })
})

describe('what is said of the heat', () => {
  const said = (text: string) => {
    const p = positionOf(text)
    return mostSentence(p, 'sum', heatOf(drained(judgingAll(p)), 'sum', p.cells.length), words)
  }

  test('is of the position after the next stone, and where that ends the opening says so', () => {
    const p = positionOf(EARLY)
    const all = drained(judgingAll(p)).map(({ points }) => points.sum)
    const range = `from ${words.points(Math.min(...all))} to ${words.points(Math.max(...all))}`
    expect(said(EARLY)).toContain(`for O after its next stone, ${range}. Best: g7.`)
    expect(said(EARLY)).toContain('That stone ends the opening')
    expect(said(LATE)).not.toContain('That stone ends the opening')
  })
})

const button = (name: string) => page.getByRole('button', { name })

function mount(): void {
  mountFigure('cutoff-terms', { position: EARLY, late: LATE })
}

describe('a finger on the board of the terms, on a telephone', () => {
  const name = (text: string) => page.getByRole('button', { name: text, exact: true })
  const size = { width: innerWidth, height: innerHeight }
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(size.width, size.height))

  test('holds a stone, says what the point is worth, moves the stone, and places it', async () => {
    mount()
    await expect.poll(() => textOf('.terms-most')).not.toBe('')
    await tap('k9')
    await expect.element(page.getByText(table.over('k9'))).toBeVisible()
    expect(textOf('.terms-most')).toContain('After a stone of O on k9')
    expect(document.querySelectorAll('.board-aim, .ghost')).toHaveLength(2)
    await name(table.up).press()
    // X lies there: it is said, and the stone may move on.
    const why = errors['move/occupied']({ square: 'k10' })
    await expect.element(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    await name(table.down).press()
    expect(page.getByRole('alert').filter({ hasText: why }).elements()).toHaveLength(0)
    const place = name(table.place('k9'))
    expect(place.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await place.press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 10 plies')
    expect(document.querySelectorAll('.board-aim')).toHaveLength(0)
  })

  test('lets go of the stone when the reader sets up another position', async () => {
    mount()
    await tap('k9')
    await expect.element(name(table.place('k9'))).toBeVisible()
    await name(words.late).press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 10 plies')
    expect(name(table.place('k9')).elements()).toHaveLength(0)
  })
})

describe('the figure of the terms', () => {
  test('goes from the opening on, takes stones, and takes them back', async () => {
    mount()
    await expect.poll(() => textOf('.terms-says')).toContain('after 9 plies: still the opening')
    await page.getByRole('gridcell', { name: /^k9, empty/ }).press()
    await expect
      .poll(() => textOf('.terms-says'))
      .toContain('after 10 plies: no longer the opening')
    await button(figure.undo).press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 9 plies')
    await button(words.late).press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 10 plies')
    await button(words.clear).press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 0 plies')
    await button(words.late).press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 10 plies')
    // A position of the page is one change, however many moves it has.
    await button(figure.undo).press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 0 plies')
    await button(figure.undo).press()
    await expect.poll(() => textOf('.terms-says')).toContain('after 10 plies')
    const name = button(words.names.threat)
    await name.press()
    await expect.element(name).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => textOf('.terms-most')).toContain(words.names.threat)
    await expect.poll(linked).toContain('shown:threat')
  })

  test('says what is wrong with a text or a link, and keeps the board', async () => {
    history.replaceState(null, '', '?figure=position:a1')
    mount()
    await expect.poll(() => textOf('.error')).toContain(figure.badLink)
    const field = page.getByRole('textbox', { name: words.text })
    await field.write('j10 j10')
    // What is being written stays while the board is pointed at.
    await page.getByRole('gridcell', { name: /^a1, empty/ }).hover()
    await expect.element(field).toHaveValue('j10 j10')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.error')).toContain(figure.kept)
    expect(textOf('.terms-says')).toContain('after 9 plies')
  })
})
