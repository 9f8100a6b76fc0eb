import { html, svg, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { AnalysisWords } from '../../i18n/analysis.ts'

interface PatternLine {
  /** What the reader has written, right or wrong. */
  readonly text: string
  readonly error: string
  /** The drawing, rows from the top; absent where the line is wrong. */
  readonly rows: readonly string[] | undefined
}

export interface PatternsModel {
  readonly lines: readonly PatternLine[]
  /** What is wrong with all of them together. */
  readonly error: string
  readonly usual: boolean
}

export interface PatternsActions {
  readonly write: (index: number, text: string) => void
  readonly add: () => void
  readonly remove: (index: number) => void
  readonly usual: () => void
}

export function patternsTemplate(
  model: PatternsModel,
  actions: PatternsActions,
  id: string,
  words: AnalysisWords,
): TemplateResult {
  return html`
    <details class="analysis-fold" open>
      <summary>${words.patterns}</summary>
      <p class="hint">${words.patternsHint}</p>
      <ol class="analysis-patterns">
        ${model.lines.map((line, i) => pattern(line, i, actions, id, words))}
      </ol>
      <p class="error" role="alert">${model.error}</p>
      <div class="controls">
        <button class="button" type="button" @click=${actions.add}>${words.add}</button>
        <button
          class="button"
          type="button"
          aria-disabled=${model.usual}
          @click=${() => {
            if (!model.usual) actions.usual()
          }}
        >
          ${words.usual}
        </button>
      </div>
    </details>
  `
}

function pattern(
  line: PatternLine,
  index: number,
  actions: PatternsActions,
  id: string,
  words: AnalysisWords,
): TemplateResult {
  const error = `${id}-pattern-${index}`
  return html`
    <li>
      <span class="analysis-drawing">${drawing(line.rows)}</span>
      <input
        class="input code"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength="120"
        aria-label=${words.pattern(index + 1)}
        aria-invalid=${line.error !== ''}
        aria-describedby=${error}
        .value=${live(line.text)}
        @input=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) actions.write(index, event.target.value)
        }}
      />
      <button
        class="button icon"
        type="button"
        aria-label=${words.remove(index + 1)}
        @click=${() => actions.remove(index)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10m0-10L5 15" /></svg>
      </button>
      <p class="error" id=${error} role="alert">${line.error}</p>
    </li>
  `
}

const CELL = 12

/** Own stones filled, enemy's hollow, empty squares as points; whatever else is left out. */
function drawing(rows: readonly string[] | undefined): TemplateResult | string {
  if (rows === undefined) return ''
  const width = rows[0].length * CELL
  const height = rows.length * CELL
  const squares = rows.flatMap((row, y) =>
    [...row].map((letter, x) => {
      const cx = (x + 0.5) * CELL
      const cy = (y + 0.5) * CELL
      if (letter === 'x') return svg`<circle class="fill-ink" cx=${cx} cy=${cy} r="4.5" />`
      if (letter === 'o') return svg`<circle class="line-ink" cx=${cx} cy=${cy} r="4" />`
      return letter === '.' ? svg`<circle class="fill-faint" cx=${cx} cy=${cy} r="1.5" />` : ''
    }),
  )
  return html`
    <svg
      class="drawing"
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}"
      aria-hidden="true"
    >
      ${squares}
    </svg>
  `
}
