import {
  connect4,
  ContractError,
  fraction,
  gomoku8,
  legalMoves,
  mnk,
  perftCounts,
  type Rng,
  type GameKit,
} from '../../../../engine/index.ts'
import { NODE_BYTES } from '../../growing-tree/schema.ts'
import type { VerdictValues } from '../../../i18n/verdicts.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import { asksRepair } from '../asks-repair.ts'
import type {
  BoardStep,
  ChoiceExercise,
  ExerciseSet,
  Failure,
  RepairExercise,
} from '../exercise.ts'
import { line } from './line.ts'

function linesOf<P>({ game }: GameKit<P>, plies: number): readonly number[] {
  return perftCounts(game, game.initial(), plies)
}

/** Plies of Gomoku on 64 squares that are to be counted. */
export const THREE = 3

/** Lines of so many moves from an empty board. */
interface Lines {
  /** Lines of one move, of two, and so on. */
  readonly counts: readonly number[]
  readonly plies: number
}

const threePlies = asksNumber<Lines>({
  asked: { counts: linesOf(gomoku8, THREE), plies: THREE },
  another(rng) {
    const plies = 2 + rng.below(2)
    const size = { columns: 4 + rng.below(5), rows: 4 + rng.below(5), k: 4 }
    return { counts: perftCounts(mnk.game, mnk.game.initial(size), plies), plies }
  },
  solve: ({ counts, plies }) => counts[plies - 1],
  slips: [
    ['same-square', ({ counts, plies }) => counts[0] ** plies],
    ['no-order', ({ counts, plies }) => fraction(counts[plies - 1], falling(plies, plies))],
    ['all-plies', ({ counts }) => sumOf(counts)],
    ['all-plies', ({ counts }) => sumOf(counts) + 1],
    ['too-few-moves', ({ counts, plies }) => counts[plies - 2]],
    ['too-many-moves', ({ counts, plies }) => counts[plies - 1] * (counts[0] - plies)],
    ['added-moves', ({ counts, plies }) => plies * counts[0] - (plies * (plies - 1)) / 2],
  ],
  first: 'first-lines',
  values: ({ counts, plies }) => ({ squares: counts[0], plies }),
})

