import { html, type TemplateResult } from 'lit-html'
import { pliesToEnd, type GameKit } from '../../../engine/index.ts'
import { playHints } from '../../i18n/play-hints.ts'
import { play as words } from '../../i18n/play.ts'
import type { Planned } from '../table/shown.ts'
import { playedOut } from './line.ts'
import type { Searching } from './opponent.ts'

/** What the engine thinks while it thinks. */
export interface Live {
  readonly told: TemplateResult
  readonly line: readonly Planned[]
}

/** A value of so much fills half of its side of the bar. */
const HALF = 300

/** The line that a search expects so far, and what it makes of it; nothing before it has judged a move. */
export function liveOf(
  kit: GameKit<unknown>,
  position: unknown,
  { value, line }: Searching,
): Live | undefined {
  if (value === undefined || line.length === 0) return undefined
  const { texts, planned } = playedOut(kit, position, line)
  const told = html`<p class="play-live">
    <meter
      min="-1"
      max="1"
      aria-label=${playHints.liveBar}
      .value=${value / (Math.abs(value) + HALF)}
    ></meter>
    ${judged(value)} ${playHints.liveLine(texts)}
  </p>`
  return { told, line: planned }
}

function judged(value: number): string {
  const end = pliesToEnd(value)
  if (end !== undefined) return value > 0 ? words.expectsWin : words.expectsLoss
  if (value === 0) return words.even
  return value > 0 ? words.ahead(value) : words.behind(0 - value)
}
