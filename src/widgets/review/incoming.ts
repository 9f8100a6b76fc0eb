import type { ListedGame, UserError } from '../../../engine/index.ts'
import { errorWords } from '../../figure/error-words.ts'
import { fetched } from '../../figure/fetched.ts'
import { review as words } from '../../i18n/review.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { GameRecord } from '../table/game-record.ts'
import type { KeptReview } from './kept.ts'
import type { Texts } from './texts.ts'

/** The figure whose game is set up by texts. */
interface Host {
  readonly figure: HTMLElement
  readonly game: () => GameRecord<unknown>
  readonly extras: () => GameExtras<unknown>
  /** Another game has been set up. */
  readonly arrived: () => void
  readonly open: (review: KeptReview) => void
  readonly refuse: (sentence: string) => void
  readonly redraw: () => void
}

/** Games that come as texts: pasted on the figure, dropped, opened or written. */
export class Incoming {
  /** The game as a text is open. */
  isOpen = false
  /** Games of a text, of which one is to be chosen. */
  games: readonly ListedGame[] = []
  /** How many these are, as a sentence. */
  listed = ''
  texts: Texts | undefined
  private readonly host: Host

  constructor(host: Host) {
    this.host = host
    host.figure.addEventListener('paste', (event) => this.pasted(event))
  }

  private pasted(event: ClipboardEvent): void {
    const { target, clipboardData } = event
    if (target instanceof Element && target.closest('input, textarea') !== null) return
    const text = clipboardData?.getData('text/plain') ?? ''
    if (text.trim() === '') return
    event.preventDefault()
    void this.read(text)
  }

  async read(text: string): Promise<void> {
    await this.open()
    this.texts?.take(text)
  }

  /** One of the games that are listed, which stay: another may be looked at after it. */
  async choose({ text }: ListedGame): Promise<void> {
    const { games, listed } = this
    await this.read(text)
    this.games = games
    this.listed = listed
    this.host.redraw()
  }

  toggle(): void {
    if (!this.isOpen) return void this.open()
    this.isOpen = false
    this.host.redraw()
  }

  private async open(): Promise<void> {
    const { figure, game, extras, arrived, open, redraw, refuse } = this.host
    this.isOpen = true
    const { Texts } = await fetched(figure, () => import('./texts.ts'))
    this.texts ??= new Texts(game(), extras(), figure.dataset, {
      begun: () => refuse(''),
      changed: arrived,
      redraw,
      list: (games, listed = '') => {
        this.games = games
        this.listed = listed
        redraw()
      },
      file: open,
      cut: (error, moves) => void this.cut(error, moves),
      other: (id) => refuse(words.otherGame(id)),
    })
    redraw()
  }

  /** @param error  its place is below 0 where that is not to be told */
  async cut(error: UserError, moves: number): Promise<void> {
    const { errorSentence } = await errorWords(this.host.figure)
    this.host.refuse(words.cut(errorSentence(error), moves, error.at))
  }
}
