import { deviceStore, readEntry, writeEntry, type Store } from '../../state/device.ts'
import { encodeState, STATE_LIMIT } from '../../state/link.ts'
import type { decodeState } from '../../state/read-link.ts'
import type { StateOf } from '../../state/schema.ts'
import type { PlaySchema } from './schema.ts'

/*
 * Games kept on the device and nowhere else: one entry of the browser's storage for each kind,
 * `games/connect4`, a list of what a link to each would say, the latest first.
 */

type State = StateOf<PlaySchema>

/** So many games of a kind are kept; after that the oldest goes. */
const MOST = 8
/** Characters of a game that is kept: many times what a link may carry. */
const LONGEST = 60_000

/** A game that is kept beside the one of the page. */
export interface OtherGame {
  readonly text: string
  readonly state: State
}

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

  /** Whether a link to the game of this page could hold all of it. */
  get fitsLink(): boolean {
    return this.own.length <= STATE_LIMIT
  }

  /** Read anew each time: another page may have written. */
  private get texts(): readonly string[] {
    const value = readEntry(this.store, this.key)
    if (!Array.isArray(value)) return []
    return value
      .slice(0, MOST)
      .filter((text: unknown) => typeof text === 'string')
      .filter((text) => text !== '' && text.length <= LONGEST)
  }

  /** The one that was played at last. */
  get latest(): string | undefined {
    return this.texts[0]
  }

  /** Whether anything is kept beside the game of this page. */
  get hasOthers(): boolean {
    return this.texts.some((text) => text !== this.own)
  }

  /** The others in which a move has been made. */
  others(decode: typeof decodeState): readonly OtherGame[] {
    return this.texts.flatMap((text) => {
      const read = text === this.own ? undefined : decode(this.schema, text, LONGEST)
      return read?.ok === true && read.value.state.moves + read.value.state.set !== ''
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
    this.written = text.length <= LONGEST && this.write(kept)
    this.own = text
  }

  /** Where the storage is full the oldest games make room. */
  private write(games: readonly string[]): boolean {
    if (games.length === 0) return writeEntry(this.store, this.key, undefined)
    for (let most = games.length; most > 0; most--) {
      if (writeEntry(this.store, this.key, games.slice(0, most))) return true
    }
    return false
  }
}
