import {
  ContractError,
  ninuki,
  ninukiBoardText,
  ninukiCaptures,
  ninukiFreeThrees,
  type Rng,
  rngOf,
  type NinukiPosition,
} from '../../../../engine/index.ts'
import { viewsChanged } from '../../capture/model.ts'
import { asksNumber } from '../asks-number.ts'
import type {
  ChoiceExercise,
  ExerciseSet,
  MoveExercise,
  RepairExercise,
  Verdict,
} from '../exercise.ts'
import { line } from './line.ts'

const EMPTY_ROW = '.........'
const SIZE = 9

/** Columns and rows of a step; the first four are half of them. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [1, -1],
] as const

/** A position of nine columns: the rows that are not empty, by their number. */
function position(rows: Readonly<Record<number, string>>, rest: string): NinukiPosition {
  const text = Array.from({ length: 9 }, (_, i) => rows[9 - i] ?? EMPTY_ROW).join('/')
  const read = ninuki.game.parse(`${text} ${rest}`)
  if (!read.ok) throw new ContractError('exercises of chapter 12', read.error.code)
  return read.value
}

/** X to move among these cells, row by row from the bottom. */
function positionOf(cells: readonly string[]): NinukiPosition {
  const rows: Record<number, string> = {}
  for (let row = 1; row <= SIZE; row++) {
    rows[row] = cells.slice((row - 1) * SIZE, row * SIZE).join('')
  }
  return position(rows, 'X 0,0')
}

/** The square of a point; throws where there is none. */
function squareOf(p: NinukiPosition, point: string): number {
  for (let square = 0; square < p.size * p.size; square++) {
    if (ninuki.game.formatMove(p, square) === point) return square
  }
  throw new ContractError('exercises of chapter 12', `no point ${point}`)
}

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

/** What a stone of X takes, with three faults. */
const TAKING = [
  line(0, 'take around p'),
  line(1, 'for each d of → ↑ ↗ ↖', 'for each d of → ↑ ↗ ↖ ← ↓ ↙ ↘'),
  line(2, 'n ← stones of O in a row from p + d'),
  line(2, 'if n ≥ 2', 'if n ≥ 1', 'if n = 2'),
  line(
    3,
    'if p + (n + 1) · d is not O’s',
    'if p + (n + 1) · d is empty',
    'if p + (n + 1) · d is X’s',
  ),
  line(4, 'take p + d to p + n · d'),
] as const

const COUNTS: readonly ((n: number) => boolean)[] = [(n) => n >= 2, (n) => n >= 1, (n) => n === 2]
/** Beyond the edge there is nothing: `undefined`. */
const ENDS: readonly ((cell: string | undefined) => boolean)[] = [
  (cell) => cell !== 'O',
  (cell) => cell === '.',
  (cell) => cell === 'X',
]

const POSITIONS = { seed: 12, count: 30, least: 4, more: 30 } as const

/** A stone of X on an empty point among random stones, and what the rules take for it. */
interface Placed {
  readonly cells: readonly string[]
  readonly at: number
  readonly point: string
  readonly stones: number
  readonly taken: readonly string[]
}

const pointOf = (cell: number) =>
  `${String.fromCharCode(97 + (cell % SIZE))}${Math.floor(cell / SIZE) + 1}`

let placed: readonly Placed[] | undefined

/** Those with few stones come first: the first on which a program fails is easy to follow. */
function everyPlaced(): readonly Placed[] {
  if (placed !== undefined) return placed
  const rng = rngOf(POSITIONS.seed)
  const all: Placed[] = []
  for (let i = 0; i < POSITIONS.count; i++) {
    const cells = Array.from({ length: SIZE * SIZE }, () => '.')
    const stones = POSITIONS.least + rng.below(POSITIONS.more)
    for (let stone = 0; stone < stones; stone++) {
      cells[rng.below(cells.length)] = stone % 3 === 0 ? 'X' : 'O'
    }
    const p = positionOf(cells)
    for (let at = 0; at < cells.length; at++) {
      if (cells[at] !== '.') continue
      const point = pointOf(at)
      const taken = ninukiCaptures(p, squareOf(p, point))
        .map((square) => ninuki.game.formatMove(p, square))
        .sort()
      all.push({ cells, at, point, stones, taken })
    }
  }
  placed = all.sort((a, b) => a.stones - b.stones)
  return placed
}

/** The points that the program takes with these versions of its lines. */
function takenBy(chosen: readonly number[], { cells, at }: Placed): string[] {
  const cellAt = (column: number, row: number) =>
    column < 0 || column >= SIZE || row < 0 || row >= SIZE ? undefined : row * SIZE + column
  const taken: string[] = []
  for (const [dx, dy] of chosen[1] === 0 ? STEPS.slice(0, 4) : STEPS) {
    const inLine: number[] = []
    let column = (at % SIZE) + dx
    let row = Math.floor(at / SIZE) + dy
    let cell = cellAt(column, row)
    while (cell !== undefined && cells[cell] === 'O') {
      inLine.push(cell)
      column += dx
      row += dy
      cell = cellAt(column, row)
    }
    if (!COUNTS[chosen[3]](inLine.length)) continue
    if (ENDS[chosen[4]](cell === undefined ? undefined : cells[cell])) {
      taken.push(...inLine.map(pointOf))
    }
  }
  return taken.sort()
}

const stonesOf = (side: string, cells: readonly string[]) =>
  cells.flatMap((cell, at) => (cell === side ? [pointOf(at)] : [])).join(' ')

const mendTaking: RepairExercise = {
  kind: 'repair',
  program: TAKING,
  answer: [0, 1, 0, 2, 2, 0],
  check(chosen): Verdict {
    for (const each of everyPlaced()) {
      const says = takenBy(chosen, each).join(' ')
      const real = each.taken.join(' ')
      if (says === real) continue
      const { point, cells } = each
      const values = { x: stonesOf('X', cells), o: stonesOf('O', cells), point, says, real }
      return { right: false, code: 'takes-wrong', values }
    }
    return { right: true }
  },
}

export const exercises = {
  'who-sees': whoSees,
  'stone-keys': stoneKeys,
  'which-legal': whichLegal,
  'which-breaks': whichBreaks,
  'mend-taking': mendTaking,
} satisfies ExerciseSet
