import { html, nothing, type TemplateResult } from 'lit-html'
import type { GameKit } from '../../../../engine/index.ts'
import { fetched } from '../../../figure/fetched.ts'
import { button } from '../../../figure/panel.ts'
import { labCompare as words } from '../../../i18n/lab-compare.ts'
import { number } from '../../../i18n/numbers.ts'
import type { TreeSpec } from '../../tree/spec.ts'
import { Efforts, TIME } from './effort.ts'

/** Pixels of a page from which a chart is drawn for wide ones; as in `chart.css`. */
const WIDE = '(width >= 44rem)'

/** Nodes against depth: measured when that is asked for, drawn as it comes. */
export class Effort {
  private readonly figure: HTMLElement
  private readonly changed: () => void
  private readonly efforts: Efforts
  private drawn: { readonly key: string; readonly chart: Element } | undefined
  private draws: typeof import('./effort-chart.ts') | undefined

  constructor(figure: HTMLElement, changed: () => void) {
    this.figure = figure
    this.changed = changed
    this.efforts = new Efforts(figure, changed)
  }

  clear(): void {
    this.drawn = undefined
    this.efforts.clear()
  }

  draw({
    kit,
    specs,
  }: {
    readonly kit: GameKit<unknown>
    readonly specs: readonly TreeSpec[]
  }): TemplateResult {
    const { effort } = words
    if (kit.board === undefined) return html`<p class="hint">${effort.tree}</p>`
    const { running, efforts } = this.efforts
    return html`<section class="lab-effort" aria-label=${effort.title}>
      <div class="lab-row">
        ${
          running === undefined
            ? button(effort.measure(TIME / 1000), () => void this.measure(kit, specs))
            : button(effort.stop, () => {
                this.efforts.stop()
                this.changed()
              })
        }
        <span class="hint" role="status">${this.says(specs)}</span>
      </div>
      ${efforts.length === 0 ? nothing : html`${this.chart()} ${this.table(specs)}`}
    </section>`
  }

  private async measure(kit: GameKit<unknown>, specs: readonly TreeSpec[]): Promise<void> {
    this.draws ??= await fetched(this.figure, () => import('./effort-chart.ts'))
    this.drawn = undefined
    await this.efforts.measure(kit, specs)
  }

  private says(specs: readonly TreeSpec[]): string {
    const { running, efforts } = this.efforts
    if (running !== undefined) {
      return words.effort.running(nameOf(running.search), running.depth)
    }
    if (efforts.length === 0) return ''
    const last = specs.map((_, i) => efforts.findLast(({ search }) => search === i))
    return words.effort.done(
      last.flatMap((each) =>
        each === undefined ? [] : [{ name: nameOf(each.search), plies: each.depth }],
      ),
    )
  }

  private chart() {
    const points = this.efforts.efforts.map(({ search, ...each }) => ({
      ...each,
      name: nameOf(search),
    }))
    const wide = matchMedia(WIDE).matches
    const key = `${points.length} ${wide}`
    if (this.drawn?.key !== key && this.draws !== undefined) {
      this.drawn = { key, chart: this.draws.effortChart(points, wide) }
    }
    return html`<div class=${wide ? 'chart-wide' : 'chart-narrow'}>${this.drawn?.chart}</div>`
  }

  /** The same to be read. */
  private table(specs: readonly TreeSpec[]) {
    const { efforts } = this.efforts
    const deepest = Math.max(...efforts.map(({ depth }) => depth))
    const at = (search: number, depth: number) =>
      efforts.find((each) => each.search === search && each.depth === depth)?.nodes
    return html`<details class="chart-table">
      <summary>${words.effort.numbers}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.effort.depth}</th>
            ${specs.map((_, i) => html`<th scope="col">${nameOf(i)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from(
            { length: deepest },
            (_, i) =>
              html`<tr>
                <th scope="row">${i + 1}</th>
                ${specs.map((__, search) => {
                  const nodes = at(search, i + 1)
                  return html`<td>${nodes === undefined ? '' : number(nodes)}</td>`
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`
  }
}

function nameOf(search: number): string {
  return String.fromCharCode(65 + search)
}
