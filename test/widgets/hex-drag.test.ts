import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { abalone, movedMarbles, type AbalonePosition } from '../../engine/index.ts'
import { stepOffset } from '../../src/boards/hex-geometry.ts'
import '../../src/widgets/analysis/element.ts'
import '../../src/widgets/heuristic-weights/element.ts'
import '../../src/widgets/play/element.ts'
import { walk } from '../engine/random-positions.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'boards/hex.css')

const home = location.href

/** The number of a mouse, which alone may be captured without a real press. */
const MOUSE = 1

interface Spot {
  readonly x: number
  readonly y: number
}

async function open(position: AbalonePosition): Promise<void> {
  await openText(abalone.game.format(position))
}

async function openText(text: string): Promise<void> {
  const url = new URL(home)
  url.search = `?board=set:${text.replaceAll(' ', '+')}`
  history.replaceState(null, '', url)
  const host = document.createElement('cutoff-analysis')
  host.id = 'board'
  host.dataset['game'] = 'abalone'
  document.body.append(host)
  await expect.element(page.getByText(/is to move\./)).toBeInTheDocument()
}

async function openPlay(): Promise<void> {
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  const levels = JSON.stringify([{ name: 'Level 1', uses: '' }])
  Object.assign(host.dataset, { game: 'abalone', levels, level: '1', depth: '1', least: '1' })
  document.body.append(host)
  await expect.element(page.getByText(/^Your turn/)).toBeInTheDocument()
}

function one(selector: string): Element {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`nothing is ${selector}`)
  return found
}

const count = (selector: string) => document.querySelectorAll(selector).length
const pathOf = (cell: number) => one(`[data-square="${cell}"]`)
const names = (pattern: RegExp) =>
  [...document.querySelectorAll('[role=gridcell]')].filter((cell) =>
    pattern.test(cell.getAttribute('aria-label') ?? ''),
  ).length

/** The middle of a cell, or a place so many cells from it in a direction. */
function spot(cell: number, direction = 0, far = 0): Spot {
  const { left, top, width, height } = pathOf(cell).getBoundingClientRect()
  const { dx, dy } = stepOffset({ cell: width + 2 }, direction)
  return { x: left + width / 2 + dx * far, y: top + height / 2 + dy * far }
}

function send(
  type: string,
  target: Element,
  { x, y }: Spot,
  pointerType = 'mouse',
  buttons = 1,
): void {
  const where = { clientX: x, clientY: y, pointerId: MOUSE, pointerType, isPrimary: true, buttons }
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, ...where }))
}

/** Presses on a cell and draws the pointer over places, at each of which it is seen. */
function draw(cell: number, places: readonly Spot[], pointerType = 'mouse'): void {
  send('pointerdown', pathOf(cell), spot(cell), pointerType)
  for (const place of places) send('pointermove', pathOf(cell), place, pointerType)
}

/** Drags along the marbles of a move, and beyond the last of them by so much of a cell. */
function dragAlong(p: AbalonePosition, move: number, far: number): void {
  const own = marblesOf(p, move)
  const [first] = own
  const last = own[own.length - 1]
  draw(first.from, [...own.map(({ from }) => spot(from)), spot(last.from, last.direction, far)])
}

function lift(place: Spot = { x: 0, y: 0 }): void {
  send('pointerup', one('.board'), place)
}

function press(label: string): void {
  for (const button of document.querySelectorAll('button')) {
    if (button.textContent?.trim() === label) button.click()
  }
}

const played = () => /played (\S+)\./.exec(document.body.textContent ?? '')?.[1]
const marblesOf = (position: AbalonePosition, move: number) =>
  movedMarbles(position, move).filter(({ player }) => player === position.side)

function legal(position: AbalonePosition): number[] {
  const moves = new Int32Array(abalone.game.maxMoves)
  return [...moves.subarray(0, abalone.game.moves(position, moves))]
}

function read(text: string): AbalonePosition {
  const found = abalone.game.parse(text)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

/** Black, to move, can push two marbles off at the right; two of White's are off already. */
const PUSH = 'wwwww/wwwwww/......./......../......bbw/......../......./bbbbbb/bbbbb b 1,2 0'
/** Numbers that pick moves: well spread, and the same each time. */
const choices = (seed: number) => Array.from({ length: 60 }, (_, i) => (seed + i * 7919) % 1009)

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const host of document.querySelectorAll(
    'cutoff-analysis, cutoff-play, cutoff-heuristic-weights',
  ))
    host.remove()
})

