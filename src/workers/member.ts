import {
  ContractError,
  ok,
  SplitWorker,
  subjectFrom,
  type GameKit,
  type Result,
  type SplitFound,
} from '../../engine/index.ts'
import type { JoinRequest, ShareRequest } from './protocol.ts'
import { guarded, paced, type Service } from './serve.ts'

/** What a worker keeps from one request to the next while it searches together with others. */
export class Member<P> {
  private readonly kit: GameKit<P>
  private worker: SplitWorker<P> | undefined

  constructor(kit: GameKit<P>) {
    this.kit = kit
  }

  /** `service` is used by the shares as well. Limits in milliseconds run from here on. */
  join({ position, gameOptions, start }: JoinRequest, service: Service): Result<true> {
    return guarded(() => {
      const read = this.kit.game.parse(position, gameOptions)
      if (!read.ok) return read
      const hooks = { clock: service.clock, progress: paced(service) }
      this.worker = new SplitWorker(subjectFrom(this.kit, read.value), start, hooks)
      return ok(true)
    })
  }

  share({ share }: ShareRequest): Result<SplitFound> {
    return guarded(() => {
      if (this.worker === undefined) throw new ContractError('share', 'before a search is joined')
      return ok(this.worker.do(share))
    })
  }
}
