import { html, nothing, svg as svgTemplate, type TemplateResult } from 'lit-html'
import { button, field, named, saysLine, select, slider } from '../../figure/panel.ts'
import { settled } from '../../figure/settled.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import type { MonteCarloWords } from '../../i18n/monte-carlo.ts'
import type { StepperWords } from '../../i18n/stepper.ts'
import type { ConstantRow } from './constants.ts'
import type { Bound, ChildrenModel } from './model.ts'
import { sideAt } from './says.ts'
import {
  HUNDREDTHS,
  MEASURES,
  MOST_EXPLORATION,
  MOST_ITERATIONS,
  type MonteCarloState,
} from './schema.ts'
import type { MonteCarloSession } from './session.ts'

export interface MonteCarloActions {
  change(change: Partial<MonteCarloState>): void
  /** Another search: it is shown from its end. */
  anew(change: Partial<MonteCarloState>): void
  /** From 1. */
  goTo(iteration: number): void
  stop(): void
  again(): void
  compare(): void
}

/** The row of controls, and how far a search has come that is not there yet. */
export function stepControls(
  stepper: Stepper,
  iteration: number,
  iterations: number,
  actions: MonteCarloActions,
  words: MonteCarloWords,
  stepperWords: StepperWords,
): TemplateResult {
  return html`
    ${stepperRow(stepper, stepperWords, words)}
    <div class="monte-carlo-row">
      ${whole(words.iteration, iteration, 1, Math.max(1, iterations), (to) => actions.goTo(to))}
    </div>
  `
}

/** What the search is told. */
export function settings(
  state: MonteCarloState,
  actions: MonteCarloActions,
  words: MonteCarloWords,
): TemplateResult {
  const c = words.exploreValue(state.explore / HUNDREDTHS)
  return html`<div class="monte-carlo-row">
    <div class="field monte-carlo-explore">
      <span aria-hidden="true">${words.explore}: ${c}</span>
      ${slider(
        { min: 0, max: MOST_EXPLORATION, value: state.explore, text: c, name: words.explore },
        (explore) => actions.anew({ explore }),
      )}
    </div>
    ${whole(words.iterations, state.iterations, 1, MOST_ITERATIONS, (iterations) => actions.anew({ iterations }))}
    ${whole(words.chance, state.chance, 0, 999_999_999, (chance) => actions.anew({ chance }))}
    ${whole(words.playout, state.playout, 0, 400, (playout) => actions.anew({ playout }))}
  </div>`
}

/** A whole number; what is none of the range is not taken. */
function whole(
  label: string,
  value: number,
  least: number,
  most: number,
  change: (value: number) => void,
): TemplateResult {
  const type = (text: string) => {
    const to = Number(text)
    if (/^[0-9]+$/.test(text) && to >= least && to <= most) change(to)
  }
  return field(
    label,
    { text: settled(String(value)), range: [least, most], look: 'monte-carlo-number' },
    { type },
  )
}

/** How far the search is, and what ends it; or, where it was ended, what begins it again. */
export function progress(
  { done, iterations, stopped }: { done: number | undefined; iterations: number; stopped: boolean },
  actions: MonteCarloActions,
  words: MonteCarloWords,
): TemplateResult | typeof nothing {
  if (done !== undefined) {
    return html`<div class="monte-carlo-row" role="status">
      <span>${words.running(done, iterations)}</span>
      <progress max=${iterations} value=${done} aria-label=${words.iterations}></progress>
      ${button(words.stop, () => actions.stop())}
    </div>`
  }
  return stopped
    ? html`<div class="monte-carlo-row" role="status">
        <span>${words.stopped}</span> ${button(words.again, () => actions.again())}
      </div>`
    : nothing
}

/** The four phases, the one of the step marked. */
export function phases(
  now: keyof MonteCarloWords['phases'] | undefined,
  words: MonteCarloWords,
): TemplateResult {
  const names = Object.entries(words.phases)
  return html`<ol class="monte-carlo-phases" aria-label=${words.phaseList}>
    ${names.map(
      ([phase, name]) => html`<li aria-current=${phase === now ? 'step' : nothing}>${name}</li>`,
    )}
  </ol>`
}

export function says(text: string, quiet: boolean): TemplateResult {
  return saysLine(text, { quiet, name: 'monte-carlo-says' })
}

