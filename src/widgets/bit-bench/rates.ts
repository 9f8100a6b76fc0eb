import { fail, ok, type Result } from '../../../engine/index.ts'
import type { Rate } from '../../workers/bit-bench/measure.ts'
import { TASKS, WAYS, type TaskName, type WayName } from '../../workers/bit-bench/ways.ts'

export type { TaskName, WayName }

/** What `npm run bench bits` writes. */
export interface StoredBench {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly machine: string
  readonly rates: readonly Rate[]
}

/** Every task of every way, in the order in which they are written and shown. */
const ALL = TASKS.flatMap((task) => WAYS.map((way) => ({ task, way })))

export function rateOf(rates: readonly Rate[], task: TaskName, way: WayName): number | undefined {
  return rates.find((rate) => rate.task === task && rate.way === way)?.perSecond
}

/** Rates as a link has them: a whole number each, 0 where there is none. */
export function writeRates(rates: readonly Rate[]): string {
  if (rates.length === 0) return ''
  return ALL.map(({ task, way }) => Math.round(rateOf(rates, task, way) ?? 0)).join('-')
}

/** Error: `bit-bench/rates`, where a link has other than twelve numbers that can be. */
export function readRates(text: string): Result<readonly Rate[]> {
  if (text === '') return ok([])
  const parts = text.split('-')
  if (parts.length !== ALL.length || parts.some((part) => !/^\d{1,12}$/.test(part))) {
    return fail('bit-bench/rates')
  }
  const rates = ALL.map((each, i) => ({ ...each, perSecond: Number(parts[i]) }))
  return ok(rates.filter(({ perSecond }) => perSecond > 0))
}
