import { loadKit, ok, type GameKit, type Result } from '../../../engine/index.ts'
import type { BoardEvents } from '../../boards/interactive.ts'
import { boards } from '../../i18n/en/boards.ts'
import { caseWords as words } from '../../i18n/en/case.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnClinic } from '../../workers/spawn.ts'
import { loadCompanion, type Companion } from '../hands/companion.ts'
import { faceOf, type Face } from '../hands/face.ts'
import { Evidence } from './evidence.ts'
import type { CaseSpec } from './schema.ts'

/** A program that is looked into, with all that its game needs. */
export interface Bench {
  readonly spec: CaseSpec
  readonly kit: GameKit<unknown>
  readonly companion: Companion<unknown>
  readonly face: Face
  readonly client: EngineClient
  readonly evidence: Evidence
}

/** @param counted  called when the evidence has changed */
export async function openBench(
  spec: CaseSpec,
  events: BoardEvents,
  counted: () => void,
): Promise<Result<Bench>> {
  const { id, game } = spec
  const kit = await loadKit(game)
  if (!kit.ok) return kit
  const companion = await loadCompanion(game)
  const shape = kit.value.board?.shape === 'hex' ? 'hex' : 'square'
  const face = faceOf(shape, document, events, { ...boards, chosen: words.chosen })
  const client = () => new EngineClient(game, () => spawnClinic(game))
  const evidence = new Evidence(id, client, counted)
  return ok({ spec, kit: kit.value, companion, face, client: client(), evidence })
}

export function closeBench({ client, evidence }: Bench): void {
  client.stop()
  evidence.stop()
}
