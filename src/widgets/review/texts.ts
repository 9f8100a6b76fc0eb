import type { TemplateResult } from 'lit-html'
import { MOST_GAMES, ok, type ListedGame, type UserError } from '../../../engine/index.ts'
import { analysis } from '../../i18n/analysis.ts'
import type { GameWords } from '../../i18n/games.ts'
import { review as words } from '../../i18n/review.ts'
import { TextPanel } from '../analysis/text-panel.ts'
import { textTemplate } from '../analysis/text-view.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { GameRecord } from '../table/game-record.ts'
import { takenOf } from './files.ts'
import type { KeptReview } from './kept.ts'

interface TextsEvents {
  /** A text has come: what was wrong with the one before is said no more. */
  readonly begun: () => void
  /** Another game has been set up. */
  readonly changed: () => void
  readonly redraw: () => void
  /** The text has several games, which a sentence says; none where it has one. */
  readonly list: (games: readonly ListedGame[], listed?: string) => void
  readonly file: (review: KeptReview) => void
  /** It is a file of another game. */
  readonly other: (id: string) => void
  /** Only so many moves of the text could be played. */
  readonly cut: (error: UserError, moves: number) => void
}

/** The game as a text, in every form that its reader knows, and files of games. */
export class Texts {
  private readonly panel: TextPanel
  private readonly record: GameRecord<unknown>
  private readonly events: TextsEvents

  constructor(
    record: GameRecord<unknown>,
    extras: GameExtras<unknown>,
    data: DOMStringMap,
    events: TextsEvents,
  ) {
    this.record = record
    this.events = events
    const labels = JSON.parse(data['labels'] ?? '{"options":{}}') as Pick<
      GameWords,
      'options' | 'values'
    >
    const { changed, redraw } = events
    this.panel = new TextPanel(record, extras, labels, {
      changed: () => {
        this.events.list([])
        changed()
      },
      redraw,
      takes: (text) => this.takes(text),
    })
  }

  follow(): void {
    this.panel.follow()
  }

  take(text: string): void {
    this.panel.take(ok(text))
  }

  draw(id: string, say: (error: UserError) => string): TemplateResult {
    this.panel.toggle(true)
    return textTemplate(this.panel.model(say), this.panel, id, analysis)
  }

  private takes(text: string): boolean {
    const { record, events } = this
    const { kit, options } = record
    events.begun()
    const taken = takenOf(kit, text, options)
    if (taken === undefined) return false
    switch (taken.kind) {
      case 'list':
        events.list(taken.games, words.listed(taken.games.length, taken.games.length < MOST_GAMES))
        return true
      case 'file':
        if (taken.game !== kit.game.id) events.other(taken.game)
        else events.file(taken.review)
        return true
      case 'part': {
        if (!record.setUp(taken.text).ok) return false
        events.list([])
        events.changed()
        events.cut(taken.error, taken.moves)
        return true
      }
    }
  }
}
