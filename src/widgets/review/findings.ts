import type { Judged } from '../../../engine/index.ts'
import type { Stepper } from '../../figure/stepper/stepper.ts'
import type { GameRecord } from '../table/game-record.ts'
import { KeptReviews, type KeptReview } from './kept.ts'
import { foundOf, type Found } from './model.ts'
import type { ReviewState } from './schema.ts'

/** Who reviews a game. */
interface Host {
  readonly game: () => GameRecord<unknown>
  /** What a link says of the game as it stands. */
  readonly come: () => ReviewState
}

/** What has been found of the game under review, which the device keeps with it. */
export class Findings {
  /** By the ply. */
  judged: readonly (Judged | undefined)[] = []
  found: Found | undefined
  readonly kept: KeptReviews
  private readonly stepper: Stepper
  private readonly host: Host

  /** @param stepper  whose steps are the plies: its keys lead to those that lost value */
  constructor(game: string, stepper: Stepper, host: Host) {
    this.kept = new KeptReviews(game)
    this.stepper = stepper
    this.host = host
  }

  judge(judged: readonly (Judged | null | undefined)[]): void {
    const game = this.host.game()
    this.judged = judged.map((each) => each ?? undefined)
    this.found = foundOf(game, this.judged)
    const { lapses = [] } = this.found?.review ?? {}
    const plies = lapses.map(({ ply }) => ply)
    const steps = game.line.length
    this.stepper.place(game.played.length, {
      steps,
      nextKey: (step) => plies.find((ply) => ply > step) ?? steps,
      previousKey: (step) => plies.findLast((ply) => ply < step) ?? 0,
    })
  }

  /** Takes up what the device has found of this game. */
  recall(): void {
    const kept = this.kept.find({ ...this.host.come(), judged: [] })
    if (kept !== undefined) this.judge(kept.judged)
  }

  /** The game as the device keeps it. */
  get game(): KeptReview {
    const { lifted, set, moves, effort } = this.host.come()
    const judged = Array.from(this.judged, (each) => each ?? null)
    return { lifted, set, moves, effort, judged }
  }

  keep(): void {
    this.kept.keep(this.game)
  }
}
