import { html, nothing, type TemplateResult } from 'lit-html'
import { pliesToEnd, type GameKit, type Move } from '../../../engine/index.ts'
import { playHints } from '../../i18n/play-hints.ts'
import { play as words } from '../../i18n/play.ts'
import type { Planned } from '../table/shown.ts'
import type { Board } from './board.ts'
import { playedOut } from './line.ts'
import type { Searching } from './opponent.ts'
import { Worths } from './worths.ts'

/** What is shown of an engine's thinking. */
export interface Live {
  readonly told: TemplateResult
  readonly line: readonly Planned[] | undefined
  /** Its first move, where pieces are moved and not put. */
  readonly next: Move | undefined
  /** What the moves are worth, by square; undefined where the squares have no room for it. */
  readonly labels: readonly string[] | undefined
}

/** A value of so much fills half of its side of the bar. */
const HALF = 300

/** What the engine thinks while it thinks, and what the moves on the board are worth. */
export class LiveThinking {
  private readonly board: Board
  private readonly worths: Worths

  constructor(board: Board) {
    this.board = board
    this.worths = new Worths(board)
  }

  shown(searching: Searching | undefined): Live | undefined {
    const { kit, position } = this.board.game
    const worths = this.worths.shown
    const line = lineOf(kit, position, searching)
    if (worths === undefined && line === undefined) return undefined
    const told = html`${line?.told ?? nothing}
    ${worths === undefined ? nothing : html`<p class="play-live">${worths.sentence}</p>`}`
    return { told, line: line?.planned, next: line?.next, labels: worths?.labels }
  }

  leave(): void {
    this.worths.leave()
  }
}

/** The line that a search expects so far, and what it makes of it; nothing before it has judged a move. */
function lineOf(kit: GameKit<unknown>, position: unknown, searching: Searching | undefined) {
  const { value, line = [] } = searching ?? {}
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
  return { told, planned, next: kit.board?.shape === 'hex' ? line[0] : undefined }
}

function judged(value: number): string {
  const end = pliesToEnd(value)
  if (end !== undefined) return value > 0 ? words.expectsWin : words.expectsLoss
  if (value === 0) return words.even
  return value > 0 ? words.ahead(value) : words.behind(0 - value)
}
