import type { Seat } from './seat.ts'

/** How the rounds of a match have ended, by seats. */
export interface Score {
  readonly you: number
  readonly drawn: number
  readonly engine: number
}

/** Rounds of each kind that a link can say. */
const MOST = 999

const NONE: Score = { you: 0, drawn: 0, engine: 0 }

/** The score with one round more. */
export function withResult(score: Score | undefined, winner: Seat | 'draw'): Score {
  const kind = winner === 'draw' ? 'drawn' : winner
  const { [kind]: rounds } = score ?? NONE
  return { ...(score ?? NONE), [kind]: Math.min(MOST, rounds + 1) }
}

/** As a link has it, `2-1-0`: won by the reader's seat, drawn, won by the other. Empty for none. */
export function formatScore(score: Score | undefined): string {
  return score === undefined ? '' : `${score.you}-${score.drawn}-${score.engine}`
}

/** Undefined where the text is none: a score that cannot be read is not worth a game. */
export function readScore(text: string): Score | undefined {
  const read = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text)
  if (read === null) return undefined
  const [you, drawn, engine] = read.slice(1).map(Number)
  return { you, drawn, engine }
}
