import type { Player, Term } from '../../../engine/index.ts'

/** All terms of one name and side. */
export interface TermGroup {
  readonly name: string
  readonly side: Player
  /** How many terms. */
  readonly count: number
  /** Their sum, from the side to move's view. */
  readonly contribution: number
  /** Every square that any of them looks at. */
  readonly squares: readonly number[]
}

/** The terms by name and side, those that weigh most first. */
export function groupTerms(terms: readonly Term[]): TermGroup[] {
  const groups = new Map<string, Term[]>()
  for (const term of terms) {
    const key = `${term.side} ${term.name}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [term])
    else group.push(term)
  }
  return [...groups.values()]
    .map((group) => ({
      name: group[0].name,
      side: group[0].side,
      count: group.length,
      contribution: sumOf(group),
      squares: [...new Set(group.flatMap(({ squares }) => squares))],
    }))
    .filter(({ contribution, squares }) => contribution !== 0 || squares.length > 0)
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution) || a.side - b.side)
}

export function sumOf(terms: readonly { readonly contribution: number }[]): number {
  return terms.reduce((sum, { contribution }) => sum + contribution, 0)
}
