import {
  Judge,
  ok,
  reviewWay,
  type Agent,
  type Effort,
  type GameKit,
  type Solver,
} from '../../engine/index.ts'
import type { Reviews } from './answering.ts'
import { listen } from './listen.ts'
import { guarded, paced } from './serve.ts'

/** Judges positions; what its solver has found is kept from one to the next. */
function reviewing<P>(kit: GameKit<P>, agents: readonly Agent<P>[], solver?: Solver<P>): Reviews {
  const judges = new Map<Effort, Judge<P>>()
  return ({ position, gameOptions, effort, solve }, service) =>
    guarded(() => {
      const read = kit.game.parse(position, gameOptions)
      if (!read.ok) return read
      const judge = judges.get(effort) ?? new Judge(kit, reviewWay(agents, effort), solver)
      judges.set(effort, judge)
      return ok(judge.judge(read.value, solve, { progress: paced(service) }))
    })
}

/** Makes the worker that runs this one that reviews a game, and has its agents choose moves. */
export function listenReview<P>(
  kit: GameKit<P>,
  agents: readonly Agent<P>[] = [],
  solver?: Solver<P>,
): void {
  listen(kit, agents, [], reviewing(kit, agents, solver))
}
