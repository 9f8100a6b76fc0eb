/** How strong each set of patterns came out, and the matches as their figure plays them again. */
import { eloOfPairs, gomoku8, type EloEstimate } from '../engine/index.ts'
import type { StoredMatch } from '../src/widgets/match/schema.ts'
import { sidesOf, stored, type Condition } from '../src/workers/pattern-sets/matches.ts'
import { patternsOf, setOf, SETS, type PatternSet } from '../src/workers/pattern-sets/sets.ts'
import { pairsOf, tallyOf } from './match-score.ts'

interface Strength extends EloEstimate {
  readonly id: PatternSet['id']
  readonly condition: Condition
  readonly patterns: number
  readonly budget: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Elo points of each set over the reference. */
export const strengths: readonly Strength[] = stored.matches.map(
  ({ set, condition, budgets, points }) => {
    const found = setOf(set)
    return {
      id: found.id,
      condition,
      patterns: patternsOf(found).length,
      budget: budgets[0],
      ...tallyOf(points),
      ...eloOfPairs(pairsOf(points)),
    }
  },
)

/** The share of the points that a set won. */
export function shareOf({ wins, draws, losses }: Strength): number {
  return (wins + draws / 2) / (wins + draws + losses)
}

/** By set, with few patterns first, at equal nodes and then at equal time. */
export function patternMatches(
  names: Readonly<Record<Condition, (patterns: number) => string>>,
): StoredMatch[] {
  const order = SETS.map(({ id }) => id)
  return stored.matches
    .map((match, i) => ({ match, strength: strengths[i] }))
    .toSorted((a, b) => order.indexOf(a.strength.id) - order.indexOf(b.strength.id))
    .map(({ match, strength: { patterns, condition, wins, draws, losses, elo, low, high } }) => {
      const [own, other] = sidesOf(match)
      return {
        game: gomoku8.game.id,
        agents: [own.id, other.id],
        served: 'pattern-sets',
        name: names[condition](patterns),
        result: {
          played: match.points.length,
          wins,
          draws,
          losses,
          elo,
          low,
          high,
          nodesPerMove: match.budgets,
        },
      }
    })
}
