import type { Parting } from '../../../engine/index.ts'
import { caseWords as words } from '../../i18n/case.ts'
import { tree as treeWords } from '../../i18n/tree.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import type { Bench } from './bench.ts'
import { openPair, type Pair } from './model.ts'
import { Selection } from './selection.ts'
import { PairView } from './trees.ts'

/** Beyond this many steps a second nobody can listen to the sentences. */
const FASTEST_READ_OUT = 1

/** What both trees ask of their figure. */
interface ComparisonHost {
  /** Whether it is told where the two part. */
  told(): boolean
  draw(): void
  save(): void
}

/** Both searches of the position at hand: stepped together, and selected in together. */
export class Comparison {
  readonly view: PairView
  readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private readonly host: ComparisonHost
  private selection = new Selection()
  private now: Pair | undefined
  private last: Pair | undefined
  private loading = false

  constructor(host: ComparisonHost) {
    this.host = host
    this.view = new PairView(document, words, treeWords, {
      select: (which, node) => {
        this.selection.take(which, node)
        host.save()
        host.draw()
      },
      fold: (which, node, open) => {
        this.selection.fold(which, node, open)
        host.draw()
      },
    })
  }

  /** Both searches; undefined while they run, or where there is nothing to search. */
  get pair(): Pair | undefined {
    return this.now
  }

  /** The last pair there was: it stays in sight while another is searched for. */
  get drawn(): Pair | undefined {
    return this.last
  }

  /** The position is another. */
  clear(): void {
    this.now = undefined
  }

  /**
   * @param step  to begin at; -1: the step of a link that names none
   * @param node  of the faulty search, to be selected; -1: the one of a link that names none
   */
  open({ kit, place, spec }: Bench, parting: Parting, step: number, node: number): void {
    const pair = openPair(kit, place.position, spec, parting, treeWords)
    this.now = this.last = pair
    this.selection = new Selection(pair)
    this.loading = true
    this.stepper.load({ steps: pair.steps }, step < 0 ? this.first(pair) : step)
    this.loading = false
    if (node >= 0) this.selection.take('fault', node)
    else if (step < 0 && this.host.told()) this.selection.parting()
  }

  /** Goes to where the two part. */
  part(): void {
    if (this.now === undefined) return
    this.loading = true
    this.stepper.go(this.now.parts)
    this.loading = false
    this.selection.parting()
  }

  /** The step and the node as a link has them. */
  get place(): { readonly step: number; readonly node: number } {
    const { now, selection } = this
    const { step } = this.stepper.state
    const isFirst = now === undefined || step === this.first(now)
    const isUsual = this.host.told() && isFirst && selection.isParting
    return { step: isFirst ? -1 : step, node: isUsual ? -1 : selection.fault.selected }
  }

  /** Lets go of what is selected; false where nothing is. */
  release(): boolean {
    if (this.now === undefined || this.selection.fault.selected < 0) return false
    this.selection.release()
    return true
  }

  /** Draws both trees; in a page a new pair, which takes long, in tasks to come. */
  update(): Promise<void> | undefined {
    if (this.now === undefined) return undefined
    const { step, playing, speed } = this.stepper.state
    const { fault, twin } = this.selection
    const quiet = playing && speed > FASTEST_READ_OUT
    return this.view.update(this.now, { step, fault, twin, told: this.host.told(), quiet })
  }

  /** The step of a link that names none. */
  private first({ parts, steps }: Pair): number {
    return this.host.told() ? parts : steps
  }

  private stepped(): void {
    if (this.loading) return
    // The drawing follows what is selected: from here on it is to follow the search.
    this.selection.release()
    this.host.save()
    this.host.draw()
  }
}
