import { html, nothing, type TemplateResult } from 'lit-html'
import type { GameKit } from '../../../../engine/index.ts'
import type { Mark } from '../../../boards/square-geometry.ts'
import { differences } from '../../../i18n/differences.ts'
import { labCompare as words } from '../../../i18n/lab-compare.ts'
import { boardFrame } from '../../table/frame.ts'
import type { TreeSpec } from '../../tree/spec.ts'
import { comesTo, type Compared } from './compared.ts'
import { judgedIn, lostMarks, type Judged } from './lost.ts'

/** Pixels that a row's squares take together. */
const ROOM = 220

/** What the searches have come to, and how that differs. */
export function findings(
  compared: Compared,
  kit: GameKit<unknown>,
  spec: TreeSpec,
): TemplateResult {
  const { columns, parted } = compared
  const [own] = columns
  const parting =
    parted === undefined
      ? words.same
      : words.parted(
          own.name,
          columns[parted.other].name,
          parted.step,
          differences[parted.difference],
        )
  const judged = judgedIn(compared)
  return html`<div class="lab-findings">
    <p role="status">${parting}</p>
    <ul>
      ${columns.map((column) => html`<li>${words.comes(comesTo(column))}</li>`)}
    </ul>
    ${equalIn(compared).map((sentence) => html`<p>${sentence}</p>`)}
    ${judged.map(
      (each) =>
        html`<p>${judgedSentence(each)}</p>
          ${boards(each, kit, spec)}`,
    )}
  </div>`
}

/** Of each depth, what the searches that leave nothing out must have alike. */
function equalIn({ columns }: Compared): readonly string[] {
  const exact = columns.map(comesTo).filter((come) => come.exact && come.value !== '')
  const depths = [...new Set(exact.map(({ plies }) => plies))]
  return depths.flatMap((depth) => {
    const same = exact.filter(({ plies }) => plies === depth)
    if (same.length < 2) return []
    const names = same.map(({ name }) => name)
    const [{ value }] = same
    return [
      same.every((each) => each.value === value) ? words.equal(names, value) : words.unequal(names),
    ]
  })
}

function judgedSentence({ one, whole, lost }: Judged): string {
  const value = (one.value === whole.value ? words.alike : words.judged)(one.name, whole.name)
  if (lost === undefined) return value
  const { lost: move, played, reply } = lost
  const refuted = reply === undefined ? '' : ` ${words.refuted(played, reply)}`
  return `${value} ${words.lost(one.name, whole.name, move, played)}${refuted}`
}

/** The move that was lost, and the refutation of the one in its place. */
function boards({ lost }: Judged, kit: GameKit<unknown>, spec: TreeSpec) {
  if (lost === undefined || kit.board === undefined) return nothing
  const read = kit.game.parse(spec.position, spec.gameOptions)
  if (!read.ok) return nothing
  const position = read.value
  const marks = lostMarks(kit, position, lost)
  const board = (name: string, over: readonly Mark[]) =>
    html`<figure class="lab-board">
      ${boardFrame(document, kit, position, { name, room: ROOM, over: { marks: over } })}
      <figcaption class="hint">${name}</figcaption>
    </figure>`
  const before = board(words.lostBoard(lost.lost, lost.played), marks.before)
  if (lost.reply === undefined) return before
  kit.game.play(position, lost.whole.telling.session.replay.recording.move[lost.nodes.played])
  return html`<div class="lab-row">
    ${before} ${board(words.replyBoard(lost.played, lost.reply), marks.after)}
  </div>`
}
