import {
  bitsOf,
  connect4,
  connect4Layers,
  Connect4Solver,
  connect4Threats,
  connect4Word,
  ContractError,
  or,
  randomPosition,
  type Connect4Layer,
  type Connect4Position,
  type Rng,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise } from '../exercise.ts'
import { legalNames } from './legal.ts'

const ROWS = 6
const COLUMNS = 7
const SQUARES = ROWS * COLUMNS
/** A win is worth this less the pieces that the winner has played. */
export const MOST = SQUARES / 2 + 1

function at(text: string): Connect4Position {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of the chapter on solving', read.error.code)
  return read.value
}

/** Who moves, and who completes four with which of its own pieces. */
interface Ending {
  readonly pieces: number
  readonly winner: 'X' | 'O'
  readonly piece: number
}

export const ENDING: Ending = { pieces: 21, winner: 'X', piece: 17 }

export const moverOf = ({ pieces }: Pick<Ending, 'pieces'>) => (pieces % 2 === 0 ? 'X' : 'O')
const signOf = (ending: Ending) => (moverOf(ending) === ending.winner ? 1 : -1)
/** Pieces that the winner has on the board already. */
const laid = ({ pieces, winner }: Ending) => (winner === 'X' ? (pieces + 1) >> 1 : pieces >> 1)

const theScore = asksNumber<Ending>({
  asked: ENDING,
  another: (rng) => {
    const pieces = 8 + rng.below(20)
    const winner = rng.below(2) === 0 ? 'X' : 'O'
    const begun = laid({ pieces, winner, piece: 0 })
    return { pieces, winner, piece: begun + 2 + rng.below(SQUARES / 2 - begun - 1) }
  },
  solve: (ending) => signOf(ending) * (MOST - ending.piece),
  slips: [
    ['winners-view', ({ piece }) => MOST - piece],
    ['one-off', (ending) => signOf(ending) * (MOST - 1 - ending.piece)],
    ['piece-itself', ({ piece }) => piece],
    ['piece-itself', (ending) => signOf(ending) * ending.piece],
    ['pieces-to-go', (ending) => signOf(ending) * (ending.piece - laid(ending))],
    ['pieces-to-go', (ending) => ending.piece - laid(ending)],
  ],
  first: 'first-count',
  values: (ending) => ({ ...ending, mover: moverOf(ending) }),
})

/** Layers of so few pieces are counted in a moment. */
const FEW = 5
export const layers = connect4Layers(FEW)
/** Pieces on the board in what the page asks. */
export const MIRRORED = 4

const mirrorImages = asksNumber<Connect4Layer>({
  asked: layers[MIRRORED],
  another: (rng) => layers[2 + rng.below(FEW - 1)],
  solve: ({ positions, own }) => (positions + own) / 2,
  slips: [
    ['half', ({ positions }) => Math.floor(positions / 2)],
    ['half', ({ positions }) => Math.ceil(positions / 2)],
    ['pairs-alone', ({ positions, own }) => (positions - own) / 2],
    ['pairs-twice', ({ positions, own }) => positions - own],
    ['own-twice', ({ positions, own }) => Math.floor(positions / 2) + own],
  ],
  first: 'first-pairs',
  values: ({ positions, own }) => ({ positions, own }),
})

/** X is to move, and one column keeps the win. */
export const KEEPING = '7221776533356221766772511165'
const PIECES = KEEPING.length
/** Plies that the win takes at least: fewer are seen without solving anything. */
const LONG = 7

const solver = new Connect4Solver()
const known = new Map<string, readonly (number | undefined)[]>()

/** The score of each column; undefined where it is full. */
function scoresOf(text: string): readonly (number | undefined)[] {
  const found = known.get(text) ?? solver.solve(at(text), { moves: true }).scores ?? []
  known.set(text, found)
  return found
}

const nameOf = (column: number) => String(column + 1)

