/**
 * `npx node test/bench/clinic-store.ts [CASE …]`: plays the faulty agents of these cases, or of all,
 * against their right twins and writes what comes of it to engine/clinic/matches.ts. All take
 * some minutes.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { CLINIC, CLINIC_MATCHES } from '../../engine/index.ts'
import { matchOf } from './clinic.ts'

const FILE = join(import.meta.dirname, '../../engine/clinic/matches.ts')

const asked = process.argv.slice(2)

const rows = CLINIC.map((one) => {
  const isAsked = asked.length === 0 || asked.includes(one.id)
  const entries = Object.entries(isAsked ? matchOf(one) : CLINIC_MATCHES[one.id]).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `  '${one.id}': { ${entries.join(', ')} },`
})

writeFileSync(
  FILE,
  `/** What a match of a faulty agent against its right twin came to, from the faulty one's side. */
export interface ClinicMatch {
  readonly games: number
  readonly seed: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Elo difference and its 95 % interval, rounded. */
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** When and where they were played: all of them by then. */
export const CLINIC_RUN = {
  date: '${new Date().toISOString().slice(0, 10)}',
  machine: '${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}',
} as const

/**
 * Every case's match, by its id: a \`Tournament\` from the case's start, with its agents. Written by
 * test/bench/clinic-store.ts; the same on every machine.
 */
// oxfmt-ignore
export const CLINIC_MATCHES: Readonly<Record<string, ClinicMatch>> = {
${rows.join('\n')}
}
`,
)
