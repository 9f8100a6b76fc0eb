import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'

/** An event of Chromium’s trace. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Time of the processor on the thread in microseconds, which others at work do not add to. */
  readonly tdur?: number
}

const MARK = 'cutoff:measured'

/** The tasks of the page’s main thread while something is done: milliseconds of the processor, ascending. */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  const path = join(tmpdir(), `cutoff-trace-${process.pid}.json`)
  await browser.startTracing(page, { path, categories: ['toplevel', 'blink.user_timing'] })
  await act()
  // The mark tells which of all threads is the page's own.
  await page.evaluate((mark) => performance.mark(mark), MARK)
  await browser.stopTracing()
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] }
  rmSync(path)
  const own = traceEvents.find(({ name }) => name === MARK)
  if (own === undefined) throw new Error('tasksOf: the trace does not hold the mark')
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === own.pid && tid === own.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => a - b)
}
