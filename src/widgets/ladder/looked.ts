import { hexBoard } from '../../boards/hex.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import { ladder as words } from '../../i18n/ladder.ts'
import { isPlayable, momentOf, stepsOf, storedGame, type ShownGame } from './replay.ts'
import type { PlayedGames, StoredRun } from './runs.ts'
import { saidOf, type Said } from './say.ts'
import { lowerOf, type LadderState } from './schema.ts'

/** The game that is looked at: the one that a state names, or the stored one of its match. */
export class LookedGame {
  private readonly played: PlayedGames
  private from: object | undefined
  private game: ShownGame | undefined
  private board: { readonly of: string; readonly is: Node } | undefined
  steps: Steps = { steps: 0 }
  /** Why the game that is wanted is not the one that is shown. */
  missing = ''

  constructor(played: PlayedGames) {
    this.played = played
  }

  /**
   * Takes the game of a state, and answers whether it was as it should be: what a device keeps may
   * have been changed.
   */
  take({ show, game, seed }: LadderState, stored: readonly StoredRun[]): boolean {
    const match = words.versus(show, lowerOf(show))
    const kept = stored.find(({ upper }) => upper === show)
    const played = game === 0 ? undefined : this.played.of(seed, show)[game - 1]
    const isSpoilt = played !== undefined && played !== this.from && !isPlayable(played)
    if (isSpoilt) this.played.cut(seed, show, game - 1)
    this.missing = isSpoilt
      ? words.spoilt(game, match)
      : game > 0 && played === undefined
        ? words.notYet(game, match)
        : ''
    this.look(isSpoilt ? kept : (played ?? kept))
    return !isSpoilt
  }

  private look(from: ShownGame | StoredRun | undefined): void {
    if (from === undefined || this.from === from) return
    this.from = from
    this.game = 'moves' in from ? from : storedGame(from)
    this.steps = stepsOf(this.game)
  }

  /** A moment of it, drawn and told. A board is drawn anew when it is another, and not before. */
  at(step: number, { seed, show, game }: LadderState): { board: Node; said: Said } | undefined {
    if (this.game === undefined) return undefined
    const moment = momentOf(this.game, step)
    const said = saidOf(show, moment)
    const of = `${seed} ${show} ${game} ${said.label} ${moment.step}`
    if (this.board?.of !== of) {
      this.board = { of, is: hexBoard(document, moment.model, said.label) }
    }
    return { board: this.board.is, said }
  }
}
