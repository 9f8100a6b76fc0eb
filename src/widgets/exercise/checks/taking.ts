import {
  ContractError,
  NEIGHBOURS,
  ninuki,
  ninukiCaptures,
  rngOf,
  type NinukiPosition,
} from '../../../../engine/index.ts'
import { asksRepair } from '../asks-repair.ts'
import type { BoardStep, Failure, RepairExercise } from '../exercise.ts'
import { line } from './line.ts'

const EMPTY_ROW = '.........'
export const SIZE = 9

/** Nine rows of nine, of which those are told that are not empty, by their number. */
export function rowsOf(rows: Readonly<Record<number, string>>): string {
  return Array.from({ length: SIZE }, (_, i) => rows[SIZE - i] ?? EMPTY_ROW).join('/')
}

/** A position of nine columns: the rows that are not empty, by their number. */
export function position(rows: Readonly<Record<number, string>>, rest: string): NinukiPosition {
  return positionOfRows(`${rowsOf(rows)} ${rest}`)
}

/** A position as the game writes it. */
export function positionOfRows(text: string): NinukiPosition {
  const read = ninuki.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of the chapter on captures', read.error.code)
  return read.value
}

/** X to move among these cells, row by row from the bottom. */
export function positionOf(cells: readonly string[]): NinukiPosition {
  const rows: Record<number, string> = {}
  for (let row = 1; row <= SIZE; row++) {
    rows[row] = cells.slice((row - 1) * SIZE, row * SIZE).join('')
  }
  return position(rows, 'X 0,0')
}

/** The square of a point; throws where there is none. */
export function squareOf(p: NinukiPosition, point: string): number {
  for (let square = 0; square < p.size * p.size; square++) {
    if (ninuki.game.formatMove(p, square) === point) return square
  }
  throw new ContractError('exercises of the chapter on captures', `no point ${point}`)
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
      if (cells[at] === '.')
        all.push({ cells, at, point: pointOf(at), stones, taken: taken(p, at) })
    }
  }
  placed = all.sort((a, b) => a.stones - b.stones)
  return placed
}

/** What the rules take for a stone of X on a point. */
function taken(p: NinukiPosition, at: number): string[] {
  return ninukiCaptures(p, squareOf(p, pointOf(at)))
    .map((square) => ninuki.game.formatMove(p, square))
    .sort()
}

/** The same with one stone less. */
function withoutOne({ cells, at, point, stones }: Placed): Placed[] {
  return cells.flatMap((cell, i) => {
    if (cell === '.') return []
    const fewer = cells.with(i, '.')
    return [{ cells: fewer, at, point, stones: stones - 1, taken: taken(positionOf(fewer), at) }]
  })
}

/** What the program does there: one direction after the other, and what is taken in the end. */
function takingOn(chosen: readonly number[], placed: Placed): Failure {
  const { cells, point, at } = placed
  const p = positionOf(cells)
  const square = (cell: number) => squareOf(p, pointOf(cell))
  const here = { square: square(at), shape: 'dot', tone: 'alpha' } as const
  return {
    kind: 'board',
    kit: ninuki,
    steps(): BoardStep[] {
      const position = ninuki.game.format(p)
      const directions = looksFrom(chosen, placed).map(({ arrow, inLine, end, takes }) => ({
        position,
        code: takes ? 'step-takes' : 'step-leaves',
        values: { arrow, count: inLine.length, end: end ?? 'edge' },
        marks: [
          here,
          ...inLine.map((cell) => ({ square: square(cell), shape: 'ring', tone: 'beta' }) as const),
        ],
      }))
      const says = takenBy(chosen, placed)
      const real = placed.taken
      return [
        { position, code: 'step-point', values: { point }, marks: [here] },
        ...directions,
        {
          position,
          code: 'step-end',
          values: { says: says.join(' '), real: real.join(' ') },
          marks: [
            here,
            ...real.map(
              (each) => ({ square: squareOf(p, each), shape: 'ring', tone: 'good' }) as const,
            ),
            ...says.map(
              (each) => ({ square: squareOf(p, each), shape: 'cross', tone: 'beta' }) as const,
            ),
          ],
        },
      ]
    },
  }
}

/** What the program sees in one direction, and whether it takes what it sees. */
interface Look {
  readonly arrow: string
  /** The stones of O in a row from the point on, as cells. */
  readonly inLine: readonly number[]
  /** What lies behind them; undefined beyond the edge. */
  readonly end: string | undefined
  readonly takes: boolean
}

const ARROWS = ['→', '↑', '↗', '↖', '←', '↓', '↙', '↘'] as const

/** The points that the program takes with these versions of its lines. */
function takenBy(chosen: readonly number[], placed: Placed): string[] {
  return looksFrom(chosen, placed)
    .flatMap(({ takes, inLine }) => (takes ? inLine.map(pointOf) : []))
    .sort()
}

function looksFrom(chosen: readonly number[], { cells, at }: Placed): Look[] {
  const cellAt = (column: number, row: number) =>
    column < 0 || column >= SIZE || row < 0 || row >= SIZE ? undefined : row * SIZE + column
  return (chosen[1] === 0 ? NEIGHBOURS.slice(0, 4) : NEIGHBOURS).map(([dx, dy], direction) => {
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
    const end = cell === undefined ? undefined : cells[cell]
    const takes = COUNTS[chosen[3]](inLine.length) && ENDS[chosen[4]](end)
    return { arrow: ARROWS[direction], inLine, end, takes }
  })
}

const stonesOf = (side: string, cells: readonly string[]) =>
  cells.flatMap((cell, at) => (cell === side ? [pointOf(at)] : [])).join(' ')

export const mendTaking: RepairExercise = asksRepair({
  program: TAKING,
  answer: [0, 1, 0, 2, 2, 0],
  slips: [
    ['half-of-the-directions', 1, 0],
    ['any-number', 3, 0],
    ['one-is-enough', 3, 1],
    ['not-closed-in', 4, 0],
    ['open-behind', 4, 1],
  ],
  failing(chosen) {
    const fails = (each: Placed) => takenBy(chosen, each).join(' ') !== each.taken.join(' ')
    let placed: Placed | undefined
    for (let fewer = everyPlaced().find(fails); fewer !== undefined;) {
      placed = fewer
      fewer = withoutOne(placed).find(fails)
    }
    if (placed === undefined) return undefined
    const { point, cells, taken } = placed
    const says = takenBy(chosen, placed).join(' ')
    const values = {
      x: stonesOf('X', cells),
      o: stonesOf('O', cells),
      point,
      says,
      real: taken.join(' '),
    }
    return { code: 'takes-wrong', values, failure: takingOn(chosen, placed) }
  },
})
