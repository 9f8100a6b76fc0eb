import { RUNGS, type Right, type RungName } from '../../../engine/index.ts'
import {
  answered,
  Drills,
  isBack,
  newRun,
  SET,
  skipped,
  treeOf,
  type Run,
} from '../../state/drills.ts'
import type { DrillWords } from '../../i18n/drill.ts'
import { checkedAsk, type Ask } from '../lab/predict/ask.ts'
import { drillAsk } from './question.ts'
import { levelIn, type DrillState } from './schema.ts'

/** Ten trees, the one of them that is asked about, and how the drills of this device go. */
export class DrillSession {
  private readonly drills = new Drills()
  private state: DrillState | undefined
  private tree: number | undefined
  /** The tree has been missed before. */
  private again = false
  run: Run = newRun(1)
  /** Undefined where all trees are done. */
  ask: Ask | undefined

  /** Whether the device keeps how drills go. */
  get kept(): boolean {
    return this.drills.kept
  }

  /** Asks about the trees of a state, which is returned with their number. */
  take(state: DrillState): DrillState {
    const kept = this.drills.runs.get(nameOf(state))
    const set = state.set === 0 ? (kept?.set ?? 1) : state.set
    this.state = { ...state, set }
    this.run = kept?.set === set ? kept : newRun(set, kept)
    this.next()
    return this.state
  }

  /** Asks about the next tree. */
  next(): void {
    const { run, state } = this
    const tree = treeOf(run)
    this.tree = tree
    this.again = tree !== undefined && isBack(run, tree)
    this.ask = state === undefined || tree === undefined ? undefined : drillAsk(state, tree)
  }

  /** Whether a question waits for its answer. */
  get waits(): boolean {
    return this.ask !== undefined && this.ask.grade === undefined
  }

  /** Changes what is said in answer, which is not given yet. */
  say(said: Right): void {
    if (this.ask !== undefined) this.ask = { ...this.ask, said }
  }

  /** @param shown  the reader had the answer shown */
  answer(said: Right, shown: boolean): void {
    const { ask, tree } = this
    if (ask === undefined || tree === undefined) return
    this.ask = checkedAsk({ ...ask, said }, shown)
    this.keep(answered(this.run, tree, this.ask.grade?.right === true && !shown))
  }

  /** Passes the tree over. */
  skip(): void {
    if (this.tree !== undefined) this.keep(skipped(this.run, this.tree))
    this.next()
  }

  /** Ten other trees, or the same again. */
  begin(set: number): void {
    this.keep(newRun(set, this.run))
  }

  private keep(run: Run): void {
    this.run = run
    if (this.state !== undefined) this.drills.keep(nameOf(this.state), run)
  }

  /** Of the answers that count, how many are right. */
  get right(): number {
    return this.run.last.filter(Boolean).length
  }

  /** Which tree is asked about; empty where none is. */
  where(words: DrillWords): string {
    if (this.tree === undefined) return ''
    return this.again ? words.again : words.at(this.tree - this.run.set * SET + 1, SET)
  }

  isPassed(rung: RungName): boolean {
    return this.drills.runs.get(`${rung}/${RUNGS[rung].levels[0]}`)?.passed === true
  }
}

/** What drills are kept under. */
export function nameOf(state: DrillState): string {
  return `${state.rung}/${levelIn(state)}`
}
