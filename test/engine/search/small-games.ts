import fc from 'fast-check'
import type { GameKit, GameOptions } from '../../../engine/core/game.ts'
import { kits } from '../../../engine/games/registry.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { valueForMax } from '../../../engine/search/search.ts'
import type { OrderingName, SearchOptions, Subject } from '../../../engine/search/types.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { nestedTree } from '../random-trees.ts'

/** A game small enough for plain minimax: random moves from its start, then a shallow search. */
export interface SmallGame {
  readonly name: string
  readonly kit: GameKit<unknown>
  readonly options?: GameOptions
  /** Random plies before the search: from the first to the second. */
  readonly plies: readonly [number, number]
  readonly depth: number
}

export const SMALL_GAMES: readonly SmallGame[] = [
  { name: 'tic-tac-toe', kit: kits.mnk, plies: [2, 8], depth: 5 },
  {
    name: '4,4,3',
    kit: kits.mnk,
    options: { columns: 4, rows: 4, k: 3 },
    plies: [2, 12],
    depth: 3,
  },
  { name: 'connect4', kit: kits.connect4, plies: [0, 38], depth: 4 },
  { name: 'gomoku8', kit: kits.gomoku8, plies: [40, 62], depth: 3 },
  { name: 'gomoku', kit: kits.gomoku, options: { size: 5 }, plies: [8, 24], depth: 3 },
  { name: 'ninuki', kit: kits.ninuki, options: { size: 5 }, plies: [6, 24], depth: 3 },
  { name: 'abalone', kit: kits.abalone, plies: [0, 60], depth: 2 },
  {
    name: 'abalone of the course, near its end',
    kit: kits.abalone,
    options: { variant: 'inf8175', maxPlies: 12 },
    plies: [8, 11],
    depth: 2,
  },
  { name: 'reversi', kit: kits.reversi, options: { size: 6 }, plies: [0, 30], depth: 3 },
  { name: 'reversi on 8×8', kit: kits.reversi, plies: [0, 58], depth: 3 },
]

/** Subjects of the explicit tree. */
export const treeSubject: fc.Arbitrary<Subject<unknown>> = fc
  .tuple(nestedTree(), fc.constantFrom('max', 'min'))
  .map(([nested, first]) => {
    const read = kits.tree.game.parse(JSON.stringify(nested), { first })
    if (!read.ok) throw new Error(read.error.code)
    return subjectFrom(kits.tree, read.value)
  })

/** Random positions of a small game in which the game goes on. */
export function positions(small: SmallGame): fc.Arbitrary<Subject<unknown>> {
  const [least, most] = small.plies
  return fc.array(fc.nat(), { minLength: least, maxLength: most }).map((choices) => {
    const { game } = small.kit
    const p = game.initial(small.options)
    const moves = new Int32Array(game.maxMoves)
    for (const choice of choices) {
      game.play(p, moves[choice % game.moves(p, moves)])
      if (game.outcome(p) === undefined) continue
      game.undo(p)
      break
    }
    return subjectFrom(small.kit, p)
  })
}

/** The orders of moves that a subject has. */
export function orderingsOf(subject: Subject<unknown>): OrderingName[] {
  return [
    'none',
    'evaluation',
    'killers',
    ...(subject.centrality === undefined ? [] : (['centre'] as const)),
    ...(subject.influence === undefined ? [] : (['influence'] as const)),
  ]
}

/** What plain minimax finds, side to move's view. */
export function plainValue(subject: Subject<unknown>, options: SearchOptions): number {
  const toMove = subject.game.toMove(subject.position)
  return valueForMax(minimax(subject, options), toMove) * (toMove === 0 ? 1 : -1) + 0
}

/** The evaluation at the end of a line, side to move's view at the root; the line is undone. */
export function scoreAfter(subject: Subject<unknown>, line: readonly number[]): number {
  const { position } = subject
  const options = { depth: 0 }
  for (const move of line) subject.game.play(position, move)
  const score = plainValue(subject, options)
  for (let i = 0; i < line.length; i++) subject.game.undo(position)
  return line.length % 2 === 0 ? score : 0 - score
}
