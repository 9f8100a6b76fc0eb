import { deviceStore, readEntry, writeEntry, type Store } from '../../state/device.ts'
import { encodeState, STATE_LIMIT } from '../../state/link.ts'
import { decodeState } from '../../state/read-link.ts'
import type { StateOf } from '../../state/schema.ts'
import type { PlaySchema } from './schema.ts'

/*
 * Games kept on the device and nowhere else: one entry of the browser's storage for each kind,
 * `games/connect4`, a list of what a link to each would say, the latest first.
 */

type State = StateOf<PlaySchema>

/** So many games of a kind are kept; after that the oldest goes. About 30 kB at the most. */
const MOST = 8

/** The games of one kind, of which the page goes on with one. */
export class KeptGames {
  private readonly schema: PlaySchema
  private readonly key: string
  private readonly store: Store | undefined
  /** The game of this page as it was read or written last; empty where there is nothing to keep. */
  private own = ''
  private written = true

  /** @param store  the device's, unless a test brings its own */
  constructor(schema: PlaySchema, game: string, store: Store | undefined = deviceStore()) {
    this.schema = schema
    this.key = `games/${game}`
    this.store = store
  }

  /** Whether the device keeps games. */
  get works(): boolean {
    return this.store !== undefined && this.written
  }

  /** Read anew each time: another page may have written. */
  private get texts(): readonly string[] {
    const value = readEntry(this.store, this.key)
    if (!Array.isArray(value)) return []
    return value
      .slice(0, MOST)
      .filter((text: unknown) => typeof text === 'string')
      .filter((text) => text !== '' && text.length <= STATE_LIMIT)
  }

  /** The one that was played at last. */
  get latest(): string | undefined {
    return this.texts[0]
  }

  /** The others in which a move has been made. */
  get others(): readonly { readonly text: string; readonly state: State }[] {
    return this.texts.flatMap((text) => {
      const read = text === this.own ? undefined : decodeState(this.schema, text)
      return read?.ok === true && read.value.state.moves !== ''
        ? [{ text, state: read.value.state }]
        : []
    })
  }

  /** The page goes on with a game, which is one of these or is kept from its next change on. */
  goOnWith(state: State): void {
    const text = encodeState(this.schema, state)
    this.own = this.texts.includes(text) ? text : ''
  }

  /**
   * Keeps the game of this page, in place of what it was. Where another page has gone on with the
   * same game, that has become another text, and stays.
   */
  keep(state: State): void {
    const text = encodeState(this.schema, state)
    if (text === this.own) return
    const others = this.texts.filter((each) => each !== this.own && each !== text)
    const kept = text === '' ? others : [text, ...others].slice(0, MOST)
    this.written = writeEntry(this.store, this.key, kept.length === 0 ? undefined : kept)
    this.own = text
  }
}
