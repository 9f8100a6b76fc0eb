import { html, nothing, type TemplateResult } from 'lit-html'
import { ownView, pliesToEnd, type Move } from '../../../engine/index.ts'
import { playHints } from '../../i18n/play-hints.ts'
import { play as words } from '../../i18n/play.ts'
import type { Ahead } from '../table/shown.ts'
import type { Board } from './board.ts'
import { playedOut } from './line.ts'
import type { Searching } from './opponent.ts'
import { Worths } from './worths.ts'

/** What is shown of an engine's thinking. */
export interface Live {
  readonly told: TemplateResult
  readonly line: Ahead | undefined
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
    const worths = this.worths.shown
    const line = lineOf(this.board, searching)
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
function lineOf({ game, table }: Board, searching: Searching | undefined) {
  const { kit, position } = game
  if (searching === undefined) return undefined
  const { line, proved, algorithm } = searching
  if (searching.value === undefined || line.length === 0) return undefined
  const value = ownView(algorithm, kit.game.toMove(position), searching.value)
  const { texts, planned } = playedOut(kit, table.extras, position, line)
  const told = html`<p class="play-live">
    <meter
      min="-1"
      max="1"
      aria-label=${playHints.liveBar}
      .value=${value / (Math.abs(value) + HALF)}
    ></meter>
    ${judged(value)} ${playHints.liveLine(texts)}
    ${proved === undefined ? nothing : provedSentence(proved)}
  </p>`
  return { told, planned, next: kit.board?.shape === 'hex' ? line[0] : undefined }
}

/** What a solver has shown, by how the game ends. */
function provedSentence([low, high]: readonly [number, number]): string {
  const [least, most] = [Math.sign(low), Math.sign(high)]
  if (least > 0) return playHints.provedWin(pliesToEnd(low) ?? 0)
  if (most < 0) return playHints.provedLoss(pliesToEnd(high) ?? 0)
  if (least === most) return playHints.provedDraw
  return least === 0 ? playHints.noLoss : most === 0 ? playHints.noWin : playHints.nothingProved
}

function judged(value: number): string {
  const end = pliesToEnd(value)
  if (end !== undefined) return value > 0 ? words.expectsWin : words.expectsLoss
  if (value === 0) return words.even
  return value > 0 ? words.ahead(value) : words.behind(0 - value)
}
