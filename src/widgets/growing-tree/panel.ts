import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { sideName } from '../../boards/model.ts'
import type { GrowWords } from '../../i18n/growing-tree.ts'
import type { GrownTree } from './grown.ts'
import { GROWN_GAMES, NODE_BYTES, type GrownGame, type Whole } from './schema.ts'

/** What stands beside the tree. */
export interface GrowPanel {
  readonly says: string
  readonly far: string
  readonly counters: readonly { readonly name: string; readonly value: string }[]
  readonly game: GrownGame
  readonly error: string
  readonly hint: string
  readonly canOpen: boolean
  readonly canUndo: boolean
}

export interface GrowActions {
  readonly game: (game: GrownGame) => void
  readonly open: () => void
  readonly openLast: () => void
  readonly undo: () => void
  readonly clear: () => void
  readonly copy: () => void
}

/** Where the reader is, in sentences. */
export function growSays<P>(tree: GrownTree<P>, node: number, words: GrowWords): string {
  const { game } = tree.kit
  const line = tree.line(node)
  const moves = new Int32Array(game.maxMoves)
  const { over, side, count } = tree.at(node, (position) => ({
    over: game.outcome(position) !== undefined,
    side: sideName(tree.kit, position, game.toMove(position)),
    count: game.moves(position, moves),
  }))
  if (over) return words.over(line)
  const here = words.at(line, side)
  return `${here} ${tree.isOpen(node) ? words.opened(tree.children(node).length) : words.closed(count)}`
}

/** The numbers of the tree as it stands. */
export function growNumbers<P>(
  tree: GrownTree<P>,
  whole: Whole,
  words: GrowWords,
): Pick<GrowPanel, 'counters' | 'far'> {
  const { nodes, opened } = tree
  const plies = nodes.reduce((most, { ply }) => Math.max(most, ply), 0)
  const { counters: names } = words
  return {
    counters: [
      { name: names.nodes, value: words.number(nodes.length) },
      { name: names.opened, value: words.number(opened.length) },
      { name: names.plies, value: words.number(plies) },
      { name: names.bytes, value: words.bytes(nodes.length * NODE_BYTES) },
    ],
    far: words.far(nodes.length, whole),
  }
}

export function growPanel(
  model: GrowPanel,
  actions: GrowActions,
  id: string,
  words: GrowWords,
): TemplateResult {
  const button = (label: string, action: () => void, can = true) => html`
    <button class="button" type="button" aria-disabled=${!can} @click=${action}>${label}</button>
  `
  return html`
    <p class="says grow-says" aria-live="polite">${model.says}</p>
    <p class="error" role="alert">${model.error}</p>
    <dl class="counters grow-counters">
      ${model.counters.map(
        ({ name, value }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p class="grow-far">${model.far}</p>
    <div class="controls" role="group" aria-label=${words.controls}>
      ${button(words.open, actions.open, model.canOpen)} ${button(words.openLast, actions.openLast)}
      ${button(words.undo, actions.undo, model.canUndo)}
      ${button(words.clear, actions.clear, model.canUndo)} ${button(words.copy, actions.copy)}
    </div>
    <label class="field">
      <span>${words.game}</span>
      <select
        class="select"
        id=${`${id}-game`}
        .value=${live(model.game)}
        @change=${(event: Event) => {
          const { target } = event
          if (!(target instanceof HTMLSelectElement)) return
          const game = GROWN_GAMES.find((each) => each === target.value)
          if (game !== undefined) actions.game(game)
        }}
      >
        ${GROWN_GAMES.map(
          (game) =>
            html`<option value=${game} ?selected=${game === model.game}>
              ${words.games[game]}
            </option>`,
        )}
      </select>
    </label>
    ${model.hint === '' ? nothing : html`<p class="hint" role="status">${model.hint}</p>`}
  `
}
