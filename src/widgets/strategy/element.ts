import { html, type TemplateResult } from 'lit-html'
import { ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import {
  button,
  choices,
  copyButton,
  errorLine,
  hintLine,
  named,
  saysLine,
  undoButtons,
} from '../../figure/panel.ts'
import { scores } from '../../i18n/scores.ts'
import { strategyErrors, strategy as words } from '../../i18n/strategy.ts'
import type { StateOf } from '../../state/schema.ts'
import {
  bestPicks,
  formatPicks,
  readPicks,
  wholeTree,
  type Picks,
  type StrategyNode,
} from './model.ts'
import { SIDES, strategySchema, type StrategySchema } from './schema.ts'
import { drawTree, markTree, strategySays } from './view.ts'

type State = StateOf<StrategySchema>

/**
 * `<cutoff-strategy id data-game data-position data-side data-picks>`: a whole tree on which the
 * reader chooses one move at each node of one side, and is told what that promises.
 */
export class CutoffStrategy extends FigureElement<StrategySchema> {
  protected override readonly errors = strategyErrors
  protected override readonly undoes = ['side', 'picks'] as const
  private readonly controls = document.createElement('div')
  private nodes: readonly StrategyNode[] = []
  private picks: Picks = new Map()
  private drawn: SVGSVGElement | undefined

  protected schema(): StrategySchema {
    const { side = 'max', picks = '' } = this.dataset
    return strategySchema(SIDES.find((each) => each === side) ?? 'max', picks)
  }

  protected override async begin(): Promise<void> {
    const { game = 'tree', position = '' } = this.dataset
    const kit = await fetchKit(this, game)
    if (!kit.ok) throw new Error(`strategy: ${kit.error.code}`)
    const read = kit.value.game.parse(position)
    if (!read.ok) throw new Error(`strategy: ${read.error.code}`)
    this.nodes = wholeTree(kit.value, read.value)
    this.addEventListener('click', ({ target }) => this.press(target))
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      if (this.press(event.target)) event.preventDefault()
    })
  }

  protected override take(state: State): Result<State> {
    if (state.side === 'both') return ok({ ...state, picks: '' })
    const read = readPicks(this.nodes, this.player(state.side), state.picks)
    if (!read.ok) return read
    this.picks = read.value
    return ok(state)
  }

  private player(side: 'max' | 'min'): 0 | 1 {
    return side === 'max' ? 0 : 1
  }

  /** @returns whether a move was chosen */
  private press(target: EventTarget | null): boolean {
    const { side } = this.state
    const pressed = target instanceof Element ? target.closest('.strategy-node[role=button]') : null
    if (pressed === null || side === 'both') return false
    const node = Number(pressed.getAttribute('data-node'))
    const { parent } = this.nodes[node]
    const picks = new Map(this.picks)
    picks.set(parent, this.nodes[parent].children.indexOf(node))
    this.change({ picks: formatPicks(this.nodes, this.player(side), picks) })
    return true
  }

  protected override get host(): HTMLElement {
    return this.controls
  }

  protected override takeOver(): void {
    this.drawn = drawTree(document, this.nodes, { words, scores })
    place(this, 'strategy-drawing').replaceChildren(this.drawn)
    this.querySelector('.strategy-waiting')?.remove()
    this.append(this.controls)
  }

  protected draw(): TemplateResult {
    const { side } = this.state
    const choice = { side, picks: this.picks }
    const tables = { words, scores }
    if (this.drawn !== undefined) markTree(this.drawn, this.nodes, choice, tables)
    const best = () => {
      if (side === 'both') return
      const player = this.player(side)
      this.change({ picks: formatPicks(this.nodes, player, bestPicks(this.nodes, player)) })
    }
    return html`
      ${saysLine(strategySays(this.nodes, choice, tables))}
      <div class="controls" role="group" aria-label=${words.controls}>
        ${choices(this, words.whose, named(SIDES, words.sides), side, (next) =>
          this.change({ side: next, picks: '' }),
        )}
      </div>
      <div class="controls" role="group" aria-label=${words.choosing}>
        ${button(words.best, best, { can: side !== 'both' })}
        ${button(words.clear, () => this.change({ picks: '' }), { can: side !== 'both' })}
        ${undoButtons(this)} ${copyButton(this)}
      </div>
      ${errorLine(this)} ${hintLine(this)}
    `
  }
}

define('cutoff-strategy', CutoffStrategy)
