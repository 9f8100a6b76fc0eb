import { html, type TemplateResult } from 'lit-html'
import { sideName } from '../../boards/model.ts'
import { counters } from '../../figure/counters.ts'
import {
  button,
  copyButton,
  errorLine,
  hintLine,
  saysLine,
  select,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { GrowingTreeWords } from '../../i18n/growing-tree.ts'
import type { GrownTree } from './grown.ts'
import { GROWN_GAMES, NODE_BYTES, type GrownGame, type Whole } from './schema.ts'

/** What stands beside the tree. */
export interface GrowPanel {
  readonly says: string
  readonly far: string
  readonly counters: readonly { readonly name: string; readonly value: string }[]
  readonly game: GrownGame
  readonly canOpen: boolean
  readonly canClear: boolean
  /** Whether there is a board after that has not been worked out. */
  readonly canAsk: boolean
}

export interface GrowActions {
  readonly game: (game: GrownGame) => void
  readonly open: () => void
  readonly openLast: () => void
  readonly after: () => void
  readonly clear: () => void
}

/** All that the tree gives of it. */
export function growing<P>(
  tree: GrownTree<P>,
  selected: number,
  whole: Whole,
  words: GrowingTreeWords,
): Omit<GrowPanel, 'game' | 'canAsk'> {
  return {
    ...growNumbers(tree, whole, words),
    says: growSays(tree, selected, words),
    canOpen: !tree.isOpen(selected),
    canClear: tree.steps.length > 0,
  }
}

/** Where the reader is, in sentences. */
export function growSays<P>(tree: GrownTree<P>, node: number, words: GrowingTreeWords): string {
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
  words: GrowingTreeWords,
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
  figure: Shown,
  model: GrowPanel,
  actions: GrowActions,
  words: GrowingTreeWords,
): TemplateResult {
  const games = GROWN_GAMES.map((game) => [game, words.games[game]] as const)
  return html`
    ${saysLine(model.says, { name: 'growing-tree-says' })} ${errorLine(figure)}
    ${counters(model.counters, 'growing-tree-counters')}
    <p class="growing-tree-far">${model.far}</p>
    <div class="controls" role="group" aria-label=${words.controls}>
      ${button(words.open, actions.open, { can: model.canOpen })}
      ${button(words.openLast, actions.openLast)}
      ${button(words.record.ask, actions.after, { can: model.canAsk })} ${undoButtons(figure)}
      ${button(words.clear, actions.clear, { can: model.canClear })} ${copyButton(figure)}
      ${select(words.game, games, model.game, actions.game)}
    </div>
    ${hintLine(figure)}
  `
}
