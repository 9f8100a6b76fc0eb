import {
  connect4,
  ContractError,
  fraction,
  gomoku8,
  mnk,
  perftCounts,
  type Rng,
  type GameKit,
} from '../../../../engine/index.ts'
import { NODE_BYTES } from '../../growing-tree/schema.ts'
import type { VerdictValues } from '../../../i18n/verdicts.ts'
import { asksNumber } from '../asks-number.ts'
import type {
  BoardStep,
  ChoiceExercise,
  ExerciseSet,
  Failure,
  RepairExercise,
  Verdict,
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
  if (!read.ok) throw new ContractError('exercises of chapter 4', `${text}: ${read.error.code}`)
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

/** n!/(n−d)! for the nine squares of tic-tac-toe. */
function formula(plies: number): number {
  return falling(9, plies)
}

const whereItParts: ChoiceExercise = {
  kind: 'choice',
  options: PLIES,
  answer: '6',
  check(option): Verdict {
    const ply = Number(option)
    const counts = linesOf(mnk, 9)
    const values = { ply, real: counts[ply - 1], formula: formula(ply) }
    if (counts[ply - 1] === formula(ply)) return { right: false, code: 'still-equal', values }
    const earlier = counts.findIndex((count, i) => count < formula(i + 1)) + 1
    return earlier === ply ? { right: true } : { right: false, code: 'earlier', values }
  },
}

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

/** What the program with these lines counts in tic-tac-toe, and the moves it leaves played. */
function counted(
  chosen: readonly number[],
  depth: number,
  watch?: (position: string, code: string, values: VerdictValues) => void,
): { lines: number; left: string } {
  const { game } = mnk
  const position = game.initial()
  const played: string[] = []
  const legal = () => {
    const moves = new Int32Array(game.maxMoves)
    return moves.subarray(0, game.moves(position, moves))
  }

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

/** What the program does on the empty board, move by move. */
function countingOn(chosen: readonly number[], depth: number): Failure {
  return {
    kind: 'board',
    kit: mnk,
    steps() {
      const steps: BoardStep[] = [
        { position: '', code: 'step-empty', values: { depth }, marks: [] },
      ]
      counted(chosen, depth, (position, code, values) => {
        steps.push({ position, code, values, marks: [] })
      })
      return steps
    },
  }
}

const mend: RepairExercise = {
  kind: 'repair',
  program: COUNT,
  answer: [0, 1, 0, 0, 0, 1, 1, 0, 0, 0],
  check(chosen): Verdict {
    const real = linesOf(mnk, 4)
    for (let depth = 1; depth <= real.length; depth++) {
      const { lines: says, left } = counted(chosen, depth)
      const failure = countingOn(chosen, depth)
      if (left !== '')
        return { right: false, code: 'left-behind', values: { depth, left }, failure }
      const lines = real[depth - 1]
      if (says !== lines) {
        return { right: false, code: 'miscounts', values: { depth, says, lines }, failure }
      }
    }
    return { right: true }
  },
}

export const exercises = {
  'three-plies': threePlies,
  'how-many-children': howManyChildren,
  'how-many-bytes': howManyBytes,
  'where-it-parts': whereItParts,
  mend,
} satisfies ExerciseSet
