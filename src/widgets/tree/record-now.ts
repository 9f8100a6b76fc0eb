import {
  agentsOf,
  kitOf,
  recordSolution,
  treeSize,
  type GameKit,
  type Result,
} from '../../../engine/index.ts'
import { serveRecord } from '../../workers/serve-record.ts'
import { serveSearch, type Solves } from '../../workers/serve.ts'
import { notCounted, recordedOf, specOfAgent } from './agent-search.ts'
import { INSIGHT, prepare } from './prepare.ts'
import { openSession, type Session } from './session.ts'
import { addsUp, COUNTED_NODES, RECORDED_NODES, type TreeSpec } from './spec.ts'

/**
 * Searches at once, without a worker: while the site is built, and in tests. Pages in a browser
 * must not import this, since it brings the searches along.
 *
 * @param cap      the most nodes to keep
 * @param insight  find what the pictures of techniques need as well
 */
export function recordNow(spec: TreeSpec, cap = RECORDED_NODES, insight = false): Result<Session> {
  const kit = kitOf(spec.game)
  return kit.ok ? record(kit.value, spec, cap, insight) : kit
}

function record<P>(
  kit: GameKit<P>,
  spec: TreeSpec,
  cap: number,
  insight: boolean,
): Result<Session> {
  const prepared = prepare(kit, spec)
  if (!prepared.ok) return prepared
  const { position, request, agent } = prepared.value
  const service = { clock: () => 0, progress: () => {} }
  if (agent !== undefined) {
    const asked = { task: 'record' as const, ...agent, cap }
    const answer = serveRecord(kit, agentsOf(kit.game.id), asked, service)
    if (!answer.ok) return answer
    const found = specOfAgent(prepared.value.spec, answer.value.chosen)
    return { ok: true, value: openSession(kit, position, found, recordedOf(answer.value)) }
  }
  const answer = serveSearch(
    kit,
    { task: 'search', ...request, cap, ...(insight && INSIGHT) },
    service,
    // Only Connect 4 has that proof.
    spec.proof === 'solver' ? (recordSolution as unknown as Solves<P>) : undefined,
  )
  if (!answer.ok) return answer
  const { recording, sizes } = answer.value
  if (recording === undefined) throw new Error('recordNow: no recording')
  const plain =
    spec.proof !== undefined || (recording.dropped === 0 && addsUp(spec))
      ? undefined
      : treeSize(kit.game, position, prepared.value.spec.depth, COUNTED_NODES)
  return {
    ok: true,
    value: openSession(kit, position, prepared.value.spec, {
      ...answer.value,
      recording,
      sizes: sizes ?? notCounted(recording),
      ...(plain === undefined ? {} : { plain }),
    }),
  }
}
