import { deviceStore, readEntry, writeEntry, type Store } from './device.ts'

/*
 * How drills and series of puzzles have gone, kept on the device and nowhere else: one entry of the browser's storage,
 * `{"first/cuts":{"last":"1101","set":3,"at":4,"back":[[31,6]],"passed":true}}`.
 */

/** Trees that belong together: the same ten for everybody who has their number. */
export const SET = 10
/** So many of the last answers count, and so many of them pass. */
export const COUNTED = 10
const TO_PASS = 9
/** Questions after which one that was missed comes back. */
const LATER = 3

/** How one level of drills stands. */
export interface Run {
  /** The right ones among the last answers, the latest last; at most `COUNTED`. */
  readonly last: readonly boolean[]
  readonly set: number
  /** Trees of the set that have been asked, and questions in all. */
  readonly at: number
  readonly asked: number
  /** Trees that were missed, each with the number of the question before which it comes back. */
  readonly back: readonly (readonly [tree: number, due: number])[]
  /** Of the set those that were missed at the first try. */
  readonly missed: number
  /** Nine of ten were right at some time. */
  readonly passed: boolean
}

export function newRun(set: number, before?: Run): Run {
  const { last = [], passed = false } = before ?? {}
  return { last, passed, set, at: 0, asked: 0, back: [], missed: 0 }
}

/**
 * The tree to be asked about next: one that was missed, when it is due or no other is left; else
 * the next of the set. Undefined where all ten are done.
 */
export function treeOf({ set, at, asked, back }: Run): number | undefined {
  const due = back.find(([, when]) => when <= asked) ?? (at >= SET ? back[0] : undefined)
  if (due !== undefined) return due[0]
  return at < SET ? set * SET + at : undefined
}

/** Whether that tree has been missed before. */
export function isBack(run: Run, tree: number): boolean {
  return run.back.some(([each]) => each === tree)
}

/** After an answer about the tree of `treeOf`. */
export function answered(run: Run, tree: number, right: boolean): Run {
  const again = isBack(run, tree)
  const asked = run.asked + 1
  const others = run.back.filter(([each]) => each !== tree)
  const last = [...run.last, right].slice(-COUNTED)
  return {
    ...run,
    last,
    asked,
    at: again ? run.at : run.at + 1,
    back: right ? others : [...others, [tree, asked + LATER]],
    missed: run.missed + (right || again ? 0 : 1),
    passed: run.passed || last.filter(Boolean).length >= TO_PASS,
  }
}

/** A tree that is passed over: it counts as neither. */
export function skipped(run: Run, tree: number): Run {
  const again = isBack(run, tree)
  return {
    ...run,
    asked: run.asked + 1,
    at: again ? run.at : run.at + 1,
    back: run.back.map(([each, due]) => [each, each === tree ? run.asked + 1 + LATER : due]),
  }
}

const KEY = 'drills'
const NAME = /^[a-z-]{1,20}\/[a-z]{1,10}$/
const MOST = 100

export class Drills {
  private readonly store: Store | undefined
  /** What is known on this page, where the device keeps nothing. */
  private unkept: ReadonlyMap<string, Run> | undefined

  /** @param store  the device's, unless a test brings its own */
  constructor(store: Store | undefined = deviceStore()) {
    this.store = store
    if (store === undefined) this.unkept = new Map()
  }

  /** Whether the device keeps how drills go. */
  get kept(): boolean {
    return this.unkept === undefined
  }

  /** Read anew each time: another page may have written. */
  get runs(): ReadonlyMap<string, Run> {
    return this.unkept ?? readRuns(this.store)
  }

  set runs(runs: ReadonlyMap<string, Run>) {
    const entry = Object.fromEntries(Array.from(runs, ([each, one]) => [each, written(one)]))
    const kept = writeEntry(this.store, KEY, runs.size === 0 ? undefined : entry)
    this.unkept = kept ? undefined : runs
  }

  keep(name: string, run: Run): void {
    this.runs = new Map(this.runs).set(name, run)
  }
}

function written(run: Run) {
  return { ...run, last: run.last.map((right) => (right ? '1' : '0')).join('') }
}

function readRuns(store: Store | undefined): ReadonlyMap<string, Run> {
  const value = readEntry(store, KEY)
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value)
      .slice(0, MOST)
      .flatMap(([name, entry]: [string, unknown]) => {
        const run = NAME.test(name) ? readRun(entry) : undefined
        return run === undefined ? [] : [[name, run] as const]
      }),
  )
}

/** Undefined for what no page has written. */
function readRun(entry: unknown): Run | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const fields: Readonly<Record<string, unknown>> = { ...entry }
  const { last, back, passed, missed = 0 } = fields
  const [set, at, asked] = [fields['set'], fields['at'], fields['asked']]
  if (typeof last !== 'string' || !/^[01]{0,10}$/.test(last)) return undefined
  if (!isCount(set) || !isCount(at) || !isCount(asked) || at > SET) return undefined
  if (!isCount(missed) || missed > at) return undefined
  if (!Array.isArray(back) || back.length > SET) return undefined
  const pairs: (readonly [number, number])[] = []
  for (const pair of back as readonly unknown[]) {
    if (!Array.isArray(pair) || pair.length !== 2) return undefined
    const [tree, due] = pair as readonly unknown[]
    if (!isCount(tree) || !isCount(due)) return undefined
    pairs.push([tree, due])
  }
  const right = Array.from(last, (digit) => digit === '1')
  return { last: right, set, at, asked, back: pairs, missed, passed: passed === true }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1e9
}
