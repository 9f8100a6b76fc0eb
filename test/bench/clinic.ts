import { CLINIC, kits, Tournament, type ClinicCase, type Count } from '../../engine/index.ts'
import { cases } from '../../src/i18n/en/clinic.ts'
import type { Row } from './measure.ts'

/** Games of each faulty agent against its right twin, two for each opening. */
const GAMES = 40
/** Seeded games over which the symptom is counted, the first with seed 1. */
const SEEDED = 20

function rowOf(one: ClinicCase<unknown>): Row {
  const { fault, twin } = one.symptom(1, SEEDED)
  const kit = kits[one.game as keyof typeof kits]
  const match = new Tournament(kit, kit.game.initial(one.start), [one.agent, one.twinAgent], {
    games: GAMES,
    seed: 1,
  })
  while (match.playNext() !== undefined);
  const { wins, draws, losses, elo, low, high } = match.result
  const score = `${wins} won, ${draws} drawn, ${losses} lost`
  return {
    what: `${one.game}, ${cases[one.id].name.toLowerCase()}`,
    figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
    how: `${score} against its right twin; symptom ${told(fault)}, right ${told(twin)}`,
  }
}

function told({ count, of }: Count): string {
  return `${count} of ${of}`
}

export async function bench(): Promise<Row[]> {
  return CLINIC.map(rowOf)
}
