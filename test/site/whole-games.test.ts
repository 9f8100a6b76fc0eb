import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  alphabeta,
  kitOf,
  legalMoves,
  rngOf,
  subjectFrom,
  type GameKit,
  type GameOptions,
  type Outcome,
} from '../../engine/index.ts'
import { play as words } from '../../src/i18n/en/play.ts'
import { table } from '../../src/i18n/en/table.ts'
import { boardGames } from '../../src/layouts/board-games.ts'
import { parsed } from '../engine/games/random-game.ts'
import { pages } from './built.ts'
import { inFirefox, unpainted, type Launch } from './in-browsers.ts'
import { browser as chromium, server } from './in-chromium.ts'

/** What a person does to press a square or a button of a board. */
interface Way {
  readonly name: string
  /** Starts a browser of its own, where it is not the Chromium of all tests. */
  readonly launch?: Launch
  readonly context: Parameters<Browser['newPage']>[0]
  readonly square: (board: Board, name: string) => Promise<void>
  readonly button: (board: Board, name: RegExp) => Promise<void>
}

interface WholeGame {
  readonly kit: GameKit<unknown>
  readonly moves: readonly string[]
  readonly outcome: Outcome
}

/** A board on the page of boards, on which two people play. */
class Board {
  readonly page: Page
  readonly figure: Locator

  constructor(page: Page, game: string) {
    this.page = page
    this.figure = page.locator(`#${game}`)
  }

  /** By its role and the beginning of its name, as they are written: some games press hundreds. */
  cell(name: string): Locator {
    return this.figure.locator(`[role=gridcell][aria-label^="${name},"]`)
  }

  /** What is told of a square: `empty`, or whose stone is there. */
  async on(name: string): Promise<string> {
    return ((await this.cell(name).getAttribute('aria-label')) ?? '').split(', ')[1]
  }
}

/** Steps of an arrow key that lead from any square of a board to any other. */
const STEPS = 60
/** A game that goes on for longer is not tried. */
const MOST_PLIES = 400
/** Games of which the shortest is played. */
const SEEDS = 40

const given = (id: string): GameOptions =>
  JSON.parse(
    pages.find(({ path }) => path === '/en/play/')?.document.getElementById(id)?.dataset[
      'options'
    ] ?? '{}',
  )

/** One side looks a ply ahead, the other plays at random: so somebody wins before long. */
function played(id: string, seed: number): WholeGame | undefined {
  const kit = parsed(kitOf(id))
  const { game } = kit
  const position = game.initial(given(id))
  const rng = rngOf(seed)
  const moves: string[] = []
  while (moves.length < MOST_PLIES) {
    const outcome = game.outcome(position)
    if (outcome !== undefined) return { kit, moves, outcome }
    const legal = legalMoves(kit, position)
    const move =
      moves.length % 2 === 0
        ? alphabeta(subjectFrom(kit, position), { depth: 1 }).move
        : legal[rng.below(legal.length)]
    moves.push(game.formatMove(position, move))
    game.play(position, move)
  }
  return undefined
}

const wholeGames = new Map<string, WholeGame>()

/** The shortest of some games: each of its moves is pressed, three times. */
function wholeGame(id: string): WholeGame {
  const known = wholeGames.get(id)
  if (known !== undefined) return known
  const games = Array.from({ length: SEEDS }, (_, seed) => played(id, seed)).filter(
    (each) => each !== undefined,
  )
  const [first] = games.toSorted((a, b) => a.moves.length - b.moves.length)
  if (first === undefined) throw new Error(`${id} does not end`)
  wholeGames.set(id, first)
  return first
}

/** As Reversi writes it. */
const PASS = '--'

const beside = (name: string, right: number, up: number): string =>
  String.fromCharCode(name.charCodeAt(0) + right) + String(Number(name.slice(1)) + up)

/** The squares that are pressed for a move, and the button that is left to press, if there is one. */
async function pressesOf(board: Board, game: string, move: string) {
  if (move === PASS) return { squares: [], button: new RegExp(`^${table.pass}$`) }
  if (game === 'connect4') return { squares: [`${'abcdefg'[Number(move) - 1]}6`] }
  if (game !== 'abalone') return { squares: [move] }
  const [from = '', to = '', aside] = move.match(/[a-i]\d/g) ?? []
  // Named by its direction; the list of moves has it as well.
  const button = new RegExp(`^(?!Move )[^,]+, ${move}$`)
  if (aside !== undefined) return { squares: [from, to], button }
  // A line moves as a whole: it is picked by its ends.
  const step = [to.charCodeAt(0) - from.charCodeAt(0), Number(to[1]) - Number(from[1])] as const
  const own = await board.on(from)
  let head = from
  for (
    let next = to;
    head !== next && (await board.on(next)) === own;
    next = beside(next, ...step)
  ) {
    head = next
  }
  return { squares: head === from ? [from] : [from, head], button }
}

