import { FIRST_NAMES } from './first-names.ts'
import { deviceStore, readEntry, writeEntry, type Store } from './device.ts'

/*
 * What a reader has done, kept on the device and nowhere else: one entry of the browser's
 * storage, `{"read":["minimax"],"solved":["minimax/count"]}`.
 */

/** What has been read and solved. */
export interface Done {
  /** Chapters, by their addresses: `minimax`. */
  readonly read: readonly string[]
  /** Exercises: the chapter and the name, `minimax/count`. */
  readonly solved: readonly string[]
}

export const NOTHING: Done = { read: [], solved: [] }

const KEY = 'progress'

/** So much of each is read; a notebook has less. */
const MOST = 1000

export class Progress {
  private readonly store: Store | undefined
  /** What has been done on this page, where the device keeps nothing. */
  private unkept: Done | undefined

  /** @param store the device's, unless a test brings its own */
  constructor(store: Store | undefined = deviceStore()) {
    this.store = store
    if (store === undefined) this.unkept = NOTHING
  }

  /** Whether the device keeps what is done. */
  get kept(): boolean {
    return this.unkept === undefined
  }

  /** Read anew each time: another page may have written. */
  get done(): Done {
    return this.unkept ?? readDone(this.store)
  }

  set done(done: Done) {
    this.unkept = writeDone(this.store, done) ? undefined : done
  }

  /** @returns whether that is new */
  add(kind: keyof Done, id: string): boolean {
    const { done } = this
    if (done[kind].includes(id)) return false
    this.done = { ...done, [kind]: [...done[kind], id] }
    return true
  }
}

function readDone(store: Store | undefined): Done {
  const value = readEntry(store, KEY)
  if (typeof value !== 'object' || value === null) return NOTHING
  return {
    read: 'read' in value ? idsIn(value.read, /^[a-z][a-z0-9-]{0,60}$/) : [],
    solved: 'solved' in value ? idsIn(value.solved, /^[a-z][a-z0-9-]{0,60}\/[a-z0-9-]{1,60}$/) : [],
  }
}

/** Those of a list that are ids, each once; none where it is no list. */
function idsIn(value: unknown, form: RegExp): string[] {
  if (!Array.isArray(value)) return []
  const ids = value
    .slice(0, MOST)
    .map(named)
    .filter((id) => form.test(id))
  return [...new Set(ids)]
}

/** An id as it is now: a chapter once had its number for a name, `01`. */
function named(id: unknown): string {
  if (typeof id !== 'string') return ''
  return id.replace(/^\d\d(?=\/|$)/, (number) => FIRST_NAMES[number] ?? number)
}

/** @returns whether it is kept */
function writeDone(store: Store | undefined, done: Done): boolean {
  const some = done.read.length + done.solved.length > 0
  return writeEntry(store, KEY, some ? done : undefined)
}
