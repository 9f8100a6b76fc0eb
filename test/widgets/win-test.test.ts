import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  bitsOf,
  connect4,
  CONNECT_4_SHIFTS,
  connect4Word,
  fromBits,
  hasFour,
  isEmpty,
  rngOf,
  shiftRight,
  toHex,
  winSteps,
  type Word,
} from '../../engine/index.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { winTest as words } from '../../src/i18n/en/win-test.ts'
import { element } from '../../src/figure/dom.ts'
import { bitAt, placeOf, placesOf } from '../../src/widgets/bits/places.ts'
import { DIRECTIONS, shiftOf, STEP } from '../../src/widgets/win-test/directions.ts'
import '../../src/widgets/win-test/element.ts'
import {
  findGame,
  hasFourOnly,
  isFalseFour,
  lastPlayed,
} from '../../src/widgets/win-test/find-games.ts'
import {
  firstStep,
  foundIn,
  fourAt,
  isStraight,
  lastStep,
  movedBits,
  OPERATIONS,
  progressAt,
  repacked,
  STEPS,
  winModel,
} from '../../src/widgets/win-test/model.ts'
import { costs } from '../../src/widgets/win-test/costs.ts'
import { winView } from '../../src/widgets/win-test/view.ts'
import { costOf, lastOf, lineAt, stopOf, walkSteps } from '../../src/widgets/win-test/walk-model.ts'
import { walkModel } from '../../src/widgets/win-test/walk-view.ts'
import { leavesNothing, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'widgets/bits/bits.css')

const SQUARES = placesOf()
  .filter((place) => place.kind === 'square')
  .map((place) => place.bit)

/** Stones on any squares, whether or not a game can lead to them. */
const stones = fc
  .uniqueArray(fc.constantFrom(...SQUARES), { maxLength: 42 })
  .map((bits) => fromBits(bits))

/** Whether four lie in a row, square by square: no shifts, so that it can check them. */
function hasFourBySquares(word: Word): boolean {
  const set = new Set(bitsOf(word))
  const lies = (column: number, row: number) =>
    column >= 0 && column < 7 && row >= 0 && row < 6 && set.has(bitAt(column, row))
  return bitsOf(word).some((bit) => {
    const { column, row } = placeOf(bit)
    return Object.values(STEP).some(({ right, up }) =>
      [0, 1, 2, 3].every((i) => lies(column + i * right, row + i * up)),
    )
  })
}

describe('the shifts', () => {
  test('are the engine’s with a guard row, and one less to the side without', () => {
    expect(Object.fromEntries(DIRECTIONS.map((d) => [d, shiftOf(d)]))).toEqual(CONNECT_4_SHIFTS)
    expect(DIRECTIONS.map((d) => shiftOf(d, 6))).toEqual([1, 6, 5, 7])
  })
})