/** Goes to a square by the arrow keys, first up or down and then along its row, and presses Enter. */
async function byArrows({ page, figure }: Board, target: Locator): Promise<void> {
  const focused = figure.locator('[role=gridcell]:focus')
  if ((await focused.count()) === 0) await figure.locator('[role=gridcell][tabindex="0"]').focus()
  for (const [way, less, more] of [
    ['y', 'ArrowUp', 'ArrowDown'],
    ['x', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    const steps = await target.evaluate((goal, along) => {
      const place = (each: Element) => Math.round(each.getBoundingClientRect()[along])
      const row = (each: Element) => Math.round(each.getBoundingClientRect().y)
      const all = [...(goal.closest('[role=grid]')?.querySelectorAll('[role=gridcell]') ?? [])]
      const from = all.find((each) => each === document.activeElement) ?? goal
      const between = all
        .filter((each) => along === 'y' || row(each) === row(goal))
        .map(place)
        .filter((at) => Math.min(place(from), place(goal)) < at)
        .filter((at) => at <= Math.max(place(from), place(goal)))
      return new Set(between).size * Math.sign(place(goal) - place(from))
    }, way)
    for (let step = 0; step < Math.abs(steps); step++) {
      await page.keyboard.press(steps < 0 ? less : more)
    }
  }
  expect(await target.evaluate((each) => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
}

/** Goes on by the tabulator until the button has the focus, and presses Enter. */
async function byTab({ page, figure }: Board, name: RegExp): Promise<void> {
  const button = await figure.getByRole('button', { name }).elementHandle()
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('Tab')
    if (await button?.evaluate((each) => each === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
}

/** Presses what a locator finds by the pointer, which Playwright would move only once it is still. */
async function click(page: Page, target: Locator): Promise<void> {
  const [x, y] = await target.evaluate((each) => {
    each.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = each.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  })
  await page.mouse.click(x, y)
}

const ways: Way[] = [
  {
    name: 'by keys alone',
    context: { viewport: { width: 1280, height: 900 } },
    square: (board, name) => byArrows(board, board.cell(name)),
    button: byTab,
  },
  {
    name: 'by touch on a telephone',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    square: async (board, name) => {
      await board.cell(name).tap({ force: true })
      const place = board.figure.getByRole('button', { name: `Place on ${name}` })
      const columns = await board.figure
        .locator('[role=row]')
        .first()
        .locator('[role=gridcell]')
        .count()
      if (columns > 11) await place.tap()
    },
    button: (board, name) => board.figure.getByRole('button', { name }).tap(),
  },
]
if (inFirefox !== undefined) {
  ways.push({
    name: 'in Firefox',
    launch: inFirefox,
    context: { viewport: { width: 1280, height: 900 } },
    square: (board, name) => click(board.page, board.cell(name)),
    button: (board, name) => click(board.page, board.figure.getByRole('button', { name })),
  })
}

describe.each(ways)('a game is played to its end $name', ({ launch, context, square, button }) => {
  let own: Browser | undefined
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    own = await launch?.()
    page = await unpainted(await (own ?? chromium).newPage(context))
    page.on('pageerror', (error) => complaints.push(String(error)))
  })
  afterAll(async () => {
    await page?.close()
    await own?.close()
  })

  it.each(boardGames)(
    '%s',
    async (game) => {
      const { moves, outcome } = wholeGame(game)
      await page.goto(`${server.url}/en/play/?${game}=players:people#${game}`)
      const board = new Board(page, game)
      await board.figure.getByRole('button', { name: 'Undo' }).waitFor()
      for (const move of moves) {
        const presses = await pressesOf(board, game, move)
        for (const each of presses.squares) await square(board, each)
        if (presses.button !== undefined) await button(board, presses.button)
      }
      await board.figure
        .getByText(words.reasons[outcome.reason] ?? outcome.reason)
        .first()
        .waitFor()
      const state = () => new URL(page.url()).searchParams.get(game) ?? ''
      await expect.poll(state).toContain(`moves:${moves.join(game === 'connect4' ? '' : '.')}`)
      expect(complaints).toEqual([])
    },
    300_000,
  )
})
