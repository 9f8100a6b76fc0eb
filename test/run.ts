import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * `npm test`: every check in order, and at the end how many passed and failed. A check counts as
 * one test; Vitest's tests are counted from its report. What crashes counts as failed.
 */
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'cutoff-test-'))
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

interface Count {
  passed: number
  failed: number
}

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: unknown[] }[]
}

/** Runs a program with its output shown as it comes. @returns its exit code, 1 if it had none. */
function run(program: string, args: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(bin(program), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

async function check(program: string, ...args: string[]): Promise<Count> {
  const failed = (await run(program, args)) === 0 ? 0 : 1
  return { passed: 1 - failed, failed }
}

async function vitest(project: string): Promise<Count> {
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('vitest', ['run', '--project', project, ...reporters])
  const count = countOf(file)
  // Vitest can fail with every test passed: an error outside of the tests, say.
  if (code !== 0 && count.failed === 0) count.failed = 1
  return count
}

function countOf(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const steps: [string, () => Promise<Count>][] = [
  ['Formatting', () => check('prettier', '--check', '--log-level', 'warn', '.')],
  ['Lint', () => check('oxlint', '--deny-warnings', '.')],
  ['Types of the engine', () => check('tsc', '-p', 'engine')],
  ['Types of the rest', () => check('astro', 'check', '--minimumFailingSeverity', 'hint')],
  ['Engine', () => vitest('engine')],
  ['Golden first frames', () => vitest('golden')],
  ['Build', () => check('astro', 'build')],
  ['Widgets, in a browser', () => vitest('widgets')],
  ['Site, in browsers', () => vitest('site')],
]

const counts: [string, Count, number][] = []
for (const [name, step] of steps) {
  console.log(`\n— ${name}`)
  const begun = performance.now()
  const count = await step()
  counts.push([name, count, (performance.now() - begun) / 1000])
}
rmSync(reports, { recursive: true, force: true })

console.log('')
for (const [name, { passed, failed }, seconds] of counts) {
  const mark = failed > 0 ? '✗' : '✓'
  console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`)
}
const passed = counts.reduce((sum, [, count]) => sum + count.passed, 0)
const failed = counts.reduce((sum, [, count]) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
