/**
 * `npm run bench [NAME …]`: measures the hot paths and prints a table for the README.
 * Nothing here can fail for being slow; tests never look at the time.
 */
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Row } from './measure.ts'

const HELPERS = new Set(['clinic-store', 'run', 'measure', 'positions', 'tracer-process'])

const asked = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => !HELPERS.has(name) && (asked.length === 0 || asked.includes(name)))

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`,
)
console.log('| what | figure | how taken |\n| --- | --- | --- |')
for (const name of names) {
  const { bench } = (await import(join(import.meta.dirname, `${name}.ts`))) as {
    bench: () => Promise<Row[]>
  }
  for (const row of await bench()) console.log(`| ${row.what} | ${row.figure} | ${row.how} |`)
}
