import {
  ContractError,
  ninuki,
  ninukiBoardText,
  ninukiCaptures,
  ninukiFreeThrees,
  type Rng,
  type NinukiPosition,
} from '../../../../engine/index.ts'
import { viewsChanged } from '../../capture/model.ts'
import { asksNumber } from '../asks-number.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise, Verdict } from '../exercise.ts'
import { mendTaking, position, positionOf, SIZE, squareOf, STEPS } from './taking.ts'

const nameOf = (square: number) => ninuki.game.formatMove(FIVE, square)

/** A stone on an empty board. */
interface Lone {
  readonly size: number
  readonly point: string
}

/** How many points see it. */
function pointsThatSee({ size, point }: Lone): number {
  const before = ninuki.game.initial({ size })
  const now = ninuki.game.initial({ size })
  ninuki.game.play(now, squareOf(now, point))
  return viewsChanged(before, now).filter((count) => count > 0).length
}

/** Points on lines with it: in so many directions of the eight, and so far. */
function onLines({ size, point }: Lone, reach: number, directions: number = STEPS.length): number {
  const [column, row] = [point.charCodeAt(0) - 97, Number(point.slice(1)) - 1]
  let points = 0
  for (const [dx, dy] of STEPS.slice(0, directions)) {
    for (let far = 1; far <= reach; far++) {
      const [x, y] = [column + far * dx, row + far * dy]
      if (x >= 0 && x < size && y >= 0 && y < size) points++
    }
  }
  return points
}

/** As far as a view reaches. */
const REACH = 5

const whoSees = asksNumber<Lone>({
  asked: { size: 19, point: 'j10' },
  another(rng) {
    const size = 7 + rng.below(13)
    return { size, point: `${String.fromCharCode(97 + rng.below(size))}${1 + rng.below(size)}` }
  },
  solve: pointsThatSee,
  slips: [
    ['neighbours', (lone) => onLines(lone, 1)],
    ['one-way', (lone) => onLines(lone, REACH, STEPS.length / 2)],
    ['everywhere', ({ size }) => size * size - 1],
    ['whole-lines', (lone) => onLines(lone, lone.size)],
    ['four-far', (lone) => onLines(lone, REACH - 1)],
    ['with-itself', (lone) => pointsThatSee(lone) + 1],
    ['one-line', () => REACH],
  ],
  first: 'one-direction',
})

/** X plays a point with pairs of O around it, each closed in by X at its other end. */
interface Pairs {
  readonly p: NinukiPosition
  readonly point: string
}

/** X takes two pairs on e4. */
const TWO_PAIRS: Pairs = { p: position({ 4: '.XOO.OOX.' }, 'X 0,0'), point: 'e4' }

/** From one pair to four, in directions at random round the middle. */
function anyPairs(rng: Rng): Pairs {
  const directions = STEPS.filter(() => rng.below(3) === 0).slice(0, 4)
  if (directions.length === 0) directions.push(STEPS[rng.below(STEPS.length)])
  const cells = Array.from({ length: SIZE * SIZE }, () => '.')
  for (const [dx, dy] of directions) {
    for (const [far, stone] of [...'OOX'].entries()) {
      cells[(4 + (far + 1) * dy) * SIZE + 4 + (far + 1) * dx] = stone
    }
  }
  return { p: positionOf(cells), point: 'e5' }
}

function takenIn({ p, point }: Pairs): number {
  return ninukiCaptures(p, squareOf(p, point)).length
}

/** How many points have other contents after the move: really played. */
function pointsChanged({ p, point }: Pairs): number {
  const before = ninukiBoardText(p)
  const move = squareOf(p, point)
  ninuki.game.play(p, move)
  const after = ninukiBoardText(p)
  ninuki.game.undo(p)
  return [...after.split(' ')[0]].filter((cell, i) => cell !== before[i]).length
}

const stoneKeys = asksNumber<Pairs>({
  asked: TWO_PAIRS,
  another: anyPairs,
  solve: pointsChanged,
  slips: [
    ['no-placed', takenIn],
    ['one-pair', () => 3],
    ['key-a-pair', (pairs) => 1 + takenIn(pairs) / 2],
    ['with-turn', (pairs) => pointsChanged(pairs) + 1],
    ['with-counts', (pairs) => pointsChanged(pairs) + 2],
    ['with-ends', (pairs) => pointsChanged(pairs) + takenIn(pairs) / 2],
  ],
  first: 'follow-one',
  values: ({ p, point }) => ({
    point,
    row: ninukiBoardText(p).split('/')[p.size - Number(point.slice(1))].split(' ')[0],
  }),
})

/** X asks for d4 in each. */
const ASKED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  corner: { 6: '...X.....', 5: '...X.....', 4: '.XX......' },
  cross: { 5: '...X.....', 4: '..X.X....', 3: '...X.....' },
  hole: { 7: '...X.....', 5: '...X.....', 4: '....XX...' },
  captures: { 7: '......X..', 6: '...X.O...', 5: '...XO....', 4: '.XX......' },
}

const whichLegal: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(ASKED),
  answer: 'captures',
  check(option): Verdict {
    const rows = ASKED[option]
    if (rows === undefined) return { right: false }
    const p = position(rows, 'X 0,0')
    if (ninuki.game.parseMove(p, 'd4').ok) return { right: true }
    const lines = ninukiFreeThrees(p, squareOf(p, 'd4')).map(({ squares }) =>
      squares.map((square) => ninuki.game.formatMove(p, square)).join(' '),
    )
    return { right: false, code: 'two-threes', values: { first: lines[0], second: lines[1] } }
  },
}

/** X has a five on c4 to g4, and O is to move: two pairs can be taken, one of them from the five. */
const FIVE = position({ 7: '.OXX.....', 6: '....O....', 5: '....X....', 4: '..XXXXX..' }, 'O 0,0')

const whichBreaks: MoveExercise = {
  kind: 'move',
  kit: ninuki,
  position: ninuki.game.format(FIVE),
  answer: 'e3',
  check(point): Verdict {
    const taken = ninukiCaptures(FIVE, squareOf(FIVE, point))
    const after = ninuki.game.parse(ninuki.game.format(FIVE))
    if (!after.ok) throw new ContractError('exercises of chapter 12', after.error.code)
    ninuki.game.play(after.value, squareOf(FIVE, point))
    const end = ninuki.game.outcome(after.value)
    if (end === undefined) return { right: true }
    const five = (end.squares ?? []).map(nameOf).join(' ')
    if (taken.length === 0) return { right: false, code: 'takes-nothing', values: { point, five } }
    const stones = taken.map(nameOf).join(' ')
    return { right: false, code: 'five-stands', values: { point, stones, five } }
  },
}

export const exercises = {
  'who-sees': whoSees,
  'stone-keys': stoneKeys,
  'which-legal': whichLegal,
  'which-breaks': whichBreaks,
  'mend-taking': mendTaking,
} satisfies ExerciseSet
