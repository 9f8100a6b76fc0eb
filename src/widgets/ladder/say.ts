import { abalone, straightDistance, touchingPairs } from '../../../engine/index.ts'
import { describeBoard, sideName } from '../../boards/model.ts'
import { boards } from '../../i18n/boards.ts'
import { ladder as words } from '../../i18n/ladder.ts'
import { heuristicWeights } from '../../i18n/heuristic-weights.ts'
import { outcomeSentence } from '../../i18n/outcomes.ts'
import type { Moment } from './replay.ts'
import { lowerOf, type Upper } from './schema.ts'

/** What is said of a game at one of its steps. */
export interface Said {
  readonly says: string
  /** The board’s name for a screen reader: who plays which side, and where the marbles lie. */
  readonly label: string
  /** By player: marbles lost, and how far and how close together the others stand. */
  readonly counts: readonly { readonly name: string; readonly value: string }[]
}

export function saidOf(upper: Upper, moment: Moment): Said {
  const { position, model, step, move, player, agent, opening, loser } = moment
  const colour = (side: 0 | 1) => heuristicWeights.colour(sideName(abalone, position, side))
  const name = (of: 0 | 1) => words.rung(of === 0 ? upper : lowerOf(upper))
  const left = (side: 0 | 1) => position.cells.filter((content) => content === side).length
  const agentOf = (side: 0 | 1) => (side === player ? agent : agent === 0 ? 1 : 0)
  const parts =
    move === undefined
      ? [words.start(colour(player), name(agent))]
      : [words.moved(step, colour(player), opening ? undefined : name(agent), move)]
  if (loser !== undefined) parts.push(words.loses(colour(loser)))
  const outcome = abalone.game.outcome(position)
  if (outcome !== undefined) {
    const { winner, reason } = outcome
    parts.push(outcomeSentence(reason, winner === 'draw' ? undefined : colour(winner)))
    if (winner !== 'draw') parts.push(words.wins(name(agentOf(winner))))
  }
  return {
    says: parts.join(' '),
    label: boards.named(
      words.board(
        ...(sideName(abalone, position, 0) === 'w'
          ? ([name(agentOf(0)), name(agentOf(1))] as const)
          : ([name(agentOf(1)), name(agentOf(0))] as const)),
      ),
      describeBoard(abalone, position, model, boards),
    ),
    counts: ([0, 1] as const).flatMap((side) => [
      {
        name: words.lost(colour(side), name(agentOf(side))),
        value: String(position.lost[side]),
      },
      { name: words.distance, value: words.mean(straightDistance(position, side), left(side)) },
      { name: words.pairs, value: words.mean(touchingPairs(position, side), left(side)) },
    ]),
  }
}
