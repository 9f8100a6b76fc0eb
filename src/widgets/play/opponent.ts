import {
  NO_MOVE,
  type AlgorithmName,
  type GameOptions,
  type Move,
  type Result,
} from '../../../engine/index.ts'
import { SPEAK_AFTER } from '../../figure/asking.ts'
import { EngineClient } from '../../workers/client.ts'
import type { Progress } from '../../workers/protocol.ts'
import { spawnClinic } from '../../workers/spawn.ts'

/** Least milliseconds between the reader's move and the answer, so that both are seen. */
const LEAST_PAUSE = 350

export interface Ask {
  /** As the game reads it. */
  readonly position: string
  readonly gameOptions: GameOptions | undefined
  readonly algorithm: AlgorithmName
  /** Plies. */
  readonly depth: number
  /** Who is to answer in place of that search, and the seed of what it leaves to chance. */
  readonly agent?: { readonly id: string; readonly seed: number }
  /** It is one of the clinic. */
  readonly faulty?: true
}

export interface Found {
  /** What found it; absent where an agent did, whose value is its own view. */
  readonly algorithm?: AlgorithmName
  /** NO_MOVE where the search was stopped before it had judged one; then no value either. */
  readonly move: Move
  readonly value: number | undefined
  readonly nodes: number
  /** What is expected, the move first; absent where that is not known. */
  readonly line?: readonly Move[]
  /** What proved the move, where something did. */
  readonly by?: 'threats' | 'solver'
  /** Plies that the value is of; absent where they were not counted. */
  readonly depth?: number
  /** Not all moves were searched to that depth. */
  readonly partial?: true
  readonly stopped: boolean
}

/** How far a search has come that is long enough to be spoken of. */
export interface Searching {
  /** Positions looked at. */
  readonly nodes: number
  /** Plies that are searched whole; 0 for none. */
  readonly depth: number
  /** Since it was asked. */
  readonly seconds: number
  /** Of the best move so far, in the view in which it answers; undefined before a move is judged. */
  readonly value: number | undefined
  /** What searches; absent where an agent does, whose value is its own view. */
  readonly algorithm?: AlgorithmName
  /** What it expects so far; empty where that is not told. */
  readonly line: readonly Move[]
  /** Between which values a solver has shown the position's to lie. */
  readonly proved: readonly [low: number, high: number] | undefined
}

/**
 * The engine in one seat: it thinks in a worker of its own, can be hurried, and can be left. The
 * faulty programs have another worker, which starts with the first of them.
 */
export class Opponent {
  private readonly client: EngineClient
  private readonly clinic: EngineClient
  private readonly changed: () => void
  private asked: Ask | undefined
  private progress: Progress | undefined
  private spoken = false
  private since = 0
  /** Milliseconds that it has thought since it was last told to forget them. */
  thought = 0

  /**
   * @param again    as for `EngineClient`
   * @param changed  called when `searching` has changed
   */
  constructor(
    game: string,
    again: (over: AbortSignal) => Promise<void>,
    changed: () => void = () => undefined,
  ) {
    this.client = new EngineClient(game, undefined, again)
    this.clinic = new EngineClient(game, () => spawnClinic(game), again)
    this.changed = changed
  }

  get thinking(): boolean {
    return this.asked !== undefined
  }

  /** Undefined before a search is long enough to be spoken of. */
  get searching(): Searching | undefined {
    if (this.asked === undefined || !this.spoken) return undefined
    const { nodes = 0, best } = this.progress ?? {}
    const whole = best === undefined || best.partial ? 0 : (best.depth ?? 0)
    const seconds = (performance.now() - this.since) / 1000
    return {
      nodes,
      depth: whole,
      seconds,
      value: best?.value,
      line: best?.line ?? [],
      proved: best?.proved,
      ...algorithmOf(this.asked),
    }
  }

  /**
   * Searches for a move. Undefined: the question was withdrawn by `leave` or another `think`.
   *
   * @param pause  milliseconds that pass at least before the answer
   */
  async think(ask: Ask, pause = LEAST_PAUSE): Promise<Result<Found> | undefined> {
    this.leave()
    const token = { ...ask }
    this.asked = token
    this.since = performance.now()
    const earliest = this.since + pause
    const timer = setTimeout(() => {
      this.spoken = true
      this.changed()
    }, SPEAK_AFTER)
    const answer = await this.answer(ask, (progress) => {
      if (this.asked !== token) return
      this.progress = progress
      if (this.spoken) this.changed()
    })
    clearTimeout(timer)
    if (this.asked === token) this.thought += performance.now() - this.since
    await rest(earliest - performance.now())
    if (this.asked !== token) return undefined
    const { progress } = this
    this.forget()
    if (answer.ok) return answer
    if (answer.error.code !== 'worker/stopped') return answer
    const best = progress?.best ?? { move: NO_MOVE }
    const nodes = progress?.nodes ?? 0
    return {
      ok: true,
      value: { ...algorithmOf(ask), value: undefined, ...best, nodes, stopped: true },
    }
  }

  private async answer(ask: Ask, progress: (progress: Progress) => void): Promise<Result<Found>> {
    const { depth, algorithm, position, gameOptions, agent, faulty } = ask
    const where = { position, ...(gameOptions && { gameOptions }) }
    if (agent !== undefined) {
      const { id, seed } = agent
      const client = faulty === true ? this.clinic : this.client
      const chosen = await client.agent({ ...where, agent: id, seed }, progress)
      if (!chosen.ok) return chosen
      return { ok: true, value: { value: undefined, ...chosen.value, stopped: false } }
    }
    const searched = await this.client.search({ ...where, algorithm, options: { depth } }, progress)
    if (!searched.ok) return searched
    const { move, value, nodes, line } = searched.value.result
    return { ok: true, value: { algorithm, depth, move, value, nodes, line, stopped: false } }
  }

  /** Nodes that minimax would visit; -1 past the budget, undefined where that was withdrawn. */
  async count(ask: Ask, budget: number): Promise<number | undefined> {
    const { depth, position, gameOptions } = ask
    const counted = await this.client.count({
      position,
      depth,
      budget,
      ...(gameOptions && { gameOptions }),
    })
    return counted.ok ? counted.value : undefined
  }

  /** Ends the search; `think` answers with the best move so far. */
  hurry(): void {
    this.client.stop()
    this.clinic.stop()
  }

  /** Ends whatever is going on, without an answer. */
  leave(): void {
    this.forget()
    for (const client of [this.client, this.clinic]) if (client.busy) client.stop()
  }

  private forget(): void {
    this.asked = undefined
    this.progress = undefined
    this.spoken = false
  }
}

function algorithmOf({ algorithm, agent }: Ask): Pick<Found, 'algorithm'> {
  return agent === undefined ? { algorithm } : {}
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
