import type { GameKit, Move } from '../core/game.ts'
import { after } from '../core/after.ts'

/** Two legal moves of a position, of which the evaluation likes the first better. */
type Pair = readonly [better: Move, worse: Move]

/** What a term is worth after each of two moves, to the side that makes them. */
export interface ComparedTerm {
  readonly name: string
  readonly worths: readonly [number, number]
}

/** The terms of the game's evaluation after each of two moves; the position is restored. */
export function comparedTerms<P>(kit: GameKit<P>, position: P, pair: Pair): ComparedTerm[] {
  const [one, other] = pair.map((move) => termsAfter(kit, position, move))
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].map((name) => ({
    name,
    worths: [one.get(name) ?? 0, other.get(name) ?? 0],
  }))
}

/** Each without which the second move would be liked better, were nothing else changed. */
export function decidingTerms(terms: readonly ComparedTerm[]): string[] {
  const ahead = terms.reduce((sum, term) => sum + lead(term), 0)
  return terms.filter((term) => ahead - lead(term) < 0).map(({ name }) => name)
}

/** How much a term speaks for the first move. */
export function lead({ worths: [one, other] }: ComparedTerm): number {
  return one - other
}

function termsAfter<P>(kit: GameKit<P>, position: P, move: Move): ReadonlyMap<string, number> {
  return after(kit, position, move, () => {
    const sums = new Map<string, number>()
    for (const { name, contribution } of kit.evaluation.explain(position)) {
      // It speaks for the side to move, which is the other one now.
      sums.set(name, (sums.get(name) ?? 0) - contribution)
    }
    return sums
  })
}
