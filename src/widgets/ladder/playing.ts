import type { MatchGame, Result } from '../../../engine/index.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { ladder as words } from '../../i18n/ladder.ts'
import type { EngineClient } from '../../workers/client.ts'
import { RULES } from '../heuristic-weights/model.ts'
import { MatchInWorker } from '../match/in-worker.ts'
import type { PlayedGames } from './runs.ts'
import { ladderSchema, lowerOf, matchesOf, type LadderState, type Upper } from './schema.ts'

/** What is to be played: of which matches, up to how many games of each, by which seed. */
type Asked = Pick<LadderState, 'upper' | 'games' | 'seed'>

/** A match of which games are still to be played. */
interface OpenMatch {
  readonly upper: Upper
  readonly left: number
}

/** The stored run’s pace counts as much as so many seconds of games played here. */
const TRUSTED = 5

/**
 * Plays the games that are asked for, in a worker. Paused, the game at hand rests where it is,
 * and is gone on with from the same ply when it is asked for next.
 */
export class Playing {
  /** From when it is told to play until it rests: a ply that has begun is played first. */
  running = false
  /** Since it was told to play: games over, games to be played, plies of the one at hand. */
  progress = { done: 0, of: 1, ply: 0 }
  says = ''
  error = ''
  private wanted = false
  private readonly worker: MatchInWorker
  private readonly played: PlayedGames
  private readonly secondsOf: (upper: Upper) => number
  private readonly changed: (ended?: Upper) => void

  /**
   * @param secondsOf  about how long a game of a match takes
   * @param changed  told of what happens, and of each game that is over, by its match
   */
  constructor(
    played: PlayedGames,
    secondsOf: (upper: Upper) => number,
    changed: (ended?: Upper) => void,
    client: EngineClient,
  ) {
    this.played = played
    this.secondsOf = secondsOf
    this.changed = changed
    this.worker = new MatchInWorker(client)
  }

  /**
   * Says what would be played.
   *
   * @param again  whether the stored run has been played by the same seed
   */
  ready(asked: Asked, again: boolean): string {
    const open = this.open(asked)
    return open.length === 0 ? words.nothing : words.ready(gamesOf(open), this.time(open), again)
  }

  /** Whether some of the games that are asked for, or a part of one, have been played. */
  begun(asked: Asked): boolean {
    const open = this.open(asked)
    return open.some(({ upper, left }) => left < asked.games || this.isResting(asked.seed, upper))
  }

  /** Plays until all is done, or it is paused, or fails. */
  async play(asked: Asked): Promise<void> {
    const before = this.open(asked)
    const began = performance.now()
    this.running = this.wanted = true
    this.error = ''
    this.progress = { done: 0, of: gamesOf(before), ply: this.progress.ply }
    let open = before
    while (this.wanted && open.length > 0) {
      const [{ upper }] = open
      const left = this.time(open)
      const past = this.time(before) - left
      const pace = ((performance.now() - began) / 1000 + TRUSTED) / (past + TRUSTED)
      const { done, of } = this.progress
      this.says = words.at(done + 1, of, words.versus(upper, lowerOf(upper)), left * pace)
      this.changed()
      const game = await this.playGame(asked.seed, upper)
      if (!game.ok) this.error = errorSentence(game.error)
      if (!game.ok || game.value === undefined) break
      this.played.add(asked.seed, upper, game.value)
      open = this.open(asked)
      this.progress.done = of - gamesOf(open)
      this.progress.ply = 0
      this.changed(upper)
    }
    const { done, of, ply } = this.progress
    this.running = this.wanted = false
    this.says = open.length === 0 ? words.done(of) : words.paused(done, of, ply)
    this.changed()
  }

  pause(): void {
    this.wanted = false
  }

  /** Ends the worker, and the game that rests in it. */
  stop(): void {
    this.wanted = false
    this.worker.stop()
  }

  /** @returns the next game of a match when it is over; undefined where it was paused before */
  private playGame(seed: number, upper: Upper): Promise<Result<MatchGame | undefined>> {
    const match = {
      key: keyOf(seed, upper),
      position: '',
      gameOptions: RULES,
      agents: [upper, lowerOf(upper)] as const,
      options: { games: ladderSchema.games.max, seed },
    }
    const told = (ply: number) => {
      this.progress.ply = ply
      this.changed()
    }
    return this.worker.play(match, this.next(seed, upper), () => this.wanted, told)
  }

  private next(seed: number, upper: Upper): number {
    return this.played.of(seed, upper).length
  }

  /** Whether the next game of a match is the one that rests in the worker. */
  private isResting(seed: number, upper: Upper): boolean {
    return this.worker.isResting(keyOf(seed, upper), this.next(seed, upper))
  }

  private open({ upper, games, seed }: Asked): readonly OpenMatch[] {
    return matchesOf(upper).flatMap((each) => {
      const left = games - this.played.of(seed, each).length
      return left > 0 ? [{ upper: each, left }] : []
    })
  }

  /** Seconds that games take where the stored run was made. */
  private time(open: readonly OpenMatch[]): number {
    return open.reduce((sum, { upper, left }) => sum + left * this.secondsOf(upper), 0)
  }
}

function gamesOf(open: readonly OpenMatch[]): number {
  return open.reduce((sum, { left }) => sum + left, 0)
}

function keyOf(seed: number, upper: Upper): string {
  return `${seed} ${upper}`
}
