import fc from 'fast-check'
import type { GameKit, GameOptions } from '../../../engine/core/game.ts'
import { gameIds, kits, type GameId } from '../../../engine/games/registry.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { valueForMax } from '../../../engine/search/search.ts'
import type { OrderingName, SearchOptions, Subject } from '../../../engine/search/types.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { nestedTree } from '../random-trees.ts'

/** A game small enough for plain minimax: random moves from its start, then a shallow search. */
export interface SmallGame<P = unknown> {
  readonly name: string
  readonly kit: GameKit<P>
  readonly options?: GameOptions
  /** Random plies before the search: from the first to the second. */
  readonly plies: readonly [number, number]
  readonly depth: number
}

/** How each game is made small; one that is not named is searched two plies from near its start. */
const SMALL: Readonly<Partial<Record<GameId, readonly Omit<SmallGame, 'kit'>[]>>> = {
  // Trees have a subject of their own.
  tree: [],
  mnk: [
    { name: 'tic-tac-toe', plies: [2, 8], depth: 5 },
    { name: '4,4,3', options: { columns: 4, rows: 4, k: 3 }, plies: [2, 12], depth: 3 },
  ],
  connect4: [{ name: 'connect4', plies: [0, 38], depth: 4 }],
  gomoku8: [{ name: 'gomoku8', plies: [40, 62], depth: 3 }],
  gomoku: [{ name: 'gomoku', options: { size: 5 }, plies: [8, 24], depth: 3 }],
  ninuki: [{ name: 'ninuki', options: { size: 5 }, plies: [6, 24], depth: 3 }],
  abalone: [
    { name: 'abalone', plies: [0, 60], depth: 2 },
    {
      name: 'abalone of the course, near its end',
      options: { variant: 'inf8175', maxPlies: 12 },
      plies: [8, 11],
      depth: 2,
    },
  ],
  // Late enough that sides have to pass.
  reversi: [
    { name: 'reversi', options: { size: 6 }, plies: [10, 32], depth: 4 },
    { name: 'reversi on 8×8', plies: [0, 58], depth: 3 },
  ],
}

/** Every game of the registry, small. */
export const SMALL_GAMES: readonly SmallGame[] = gameIds.flatMap((id) =>
  (SMALL[id] ?? [{ name: id, plies: [0, 20] as const, depth: 2 }]).map((small) => ({
    ...small,
    kit: kits[id],
  })),
)

/** Subjects of the explicit tree. */
export const treeSubject: fc.Arbitrary<Subject<unknown>> = fc
  .tuple(nestedTree(), fc.constantFrom('max', 'min'))
  .map(([nested, first]) => {
    const read = kits.tree.game.parse(JSON.stringify(nested), { first })
    if (!read.ok) throw new Error(read.error.code)
    return subjectFrom(kits.tree, read.value)
  })

/** Random positions of a small game in which the game goes on. */
export function positions<P>(small: SmallGame<P>): fc.Arbitrary<Subject<P>> {
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
export function orderingsOf<P>(subject: Subject<P>): OrderingName[] {
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