describe('a drag over a board of hexagons', () => {
  test.each([
    ['with a marble to push off', read(PUSH)],
    ['in the middle of a game', walk(abalone, choices(3))],
  ])('makes every legal move %s, along the marbles and beyond them', async (_, p) => {
    await open(p)
    const moves = legal(p)
    expect(moves.length).toBeGreaterThan(10)
    for (const move of moves) {
      dragAlong(p, move, 1)
      lift()
      expect(played()).toBe(abalone.game.formatMove(p, move))
      press('Undo')
    }
  })

  test('makes every legal move of marbles in hand, from whichever of them it begins', async () => {
    const p = read(PUSH)
    await open(p)
    const moves = legal(p).filter((move) => marblesOf(p, move).length > 1)
    expect(moves.length).toBeGreaterThan(10)
    for (const [i, move] of moves.entries()) {
      const own = marblesOf(p, move)
      const cells = own.map(({ from }) => from)
      draw(
        cells[0],
        cells.map((cell) => spot(cell)),
      )
      lift()
      expect(names(/in hand/)).toBe(cells.length)
      const { from, direction } = own[i % own.length]
      draw(from, [spot(from, direction, 0.4), spot(from, direction, 0.9)])
      lift()
      expect(played()).toBe(abalone.game.formatMove(p, move))
      press('Undo')
    }
  })

  test('shows all marbles that go, the one that leaves too, and takes them back near the start', async () => {
    await openText(PUSH)
    const p = read(PUSH)
    const push = legal(p).find((move) => abalone.game.formatMove(p, move) === 'e7e8') ?? -1
    const steps = movedMarbles(p, push)
    const [rear, front] = steps
    draw(rear.from, [spot(front.from), spot(front.from, rear.direction, 0.8)])
    expect(steps).toHaveLength(3)
    for (const { from } of steps) {
      const moved = one(`.board [data-at="${from}"]`).getAttribute('transform')
      expect(moved).toMatch(/^translate\([1-9]/)
    }
    expect(Number(one(`.board [data-at="${steps[2].from}"]`).getAttribute('opacity'))).toBeLessThan(
      1,
    )
    expect(count('.board .ghost')).toBe(3)
    send('pointermove', pathOf(rear.from), spot(front.from, rear.direction, 0.2))
    lift()
    expect(count('.board .ghost')).toBe(0)
    expect(played()).toBeUndefined()
    expect(names(/in hand/)).toBe(2)
  })

  test('takes fewer marbles again as the pointer goes back, and never more than a line of three', async () => {
    await open(abalone.game.initial())
    draw(0, [spot(0), spot(1)])
    expect(names(/in hand/)).toBe(2)
    send('pointermove', pathOf(0), spot(2))
    send('pointermove', pathOf(0), spot(3))
    expect(names(/in hand/)).toBe(3)
    send('pointermove', pathOf(0), spot(1))
    send('pointermove', pathOf(0), spot(0))
    expect(names(/in hand/)).toBe(1)
    lift()
    expect(played()).toBeUndefined()
  })

  test('is given up with Escape, and when the browser takes the pointer away', async () => {
    const p = abalone.game.initial()
    await open(p)
    const [move] = legal(p)
    const { from, direction } = marblesOf(p, move)[marblesOf(p, move).length - 1]
    for (const giveUp of [
      () =>
        pathOf(from).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      () => send('pointercancel', pathOf(from), spot(from)),
    ]) {
      draw(from, [spot(from, direction, 0.5), spot(from, direction, 0.9)])
      giveUp()
      lift()
      expect(played()).toBeUndefined()
      expect(count('.board .ghost')).toBe(0)
    }
  })

  test('leaves a click a click, and moves nothing of the enemy’s', async () => {
    await open(abalone.game.initial())
    await userEvent.click(pathOf(0), { force: true })
    expect(names(/in hand/)).toBe(1)
    await userEvent.click(pathOf(0), { force: true })
    expect(names(/in hand/)).toBe(0)
    draw(56, [spot(56, 4, 0.9)])
    expect(names(/in hand/)).toBe(0)
    lift()
    expect(played()).toBeUndefined()
  })

  test('is over where the pointer was lifted beside the board', async () => {
    await open(abalone.game.initial())
    draw(0, [])
    send('pointermove', pathOf(30), spot(30), 'mouse', 0)
    send('pointermove', pathOf(2), spot(2))
    expect(names(/in hand/)).toBe(0)
  })

  test('keeps a finger from scrolling the page only where it came down on a marble to move', async () => {
    await open(abalone.game.initial())
    const still = [0, 5, 30, 56].filter((cell) => {
      draw(cell, [], 'touch')
      const move = new TouchEvent('touchmove', { bubbles: true, cancelable: true })
      pathOf(cell).dispatchEvent(move)
      lift()
      return move.defaultPrevented
    })
    expect(still).toEqual([0, 5])
  })
})

describe('the marbles of a move', () => {
  const going = () => one('.board').getAnimations({ subtree: true })

  test('slide to their places and over the edge, and back when it is taken back', async () => {
    await openText(PUSH)
    for (const name of ['e7', 'e8', 'e9']) {
      await page.getByRole('gridcell', { name: new RegExp(`^${name},`) }).click({ force: true })
    }
    expect(played()).toBe('e7e8')
    await expect.poll(() => going().length).toBe(0)
    press('Undo')
    expect(going()).toHaveLength(3)
    press('Redo')
    expect(going()).toHaveLength(3)
    await expect.poll(() => going().length).toBe(0)
    expect(names(/, White$/)).toBe(11)
  })

  test('slide back when the answer to a move is taken back with it', async () => {
    await openPlay()
    const p = abalone.game.initial()
    dragAlong(p, legal(p)[0], 1)
    lift()
    await expect.element(page.getByText(/^The engine played/)).toBeInTheDocument()
    await expect.poll(() => going().length).toBe(0)
    press('Undo')
    expect(going().length).toBeGreaterThan(marblesOf(p, legal(p)[0]).length)
  })

  test('go on sliding when the board is drawn again', async () => {
    await openText(PUSH)
    const p = read(PUSH)
    dragAlong(p, legal(p)[0], 0.6)
    lift()
    const before = going().length
    expect(before).toBeGreaterThan(0)
    send('pointerover', pathOf(30), spot(30))
    expect(going()).toHaveLength(before)
  })

  test('do not move where the reader wants no movement', async () => {
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
    try {
      await openText(PUSH)
      const p = read(PUSH)
      dragAlong(p, legal(p)[0], 0.6)
      lift()
      expect(played()).toBeDefined()
      expect(going()).toHaveLength(0)
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    }
  })
})

describe('a hint for marbles', () => {
  test('is drawn as an arrow for each and ghosts where they come to, until the reader moves', async () => {
    await openPlay()
    press('Hint')
    await expect.element(page.getByText(/^Look at the lit squares/)).toBeVisible()
    press('Show the move')
    await expect.poll(() => count('.board-arrow.advised')).toBe(1)
    expect(count('.board .ghost')).toBeGreaterThan(0)
    expect(names(/suggested move/)).toBeGreaterThan(0)
    const p = abalone.game.initial()
    dragAlong(p, legal(p)[0], 1)
    lift()
    expect(count('.board-arrow.advised')).toBe(0)
    await expect.element(page.getByText(/^The engine played/)).toBeInTheDocument()
  })
})

describe('the figure that weighs positions', () => {
  test('plays a move that is dragged', async () => {
    const p = abalone.game.initial({ variant: 'inf8175' })
    const host = document.createElement('cutoff-heuristic-weights')
    host.id = 'weigh'
    host.dataset['position'] = abalone.game.format(p)
    document.body.append(host)
    await expect.poll(() => count('[role=gridcell]')).toBe(61)
    const move = legal(p)[0]
    dragAlong(p, move, 1)
    lift()
    abalone.game.play(p, move)
    const board = abalone.game.format(p).replaceAll(' ', '+')
    await expect.poll(() => decodeURIComponent(location.search)).toContain(board)
  })
})
