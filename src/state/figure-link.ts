import { fail, ok, type Result } from '../../engine/index.ts'
import { encodeState, fitsLink, readParameter, STATE_LIMIT, withParameter } from './link.ts'
import type { decodeState } from './read-link.ts'
import type { Schema, StateOf } from './schema.ts'

/** The address bar, so that a test can be one. */
export interface Address {
  /** The whole address, query and hash included. */
  read(): string
  /** Puts another address in its place, without an entry in the history. */
  replace(href: string): void
  /** Runs an action after some milliseconds, and at the latest when the page is left. */
  later(action: () => void, ms: number): void
}

/** Browsers refuse more than about 100 changes of the address in 10 seconds. */
const PAUSE = 300

/**
 * A figure's state in the page's address. The link is the truth: what it says wins over the
 * figure's own defaults, and every change of the figure is written back to it.
 */
export class FigureLink<const S extends Schema> {
  private readonly id: string
  private readonly schema: S
  private readonly address: Address
  private pending: string | undefined

  constructor(id: string, schema: S, address: Address = browserAddress) {
    this.id = id
    this.schema = schema
    this.address = address
  }

  /** What the address says of the figure; undefined where it says nothing. */
  get text(): string | undefined {
    return this.pending ?? readParameter(new URL(this.address.read()).search, this.id)
  }

  /**
   * The same, read.
   *
   * @param decode  the codec's other half, which is fetched where there is something to read
   */
  read(decode: typeof decodeState): ReturnType<typeof decodeState<S>> | undefined {
    const { text } = this
    return text === undefined ? undefined : decode(this.schema, text)
  }

  /**
   * Puts the state into the address, a moment later, keeping what other figures have there, and has
   * the address point at the figure: who opens it sees what was changed last.
   * A state that is too long for a link is an error, and the address stays as it was.
   */
  write(state: StateOf<S>): Result<string> {
    if (!fitsLink(this.schema, state)) return fail('link/too-long', 0, { max: STATE_LIMIT })
    const text = encodeState(this.schema, state)
    this.put(text)
    return ok(text)
  }

  private put(text: string): void {
    const waiting = this.pending !== undefined
    this.pending = text
    if (!waiting) this.address.later(() => this.flush(), PAUSE)
  }

  /** Has the address say nothing of the figure. */
  clear(): void {
    this.put('')
  }

  /** A link to the figure in that state, and to nothing else on the page: for a copy button. */
  linkTo(state: StateOf<S>): string {
    const url = new URL(this.address.read())
    url.search = withParameter('', this.id, encodeState(this.schema, state))
    url.hash = this.id
    return url.href
  }

  /** The same; undefined where the state is too long for a link. */
  hrefOf(state: StateOf<S>): string | undefined {
    return fitsLink(this.schema, state) ? this.linkTo(state) : undefined
  }

  /** Puts what waits to be written into the address now: for a figure that leaves the page. */
  flush(): void {
    if (this.pending === undefined) return
    const url = new URL(this.address.read())
    const search = withParameter(url.search, this.id, this.pending)
    this.pending = undefined
    if (search === url.search) return
    url.search = search
    url.hash = this.id
    this.address.replace(url.href)
  }
}

const browserAddress: Address = {
  read: () => location.href,
  replace: (href) => history.replaceState(history.state, '', href),
  later: (action, ms) => {
    const leave = () => {
      clearTimeout(timer)
      action()
    }
    const timer = setTimeout(() => {
      removeEventListener('pagehide', leave)
      action()
    }, ms)
    addEventListener('pagehide', leave, { once: true })
  },
}