describe('the win test', () => {
  test('finds a four exactly where there is one, with the guard row', () => {
    fc.assert(
      fc.property(stones, (word) => {
        expect(foundIn(word, 7) !== undefined).toBe(hasFourBySquares(word))
        expect(hasFour(word.lo, word.hi)).toBe(hasFourBySquares(word))
      }),
      { numRuns: 300 },
    )
  })

  test('misses none without the guard row, but may find some that are none', () => {
    fc.assert(
      fc.property(stones, (word) => {
        if (hasFourBySquares(word)) expect(foundIn(repacked(word, 7, 6), 6)).toBeDefined()
      }),
      { numRuns: 300 },
    )
    expect(isFalseFour(fromBits([4, 5, 7, 8]))).toBe(true)
  })

  test('is 7 operations a direction and 28 in all', () => {
    expect(OPERATIONS).toHaveLength(7)
    expect(STEPS).toBe(28)
    expect(DIRECTIONS.map(lastStep)).toEqual([7, 14, 21, 28])
    expect(DIRECTIONS.map(firstStep)).toEqual([1, 8, 15, 22])
    expect(progressAt(10)).toEqual({
      direction: 'horizontal',
      operation: 'shift',
      copies: 2,
      joined: 2,
    })
  })

  test('shows at each step the words that the engine makes', () => {
    fc.assert(
      fc.property(stones, fc.integer({ min: 1, max: STEPS }), (word, step) => {
        const model = winModel(word, step, 7)
        const { shifted, two, three, four } = winSteps(word, CONNECT_4_SHIFTS[model.direction])
        expect(model.shifted).toEqual(shifted.slice(0, model.copies + 1))
        expect(model.result).toEqual([word, two, three, four][model.joined - 1])
        if (model.operation === 'compare') expect(model.fours).toEqual(bitsOf(four))
      }),
    )
  })

  test('moves bits to where the shifted word has them, and loses the rest', () => {
    const shift = (word: Word, by: number) => bitsOf(shiftRight(word, by))
    fc.assert(
      fc.property(
        stones,
        fc.constantFrom(...DIRECTIONS),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(6 as const, 7 as const),
        (stonesOf7, direction, times, columnBits) => {
          const word = repacked(stonesOf7, 7, columnBits)
          const s = shiftOf(direction, columnBits)
          const moved = movedBits(word, direction, times, columnBits)
          const kept = moved.filter((bit) => bit.how !== 'lost')
          expect(kept.map((bit) => bit.to)).toEqual(shift(word, times * s))
          expect(moved.map((bit) => bit.before)).toEqual(shift(word, (times - 1) * s))
          for (const { from, to, how } of kept) {
            const start = placeOf(from, columnBits)
            const end = placeOf(to, columnBits)
            const { right, up } = STEP[direction]
            const straight =
              end.column === start.column - times * right && end.row === start.row - times * up
            expect(how).toBe(straight ? 'moved' : 'carried')
          }
        },
      ),
    )
  })
})

describe('the test from the last stone', () => {
  test('is decided as by shifting after every move of a game', () => {
    const { game } = connect4
    const moves = new Int32Array(game.maxMoves)
    let won = 0
    for (let seed = 1; seed <= 40; seed++) {
      const rng = rngOf(seed)
      const position = game.initial()
      while (game.outcome(position) === undefined) {
        const player = game.toMove(position)
        game.play(position, moves[rng.below(game.moves(position, moves))])
        const word = connect4Word(position, player)
        const last = lastPlayed(game.format(position))
        expect(bitsOf(word)).toContain(last)
        const steps = walkSteps(word, last, 7)
        const stop = stopOf(steps)
        expect(stop !== undefined).toBe(foundIn(word, 7) !== undefined)
        if (stop === undefined) continue
        won++
        const line = lineAt(steps, stop, last)
        expect(line.length).toBeGreaterThanOrEqual(4)
        expect(isStraight(line, steps[stop - 1].direction, 7)).toBe(true)
      }
    }
    expect(won).toBeGreaterThan(20)
  })

  test('sees a four only where the last stone is part of it', () => {
    const word = fromBits([7, 14, 21, 28, 42])
    expect(stopOf(walkSteps(word, 42, 7))).toBeUndefined()
    const steps = walkSteps(word, 14, 7)
    expect(lineAt(steps, stopOf(steps) ?? 0, 14)).toEqual([7, 14, 21, 28])
  })

  test('costs what it looks at, counted by hand on a lone stone', () => {
    // a1: up a2, down the edge; right b1, left the edge; falling two edges; rising b2 and the edge.
    const steps = walkSteps(fromBits([0]), 0, 7)
    const bits = [1, undefined, 7, undefined, undefined, undefined, 8, undefined]
    expect(steps.filter(({ kind }) => kind === 'look').map(({ bit }) => bit)).toEqual(bits)
    // Eight looks of two operations, and four comparisons.
    expect(costOf(steps)).toEqual({ squares: 3, operations: 20 })
    expect(costs(fromBits([0]), 0, 7)).toEqual({
      shift: { squares: 0, operations: STEPS },
      stone: { squares: 3, operations: 20 },
    })
  })

  test('needs no guard row', () => {
    fc.assert(
      fc.property(stones, (word) => {
        if (isEmpty(word)) return
        const last = lastOf(word)
        const { column, row } = placeOf(last)
        const kinds = (of: ReturnType<typeof walkSteps>) => of.map(({ kind, own }) => [kind, own])
        const without = walkSteps(repacked(word, 7, 6), bitAt(column, row, 6), 6)
        expect(kinds(without)).toEqual(kinds(walkSteps(word, last, 7)))
      }),
    )
  })
})

