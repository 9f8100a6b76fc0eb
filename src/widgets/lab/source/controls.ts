import { html, type TemplateResult } from 'lit-html'
import { button, check, select, textField, type Choice, type Shown } from '../../../figure/panel.ts'
import type { LabWords } from '../../../i18n/lab.ts'
import { count } from '../count.ts'
import { LONG_LINK, type LabState } from '../schema.ts'
import { FURTHEST, MOST_CHILDREN, MOST_SEED } from './schema.ts'

export interface SourceActions {
  /** Another game, from its start. */
  game(id: string): void
  /** Changes what random trees are to be like. */
  change(change: Partial<LabState>): void
  /** A tree, or a position of the game at hand, that was typed, pasted or dropped. */
  type(text: string): void
  /** Shows the board on which a position is set up, or takes it away. */
  setUp(): void
  /** The next random tree. */
  random(): void
  /** All of the lab's state as a file. */
  save(): void
  /** Lets the reader choose a file, which is read as one that is dropped. */
  open(): void
}

/**
 * What is searched.
 *
 * @param games  the ids of those whose positions can be searched
 * @param board  the one on which a position is set up, while it is shown
 */
export function sourceControls(
  figure: Shown,
  state: LabState,
  games: readonly string[],
  board: HTMLElement | undefined,
  actions: SourceActions,
  words: LabWords,
): TemplateResult {
  const ids = ['tree', ...games]
  const game = select(
    words.game,
    ids.map((id): Choice<string> => [id, words.games[id] ?? id]),
    state.game,
    (id) => actions.game(id),
  )
  const long = `${state.tree}${state.position}${state.cut}`.length > LONG_LINK
  const save = html`${button(words.save, () => actions.save())}
  ${button(words.openFile, () => actions.open())}
  ${long ? html`<p class="hint">${words.long}</p>` : ''}`
  if (state.game !== 'tree') {
    return html`${game}
    ${button(words.setUp, () => actions.setUp(), { pressed: board !== undefined })} ${save}
    ${textField(figure, words.position, state.position, (text) => actions.type(text), {
      title: words.positionTitle,
    })}
    ${board ?? ''}`
  }
  return html`
    ${games.length === 0 ? '' : game}
    ${textField(figure, words.tree, state.tree, (text) => actions.type(text), {
      title: words.treeTitle,
    })}
    ${button(state.seed > 1 ? words.another : words.random, () => actions.random())}
    ${select(words.depth, [2, 3, 4].map(plain), state.depth, (depth) => actions.change({ depth }))}
    ${count(words.least, state.least, 1, MOST_CHILDREN, (least) =>
      actions.change({ least, most: Math.max(least, state.most) }),
    )}
    ${count(words.most, state.most, 1, MOST_CHILDREN, (most) =>
      actions.change({ most, least: Math.min(most, state.least) }),
    )}
    ${count(words.lowest, state.lowest, -FURTHEST, FURTHEST, (lowest) =>
      actions.change({ lowest, highest: Math.max(lowest, state.highest) }),
    )}
    ${count(words.highest, state.highest, -FURTHEST, FURTHEST, (highest) =>
      actions.change({ highest, lowest: Math.min(highest, state.lowest) }),
    )}
    ${select(words.cuts, [1, 2, 3, 4, 5].map(plain), state.cuts, (cuts) => actions.change({ cuts }))}
    ${select(words.tied, [0, 10, 30, 60].map(plain), state.ties, (ties) => actions.change({ ties }))}
    ${check(words.deep, state.deep, (deep) => actions.change({ deep }))}
    ${count(words.seed, state.seed, 0, MOST_SEED, (seed) => actions.change({ seed }))} ${save}
  `
}

const plain = (value: number): Choice<number> => [value, value]
