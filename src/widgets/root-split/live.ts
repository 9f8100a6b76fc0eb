import { html, nothing, type TemplateResult } from 'lit-html'
import {
  ContractError,
  type GameKit,
  type Result,
  type SplitLanes,
  type SplitShare,
  type UserError,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { GameWorker } from '../tree/game-worker.ts'
import { button, check, saysLine, select } from '../../figure/panel.ts'
import { boards } from '../../i18n/boards.ts'
import { rootSplit as words } from '../../i18n/root-split.ts'
import { scores } from '../../i18n/scores.ts'
import { mayShareMemory } from '../../workers/parallel.ts'
import { scoreText } from '../tree/texts.ts'
import type { TreeSpec } from '../tree/spec.ts'
import { Measuring, type Timing } from './measure.ts'
import { MOST_THREADS, type RootSplitState } from './schema.ts'
import { splitSpec, type SplitSpec } from './spec.ts'
import { lanesDrawing } from './view.ts'

/** What the figure has of the one that it stands in. */
interface RootSplitHost {
  readonly figure: HTMLElement
  /** Where its lanes are drawn. */
  readonly stage: HTMLElement
  readonly state: RootSplitState
  change(change: Partial<RootSplitState>): boolean
  redraw(): void
  refuse(error: UserError): void
}

interface Found {
  readonly kit: GameKit<unknown>
  readonly position: unknown
  readonly lanes: SplitLanes
  readonly lines: readonly string[]
}

/** A search that threads share: their lanes worked out in nodes, and measured on the reader’s cores. */
export class LiveRootSplit {
  private readonly host: RootSplitHost
  private taken: { readonly kit: GameKit<unknown>; readonly spec: SplitSpec } | undefined
  private readonly worker: GameWorker
  private asked = ''
  private found: Found | undefined
  private readonly measuring = new Measuring()
  private timings: readonly Timing[] = []
  private running = false
  private drawn = ''

  constructor(host: RootSplitHost) {
    this.host = host
    this.worker = new GameWorker(host.figure)
  }

  take(kit: GameKit<unknown>, search: TreeSpec): Result<true> {
    const spec = splitSpec(kit, search)
    if (!spec.ok) return spec
    this.taken = { kit, spec: spec.value }
    return { ok: true, value: true }
  }

  draw(): TemplateResult {
    void this.search()
    const { found, host } = this
    const { threads, sharing } = host.state
    const several = Array.from({ length: MOST_THREADS }, (_, i) => i + 1)
    if (found !== undefined) this.drawStage(found)
    return html`<div class="root-split-panel">
      <div class="root-split-row">
        ${select(
          words.threads,
          several.map((n) => [n, n] as const),
          threads,
          (to) => host.change({ threads: to, picked: -1 }),
        )}
        ${check(words.sharing, sharing, (to) => host.change({ sharing: to, picked: -1 }))}
      </div>
      ${found === undefined ? saysLine(words.searching) : this.told(found)} ${this.measured()}
    </div>`
  }

  private told(found: Found): TemplateResult {
    const { lanes } = found
    const visited = lanes.shares.reduce((sum, { from, to }) => sum + to - from, 0)
    const share = lanes.shares.at(this.host.state.picked)
    const picked = this.host.state.picked >= 0 && share !== undefined
    return html`<p>${words.sum(visited, lanes.alone, lanes.length)}</p>
      <p class="hint">${words.simulated}</p>
      ${saysLine(picked ? this.story(found, share) : words.none, { name: 'root-split-says' })}
      <details>
        <summary>${words.list}</summary>
        ${this.list(found)}
      </details>`
  }

  private story(found: Found, share: SplitShare): string {
    const { story } = words
    const { worker, line, from, to, floor, better, alone } = share
    const moves = found.lines[found.lanes.shares.indexOf(share)]
    const side = boards.colour(sideName(found.kit, found.position, this.chooser(found, line)))
    const spent = to - from
    return [
      story.what(worker, moves, from, to),
      floor === undefined ? story.open : story.floor(this.score(found, line, floor), side),
      floor === undefined
        ? ''
        : better === undefined
          ? story.worse
          : story.better(this.score(found, line, better)),
      spent === alone
        ? story.same
        : spent > alone
          ? story.vain(alone, spent - alone)
          : story.fewer(alone),
    ]
      .filter((part) => part !== '')
      .join(' ')
  }

  private chooser({ kit, position }: Found, line: readonly number[]): 0 | 1 {
    const before = Math.max(0, line.length - 1)
    return (kit.game.toMove(position) ^ (before & 1)) as 0 | 1
  }

  /** A score of whoever chooses the last move of a line, in Max’s view. */
  private score(found: Found, line: readonly number[], score: number): string {
    const forMax = this.chooser(found, line) === 0 ? score : 0 - score
    const { kit, position } = found
    return scoreText(forMax, {
      ...scores,
      ...(kit.writtenScore?.(position, 0) !== undefined && {
        written: (each: number) => kit.writtenScore?.(position, each),
      }),
    })
  }

  private list(found: Found): TemplateResult {
    const { shares } = found.lanes
    return html`<div class="scrolls" tabindex="0" role="group" aria-label=${words.list}>
      <table>
        <thead>
          <tr>
            ${words.head.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shares
            .slice(0, MOST_ROWS)
            .map(({ worker, from, to, line, floor, better, alone }, i) => {
              const name = found.lines[i]
              return html`<tr>
                <td>${worker + 1}</td>
                <th scope="row">
                  ${button(name, () => this.host.change({ picked: i }), { name: words.show(name) })}
                </th>
                <td>${words.count(from)}</td>
                <td>${words.count(to)}</td>
                <td>${floor === undefined ? '' : this.score(found, line, floor)}</td>
                <td>${better === undefined ? '' : this.score(found, line, better)}</td>
                <td>${words.count(alone)}</td>
              </tr>`
            })}
        </tbody>
      </table>
    </div>`
  }

  private measured(): TemplateResult {
    const { measured } = words
    const { threads } = this.host.state
    return html`<section class="root-split-measured" aria-label=${measured.title}>
      <div class="root-split-row">
        ${
          this.running
            ? button(measured.stop, () => this.stopMeasuring())
            : button(measured.run(threads), () => void this.measure())
        }
        <span class="hint" role="status">
          ${this.running ? measured.running(threads) : measured.cores(navigator.hardwareConcurrency)}
        </span>
      </div>
      ${mayShareMemory() ? nothing : html`<p class="hint">${measured.unshared}</p>`}
      ${
        this.timings.length === 0
          ? nothing
          : html`<table>
                <caption>
                  ${measured.title}
                </caption>
                <thead>
                  <tr>
                    ${measured.head.map((head) => html`<th scope="col">${head}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${this.timings.map(
                    ({ threads: ran, shared, ms, nodes }) =>
                      html`<tr>
                        <td>${ran}</td>
                        <td>${ran === 1 ? '' : measured.bound(shared)}</td>
                        <td>${words.count(Math.round(ms * 10) / 10)}</td>
                        <td>${words.count(nodes)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
              <p class="hint">${measured.once}</p>`
      }
    </section>`
  }

  private async measure(): Promise<void> {
    const { taken } = this
    if (taken === undefined) return
    this.running = true
    this.timings = []
    this.host.redraw()
    for await (const timing of this.measuring.run(taken.kit, taken.spec, this.host.state.threads)) {
      this.timings = [...this.timings, timing]
      this.host.redraw()
    }
    this.stopMeasuring()
  }

  private stopMeasuring(): void {
    this.measuring.stop()
    this.running = false
    this.host.redraw()
  }

  private async search(): Promise<void> {
    const { taken } = this
    if (taken === undefined) throw new ContractError('LiveRootSplit', 'is drawn without a search')
    const { kit, spec } = taken
    const { threads, sharing } = this.host.state
    const asked = JSON.stringify([spec, threads, sharing])
    if (asked === this.asked) return
    const other = JSON.stringify(spec) !== JSON.stringify(JSON.parse(this.asked || '[0]')[0])
    if (other) this.timings = []
    this.asked = asked
    const { game, ...request } = spec
    // A search that nobody waits for any more is ended.
    const engine = this.worker.of(game)
    if (engine.busy) engine.stop()
    const answer = await engine.lanes({ ...request, workers: threads, shared: sharing })
    if (asked !== this.asked) return
    if (!answer.ok) return this.host.refuse(answer.error)
    const read = kit.game.parse(spec.position, spec.gameOptions)
    if (!read.ok) return this.host.refuse(read.error)
    const position = read.value
    const lines = answer.value.shares.map(({ line }) => lineText(kit, position, line))
    this.found = { kit, position, lanes: answer.value, lines }
    this.drawn = ''
    this.host.redraw()
  }

  private drawStage({ lanes, lines }: Found): void {
    const { stage, state } = this.host
    const room = Math.max(300, Math.round(stage.clientWidth))
    const threads = Math.max(1, ...lanes.shares.map(({ worker }) => worker + 1))
    const drawn = `${this.asked} ${state.picked} ${room}`
    if (drawn === this.drawn) return
    this.drawn = drawn
    const names = lines.map((line) => line.split(' ').at(-1) ?? '')
    const drawing = lanesDrawing(document, lanes, threads, state.picked, names, room, words)
    drawing.addEventListener('click', ({ target }) => {
      const bar = target instanceof Element ? target.closest('[data-share]') : null
      if (bar instanceof SVGElement) this.host.change({ picked: Number(bar.dataset['share']) })
    })
    const key = document.createElement('p')
    key.className = 'hint root-split-key'
    key.textContent = words.key
    stage.replaceChildren(drawing, key)
  }

  resized(): void {
    if (this.found !== undefined) this.host.redraw()
  }

  leave(): void {
    this.worker.stop()
    this.measuring.stop()
    this.running = false
    this.asked = ''
  }
}

/** Lines of the list at most. */
const MOST_ROWS = 200

function lineText(kit: GameKit<unknown>, position: unknown, line: readonly number[]): string {
  const { game } = kit
  const texts: string[] = []
  for (const move of line) {
    texts.push(game.formatMove(position, move))
    game.play(position, move)
  }
  for (let i = 0; i < line.length; i++) game.undo(position)
  return texts.join(' ')
}
