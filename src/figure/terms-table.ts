import { html, nothing, type TemplateResult } from 'lit-html'

/** A table whose rows have a head each: the terms of an evaluation, and what they add up to. */
export interface TermsTable {
  /** The class of the table. */
  readonly name: string
  readonly caption: unknown
  readonly columns?: readonly string[]
  readonly rows: readonly TermsRow[]
  readonly foot: TermsRow
}

interface TermsRow {
  readonly head: unknown
  readonly cells: readonly unknown[]
  /** The class of the row. */
  readonly name?: string
}

export function termsTable({
  name,
  caption,
  columns = [],
  rows,
  foot,
}: TermsTable): TemplateResult {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  return html`<table class=${name}>
    <caption>
      ${caption}
    </caption>
    ${
      columns.length === 0
        ? nothing
        : html`<thead>
            <tr>
              ${columns.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>`
    }
    <tbody>
      ${rows.map((row) => termsRow(row, width))}
    </tbody>
    <tfoot>
      ${termsRow(foot, width)}
    </tfoot>
  </table>`
}

/** A row with fewer cells than others has its head as wide as is left. */
function termsRow({ head, cells, name }: TermsRow, width: number): TemplateResult {
  const span = width - cells.length + 1
  return html`<tr class=${name ?? nothing}>
    <th scope="row" colspan=${span === 1 ? nothing : span}>${head}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`
}
