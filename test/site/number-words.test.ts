import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { number } from '../../src/i18n/en/numbers.ts'
import { sourceFiles } from './imports.ts'

it('sets a number as English does', () => {
  const values = [0, 1, -1, 12, 999, 1000, -1234, 45_678, 999_999, 1e6, -123_456_789, 17.6e18]
  for (const value of [...values, 0.5, -0.25, 1234.5678, 99.9996, 1e-7, 2 / 3]) {
    expect(number(value)).toBe((value + 0).toLocaleString('en'))
  }
  for (let value = 1; value < 2 ** 52; value = value * 3 + 1) {
    expect(number(value)).toBe(value.toLocaleString('en'))
  }
})

/** What is sent to the browser; the rest runs while the site is built. */
const BROWSER = [
  'engine',
  ...['boards', 'charts', 'i18n', 'state', 'widgets', 'workers'].map((part) => `src/${part}`),
]

it('keeps from the browser what loads its data of languages', () => {
  const root = join(import.meta.dirname, '../..')
  const users = sourceFiles(root, BROWSER).filter((file) =>
    /\bIntl\.|\btoLocale|\blocaleCompare\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(users).toEqual([])
})
