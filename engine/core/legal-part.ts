import type { UserError } from './errors.ts'
import type { GameKit, GameOptions } from './game.ts'

/** The game that a text gives up to its first illegal move. */
interface LegalPart {
  /** As much of the text, to be read by itself. */
  readonly text: string
  /** Moves in it. */
  readonly moves: number
  /** What is wrong with the rest, and where in the whole text. */
  readonly error: UserError
}

/** What a cut text may need behind it: SGF is closed by a bracket, a list too. */
const ENDS = ['', ')', ']']
/** Places before the fault at which the text is cut, the last one first. */
const MOST_CUTS = 4

/**
 * Of a text with a move that cannot be played, the moves before it; undefined where the text is
 * right, or gives no move before what is wrong.
 */
export function legalPart<P>(
  { game, played }: GameKit<P>,
  text: string,
  options?: GameOptions,
): LegalPart | undefined {
  const whole = game.parse(text, options)
  if (whole.ok || played === undefined) return undefined
  const { error } = whole
  for (const cut of cutsBefore(text, error.at)) {
    for (const end of ENDS) {
      const part = text.slice(0, cut) + end
      const read = game.parse(part, options)
      if (!read.ok) continue
      const moves = played(read.value).length
      if (moves > 0) return { text: part, moves, error }
    }
  }
  return undefined
}

/** The fault itself, then the ends of the words before it. */
function cutsBefore(text: string, at: number): readonly number[] {
  const cuts = [at]
  for (let end = at; end > 0 && cuts.length < MOST_CUTS;) {
    end--
    if (/[\s,;]/.test(text.charAt(end))) cuts.push(end)
  }
  return cuts
}
