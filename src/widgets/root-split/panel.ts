import { html, nothing, type TemplateResult } from 'lit-html'
import type { SplitLanes, SplitShare } from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { button, saysLine } from '../../figure/panel.ts'
import { boards } from '../../i18n/boards.ts'
import { rootSplit as words } from '../../i18n/root-split.ts'
import { chooserOf, scoreIn, type Found } from './found.ts'
import type { Timing } from './measure.ts'

/** Lines of the list at most. */
const MOST_ROWS = 200

/** Milliseconds of a search that is too short to be measured well. */
const SHORT = 20

/** What a split comes to, in a sentence. */
export function sumSays({ shares, alone, length }: SplitLanes): string {
  const visited = shares.reduce((sum, { from, to }) => sum + to - from, 0)
  return words.sum(visited, alone, length)
}

/** What was found: its sum, the story of the share that is picked, and all of them as a list. */
export function told(found: Found, picked: number, pick: (i: number) => void): TemplateResult {
  const share = picked < 0 ? undefined : found.lanes.shares.at(picked)
  return html`<p>${sumSays(found.lanes)}</p>
    <p class="hint">${words.simulated}</p>
    ${saysLine(share === undefined ? words.none : story(found, share), { name: 'root-split-says' })}
    <details>
      <summary>${words.list}</summary>
      ${list(found, pick)}
    </details>`
}

function story(found: Found, share: SplitShare): string {
  const { story: says } = words
  const { worker, line, from, to, floor, better, alone } = share
  const moves = found.lines[found.lanes.shares.indexOf(share)]
  const side = boards.colour(sideName(found.kit, found.position, chooserOf(found, line)))
  const spent = to - from
  return [
    says.what(worker, moves, from, to),
    floor === undefined ? says.open : says.floor(scoreIn(found, line, floor), side),
    floor === undefined
      ? ''
      : better === undefined
        ? says.worse
        : says.better(scoreIn(found, line, better)),
    spent === alone
      ? says.same
      : spent > alone
        ? says.vain(alone, spent - alone)
        : says.fewer(alone),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function list(found: Found, pick: (i: number) => void): TemplateResult {
  const score = (line: readonly number[], known: number | undefined) =>
    known === undefined ? '' : scoreIn(found, line, known)
  return html`<div class="scrolls" tabindex="0" role="group" aria-label=${words.list}>
    <table>
      <thead>
        <tr>
          ${words.head.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${found.lanes.shares
          .slice(0, MOST_ROWS)
          .map(({ worker, from, to, line, floor, better, alone }, i) => {
            const name = found.lines[i]
            return html`<tr>
              <td>${worker + 1}</td>
              <th scope="row">${button(name, () => pick(i), { name: words.show(name) })}</th>
              <td>${words.count(from)}</td>
              <td>${words.count(to)}</td>
              <td>${score(line, floor)}</td>
              <td>${score(line, better)}</td>
              <td>${words.count(alone)}</td>
            </tr>`
          })}
      </tbody>
    </table>
  </div>`
}

/** What was measured on this machine, and how to measure. */
export function measured(
  {
    threads,
    running,
    timings,
    sharing,
  }: {
    readonly threads: number
    readonly running: boolean
    readonly timings: readonly Timing[]
    /** Whether the page may share memory between threads. */
    readonly sharing: boolean
  },
  actions: { run(): void; stop(): void },
): TemplateResult {
  const { measured: says } = words
  return html`<section class="root-split-measured" aria-label=${says.title}>
    <div class="root-split-row">
      ${
        running
          ? button(says.stop, () => actions.stop())
          : button(says.run(threads), () => actions.run())
      }
      <span class="hint" aria-live="polite">
        ${running ? says.running(threads) : says.cores(navigator.hardwareConcurrency)}
      </span>
    </div>
    ${sharing ? nothing : html`<p class="hint">${says.unshared}</p>`}
    ${timings.length === 0 ? nothing : timesTable(timings)}
  </section>`
}

function timesTable(timings: readonly Timing[]): TemplateResult {
  const { measured: says } = words
  return html`<table>
      <caption>
        ${says.title}
      </caption>
      <thead>
        <tr>
          ${says.head.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${timings.map(
          ({ threads, shared, ms, nodes }) =>
            html`<tr>
              <td>${threads}</td>
              <td>${threads === 1 ? '' : says.bound(shared)}</td>
              <td>${words.count(Math.round(ms * 10) / 10)}</td>
              <td>${words.count(nodes)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="hint">${says.once} ${timings.some(({ ms }) => ms > SHORT) ? nothing : says.short}</p>`
}
