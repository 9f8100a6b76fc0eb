import {
  connect4,
  ContractError,
  gomoku8,
  mnk,
  perftCounts,
  treeSize,
  type GameKit,
} from '../../../../engine/index.ts'
import { NODE_BYTES } from '../../growing-tree/schema.ts'
import type {
  ChoiceExercise,
  ExerciseSet,
  NumberExercise,
  RepairExercise,
  Verdict,
} from '../exercise.ts'
import { line } from './line.ts'

function linesOf<P>({ game }: GameKit<P>, plies: number): readonly number[] {
  return perftCounts(game, game.initial(), plies)
}

/** Plies of Gomoku on 64 squares that are to be counted. */
export const THREE = 3

const threePlies: NumberExercise = {
  kind: 'number',
  answer: String(linesOf(gomoku8, THREE)[THREE - 1]),
  check(answer): Verdict {
    const counts = linesOf(gomoku8, THREE)
    const squares = BigInt(counts[0])
    if (answer === BigInt(counts[THREE - 1])) return { right: true }
    if (answer === squares ** BigInt(THREE)) return { right: false, code: 'same-square' }
    if (answer === BigInt(counts[THREE - 1]) / 6n) return { right: false, code: 'no-order' }
    const all = counts.reduce((sum, count) => sum + count, 0)
    if (answer === BigInt(all) || answer === BigInt(all + 1)) {
      return { right: false, code: 'all-plies' }
    }
    if (counts.slice(0, -1).some((count) => answer === BigInt(count))) {
      return { right: false, code: 'too-few-moves' }
    }
    return { right: false }
  },
}

/** A position of Connect 4 in which a column is full. */
export const FULL_COLUMN = '44444411'

const howManyChildren: NumberExercise = {
  kind: 'number',
  answer: String(childrenAfter(FULL_COLUMN)),
  check(answer): Verdict {
    if (answer === BigInt(childrenAfter(FULL_COLUMN))) return { right: true }
    if (answer === BigInt(connect4.game.maxMoves)) return { right: false, code: 'full-column' }
    const free = 42 - FULL_COLUMN.length
    return answer === BigInt(free) ? { right: false, code: 'free-squares' } : { right: false }
  },
}

function childrenAfter(text: string): number {
  const { game } = connect4
  const read = game.parse(text)
  if (!read.ok) throw new ContractError('exercises of chapter 4', `${text}: ${read.error.code}`)
  return game.moves(read.value, new Int32Array(game.maxMoves))
}

/** Plies of the tree that is to be kept in memory. */
export const SIX = 6

const howManyBytes: NumberExercise = {
  kind: 'number',
  answer: String(nodesOfSix() * NODE_BYTES),
  check(answer): Verdict {
    const bytes = BigInt(NODE_BYTES)
    const nodes = BigInt(nodesOfSix())
    if (answer === nodes * bytes) return { right: true }
    if (answer === nodes) return { right: false, code: 'nodes-only' }
    if (answer === (nodes - 1n) * bytes) return { right: false, code: 'no-root' }
    if (answer === BigInt(linesOf(connect4, SIX)[SIX - 1]) * bytes) {
      return { right: false, code: 'last-ply' }
    }
    if (answer === nodes * bytes - bytes * BigInt(linesOf(connect4, SIX)[SIX - 1])) {
      return { right: false, code: 'a-ply-short' }
    }
    let falling = 1n
    for (let left = connect4.game.maxMoves; left > 1; left--) falling *= BigInt(left)
    if (answer === falling || answer === falling * bytes) {
      return { right: false, code: 'columns-stay' }
    }
    return { right: false }
  },
}

function nodesOfSix(): number {
  return treeSize(connect4.game, connect4.game.initial(), SIX, 1e6)
}

const PLIES = ['4', '5', '6', '9'] as const

/** n!/(n−d)! for the nine squares of tic-tac-toe. */
function formula(plies: number): number {
  let product = 1
  for (let i = 0; i < plies; i++) product *= 9 - i
  return product
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
function counted(chosen: readonly number[], depth: number): { lines: number; left: string } {
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
      const below = count(deep - 1)
      lines = chosen[5] === 0 ? below : lines + below
      if (chosen[6] === 0) continue
      game.undo(position)
      played.pop()
    }
    return lines
  }

  return { lines: count(depth), left: played.join(' ') }
}

const mend: RepairExercise = {
  kind: 'repair',
  program: COUNT,
  answer: [0, 1, 0, 0, 0, 1, 1, 0, 0, 0],
  check(chosen): Verdict {
    const real = linesOf(mnk, 4)
    for (let depth = 1; depth <= real.length; depth++) {
      const { lines: says, left } = counted(chosen, depth)
      if (left !== '') return { right: false, code: 'left-behind', values: { depth, left } }
      const lines = real[depth - 1]
      if (says !== lines) return { right: false, code: 'miscounts', values: { depth, says, lines } }
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
