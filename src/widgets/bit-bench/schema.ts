import type { Schema } from '../../state/schema.ts'

/** What was measured here, as `writeRates` has it; empty before anything was. */
export const BIT_BENCH_SCHEMA = {
  rates: { type: 'text', default: '', max: 200 },
} as const satisfies Schema

export type BitBenchSchema = typeof BIT_BENCH_SCHEMA