/** The only column that wins, where there is one. */
function onlyWin(text: string): string | undefined {
  const wins = scoresOf(text).flatMap((score, column) =>
    score !== undefined && score > 0 ? [nameOf(column)] : [],
  )
  return wins.length === 1 ? wins[0] : undefined
}

function won(rng: Rng): string {
  for (;;) {
    const position = randomPosition(connect4, {}, PIECES, rng)
    const text = connect4.game.format(position)
    if (text.length !== PIECES) continue
    const { score, plies } = solver.solve(position)
    if (score !== undefined && score > 0 && (plies ?? 0) >= LONG && onlyWin(text)) return text
  }
}

/** The column after which the mover would have most winning squares. */
function mostThreats(text: string): string {
  const position = at(text)
  const mover = connect4.game.toMove(position)
  const rated = legalNames(connect4, position).map((column) => {
    const next = at(text + column)
    const filled = or(connect4Word(next, 0), connect4Word(next, 1))
    return { column, threats: bitsOf(connect4Threats(connect4Word(next, mover), filled)).length }
  })
  return rated.reduce((most, each) => (each.threats > most.threats ? each : most)).column
}

const keepsTheWin: MoveExercise = asksOption(
  { kind: 'move', kit: connect4, position: KEEPING },
  {
    asked: KEEPING,
    another: won,
    solve: (text) => onlyWin(text) ?? '',
    slips: [
      ['most-threats', mostThreats],
      ['middle', (text) => legalNames(connect4, at(text)).find((column) => column === '4')],
    ],
    values: (text, column) => ({ column, score: scoresOf(text)[Number(column) - 1] ?? 0 }),
    rest: (column, text) => {
      const score = scoresOf(text)[Number(column) - 1] ?? 0
      return { code: score === 0 ? 'draws' : 'loses', values: { column, score } }
    },
  },
)

/** A column that nobody plays in before all others are full, and a free square of it. */
interface LastColumn {
  readonly text: string
  /** From 0. */
  readonly column: number
  readonly row: number
}

export const LAST: LastColumn = { text: '4433456621', column: 3, row: 5 }

const SIDES = ['X', 'O'] as const

/** Fills the other columns, then this one, and says who comes to the square. */
function laidBy({ text, column, row }: LastColumn): (typeof SIDES)[number] {
  const { heights, pieces } = at(text)
  const free = heights.reduce((sum, bit, c) => sum + (c === column ? 0 : roomOver(bit, c)), 0)
  const below = row - (heights[column] - (ROWS + 1) * column)
  return SIDES[(pieces + free + below) % 2]
}

const roomOver = (bit: number, column: number) => ROWS - (bit - (ROWS + 1) * column)

const whoseSquare: ChoiceExercise = asksOption(
  { kind: 'choice', options: SIDES },
  {
    asked: LAST,
    another: (rng): LastColumn => {
      for (;;) {
        const position = randomPosition(connect4, {}, 6 + rng.below(12), rng)
        const column = rng.below(COLUMNS)
        const room = roomOver(position.heights[column], column)
        if (room < 3) continue
        return { text: connect4.game.format(position), column, row: ROWS - 1 - rng.below(room - 1) }
      }
    },
    solve: laidBy,
    slips: [
      ['now', (last) => SIDES[(at(last.text).pieces + last.row - heightOf(last)) % 2]],
      ['mover', ({ text }) => SIDES[at(text).pieces % 2]],
      ['other-row', (last) => SIDES[1 - SIDES.indexOf(laidBy(last))]],
    ],
    rest: () => ({}),
  },
)

const heightOf = ({ text, column }: LastColumn) => ROWS - roomOver(at(text).heights[column], column)

export const exercises = {
  'the-score': theScore,
  'mirror-images': mirrorImages,
  'keeps-the-win': keepsTheWin,
  'whose-square': whoseSquare,
} satisfies ExerciseSet