describe('positions found by playing', () => {
  test.each(DIRECTIONS)('a %s four is one in that direction and no other', (direction) => {
    const found = findGame(hasFourOnly(direction), { seed: 7 })
    expect(found).toBeDefined()
    if (found === undefined) return
    for (const each of DIRECTIONS) {
      const { four } = winSteps(found.word, shiftOf(each))
      expect(isEmpty(four)).toBe(each !== direction)
      for (const bit of bitsOf(four))
        expect(isStraight(fourAt(bit, shiftOf(each)), each, 7)).toBe(true)
    }
    const read = connect4.game.parse(found.moves)
    expect(read.ok && connect4.game.outcome(read.value)?.winner).toBe(found.player)
  })

  test.each([1, 2, 3])('a false four is none on the board, seed %i', (seed) => {
    const found = findGame(isFalseFour, { seed, games: 200 })
    expect(found).toBeDefined()
    if (found === undefined) return
    expect(hasFourBySquares(found.word)).toBe(false)
    const packed = repacked(found.word, 7, 6)
    const direction = foundIn(packed, 6)
    if (direction === undefined) throw new Error('the test without guard row finds nothing')
    const [first = -1] = bitsOf(winSteps(packed, shiftOf(direction, 6)).four)
    const four = fourAt(first, shiftOf(direction, 6))
    expect(four.every((bit) => bitsOf(packed).includes(bit))).toBe(true)
    expect(isStraight(four, direction, 6)).toBe(false)
    // A real game: the engine plays it, and nobody has won.
    const read = connect4.game.parse(found.moves)
    expect(read.ok && connect4.game.outcome(read.value)).toBeUndefined()
  })
})

/** A level four, b1 to e1; and three upright on a1 to a3. */
const LEVEL = fromBits([7, 14, 21, 28])
const UPRIGHT = fromBits([0, 1, 2])

leavesNothing()

function mountWinTest(word: Word, step: number, guard = true): void {
  const columnBits = guard ? 7 : 6
  const packed = repacked(word, 7, columnBits)
  const shifts = winModel(packed, step, columnBits)
  const walk = walkModel(packed, lastOf(packed), 0, columnBits)
  mountFigure(
    'cutoff-win-test',
    { word: toHex(word), step: String(step), guard: guard ? 'yes' : 'no' },
    winView(document, { method: 'shift', shifts, walk }, words, 0),
    element(document, 'div', { class: 'win-test-controls' }),
  )
}

const says = () => document.querySelector('.says')?.textContent ?? ''
const count = (selector: string) => document.querySelectorAll(selector).length
const step = (name: string) => page.getByRole('button', { name, exact: true })
const search = () => expect.poll(() => decodeURIComponent(location.search))

