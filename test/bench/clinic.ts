import {
  CLINIC,
  kits,
  Tournament,
  type ClinicCase,
  type ClinicMatch,
  type Count,
} from '../../engine/index.ts'
import { cases } from '../../src/i18n/en/clinic.ts'
import type { Row } from './measure.ts'

/** Games of each faulty agent against its right twin, two for each opening. */
const GAMES = 200
const SEED = 1
/** Seeded games over which the symptom is counted, the first with seed 1. */
const SEEDED = 20

/** What a faulty agent comes to against its right twin; the same on every machine. */
export function matchOf(one: ClinicCase<unknown>): ClinicMatch {
  const kit = kits[one.game as keyof typeof kits]
  const agents = [one.agent, one.twinAgent] as const
  const match = new Tournament(kit, kit.game.initial(one.start), agents, {
    games: GAMES,
    seed: SEED,
  })
  while (match.playNext() !== undefined);
  const { wins, draws, losses, elo, low, high } = match.result
  const rounded = { elo: Math.round(elo), low: Math.round(low), high: Math.round(high) }
  return { games: GAMES, seed: SEED, wins, draws, losses, ...rounded }
}

function rowOf(one: ClinicCase<unknown>): Row {
  const { fault, twin } = one.symptom(1, SEEDED)
  const { games, wins, draws, losses, elo, low, high } = matchOf(one)
  return {
    what: `${one.game}, ${cases[one.id].name.toLowerCase()}`,
    figure: `${elo} Elo (${low} to ${high})`,
    how: `${games} games with its right twin, +${wins} =${draws} −${losses}; symptom ${told(fault)}, right ${told(twin)}`,
  }
}

function told({ count, of }: Count): string {
  return `${count} of ${of}`
}

export async function bench(): Promise<Row[]> {
  return CLINIC.map(rowOf)
}
