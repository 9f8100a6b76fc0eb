/**
 * `npm run bench [NAME …]`: measures the hot paths and prints a table. With `--write` the whole
 * table goes to BENCHMARKS.md, and the rows that stand in the README are renewed there.
 * Nothing here can fail for being slow; tests never look at the time.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Row } from './measure.ts'

const HELPERS = new Set([
  'clinic-store',
  'run',
  'measure',
  'positions',
  'technique-process',
  'tasks',
  'tracer-process',
])

const asked = process.argv.slice(2).filter((word) => word !== '--write')
const write = process.argv.includes('--write')
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => !HELPERS.has(name) && (asked.length === 0 || asked.includes(name)))

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`
console.log(`${machine}\n`)
const head = ['| what | figure | how taken |', '| --- | --- | --- |']
console.log(head.join('\n'))
const table = new Map<string, string>()
for (const name of names) {
  const { bench } = (await import(`./${name}.ts`)) as {
    bench: () => Promise<Row[]>
  }
  for (const row of await bench()) {
    const line = `| ${row.what} | ${row.figure} | ${row.how} |`
    table.set(row.what, line)
    console.log(line)
  }
}
if (write) {
  renew('BENCHMARKS.md', (what) => asked.length > 0 || table.has(what), asked.length === 0)
  renew('README.md', () => true, false)
}

/**
 * Writes what was measured between the marks of a file: of its rows those that are kept, in their
 * order, each with its new figures where it was measured, then the new ones where they are wanted.
 */
function renew(file: string, keeps: (what: string) => boolean, adds: boolean): void {
  const path = join(import.meta.dirname, '../..', file)
  const text = readFileSync(path, 'utf8')
  const [before, within, after] = text.split(/(?<=<!-- bench -->\n)|(?=<!-- \/bench -->)/)
  const old = within.split('\n').filter((line) => /^\| (?!what |---)/.test(line))
  const nameOf = (line: string) => line.split('|')[1].trim()
  const kept = old.filter((line) => keeps(nameOf(line)))
  const rows = kept.map((line) => table.get(nameOf(line)) ?? line)
  const known = new Set(kept.map(nameOf))
  if (adds) for (const [what, line] of table) if (!known.has(what)) rows.push(line)
  writeFileSync(path, `${before}\n${machine}.\n\n${[...head, ...rows].join('\n')}\n\n${after}`)
}