describe('the figure of the win test', () => {
  test('is stepped through one operation at a time', async () => {
    mountWinTest(LEVEL, 7)
    await step(stepper.forward).press()
    expect(says()).toBe(words.shift(7, 'horizontal', 1, 0, 0))
    expect(count('.win-test-board .copy')).toBe(4)
    await step(stepper.forward).press()
    expect(says()).toBe(words.and(3, 2, 'horizontal'))
    expect(count('.win-test-board .result')).toBe(3)
    await step(stepper.forward).press()
    // b1 is one column from the edge: the second shift loses it.
    expect(says()).toBe(words.shift(14, 'horizontal', 2, 1, 0))
    expect(says()).toContain('two columns to the left')
    expect(says()).toContain('1 more bit falls off')
    expect(count('.win-test-board .lost')).toBe(1)
    await search().toContain('step:10')
    await step(words.jumps.next).press()
    expect(says()).toContain(words.four('b1, c1, d1, e1'))
    expect(count('.win-test-board .board-win')).toBe(1)
  })

  test.each(DIRECTIONS)('shows a bit that falls off beside the names, %s', (direction) => {
    mountWinTest(fromBits([0, 1, 5, 7]), firstStep(direction))
    const boxes = (selector: string) =>
      [...document.querySelectorAll(`.win-test-board ${selector}`)].map((each) =>
        each.getBoundingClientRect(),
      )
    const lost = boxes('.lost')
    expect(lost.length).toBeGreaterThan(0)
    const hidden = boxes('text').filter((name) =>
      lost.some(
        (bit) =>
          bit.left < name.right &&
          name.left < bit.right &&
          bit.top < name.bottom &&
          name.top < bit.bottom,
      ),
    )
    expect(hidden).toEqual([])
  })

  test('is stepped by keys, and goes to the direction that is chosen', async () => {
    mountWinTest(LEVEL, 0)
    await page.getByRole('slider', { name: stepper.slider }).press()
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(says()).toBe(words.shift(1, 'vertical', 1, 0, 4))
    await page.getByRole('radio', { name: /rising/ }).press()
    expect(says()).toContain('Shift by 8')
  })

  test('ends with 28 operations and no four where there is none', async () => {
    mountWinTest(UPRIGHT, 27)
    await step(stepper.forward).press()
    expect(says()).toBe(`${words.none} ${words.all(28)}`)
  })

  test('changes with the stones', async () => {
    mountWinTest(UPRIGHT, 7)
    await expect.poll(says).toBe(words.none)
    const a4 = page.getByRole('checkbox', { name: 'a4, bit 3' })
    await a4.press()
    await expect.element(a4).toBeChecked()
    expect(says()).toContain(words.four('a1, a2, a3, a4'))
    await search().toContain('word:000000000000000f')
    await page.getByRole('button', { name: words.clear }).press()
    expect(says()).toBe(words.none)
  })

  test('finds a four that is none without the guard row, and not with it', async () => {
    // a5, a6, b1, b2
    mountWinTest(fromBits([4, 5, 7, 8]), 7, false)
    await expect.poll(says).toContain(words.falseFour('a5, a6, b1, b2'))
    expect(count('.win-test-board .bits-broken')).toBe(1)
    await page.getByRole('checkbox', { name: words.guard }).press()
    expect(says()).toBe(words.none)
    await search().toContain('guard:yes')
  })

  test('tests from the last stone as well, which is the one that was set last', async () => {
    mountWinTest(LEVEL, 7)
    await page.getByRole('radio', { name: words.methods.stone }).press()
    expect(says()).toContain(words.counted(4, 'b1, c1, d1, e1'))
    await search().toContain('method:stone')
    await step(stepper.start).press()
    expect(says()).toBe(words.walkStart('e1'))
    await step(stepper.forward).press()
    expect(says()).toBe(words.look('e2', false, 1, true))
    await page.getByRole('checkbox', { name: 'g6, bit 47' }).press()
    await search().toContain('last:47')
    await step(stepper.end).press()
    expect(says()).toContain(words.walkAll('g6'))
    const cells = [...document.querySelectorAll('.win-test-costs td')].map(
      ({ textContent }) => textContent,
    )
    const word = fromBits([7, 14, 21, 28, 47])
    const { shift, stone } = costs(word, 47, 7)
    expect(cells).toEqual(
      [shift, stone].flatMap((each) => [each.squares, each.operations].map(String)),
    )
  })

  test('deals positions of games', async () => {
    mountWinTest(UPRIGHT, 0)
    await page.getByRole('combobox', { name: words.position }).choose('rising')
    await expect.poll(says).toContain('Shift by 8')
    await step(words.jumps.next).press()
    expect(says()).toContain('Four in a row')
  })

  test('keeps its stones and says so when the link is wrong', async () => {
    history.replaceState(null, '', '?figure=step:99')
    mountWinTest(UPRIGHT, 7)
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(says()).toBe(words.none)
  })
})