/** All that a node has for children, with what their UCT is made of. */
export function childrenList(
  session: MonteCarloSession,
  model: ChildrenModel,
  follows: boolean,
  actions: MonteCarloActions,
  words: MonteCarloWords,
): TemplateResult {
  const { children } = words
  const { node, rows, more, untried, top } = model
  const [move, visits, mean, exploration, uct] = children.head
  const buttons = html`<div class="monte-carlo-row">
    ${button(children.up, () => actions.change({ look: session.replay.parent(node) }), { can: node > 0 })}
    ${button(children.follow, () => actions.change({ look: -1 }), { can: !follows })}
  </div>`
  const notes = html`${untried === 0 ? nothing : html`<p class="hint">${children.untried(untried)}</p>`}
  ${more === 0 ? nothing : html`<p class="hint">${children.more(more)}</p>`}`
  return html`<div class="monte-carlo-children">
    <table>
      <caption>
        ${children.caption(session.line(node), sideAt(session, node))}
      </caption>
      <thead>
        <tr>
          ${[move, visits, mean, exploration, uct].map((head) => html`<th scope="col">${head}</th>`)}
          <th scope="col"><span class="unseen">${children.bar}</span></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr class=${row.path ? 'on' : ''}>
              <th scope="row">
                ${button(row.move, () => actions.change({ look: row.node }), {
                  name: children.look(row.move),
                  look: 'monte-carlo-look',
                })}
              </th>
              <td>${words.count(row.visits)}</td>
              <td>${row.mean === undefined ? words.none : words.points(row.mean)}</td>
              <td>${row.bound === undefined ? words.none : words.points(row.bound.exploration)}</td>
              <td>
                ${row.bound === undefined ? words.none : words.points(row.bound.mean + row.bound.exploration)}
                ${row.highest ? html`<span class="monte-carlo-highest">${children.highest}</span>` : nothing}
              </td>
              <td>${bar(row.bound, top)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${rows.length === 0 ? html`<p class="hint">${children.empty}</p>` : nothing} ${notes} ${buttons}
  </div>`
}

function bar(bound: Bound | undefined, top: number): TemplateResult | typeof nothing {
  if (bound === undefined) return nothing
  const mean = (100 * bound.mean) / top
  const more = (100 * bound.exploration) / top
  return html`<svg
    class="drawing monte-carlo-bar"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${svgTemplate`<rect class="monte-carlo-mean" x="0" y="1" width=${mean.toFixed(1)} height="8" />
      <rect class="monte-carlo-more" x=${mean.toFixed(1)} y="1" width=${more.toFixed(1)} height="8" />`}
  </svg>`
}

/** The course of the root's moves; the drawing is kept while only its line of the present moves. */
export function course(
  drawing: SVGSVGElement,
  measure: MonteCarloState['measure'],
  actions: MonteCarloActions,
  words: MonteCarloWords,
): TemplateResult {
  return html`<div class="monte-carlo-plot">
    ${select(words.measure, named(MEASURES, words.measures), measure, (to) => actions.change({ measure: to }))}
    ${drawing}
  </div>`
}

export function constantsTable(
  rows: readonly ConstantRow[],
  running: boolean,
  actions: MonteCarloActions,
  words: MonteCarloWords,
): TemplateResult {
  const { constants } = words
  const c = (explore: number) => words.exploreValue(explore / HUNDREDTHS)
  return html`<section class="monte-carlo-constants" aria-label=${constants.title}>
    <div class="monte-carlo-row">
      ${running ? button(words.stop, () => actions.stop()) : button(constants.run, () => actions.compare())}
      <span class="hint">${constants.hint}</span>
    </div>
    ${
      rows.length === 0
        ? nothing
        : html`<table>
            <caption>
              ${constants.title}
            </caption>
            <thead>
              <tr>
                ${constants.head.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ({ explore, move, share, mean, nodes, depth }) =>
                  html`<tr>
                    <th scope="row">
                      ${button(c(explore), () => actions.anew({ explore }), {
                        name: constants.take(c(explore)),
                        look: 'monte-carlo-look',
                      })}
                    </th>
                    <td>${move}</td>
                    <td>${words.percent(share)}</td>
                    <td>${words.points(mean)}</td>
                    <td>${words.count(nodes)}</td>
                    <td>${words.count(depth)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`
}
