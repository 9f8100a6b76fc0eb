import { tree as words } from '../../i18n/tree.ts'
import { nextTask } from '../../figure/next-task.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { foldsIn, foldsText } from './folds.ts'
import type { TreeState } from './link.ts'
import { tellingOf, type Telling } from './names.ts'
import type { Powers } from './powers.ts'
import type { Session } from './session.ts'
import { Stage, type Chosen } from './stage.ts'
import { startStep } from './start.ts'

/**
 * Where a reader is in a search: a step, or -1 for where it begins; a node, or -1 for none; which
 * nodes she has folded, as `folds.ts` writes it.
 */
export type Place = Pick<TreeState, 'step' | 'node' | 'folds'>

export const NOWHERE: Place = { step: -1, node: -1, folds: '' }

/** What a search that is shown asks of its figure. */
interface ShownHost {
  /** The reader is elsewhere in it. */
  moved(): void
  /** It has been drawn. */
  drawn(): void
}

/**
 * The search that a reader looks at: its step, the node that she has selected, the branches that
 * she has opened and closed. `stage.ts` draws it.
 */
export class ShownSearch {
  readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  readonly stage: Stage
  private readonly host: HTMLElement
  private readonly powers: Powers | undefined
  private readonly asks: ShownHost
  private shown: Telling | undefined
  private selected = -1
  private choice = new Map<number, boolean>()
  private loading = false

  /** @param powers  what else can be done with its steps */
  constructor(host: HTMLElement, powers: Powers | undefined, asks: ShownHost) {
    this.host = host
    this.powers = powers
    this.asks = asks
    const tree = {
      select: (node: number) => this.select(node),
      fold: (node: number, open: boolean) => this.fold(node, open),
    }
    this.stage = new Stage(host, {
      ...tree,
      stepper: this.stepper,
      below: () => this.below(),
      picture: () => powers?.picture?.(tree),
      draw: () => this.draw(),
      ...(powers?.aside && { aside: powers.aside }),
    })
    host.addEventListener('keydown', (event) => this.pressed(event))
  }

  /** Leaves the page. */
  close(): void {
    this.stage.close()
    this.stepper.pause()
  }

  /** Undefined until the first search has been made. */
  get telling(): Telling | undefined {
    return this.shown
  }

  get session(): Session | undefined {
    return this.shown?.session
  }

  /** The step, the node and the folds at hand. */
  get place(): Place {
    const { stepper, selected, choice } = this
    return { step: stepper.state.step, node: selected, folds: foldsText([choice]) }
  }

  /**
   * Shows another search; `where` it begins is as for `startStep`. What is drawn first of a large
   * one takes long: its model is made in one task and drawn in the next, its controls in a third.
   */
  async load(session: Session, at: Place, where: string): Promise<void> {
    const { state } = this.stepper
    // A reader at the end of a search wants the ends compared; a finished game has no other step.
    const atEnd = this.shown !== undefined && state.step === state.steps && state.steps > 2
    const { replay, proof } = session
    const plain = this.host.closest('.tree-plain') !== null
    const shown = (this.shown = tellingOf(session, words, plain))
    this.selected = at.node < replay.nodeCount ? at.node : -1
    this.choice = foldsIn(at.folds)
    this.stage.load(session)
    this.loading = true
    const start = proof === undefined ? startStep(replay, atEnd ? 'end' : where) : 0
    const steps = { ...session.steps, ...this.powers?.steps(session) }
    this.stepper.load(steps, at.step >= 0 ? at.step : start)
    this.loading = false
    this.stage.prepare(shown, this.chosen(shown))
    await nextTask()
    if (this.shown !== shown) return
    this.stage.drawTree(shown, this.chosen(shown))
    await nextTask()
    if (this.shown === shown) this.draw()
  }

  /** Goes elsewhere in the search at hand. */
  go(at: Place, where: string): void {
    if (this.session === undefined) return
    const { replay } = this.session
    const step = at.step < 0 ? startStep(replay, where) : at.step
    if (at.node < replay.nodeCount) this.selected = at.node
    this.choice = foldsIn(at.folds)
    if (step !== this.stepper.state.step) this.stepper.go(step)
    else this.draw()
  }

  fold(node: number, open: boolean): void {
    this.choice.delete(node)
    this.choice.set(node, open)
    this.draw()
    this.asks.moved()
  }

  private select(node: number): void {
    this.selected = node === this.selected ? -1 : node
    this.draw()
    this.asks.moved()
  }

  private stepped(): void {
    if (this.loading) return
    this.draw()
    this.asks.moved()
  }

  private chosen({ session }: Telling): Chosen {
    const { selected, choice } = this
    const { step } = this.stepper.state
    return { selected, choice, ...this.powers?.reading({ session, step, selected }) }
  }

  private draw(): void {
    const { shown } = this
    if (shown === undefined) return
    this.stage.draw(shown, this.chosen(shown))
    this.asks.drawn()
  }

  /** What stands below the row of steps. */
  private below() {
    const { powers, shown, stepper, selected } = this
    if (powers === undefined || shown === undefined) return undefined
    const { session, names } = shown
    return powers.draw({
      session,
      names,
      step: stepper.state.step,
      selected,
      go: (step) => {
        stepper.pause()
        stepper.go(step)
      },
      select: (node) => {
        if (node !== this.selected) this.select(node)
      },
      redraw: () => this.draw(),
    })
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.selected >= 0) this.select(-1)
    else if (!this.stage.key(event)) {
      if (isTaken(event.target, event)) return
      const action = actionOf(event)
      const { session, stepper } = this
      const to =
        session && action === undefined
          ? this.powers?.key(event, session, stepper.state.step)
          : undefined
      if (action !== undefined) stepper.act(action)
      else if (to !== undefined) stepper.go(to)
      else return
    }
    event.preventDefault()
  }
}
