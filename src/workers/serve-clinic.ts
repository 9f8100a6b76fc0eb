import {
  ContractError,
  fail,
  ok,
  part,
  type ClinicCase,
  type GameKit,
  type Parting,
  type Result,
  type Symptom,
} from '../../engine/index.ts'
import type { PartRequest, SymptomRequest } from './protocol.ts'
import { guarded } from './serve.ts'

/** Runs a faulty search and its right twin on a position in which there is a move to be played. */
export function servePart<P>(
  kit: GameKit<P>,
  cases: readonly ClinicCase<P>[],
  { case: id, position, gameOptions, cap }: PartRequest,
): Result<Parting> {
  return guarded(() => {
    const read = kit.game.parse(position, gameOptions)
    if (!read.ok) return read
    if (kit.game.outcome(read.value) !== undefined) return fail('move/game-over')
    return ok(part(caseOf(cases, id), read.value, undefined, {}, cap))
  })
}

/** Counts a symptom, of the fault and of its twin. */
export function serveSymptom<P>(
  cases: readonly ClinicCase<P>[],
  { case: id, seed, games }: SymptomRequest,
): Result<Symptom> {
  return guarded(() => ok(caseOf(cases, id).symptom(seed, games)))
}

function caseOf<P>(cases: readonly ClinicCase<P>[], id: string): ClinicCase<P> {
  const found = cases.find((each) => each.id === id)
  if (found === undefined) throw new ContractError('clinic', `no case '${id}'`)
  return found
}
