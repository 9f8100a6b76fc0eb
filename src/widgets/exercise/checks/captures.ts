import {
  NEIGHBOURS,
  ninuki,
  ninukiBoardText,
  ninukiCaptures,
  ninukiFreeThrees,
  type Rng,
  type NinukiPosition,
} from '../../../../engine/index.ts'
import { viewsChanged } from '../../capture/model.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise, Verdict } from '../exercise.ts'
import { legalNames } from './legal.ts'
import {
  mendTaking,
  position,
  positionOf,
  positionOfRows,
  rowsOf,
  SIZE,
  squareOf,
} from './taking.ts'
import { TURNS, turnedName, turnedRows } from './turned.ts'

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
function onLines(
  { size, point }: Lone,
  reach: number,
  directions: number = NEIGHBOURS.length,
): number {
  const [column, row] = [point.charCodeAt(0) - 97, Number(point.slice(1)) - 1]
  let points = 0
  for (const [dx, dy] of NEIGHBOURS.slice(0, directions)) {
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
    ['one-way', (lone) => onLines(lone, REACH, NEIGHBOURS.length / 2)],
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
  const directions = NEIGHBOURS.filter(() => rng.below(3) === 0).slice(0, 4)
  if (directions.length === 0) directions.push(NEIGHBOURS[rng.below(NEIGHBOURS.length)])
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

/** Boards of nine columns, and the point that X asks for in each. */
interface Asked {
  readonly rows: Readonly<Record<string, string>>
  readonly point: string
}

export const ASKED: Asked = {
  point: 'd4',
  rows: {
    corner: rowsOf({ 6: '...X.....', 5: '...X.....', 4: '.XX......' }),
    cross: rowsOf({ 5: '...X.....', 4: '..X.X....', 3: '...X.....' }),
    hole: rowsOf({ 7: '...X.....', 5: '...X.....', 4: '....XX...' }),
    captures: rowsOf({ 7: '......X..', 6: '...X.O...', 5: '...XO....', 4: '.XX......' }),
  },
}

/** The same boards, turned about. */
function askedTurned(rng: Rng): Asked {
  const turn = rng.below(TURNS)
  const rows = Object.entries(ASKED.rows).map(([id, text]) => [id, turnedRows(text, turn)])
  return { rows: Object.fromEntries(rows), point: turnedName(ASKED.point, SIZE, turn) }
}

const boardOf = (text: string, side = 'X') => positionOfRows(`${text} ${side} 0,0`)

/** The free threes that X would make, each as the places of its stones in their line. */
function threesOf({ rows, point }: Asked, option: string) {
  const p = boardOf(rows[option])
  const at = squareOf(p, point)
  return ninukiFreeThrees(p, at).map(({ squares }) => ({
    names: squares.map((square) => ninuki.game.formatMove(p, square)),
    // The stone that is put down is in the middle of it, and whether two lie apart.
    inside: squares[1] === at,
    broken: squares[1] - squares[0] !== squares[2] - squares[1],
  }))
}

/** The option whose threes, all or some of them, somebody does not take for threes. */
function without(
  asked: Asked,
  is: (three: ReturnType<typeof threesOf>[number]) => boolean,
): string | undefined {
  return Object.keys(asked.rows).find(
    (option) => !mayPlay(asked, option) && threesOf(asked, option).some(is),
  )
}

function mayPlay({ rows, point }: Asked, option: string): boolean {
  return ninuki.game.parseMove(boardOf(rows[option]), point).ok
}

const whichLegal: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(ASKED.rows) },
  {
    asked: ASKED,
    another: askedTurned,
    solve: (asked) => Object.keys(asked.rows).find((option) => mayPlay(asked, option)) ?? '',
    slips: [
      ['hole-is-no-three', (asked) => without(asked, ({ broken }) => broken)],
      ['from-the-middle', (asked) => without(asked, ({ inside }) => inside)],
      ['from-the-end', (asked) => without(asked, ({ inside, broken }) => !inside && !broken)],
    ],
    shows(option, asked) {
      const [first, second] = threesOf(asked, option).map(({ names }) => names.join(' '))
      return { code: 'two-threes', values: { first, second } }
    },
    rest: () => ({}),
  },
)

/** X has a five on c4 to g4, and O is to move: two pairs can be taken, one of them from the five. */
const FIVE_ROWS = rowsOf({ 7: '.OXX.....', 6: '....O....', 5: '....X....', 4: '..XXXXX..' })

/** What a move of O takes, and the five that stands after it, by the names of their points. */
function takenFrom(rows: string, point: string) {
  const p = boardOf(rows, 'O')
  const { game } = ninuki
  const move = game.parseMove(p, point)
  if (!move.ok) return undefined
  const nameOf = (square: number) => game.formatMove(p, square)
  const stones = ninukiCaptures(p, move.value).map(nameOf).join(' ')
  game.play(p, move.value)
  const five = game.outcome(p)?.squares?.map(nameOf).join(' ')
  return { stones, five }
}

/** A legal move of O of which something is so. */
function replyWith(
  rows: string,
  is: (found: NonNullable<ReturnType<typeof takenFrom>>, point: string) => boolean,
): string | undefined {
  return legalNames(ninuki, boardOf(rows, 'O')).find((point) => {
    const found = takenFrom(rows, point)
    return found !== undefined && is(found, point)
  })
}

/** Whether two points are neighbours, on a line with the second stone of a row. */
function goesOn(point: string, five: string): boolean {
  const [[x, y], first, second, ...rest] = [point, ...five.split(' ')].map((name) => [
    name.charCodeAt(0) - 97,
    Number(name.slice(1)) - 1,
  ])
  const last = rest.at(-1) ?? second
  const step = [second[0] - first[0], second[1] - first[1]]
  const before = x === first[0] - step[0] && y === first[1] - step[1]
  return before || (x === last[0] + step[0] && y === last[1] + step[1])
}

function stillThere(point: string, rows: string): Omit<Verdict, 'right'> {
  const found = takenFrom(rows, point)
  if (found?.five === undefined) return {}
  const { stones, five } = found
  return stones === ''
    ? { code: 'takes-nothing', values: { point, five } }
    : { code: 'five-stands', values: { point, stones, five } }
}

const whichBreaks: MoveExercise = asksOption(
  { kind: 'move', kit: ninuki, position: ninuki.game.format(boardOf(FIVE_ROWS, 'O')) },
  {
    asked: FIVE_ROWS,
    another: (rng) => turnedRows(FIVE_ROWS, rng.below(TURNS)),
    solve: (rows) => replyWith(rows, ({ five }) => five === undefined) ?? '',
    slips: [
      [
        'other-pair',
        (rows) => replyWith(rows, ({ stones, five }) => stones !== '' && five !== undefined),
      ],
      [
        'blocks-an-end',
        (rows) =>
          replyWith(rows, ({ stones, five }, point) => stones === '' && goesOn(point, five ?? '')),
      ],
    ],
    values: (_, point) => ({ point }),
    shows: stillThere,
    rest: stillThere,
  },
)

export const exercises = {
  'who-sees': whoSees,
  'stone-keys': stoneKeys,
  'which-legal': whichLegal,
  'which-breaks': whichBreaks,
  'mend-taking': mendTaking,
} satisfies ExerciseSet
