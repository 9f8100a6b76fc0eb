import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What failed: a check, a file of tests of which none could begin, or a test. */
export interface Failure {
  /** The tests' file, from the root of the project. */
  readonly file?: string
  /** The test as `--testNamePattern` reads it: the names of its groups and its own. */
  readonly name?: string
  /** The first line of what was wrong. */
  readonly why: string
}

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** How many tests of a JSON report passed, and which failed: one unnamed where there is no report. */
export function resultsOf(
  report: string,
  root: string,
): { readonly passed: number; readonly failures: readonly Failure[] } {
  let read: Report
  try {
    read = JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return { passed: 0, failures: [{ why: 'there is no report' }] }
  }
  const failures = read.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ file, why: firstLine(message) }]
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      name: [...ancestorTitles, title].join(' > '),
      why: firstLine(failureMessages[0] ?? ''),
    }))
  })
  return { passed: read.numPassedTests, failures }
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0]

/** Vitest's filters for what failed of one file: the whole of it where none of its tests began. */
export function filtersOf(file: string, failures: readonly Failure[]): readonly string[] {
  const names = failures.flatMap(({ name }) => name ?? [])
  if (names.length < failures.length) return [file]
  const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return [file, '--testNamePattern', `^(${escaped.join('|')})$`]
}
