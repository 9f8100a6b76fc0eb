import { html, nothing, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { figure as words } from '../i18n/figure.ts'
import { settled } from './settled.ts'
import { pastedLines } from './text-input.ts'

/*
 * The panel of a figure: its controls and what it says, each with the classes of
 * `src/styles/controls.css`. What all figures have is drawn from the figure itself.
 */

/** What would allow what is refused. */
export interface Offer {
  readonly label: string
  accept(): void
}

/** What the panel shows of a figure; a `FigureElement` is one. */
export interface Shown {
  readonly id: string
  readonly error: string
  /** What would allow that, if anything would. */
  readonly offer?: Offer | undefined
  readonly hint: string
  /** A text that was refused, which stays in its field. */
  readonly typed: string | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
  copyLink(): Promise<void>
}

interface ButtonOptions {
  /** Whether it does anything now; it keeps the focus where it does not. */
  readonly can?: boolean
  /** On or off; undefined where it is no switch. */
  readonly pressed?: boolean
  /** What a screen reader says in place of the label. */
  readonly name?: string
  /** A class besides its own: `primary`, `code`. */
  readonly look?: string
  /** The key that does the same, as `aria-keyshortcuts` has it. */
  readonly keys?: string
}

export function button(
  label: string,
  action: () => void,
  { can = true, pressed, name, look = '', keys }: ButtonOptions = {},
): TemplateResult {
  return html`<button
    class=${`button ${look}`.trim()}
    type="button"
    aria-disabled=${!can}
    aria-pressed=${pressed ?? nothing}
    aria-label=${name ?? nothing}
    aria-keyshortcuts=${keys ?? nothing}
    @click=${() => {
      if (can) action()
    }}
  >
    ${label}
  </button>`
}

/** The buttons that take the last change back and make it again. */
export function undoButtons(figure: Shown): TemplateResult {
  const { canUndo, canRedo } = figure
  return html`<span class="group">
    ${button(words.undo, () => figure.undo(), { can: canUndo, keys: 'Control+Z' })}
    ${button(words.redo, () => figure.redo(), { can: canRedo, keys: 'Control+Y' })}
  </span>`
}

/** The button that copies the link to the figure as it stands. */
export function copyButton(figure: Shown): TemplateResult {
  return button(words.copy, () => void figure.copyLink())
}

/**
 * What is wrong, said at once, and the button that would allow it. The sentence has the id that
 * `errorId` gives.
 */
export function errorLine(figure: Shown): TemplateResult {
  const { error, offer } = figure
  return html`<p class="error" id=${errorId(figure)} role="alert">${error}</p>
    ${offer === undefined ? nothing : html`<p>${button(offer.label, () => offer.accept())}</p>`}`
}

export function errorId({ id }: { readonly id: string }): string {
  return `${id}-error`
}

/** What is told of the figure, or stands below it. */
export function hintLine(figure: Shown): TemplateResult {
  return html`<p class="hint" role="status">${figure.hint}</p>`
}

/** The sentence of what is shown. While a figure plays it is not read out at each step. */
export function saysLine(text: string, { quiet = false, name = '' } = {}): TemplateResult {
  return html`<p class=${`says ${name}`.trim()} aria-live=${quiet ? 'off' : 'polite'}>${text}</p>`
}

/** A line that a reader writes in. */
interface Field {
  /** What stands in it, or the directive that says when that is put there. */
  readonly text: unknown
  readonly wrong?: boolean
  /** The id of what says how it is read, or what is wrong with it. */
  readonly says?: string
  /** The class of the whole. */
  readonly name?: string
  /** A class of the line: `code`. */
  readonly look?: string
  /** The most characters. */
  readonly most?: number
  readonly title?: string
  /** The least and the greatest, where a number is written. */
  readonly range?: readonly [least: number, greatest: number]
}

/** What becomes of the text: at each letter, when it is done, and when lines are pasted. */
interface FieldActions {
  readonly write?: (text: string) => void
  readonly type?: (text: string) => void
  readonly paste?: (text: string) => void
}

export function field(
  label: string,
  { text, wrong, says, name = '', look = '', most, title, range }: Field,
  { write, type, paste = type }: FieldActions,
): TemplateResult {
  const handed = (take?: (text: string) => void) => (event: Event) => {
    if (event.target instanceof HTMLInputElement) take?.(event.target.value)
  }
  return html`<label class=${`field ${name}`.trim()}>
    <span>${label}</span>
    <input
      class=${`input ${look}`.trim()}
      type=${range === undefined ? 'text' : 'number'}
      min=${range?.[0] ?? nothing}
      max=${range?.[1] ?? nothing}
      maxlength=${most ?? nothing}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      title=${title ?? nothing}
      aria-invalid=${wrong ?? nothing}
      aria-describedby=${says ?? nothing}
      .value=${text}
      @input=${handed(write)}
      @change=${handed(type)}
      @paste=${(event: ClipboardEvent) => paste && pastedLines(event, paste)}
    />
  </label>`
}

/** A field for a position or the like, whose text is handed in when it is done. */
export function textField(
  figure: Shown,
  label: string,
  text: string,
  type: (text: string) => void,
  { name = 'stacked', ...more }: Pick<Field, 'name' | 'most' | 'title'> = {},
): TemplateResult {
  const { typed } = figure
  const wrong = typed !== undefined
  const says = errorId(figure)
  const shown = { text: settled(typed ?? text), wrong, says, name, look: 'code', ...more }
  return field(label, shown, { type })
}

interface SliderOptions {
  readonly min: number
  readonly max: number
  readonly value: number
  /** What a screen reader calls it; undefined where a label is around it. */
  readonly name?: string
  /** The value as a screen reader says it. */
  readonly text?: string
}

export function slider(
  { min, max, value, name, text }: SliderOptions,
  slide: (value: number) => void,
): TemplateResult {
  return html`<input
    class="slider"
    type="range"
    min=${min}
    max=${max}
    aria-label=${name ?? nothing}
    aria-valuetext=${text ?? nothing}
    .value=${live(String(value))}
    @input=${(event: Event) => {
      if (event.target instanceof HTMLInputElement) slide(event.target.valueAsNumber)
    }}
  />`
}

/** A thing that is chosen, what it is called and, in a list, the heading that it stands under. */
export type Choice<T> = readonly [value: T, label: unknown, group?: string]

/** One of several, all in sight. */
export function choices<T>(
  figure: Shown,
  legend: string,
  all: readonly Choice<T>[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${all.map(
      ([value, label]) =>
        html`<label class="check">
          <input
            type="radio"
            name=${`${figure.id}-${legend}`}
            .checked=${live(value === chosen)}
            @change=${() => choose(value)}
          />
          <span>${label}</span>
        </label>`,
    )}
  </fieldset>`
}

/** What is chosen from, each by its name. */
export function named<const T extends string>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): Choice<T>[] {
  return values.map((value): Choice<T> => [value, names[value]])
}

interface SelectOptions {
  /** The label stands above the list, not before it. */
  readonly stacked?: boolean
}

/** One of many, in a list that opens. Where none is chosen the first entry is shown. */
export function select<T extends string | number>(
  label: string,
  all: readonly Choice<T>[],
  chosen: T,
  choose: (value: T) => void,
  { stacked = false }: SelectOptions = {},
): TemplateResult {
  return html`<label class=${stacked ? 'field stacked' : 'field'}>
    <span>${label}</span>
    <select
      class="select"
      @change=${(event: Event) => {
        if (!(event.target instanceof HTMLSelectElement)) return
        const entry = all[event.target.selectedIndex]
        if (entry !== undefined) choose(entry[0])
      }}
    >
      ${inGroups(all).map(([group, choices]) => {
        const entries = choices.map(
          ([value, name]) =>
            html`<option value=${value} .selected=${live(value === chosen)}>${name}</option>`,
        )
        return group === undefined ? entries : html`<optgroup label=${group}>${entries}</optgroup>`
      })}
    </select>
  </label>`
}

/** Neighbours of one heading, together. */
function inGroups<T>(all: readonly Choice<T>[]): [string | undefined, Choice<T>[]][] {
  const groups: [string | undefined, Choice<T>[]][] = []
  for (const choice of all) {
    const last = groups.at(-1)
    if (last !== undefined && last[0] === choice[2]) last[1].push(choice)
    else groups.push([choice[2], [choice]])
  }
  return groups
}

/** A switch. */
export function check(
  label: unknown,
  checked: boolean,
  turn: (checked: boolean) => void,
  name?: string,
): TemplateResult {
  return html`<label class="check">
    <input
      type="checkbox"
      aria-label=${name ?? nothing}
      .checked=${live(checked)}
      @change=${(event: Event) => {
        if (event.target instanceof HTMLInputElement) turn(event.target.checked)
      }}
    />
    <span>${label}</span>
  </label>`
}
