import { ok, type Parting, type Result } from '../../../engine/index.ts'
import type { EngineClient } from '../../workers/client.ts'
import { RECORDED } from './model.ts'
import type { CaseSpec } from './schema.ts'

/** A position that was searched, and what came of it. */
export interface Found {
  readonly text: string
  readonly parting: Parting
}

/**
 * Runs both searches of a case in its worker. What was asked last is answered; whatever it
 * overtakes comes to `undefined`.
 */
export class Searches {
  private readonly client: EngineClient
  private readonly spec: CaseSpec
  private readonly changed: () => void
  private asked = 0
  private running = false
  private done = 0

  /** @param changed  called when any of what can be read here has changed */
  constructor(client: EngineClient, spec: CaseSpec, changed: () => void) {
    this.client = client
    this.spec = spec
    this.changed = changed
  }

  get busy(): boolean {
    return this.running
  }

  /** Random positions that have been searched in vain by now. */
  get tried(): number {
    return this.done
  }

  async at(text: string): Promise<Result<Parting> | undefined> {
    const mine = this.begin()
    const parting = await this.part(text)
    return this.isOver(mine) ? undefined : this.end(parting)
  }

  /** The first position on which the two answer different moves: `undefined` in `ok` if on none. */
  async differing(texts: Iterable<string>): Promise<Result<Found | undefined> | undefined> {
    const mine = this.begin()
    for (const text of texts) {
      const parting = await this.part(text)
      if (this.isOver(mine)) return undefined
      if (!parting.ok) return this.end(parting)
      const { fault, twin } = parting.value
      if (fault.result.move !== twin.result.move) {
        return this.end(ok({ text, parting: parting.value }))
      }
      this.done++
      this.changed()
    }
    return this.end(ok(undefined))
  }

  /** Ends what is running. */
  stop(): void {
    this.asked++
    this.running = false
    this.done = 0
    this.client.stop()
    this.changed()
  }

  private begin(): number {
    if (this.client.busy) this.client.stop()
    this.running = true
    this.done = 0
    this.changed()
    return ++this.asked
  }

  private end<T>(answer: T): T {
    this.running = false
    this.done = 0
    return answer
  }

  private isOver(mine: number): boolean {
    return mine !== this.asked
  }

  private part(position: string): Promise<Result<Parting>> {
    const { id, gameOptions } = this.spec
    return this.client.part({ case: id, position, gameOptions, cap: RECORDED })
  }
}
