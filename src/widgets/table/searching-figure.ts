import type { GameOptions, Result } from '../../../engine/index.ts'
import { Asking } from '../../figure/asking.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { askingAt } from '../../figure/fetched.ts'
import { EngineClient } from '../../workers/client.ts'
import { BoardFigure, type BoardSchema } from './board-figure.ts'

/**
 * A board whose position a worker searches, anew whenever it changes. Its page names the game in
 * `data-game`, its options in `data-options`, and has found already what the figure opens with.
 *
 * @template T  what is found
 * @template P  how far a search has come
 */
export abstract class SearchingFigure<S extends BoardSchema, T, P = true> extends BoardFigure<
  unknown,
  S
> {
  private client: EngineClient | undefined
  private readonly asking = new Asking<T, P>(
    () => this.redraw(),
    () => this.client?.stop(),
  )

  /** What the page has found of the state as it is, if it has. */
  protected abstract given(): T | undefined

  /** How far a search has come as it begins. */
  protected abstract readonly atFirst: P

  /** Undefined: it is not wanted any more. */
  protected abstract search(
    client: EngineClient,
    isWanted: () => boolean,
    tell: (progress: P) => void,
  ): Promise<Result<T> | undefined>

  /** What is searched: states with the same have the same found. */
  protected get question(): string {
    return String(this.state.position)
  }

  protected get found(): T | undefined {
    return this.asking.found(this.question)
  }

  /** How far the search has come; undefined where there is none, or none to speak of. */
  protected get searching(): P | undefined {
    return this.asking.progress
  }

  protected engine(game: string): EngineClient {
    return new EngineClient(game, undefined, askingAt(this))
  }

  protected override async begin(): Promise<void> {
    const { game = '', options } = this.dataset
    const kit = await knownKit(this, game)
    await this.open(kit, options === undefined ? undefined : (JSON.parse(options) as GameOptions))
    this.client = this.engine(game)
    this.onLeave(() => this.asking.leave())
  }

  protected override ready(): void {
    const given = this.given()
    if (given === undefined) void this.find()
    else this.asking.keep(this.question, given)
  }

  protected override changed(arriving: boolean): void {
    void this.find(arriving)
  }

  /** @param says  that it has been stopped */
  protected stop(says: string): void {
    this.asking.leave()
    this.tell(says)
  }

  private async find(arriving = false): Promise<void> {
    const { client } = this
    if (client === undefined) return
    if (this.isOver || this.found !== undefined) {
      this.asking.leave()
      this.redraw(arriving)
      return
    }
    const asking = this.asking.ask(this.question, this.atFirst, (tell, isWanted) =>
      this.search(client, isWanted, tell),
    )
    this.redraw(arriving)
    const found = await asking
    // What else is wrong, as a link that is too long, an answer leaves.
    if (found?.ok === false) this.refuse(found.error)
    else if (found !== undefined) this.redraw()
  }
}
