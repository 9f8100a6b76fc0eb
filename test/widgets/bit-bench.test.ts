import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { element } from '../../src/figure/dom.ts'
import { bitBench as words } from '../../src/i18n/en/bit-bench.ts'
import '../../src/widgets/bit-bench/element.ts'
import { readRates, writeRates } from '../../src/widgets/bit-bench/rates.ts'
import { TASKS, WAYS } from '../../src/workers/bit-bench/ways.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'

leavesNothing()

const rates = TASKS.flatMap((task, i) =>
  WAYS.map((way, j) => ({ task, way, perSecond: 10 * i + j })),
)

test('rates are read from a link as they are written, without those that are missing', () => {
  expect(readRates(writeRates(rates))).toEqual({ ok: true, value: rates.slice(1) })
  expect(readRates('')).toEqual({ ok: true, value: [] })
  for (const bad of ['1', '1-2-3', `${writeRates(rates)}-4`, writeRates(rates).replace('1', 'x')]) {
    expect(readRates(bad)).toMatchObject({ ok: false, error: { code: 'bit-bench/rates' } })
  }
})

test('measures in a worker, which checks first that all ways agree, and can be stopped', async () => {
  const part = (name: string) => element(document, 'div', { class: name })
  mountFigure(
    'cutoff-bit-bench',
    { stored: writeRates(rates) },
    ...['chart-wide', 'chart-narrow', 'bit-bench-controls', 'bit-bench-table'].map(part),
  )
  await page.getByRole('button', { name: words.run }).press()
  const progress = page.getByRole('progressbar', { name: words.progress })
  await expect
    .poll(() => progress.element().getAttribute('value'), { timeout: 60_000 })
    .not.toBe('0')
  expect(textOf('.says')).toMatch(/^Four in a row/)
  await page.getByRole('button', { name: words.stop }).press()
  await expect.element(page.getByRole('button', { name: words.run })).toBeInTheDocument()
  expect(textOf('.says')).toBe(words.before)
  expect(linked()).toBe(null)
}, 90_000)
