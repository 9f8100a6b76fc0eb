import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { filtersOf, resultsOf, type Failure } from './vitest-report.ts'

/*
 * `npm test`: every check, several at once, and at the end how many passed and failed and how long
 * each part took. A check counts as one test; Vitest's tests are counted from its report. What
 * crashes counts as failed. What a part says is shown when it has ended. A few tests that failed
 * beside others are tried once more, alone: what passes then failed for want of the processor, and
 * is named as such.
 */
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'cutoff-test-'))

/** What a program said, and its exit code: 1 if it had none. */
interface Run {
  readonly code: number
  readonly said: string
}

interface Result {
  readonly passed: number
  readonly failures: readonly Failure[]
  readonly said: string
  /** Tries its failed tests once more. @returns those that fail again */
  readonly again?: () => Promise<readonly Failure[]>
}

interface Part {
  readonly name: string
  /** The part that must have ended before this one begins. */
  readonly after?: string
  readonly run: () => Promise<Result>
}

/** The script that a package's command starts: what stands in `.bin` is no program on Windows. */
function scriptOf(name: string, command = name): string {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>
  }
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

function run(script: string, args: readonly string[]): Promise<Run> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        FORCE_COLOR: '0',
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        // What one part has compiled the next need not.
        NODE_COMPILE_CACHE: join(reports, 'compiled'),
      },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    child.on('error', (error) => done({ code: 1, said: said + error.message }))
    child.on('close', (code) => done({ code: code ?? 1, said }))
  })
}

async function check(script: string, ...args: string[]): Promise<Result> {
  const { code, said } = await run(script, args)
  if (code === 0) return { passed: 1, failures: [], said }
  return { passed: 0, failures: [{ why: `it ended with ${code}` }], said }
}

/** One more at once than there are cores, since a test of a page waits as much as it works. */
const AT_ONCE = availableParallelism() + 1

let reported = 0

