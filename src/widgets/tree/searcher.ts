import {
  EXACT,
  fail,
  NO_MOVE,
  ok,
  Recorder,
  type GameKit,
  type Result,
  type ThreatResult,
} from '../../../engine/index.ts'
import type { EngineClient } from '../../workers/client.ts'
import type { Progress } from '../../workers/protocol.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { GameWorker } from './game-worker.ts'
import { SPEAK_AFTER } from '../../figure/asking.ts'
import { nextTask } from '../../figure/next-task.ts'
import { notCounted, recordedOf, specOfAgent } from './agent-search.ts'
import { INSIGHT, prepare, type Checked, type Prepared } from './prepare.ts'
import { openSession, type Recorded, type Session } from './session.ts'
import { addsUp, COUNTED_NODES, PROOF_NODES, type ProofName, type TreeSpec } from './spec.ts'

/** Runs a figure's searches in a worker, one at a time: a new one ends the one before. */
export class Searcher {
  private readonly figure: HTMLElement
  private readonly changed: () => void
  private readonly worker: GameWorker
  private readonly insight: boolean
  private running: object | undefined
  private nodes: number | undefined

  /**
   * @param changed  called when `searching` has changed
   * @param insight  ask for what the pictures of techniques need as well
   */
  constructor(
    figure: HTMLElement,
    changed: () => void,
    clientOf?: (game: string) => EngineClient,
    insight = false,
  ) {
    this.insight = insight
    this.figure = figure
    this.changed = changed
    this.worker = new GameWorker(figure, clientOf)
  }

  /** Nodes so far; undefined where no search is long enough to be spoken of. */
  get searching(): number | undefined {
    return this.nodes
  }

  /** Undefined: the search was ended by another one, or by `stop`. */
  async run(spec: TreeSpec): Promise<Checked<Session> | undefined> {
    const kit = await fetchKit(this.figure, spec.game)
    return kit.ok ? this.runWith(kit.value, spec) : kit
  }

  /** Ends what is running. */
  stop(): void {
    if (this.running === undefined) return
    this.worker.stop()
    this.settle()
  }

  private async runWith<P>(kit: GameKit<P>, spec: TreeSpec): Promise<Checked<Session> | undefined> {
    const prepared = prepare(kit, spec)
    if (!prepared.ok) return prepared
    const { position, spec: full } = prepared.value
    this.stop()
    const mine = {}
    this.running = mine
    const isMine = () => this.running === mine
    let nodes = 0
    const timer = setTimeout(() => this.speak(isMine, nodes), SPEAK_AFTER)
    const engine = this.worker.of(full.game)
    const request = { ...prepared.value.request, ...(this.insight && INSIGHT) }
    const wanted = { ...prepared.value, request, proof: full.proof }
    const answer = await ask(engine, wanted, (progress) => {
      nodes = progress.nodes
      if (this.nodes !== undefined) this.speak(isMine, nodes)
    })
    clearTimeout(timer)
    if (!isMine()) return undefined
    if (!answer.ok) {
      this.settle()
      return answer
    }

    const { recording, chosen } = answer.value
    const { gameOptions } = full
    const count =
      (recording.dropped === 0 && addsUp(full)) || chosen !== undefined || full.proof !== undefined
        ? undefined
        : await engine.count({
            position: full.position,
            depth: full.depth,
            budget: COUNTED_NODES,
            ...(gameOptions === undefined ? {} : { gameOptions }),
          })
    // A large recording takes a while to be read, and to be drawn: each in a task of its own.
    await nextTask()
    if (!isMine()) return undefined
    const plain = count?.ok === true ? { plain: count.value } : {}
    const found = chosen === undefined ? full : specOfAgent(full, chosen)
    const session = openSession(kit, position, found, { ...answer.value, ...plain })
    await nextTask()
    if (!isMine()) return undefined
    const proof = chosen?.proof ?? answer.value.proof
    const shown =
      proof === undefined ? session : { ...session, ...(await this.proofOf(kit, position, proof)) }
    if (!isMine()) return undefined
    this.settle()
    return ok(shown)
  }

  private async proofOf(kit: GameKit<unknown>, position: unknown, proof: ThreatResult) {
    const { proofOf } = await fetched(this.figure, () => import('../threats/proof.ts'))
    return proofOf(kit, position, proof)
  }

  private speak(isMine: () => boolean, nodes: number): void {
    if (!isMine()) return
    this.nodes = nodes
    this.changed()
  }

  private settle(): void {
    this.running = undefined
    if (this.nodes === undefined) return
    this.nodes = undefined
    this.changed()
  }
}

/** The recorded search: by its options, or the one by which an agent moves. */
async function ask(
  engine: EngineClient,
  {
    request,
    agent,
    proof,
  }: Pick<Prepared<unknown>, 'request' | 'agent'> & { readonly proof: ProofName | undefined },
  progress: (progress: Progress) => void,
): Promise<Result<Recorded & { readonly proof?: ThreatResult }>> {
  if (proof === 'fours' || proof === 'threats') {
    const { position, gameOptions } = request
    const options = { kind: proof, nodes: PROOF_NODES }
    const where = { position, ...(gameOptions && { gameOptions }) }
    const answer = await engine.threats({ ...where, options }, progress)
    if (!answer.ok) return answer
    // The proof is stepped in place of a recording, which has nothing but the root.
    const recorder = new Recorder('alphabeta', { depth: 0 })
    recorder.enter(NO_MOVE, 0, 0, 0)
    recorder.evaluate(0, 0)
    recorder.exit(0, EXACT)
    const recording = recorder.finish()
    return ok({ recording, sizes: notCounted(recording), proof: answer.value })
  }
  if (agent !== undefined) {
    const answer = await engine.record(agent, progress)
    return answer.ok ? ok(recordedOf(answer.value)) : answer
  }
  const answer = await engine.search(request, progress)
  if (!answer.ok) return answer
  const { recording, sizes } = answer.value
  if (recording === undefined) return fail('worker/failed')
  return ok({ ...answer.value, recording, sizes: sizes ?? notCounted(recording) })
}
