import {
  ContractError,
  pliesToEnd,
  type GameKit,
  type Iteration,
  type Move,
  type SearchOptions,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import type { BudgetWords } from '../../i18n/budget.ts'
import type { ScoresWords } from '../../i18n/scores.ts'
import type { Overlay } from '../table/shown.ts'
import { scoreText } from '../tree/texts.ts'
import { MOST_NODES, MOST_PLIES } from './schema.ts'

/** How the figure searches: what one depth has learned, the next one uses. */
export const SEARCH: SearchOptions = {
  depth: MOST_PLIES,
  nodes: MOST_NODES,
  ordering: 'killers',
  tableMegabytes: 1,
}

/** What a deepening search has come to. Plain data. */
export interface Deepened {
  readonly iterations: readonly Pick<Iteration, 'depth' | 'value' | 'line' | 'nodes'>[]
  /** All of it, also those of a depth that was not done. */
  readonly nodes: number
}

/** How a depth stands when the time is up. */
type Standing = 'done' | 'plays' | 'unfinished' | 'later'

export interface DepthRow {
  readonly depth: number
  readonly move: string
  /** In the view of the side to move. */
  readonly value: string
  /** When it begins and when it is done. */
  readonly from: number
  readonly to: number
  readonly standing: Standing
}

export interface BudgetModel {
  readonly over: Overlay
  readonly says: string
  readonly caption: string
  readonly rows: readonly DepthRow[]
  /** When the time is up, and where the search has ended. */
  readonly nodes: number
  readonly end: number
}

export interface BudgetTables {
  readonly words: BudgetWords
  readonly scores: ScoresWords
}

/** The depths of a search, and what it plays when its time is up after so many nodes. */
export function budgetModel<P>(
  kit: GameKit<P>,
  position: P,
  { iterations, nodes: end }: Deepened,
  nodes: number,
  { words, scores }: BudgetTables,
): BudgetModel {
  const { game, board } = kit
  if (board === undefined) throw new ContractError('budgetModel', `${game.id} has no board`)
  const side = sideName(kit, position, game.toMove(position))
  const name = (move: Move) => game.formatMove(position, move)
  const played = iterations.findLast((each) => each.nodes <= nodes)
  const move = played?.line[0]
  const next = iterations.find((each) => each.nodes > nodes)
  const isOver = next === undefined && played !== undefined && end === played.nodes
  return {
    over: {
      ...(move !== undefined && {
        marks: board
          .targets(position, move)
          .map((square) => ({ square, shape: 'ring', tone: 'good' }) as const),
      }),
    },
    says:
      played === undefined || move === undefined
        ? words.nothing(nodes)
        : isOver
          ? words.over(played.depth, played.nodes, name(move), pliesToEnd(played.value))
          : words.says(nodes, played.depth, name(move)),
    caption: words.caption(side),
    rows: iterations.map((each, i) => {
      const from = iterations[i - 1]?.nodes ?? 0
      return {
        depth: each.depth,
        move: name(each.line[0]),
        value: scoreText(each.value, scores),
        from,
        to: each.nodes,
        standing:
          each === played
            ? 'plays'
            : each.nodes <= nodes
              ? 'done'
              : from < nodes
                ? 'unfinished'
                : 'later',
      }
    }),
    nodes,
    end,
  }
}
