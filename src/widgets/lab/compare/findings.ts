import { html, nothing, type TemplateResult } from 'lit-html'
import type { GameKit } from '../../../../engine/index.ts'
import type { Mark } from '../../../boards/square-geometry.ts'
import { differences } from '../../../i18n/differences.ts'
import { labCompare as words } from '../../../i18n/lab-compare.ts'
import { boardFrame } from '../../table/frame.ts'
import type { TreeSpec } from '../../tree/spec.ts'
import { scoreWords } from '../../tree/texts.ts'
import { comesTo, type Column, type Compared } from './compared.ts'
import { judgedIn, lostMarks, type Judged } from './lost.ts'

/** Pixels that a row's squares take together. */
const ROOM = 220

/** What the searches have come to, and how that differs. */
export function findings(
  compared: Compared,
  kit: GameKit<unknown>,
  spec: TreeSpec,
): TemplateResult {
  const { columns } = compared
  const judged = judgedIn(compared)
  return html`<div class="lab-findings">
    <p role="status">${partingSentence(compared)}</p>
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

function partingSentence({ columns, parted }: Compared): string {
  if (parted === undefined) return words.same
  const { step, difference, worse, other } = parted
  const two = [columns[0], columns[other]] as const
  if (difference !== 'worth') {
    return words.parted(two[0].name, two[1].name, step, differences[difference])
  }
  const [one, another] = two.map((column) => triedIn(column, step))
  if (worse === undefined) return words.asGood(one.move, another.move, one.value)
  const { telling, node } = two[worse]
  const reply =
    telling.session.replay.recording.ply[node] > 1 ? telling.session.move(node) : undefined
  return worse === 0
    ? words.outweighed(step, one, reply, another)
    : words.outweighed(step, another, reply, one)
}

/** The one move that a search has tried, and what it is worth after the reply that is marked; Max's view. */
function triedIn({ name, telling, node }: Column, step: number) {
  const { session, words: scoreNames } = telling
  const { replay } = session
  const { parent, ply } = replay.recording
  const move = session.move(ply[node] > 1 ? parent[node] : node)
  const score = replay.score(node, Math.min(step, replay.steps))
  return { name, move, value: score === undefined ? '' : scoreWords(score, scoreNames) }
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
