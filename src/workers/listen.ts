import type { Agent, ClinicCase, GameKit } from '../../engine/index.ts'
import { answering, type Reviews } from './answering.ts'
import type { Envelope } from './protocol.ts'
import type { Solves } from './serve.ts'

/**
 * Makes the worker that runs this the engine of one game. Each game has a script of its own in
 * `games/`, so that its searches stay monomorphic and a page fetches no other game. The faulty
 * agents of `cases` and their right twins may be asked for a move as `agents` may.
 */
export function listen<P>(
  kit: GameKit<P>,
  agents: readonly Agent<P>[] = [],
  cases: readonly ClinicCase<P>[] = [],
  review?: Reviews,
  solves?: Solves<P>,
): void {
  const answer = answering(
    kit,
    () => performance.now(),
    (message, transfer) => postMessage(message, { transfer }),
    [...agents, ...cases.flatMap(({ agent, twinAgent }) => [agent, twinAgent])],
    cases,
    review,
    solves,
  )
  addEventListener('message', ({ data }: MessageEvent<Envelope>) => answer(data))
}