/** n · (n − 1) · …, so many factors. */
function falling(n: number, factors: number): number {
  let product = 1
  for (let i = 0; i < factors; i++) product *= Math.max(n - i, 1)
  return product
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** A position of Connect 4 in which a column is full. */
export const FULL_COLUMN = '44444411'

const howManyChildren = asksNumber<string>({
  asked: FULL_COLUMN,
  another: withFullColumn,
  solve: childrenAfter,
  slips: [
    ['full-column', () => connect4.game.maxMoves],
    ['free-squares', (moves) => SQUARES - moves.length],
    ['untouched', (moves) => connect4.game.maxMoves - new Set(moves).size],
    ['full-ones', (moves) => connect4.game.maxMoves - childrenAfter(moves)],
    ['stones', (moves) => moves.length],
  ],
  first: 'first-children',
})

const SQUARES = 42

/** A game in which a column is full, and some others have stones. */
function withFullColumn(rng: Rng): string {
  for (;;) {
    const column = 1 + rng.below(connect4.game.maxMoves)
    const others = Array.from(
      { length: rng.below(14) },
      () => 1 + rng.below(connect4.game.maxMoves),
    )
    const moves = String(column).repeat(6) + others.join('')
    const read = connect4.game.parse(moves)
    if (read.ok && connect4.game.outcome(read.value) === undefined) return moves
  }
}

function childrenAfter(text: string): number {
  const { game } = connect4
  const read = game.parse(text)
  if (!read.ok)
    throw new ContractError(
      'exercises of the chapter on moves and trees',
      `${text}: ${read.error.code}`,
    )
  return game.moves(read.value, new Int32Array(game.maxMoves))
}

/** Plies of the tree that is to be kept in memory. */
export const SIX = 6

const SIX_PLIES = linesOf(connect4, SIX)

/** A tree of Connect 4 to be kept in memory. */
interface Kept {
  readonly plies: number
  /** Bytes a node. */
  readonly bytes: number
}

const howManyBytes = asksNumber<Kept>({
  asked: { plies: SIX, bytes: NODE_BYTES },
  another: (rng) => ({ plies: 2 + rng.below(SIX - 1), bytes: 8 * (1 + rng.below(8)) }),
  solve: ({ plies, bytes }) => nodesOf(plies) * bytes,
  slips: [
    ['nodes-only', ({ plies }) => nodesOf(plies)],
    ['no-root', ({ plies, bytes }) => (nodesOf(plies) - 1) * bytes],
    ['last-ply', ({ plies, bytes }) => lastPly(plies) * bytes],
    ['a-ply-short', ({ plies, bytes }) => nodesOf(plies - 1) * bytes],
    ['columns-stay', ({ plies }) => falling(connect4.game.maxMoves, plies)],
    ['columns-stay', ({ plies, bytes }) => falling(connect4.game.maxMoves, plies) * bytes],
    ['line-only', ({ plies, bytes }) => (plies + 1) * bytes],
  ],
  first: 'first-bytes',
  values: ({ plies, bytes }) => ({ plies, bytes }),
})

/** Nodes of the tree from the empty board, the root among them: no line of so few ends early. */
function nodesOf(plies: number): number {
  return 1 + sumOf(SIX_PLIES.slice(0, plies))
}

function lastPly(plies: number): number {
  return SIX_PLIES[plies - 1]
}

const PLIES = ['4', '5', '6', '9'] as const

/** A board of m,n,k. */
type Size = Readonly<Record<'columns' | 'rows' | 'k', number>>

const TIC_TAC_TOE: Size = { columns: 3, rows: 3, k: 3 }

const sizes = new Map<string, readonly number[]>()

/** Lines of one move, of two, and so on, of a small board or as far as they are needed. */
function linesOn(size: Size): readonly number[] {
  const key = Object.values(size).join()
  const plies = Math.min(size.columns * size.rows, size.k === 3 ? 9 : 5)
  const counts = sizes.get(key) ?? perftCounts(mnk.game, mnk.game.initial(size), plies)
  sizes.set(key, counts)
  return counts
}

/** n!/(n−d)! for the squares of a board. */
function formula({ columns, rows }: Size, plies: number): number {
  return falling(columns * rows, plies)
}

/** The least plies after which there are fewer lines than the formula has. */
function partsAt(size: Size): number {
  return linesOn(size).findIndex((count, i) => count < formula(size, i + 1)) + 1
}

function compared(size: Size, option: string) {
  const ply = Number(option)
  const real = linesOn(size)[ply - 1]
  if (real === undefined) return {}
  const values = { ply, real, formula: formula(size, ply) }
  return { code: real === values.formula ? 'still-equal' : 'earlier', values }
}

const whereItParts: ChoiceExercise = asksOption(
  { kind: 'choice', options: PLIES },
  {
    asked: TIC_TAC_TOE,
    another: (rng): Size =>
      rng.below(4) === 0
        ? TIC_TAC_TOE
        : { columns: 2 + rng.below(4), rows: 2 + rng.below(3), k: 2 },
    solve: (size) => String(partsAt(size)),
    slips: [
      ['line-complete', ({ k }) => String(2 * k - 1)],
      ['one-side-alone', ({ k }) => String(k + 1)],
      ['board-full', ({ columns, rows }) => String(columns * rows)],
    ],
    values: ({ k, columns, rows }) => ({ k, squares: columns * rows }),
    shows: (option, size) => compared(size, option),
    rest: (option, size) => compared(size, option),
  },
)

const COUNT = [
  line(0, 'function count(depth) {'),
  line(1, 'if (depth === 0) return 0', 'if (depth === 0) return 1'),
  line(1, 'let lines = 0'),
  line(1, 'for (const move of moves()) {'),
  line(2, 'play(move)'),
  line(2, 'lines = count(depth - 1)', 'lines += count(depth - 1)'),
  line(2, '// and on to the next', 'undo()'),
  line(1, '}'),
  line(1, 'return lines'),
  line(0, '}'),
] as const

/** What the program with these lines counts on a board, and the moves it leaves played. */
function counted(
  chosen: readonly number[],
  { size, depth }: Small,
  watch?: (position: string, code: string, values: VerdictValues) => void,
): { lines: number; left: string } {
  const { game } = mnk
  const position = game.initial(size)
  const played: string[] = []
  const legal = () => legalMoves(mnk, position)

  function count(deep: number): number {
    if (deep === 0) return chosen[1]
    let lines = 0
    for (const move of legal()) {
      // Where no move has been taken back, the next one may be none any more.
      if (!legal().includes(move)) break
      played.push(game.formatMove(position, move))
      game.play(position, move)
      const name = played.at(-1) ?? ''
      watch?.(game.format(position), 'step-plays', { move: name })
      const below = count(deep - 1)
      lines = chosen[5] === 0 ? below : lines + below
      if (chosen[6] !== 0) {
        game.undo(position)
        played.pop()
      }
      const code = chosen[6] === 0 ? 'step-stays' : 'step-undone'
      watch?.(game.format(position), code, { move: name, below, lines })
    }
    return lines
  }

  return { lines: count(depth), left: played.join(' ') }
}

/** An empty board on which a program counts lines of so many moves. */
interface Small {
  readonly size: Size
  readonly depth: number
}

/** The smallest boards first, and on each the shortest lines: tic-tac-toe is the last of them. */
const SMALL: readonly Small[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [2, 2],
  [3, 2],
  [3, 3],
].flatMap(([columns, rows]) =>
  [1, 2, 3, 4]
    .filter((depth) => depth <= columns * rows)
    .map((depth) => ({ size: { columns, rows, k: 3 }, depth })),
)

/** What the program does on the empty board, move by move. */
function countingOn(chosen: readonly number[], small: Small): Failure {
  return {
    kind: 'board',
    kit: mnk,
    options: small.size,
    steps() {
      const { columns, rows } = small.size
      const values = { depth: small.depth, columns, rows }
      const steps: BoardStep[] = [{ position: '', code: 'step-empty', values, marks: [] }]
      counted(chosen, small, (position, code, values) => {
        steps.push({ position, code, values, marks: [] })
      })
      return steps
    },
  }
}

const mend: RepairExercise = asksRepair({
  program: COUNT,
  answer: [0, 1, 0, 0, 0, 1, 1, 0, 0, 0],
  slips: [
    ['end-is-no-line', 1, 0],
    ['last-child-alone', 5, 0],
    ['never-undone', 6, 0],
  ],
  failing(chosen) {
    for (const small of SMALL) {
      const { size, depth } = small
      const { lines: says, left } = counted(chosen, small)
      const failure = countingOn(chosen, small)
      const values = { depth, columns: size.columns, rows: size.rows }
      if (left !== '') return { code: 'left-behind', values: { ...values, left }, failure }
      const lines = perftCounts(mnk.game, mnk.game.initial(size), depth)[depth - 1]
      if (says !== lines) return { code: 'miscounts', values: { ...values, says, lines }, failure }
    }
    return undefined
  },
})

export const exercises = {
  'three-plies': threePlies,
  'how-many-children': howManyChildren,
  'how-many-bytes': howManyBytes,
  'where-it-parts': whereItParts,
  mend,
} satisfies ExerciseSet