/** Vitest with one worker, since the parts share the cores among them. */
async function vitest(project: string, ...filters: string[]): Promise<Result> {
  const file = join(reports, `${reported++}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const options = ['--project', project, '--maxWorkers=1', ...reporters]
  const { code, said } = await run(scriptOf('vitest'), ['run', ...options, ...filters])
  const { passed, failures } = resultsOf(file, root)
  // Vitest can fail with every test passed: an error outside of the tests, say.
  const unnamed = code !== 0 && failures.length === 0 ? [{ why: `it ended with ${code}` }] : []
  const again = async () => {
    const still: Failure[] = [...unnamed]
    for (const [file, failed] of Map.groupBy(failures, ({ file }) => file)) {
      const isNamed = file !== undefined
      const now = isNamed ? (await vitest(project, ...filtersOf(file, failed))).failures : failed
      still.push(...now)
    }
    return still
  }
  return { passed, failures: [...failures, ...unnamed], said, again }
}

/** Tests that try the figures of all chapters on the built pages: half of what the site takes. */
const OF_FIGURES = ['figures', 'focus', 'full-screen', 'phone-screen']

/*
 * In the order in which they begin: what is waited for first, then the longest, so that the cores
 * end together. Astro's three write into one folder, so they go one after the other.
 */
const parts: readonly Part[] = [
  { name: 'Build', run: () => check(scriptOf('astro'), 'build') },
  { name: 'Widgets, in Chromium', run: () => vitest('widgets') },
  { name: 'Engine', run: () => vitest('engine') },
  // It builds a copy of its own, and looks in the first build for what chapters ask.
  {
    name: 'A second language, below a path',
    after: 'Build',
    run: () => vitest('site', 'pseudo-language'),
  },
  {
    name: 'Types',
    after: 'Build',
    run: () => check(scriptOf('astro'), 'check', '--minimumFailingSeverity', 'hint'),
  },
  {
    name: 'Site, what is not asked of every page',
    after: 'Build',
    run: () =>
      vitest(
        'site',
        ...['pages-*', 'pseudo-language', ...OF_FIGURES].flatMap((name) => [
          '--exclude',
          `test/site/${name}.test.ts`,
        ]),
      ),
  },
  {
    name: 'Site, the figures of chapters',
    after: 'Build',
    run: () => vitest('site', ...OF_FIGURES.map((name) => `test/site/${name}.test.ts`)),
  },
  { name: 'Pages in Firefox', after: 'Build', run: () => vitest('site', 'pages-firefox') },
  { name: 'Pages in Chromium', after: 'Build', run: () => vitest('site', 'pages-chromium') },
  {
    name: 'Pages in an installed Chromium',
    after: 'Build',
    run: () => vitest('site', 'pages-installed'),
  },
  { name: 'Golden first frames', after: 'Types', run: () => vitest('golden') },
  {
    name: 'Formatting',
    run: () => check(scriptOf('oxfmt'), '--check'),
  },
  { name: 'Types of the engine', run: () => check(scriptOf('typescript', 'tsc'), '-p', 'engine') },
  { name: 'Lint', run: () => check(scriptOf('oxlint'), '--deny-warnings', '.') },
  { name: 'Nothing unused', run: () => check(scriptOf('knip')) },
  {
    name: 'No file that tests alone use',
    run: () => check(scriptOf('knip'), '--production', '--include', 'files'),
  },
]

interface Ended extends Result {
  readonly name: string
  readonly seconds: number
}

/** Runs all parts, several at once. @returns them in the order of their end */
function runAll(): Promise<readonly Ended[]> {
  const left = [...parts]
  const ended: Ended[] = []
  const isReady = ({ after }: Part) => !after || ended.some(({ name }) => name === after)
  let running = 0
  return new Promise((done) => {
    const begin = async ({ name, run }: Part) => {
      console.log(`… ${name}`)
      const begun = performance.now()
      const result = await run()
      const seconds = (performance.now() - begun) / 1000
      console.log(`\n— ${name}\n${result.said.trimEnd()}\n`)
      ended.push({ ...result, name, seconds })
      running--
      next()
    }
    const next = () => {
      while (running < AT_ONCE) {
        const at = left.findIndex(isReady)
        if (at < 0) break
        running++
        void begin(left.splice(at, 1)[0])
      }
      if (running === 0) done(ended)
    }
    next()
  })
}

/** More failures than this have another reason than a busy machine. */
const FEW = 12

/** What fails for good, by part, once few failures have been tried again, one after the other. */
async function triedAgain(all: readonly Ended[]): Promise<[Ended, readonly Failure[]][]> {
  const few = all.reduce((sum, { failures }) => sum + failures.length, 0) <= FEW
  const lasting: [Ended, readonly Failure[]][] = []
  for (const part of all) {
    const isTried = few && part.again && part.failures.length > 0
    lasting.push([part, isTried ? await part.again() : part.failures])
  }
  return lasting
}

const begun = performance.now()
const lasting = await triedAgain(await runAll())
const seconds = (performance.now() - begun) / 1000
rmSync(reports, { recursive: true, force: true })

console.log('')
let passed = 0
let failed = 0
for (const [part, failures] of lasting) {
  const once = part.failures.filter((each) => !failures.some((other) => isSame(each, other)))
  passed += part.passed + once.length
  failed += failures.length
  const counts = `${part.passed + once.length} passed, ${failures.length} failed`
  console.log(
    `${failures.length > 0 ? '✗' : '✓'} ${part.name}: ${counts} (${part.seconds.toFixed(0)} s)`,
  )
  for (const each of failures) console.log(`  ✗ ${told(each)}`)
  for (const each of once) console.log(`  ! failed beside others, passed alone: ${told(each)}`)
}
console.log(`${seconds.toFixed(0)} s in all, ${AT_ONCE} parts at once`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function isSame(one: Failure, other: Failure): boolean {
  return one.file === other.file && one.name === other.name
}

function told({ file, name, why }: Failure): string {
  return [file, name, why].filter((each) => each !== undefined).join(' · ')
}
