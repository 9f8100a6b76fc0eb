import { ok, type GameKit, type Result } from '../../../engine/index.ts'
import type { BoardEvents } from '../../boards/interactive.ts'
import { boards } from '../../i18n/en/boards.ts'
import { caseWords as words } from '../../i18n/en/case.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnClinic } from '../../workers/spawn.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { loadCompanion } from '../hands/companion.ts'
import { faceOf, type Face } from '../hands/face.ts'
import { Evidence } from './evidence.ts'
import { answerMarks, type Pair } from './model.ts'
import { Place } from './place.ts'
import type { CaseSpec } from './schema.ts'
import { Searches } from './searches.ts'

/** A program that is looked into, with all that its game needs. */
export interface Bench {
  readonly spec: CaseSpec
  readonly kit: GameKit<unknown>
  readonly face: Face
  readonly place: Place
  readonly searches: Searches
  readonly evidence: Evidence
}

/**
 * @param host     the case’s element
 * @param changed  called when the searches or the evidence have changed
 */
export async function openBench(
  host: HTMLElement,
  spec: CaseSpec,
  events: BoardEvents,
  changed: () => void,
): Promise<Result<Bench>> {
  const { id, game } = spec
  const kit = await fetchKit(host, game)
  if (!kit.ok) return kit
  const companion = await fetched(host, () => loadCompanion(game))
  const shape = kit.value.board?.shape === 'hex' ? 'hex' : 'square'
  const client = () => new EngineClient(game, () => spawnClinic(game))
  return ok({
    spec,
    kit: kit.value,
    face: faceOf(shape, document, events, { ...boards, chosen: words.chosen }),
    place: new Place(kit.value, spec, companion),
    searches: new Searches(client(), spec, changed),
    evidence: new Evidence(id, client, changed),
  })
}

export function closeBench({ searches, evidence }: Bench): void {
  searches.stop()
  evidence.stop()
}

/** Shows the position on the board, with both answers where they are known. */
export function showPlace(
  { kit, face, place }: Bench,
  pair: Pair | undefined,
  pointed: number | undefined,
): void {
  const { position, chosen, targets, over } = place
  const shown = {
    label: words.board,
    active: !over,
    pointed,
    marks: pair === undefined ? [] : answerMarks(kit, position, pair),
    lit: [],
    favours: true,
    chosen,
    targets,
    preview: [],
    steps: [],
  }
  face.show(kit, position, shown, false)
}
