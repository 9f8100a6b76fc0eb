import { html, nothing, svg, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { button, check, errorId, field, named, select } from '../../figure/panel.ts'
import { figure as figureWords } from '../../i18n/figure.ts'
import { ALGORITHM_NAMES, FAIL_RULES, TIE_RULES, type TreeSpec } from './spec.ts'
import type { TreeWords } from '../../i18n/tree.ts'
import type { Offer } from './offer.ts'

/** The fields in which a reader types. */
export type TypedField = 'position' | 'depth' | 'exclude'

/** What the controls below the tree show. */
export interface ControlsModel {
  readonly id: string
  readonly spec: TreeSpec
  readonly offer: ReadonlySet<Offer>
  readonly explicit: boolean
  readonly hasCentre: boolean
  /** The deepest search offered. */
  readonly deepest: number
  /** What is wrong with what was typed last, and what that was. */
  readonly error: { readonly field: TypedField; readonly text: string } | undefined
  /** Whether the reader is in a field, which then keeps what is typed. */
  readonly typing: boolean
  /** What is wrong with the link, or what has been done: beside the buttons. */
  readonly notice: string
  readonly problem: string
  /** Nodes so far of a search that is running; undefined where none is. */
  readonly searching: number | undefined
  /** Whether the selected node's children are shown; undefined where it has none. */
  readonly open: boolean | undefined
  readonly canFill: boolean
  /** Whether there is a drawing that can be nearer and further. */
  readonly canZoom: boolean
}

export interface ControlsActions {
  change(change: Partial<TreeSpec>): void
  depth(text: string): void
  exclude(text: string): void
  position(text: string): void
  zoom(factor: number): void
  fit(): void
  fold(): void
  fill(): void
  copy(): void
  cancel(): void
}

export function controls(
  model: ControlsModel,
  actions: ControlsActions,
  words: TreeWords,
): TemplateResult {
  const { controls: say } = words
  return html`
    ${busy(model.searching, actions, words)} ${search(model, actions, words)}
    <div class="controls tree-view" role="group" aria-label=${say.view}>
      ${
        model.canZoom
          ? html`<span class="group">
              ${icon(say.further, MINUS, () => actions.zoom(0.8))}
              ${icon(say.closer, PLUS, () => actions.zoom(1.25))}
              ${icon(say.fit, FIT, () => actions.fit())}
            </span>`
          : nothing
      }
      ${model.canFill ? icon(say.fullScreen, FILL, () => actions.fill(), say.fullScreenKeys) : nothing}
      ${button(figureWords.copy, () => actions.copy())}
      ${
        model.open === undefined
          ? nothing
          : button(model.open ? say.fold : say.unfold, () => actions.fold())
      }
      <span class="hint" role="status">${model.notice}</span>
    </div>
    <p class="error" role="alert">${model.problem}</p>
  `
}

/** What is said while a figure has no search of its own to show yet. */
export function waiting(
  model: Pick<ControlsModel, 'searching' | 'problem'> & { readonly stopped: boolean },
  actions: ControlsActions,
  words: TreeWords,
): TemplateResult {
  const { controls: say } = words
  return html`
    ${busy(model.searching, actions, words)}
    ${
      model.stopped
        ? html`<p class="tree-busy" role="status">
            ${say.stopped} ${button(say.again, () => actions.change({}))}
          </p>`
        : nothing
    }
    <p class="error" role="alert">${model.problem}</p>
  `
}

function busy(
  searching: number | undefined,
  actions: ControlsActions,
  { controls: say }: TreeWords,
): TemplateResult | typeof nothing {
  if (searching === undefined) return nothing
  return html`<p class="tree-busy" role="status">
    ${say.searching(searching)} ${button(say.cancel, () => actions.cancel())}
  </p>`
}

/** What is searched, and how. */
function search(
  { id, spec, offer, explicit, hasCentre, deepest, error, typing }: ControlsModel,
  actions: ControlsActions,
  { controls: say }: TreeWords,
): TemplateResult | typeof nothing {
  if (offer.size === 0) return nothing
  const windowed = spec.algorithm === 'alphabeta'
  // What is wrong stays to be corrected; else a field says what is searched, whatever was typed.
  const text = (which: TypedField) => {
    const settled = String(spec[which] ?? '')
    return typing || error?.field === which ? settled : live(settled)
  }
  const wrong = (which: TypedField) => error?.field === which
  const says = errorId({ id })
  // A tree or a board may have several lines; what is pasted is searched at once.
  const textField = html`<textarea
    class="input code"
    rows="1"
    maxlength="1000000"
    spellcheck="false"
    autocomplete="off"
    aria-invalid=${wrong('position')}
    aria-describedby=${says}
    title=${explicit ? say.treeHint : say.positionHint}
    .value=${text('position')}
    @change=${(event: Event) => actions.position(textIn(event))}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey) return
      event.preventDefault()
      actions.position(textIn(event))
    }}
    @paste=${(event: Event) => setTimeout(() => actions.position(textIn(event)))}
  ></textarea>`
  return html`<fieldset class="controls tree-search">
    <legend class="unseen">${say.search}</legend>
    ${
      offer.has('algorithm')
        ? select(
            say.algorithm,
            named(ALGORITHM_NAMES, say.algorithms),
            spec.algorithm,
            (algorithm) => actions.change({ algorithm }),
          )
        : nothing
    }
    ${
      offer.has('depth') && !explicit
        ? field(
            say.depth,
            { text: text('depth'), wrong: wrong('depth'), says, range: [1, deepest] },
            { type: actions.depth },
          )
        : nothing
    }
    ${
      offer.has('ordering') && hasCentre
        ? check(say.ordering, spec.ordering === 'centre', (on) =>
            actions.change({ ordering: on ? 'centre' : 'none' }),
          )
        : nothing
    }
    ${
      offer.has('quiet')
        ? check(say.quiet, spec.more?.quiet === true, (quiet) =>
            actions.change({ more: { ...spec.more, quiet } }),
          )
        : nothing
    }
    ${
      offer.has('tie') && windowed
        ? select(say.tie, named(TIE_RULES, say.ties), spec.tie, (tie) => actions.change({ tie }))
        : nothing
    }
    ${
      offer.has('fail') && windowed
        ? select(say.fail, named(FAIL_RULES, say.fails), spec.fail, (fail) =>
            actions.change({ fail }),
          )
        : nothing
    }
    ${
      offer.has('exclude') && !explicit
        ? field(
            say.exclude,
            {
              text: text('exclude'),
              wrong: wrong('exclude'),
              says,
              look: 'code tree-exclude',
              most: 200,
              title: say.excludeHint,
            },
            { type: actions.exclude },
          )
        : nothing
    }
    ${
      offer.has('position')
        ? html`<label class="field tree-position">
            <span>${explicit ? say.tree : say.position}</span>
            ${textField}
          </label>`
        : nothing
    }
    <p class="error" id=${says} role="alert">${error?.text ?? ''}</p>
  </fieldset>`
}

const MINUS = svg`<path d="M4.5 10h11" />`
const PLUS = svg`<path d="M4.5 10h11M10 4.5v11" />`
const FIT = svg`<path d="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4M8 8h4v4H8z" />`
const FILL = svg`<path d="M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12" />`

function icon(
  name: string,
  drawing: TemplateResult<2>,
  press: () => void,
  title = name,
): TemplateResult {
  return html`<button
    class="button icon"
    type="button"
    aria-label=${name}
    title=${title}
    @click=${press}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">${drawing}</svg>
  </button>`
}

function textIn(event: Event): string {
  const { target } = event
  return target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
    ? target.value
    : ''
}
