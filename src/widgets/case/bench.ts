import { ok, type GameKit, type Result } from '../../../engine/index.ts'
import type { BoardEvents } from '../../boards/interactive.ts'
import { roomFor } from '../../boards/model.ts'
import { boards } from '../../i18n/boards.ts'
import { caseWords as words } from '../../i18n/case.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnClinic } from '../../workers/spawn.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { askingAt, fetched } from '../../figure/fetched.ts'
import { loadFace } from '../table/face.ts'
import { loadExtras } from '../table/load-extras.ts'
import type { Face } from '../table/shown.ts'
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
  const load = () => Promise.all([loadExtras(game), loadFace(kit.value)])
  const [extras, makeFace] = await fetched(host, load)
  const client = () => new EngineClient(game, () => spawnClinic(game), askingAt(host))
  return ok({
    spec,
    kit: kit.value,
    face: makeFace(document, events, boards),
    place: new Place(kit.value, spec, extras),
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
    room: roomFor(kit.board?.size(position).columns ?? 1),
    pointed,
    marks: pair === undefined ? [] : answerMarks(kit, position, pair),
    chosen,
    targets,
  }
  face.show(kit, position, shown, false)
}
