import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFENDS, HELPED, LOWEST, NARROW, PRUNED, VISITED } from '../../content/six-programs.ts'
import { counted } from '../../content/reports.ts'
import { number } from '../../src/i18n/numbers.ts'
import { decodeState } from '../../src/state/read-link.ts'
import type { Schema } from '../../src/state/schema.ts'
import { bytesSchema } from '../../src/widgets/bits/bytes-model.ts'
import { moveSchema } from '../../src/widgets/bits/move-model.ts'
import { trapSchema } from '../../src/widgets/bits/shift-trap-model.ts'
import { caseSchema } from '../../src/widgets/case/schema.ts'
import { growSchema } from '../../src/widgets/growing-tree/schema.ts'
import { stripSchema } from '../../src/widgets/line-strip/schema.ts'
import { packedSchema } from '../../src/widgets/packed-cell/schema.ts'
import { schemaOf } from '../../src/widgets/patterns/schema.ts'
import { treeSchema } from '../../src/widgets/tree/link.ts'
import { winSchema } from '../../src/widgets/win-test/schema.ts'
import { pages } from './built.ts'

const { document } = pageAt('/en/reports/')
const things = [...document.querySelectorAll('.terms > div')]
const links = new Set(
  things.flatMap((thing) =>
    [...thing.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  ),
)

function pageAt(path: string) {
  const page = pages.find((each) => each.path === path)
  if (page === undefined) throw new Error(`no page ${path}`)
  return page
}

/** What the figures that are linked in a state of theirs take, by their ids. */
const SCHEMAS: Readonly<Record<string, Schema>> = {
  bytes: bytesSchema('', '', 'and', 0),
  moves: moveSchema(''),
  trap: trapSchema(0),
  test: winSchema({}),
  cost: schemaOf({}),
  'lowest-bit': caseSchema(LOWEST.length),
  'only-defends': caseSchema(DEFENDS.length),
  'worse-pruned': caseSchema(PRUNED.length),
  'not-round': caseSchema(NARROW.length),
  visited: caseSchema(VISITED.length),
  helper: caseSchema(HELPED.length),
  'figure-6': treeSchema({
    game: '',
    position: '',
    algorithm: 'alphabeta',
    depth: 1,
    ordering: 'none',
    tie: 'le',
    fail: 'soft',
  }),
  strip: stripSchema(''),
  tree: growSchema('mnk', ''),
  word: packedSchema('', ''),
}

describe('the page of the reports', () => {
  it('has every thing of the five, each with an address of its own', () => {
    const ids = things.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const inReport = (report: string) => ids.filter((id) => id.startsWith(`${report}-`)).length
    const reports = ['torrente-2021', 'garrido-2019', 'gomoku-19', 'epitech-2012', 'leblanc-2023']
    expect(reports.map(inReport)).toEqual([28, 38, 29, 21, 29])
  })

  it('counts what is shown, what is compared and what has no place, with its reason', () => {
    const shown = things.filter((thing) => thing.querySelector('a') !== null)
    const compared = shown.filter((thing) => thing.querySelector('[data-number]') !== null)
    const left = things.filter(({ textContent }) => textContent.includes('No place here.'))
    expect(left.length).toBe(things.length - shown.length)
    for (const { textContent } of left) expect(textContent).toMatch(/No place here\.\s+\S.{20}/)
    const told = document.getElementById('counts')?.textContent.match(/\d+/g)
    expect(told?.map(Number)).toEqual([things.length, shown.length, compared.length, left.length])
  })

  it.each([...links])('leads to what is there: %s', (href) => {
    const { pathname, hash, searchParams } = new URL(href, 'https://example.org')
    const page = pageAt(pathname)
    expect(page.document.getElementById(hash.slice(1))).not.toBeNull()
    for (const [id, state] of searchParams) {
      expect(page.figures).toContain(id)
      const read = decodeState(SCHEMAS[id], state)
      expect(read).toMatchObject({ ok: true, value: { unknown: [] } })
      expect(read).not.toHaveProperty('value.cut')
    }
  })

  it('gives our numbers as they are computed, and a reason where they are not the report’s', () => {
    const numbers = [...document.querySelectorAll('[data-number]')]
    expect(numbers.length).toBeGreaterThan(30)
    for (const told of numbers) {
      const key = told.getAttribute('data-number') ?? ''
      const value = counted[key]()
      const ours = typeof value === 'number' ? number(value) : value
      expect(told.getAttribute('data-ours'), key).toBe(ours)
      if (told.getAttribute('data-theirs') !== ours) {
        expect(told.parentElement?.querySelector('.here'), key).not.toBeNull()
      }
    }
  })

  it('has no number of ours that is typed', () => {
    // Bits of an int32, and when Zobrist wrote.
    const known = ['32', '1970']
    const yaml = readFileSync(join(import.meta.dirname, '../../content/en/reports.yaml'), 'utf8')
    const reasons = [...yaml.matchAll(/^ +here: (.*)$/gm)].map(([, text]) => text)
    expect(reasons.length).toBeGreaterThan(30)
    const typed = reasons.flatMap((text) => text.match(/\d[\d.,]*\d/g) ?? [])
    expect(typed.filter((each) => !known.includes(each))).toEqual([])
  })

  it('is named at the sources of the chapters that rest on a report', () => {
    for (const { id } of document.querySelectorAll('h2')) {
      const naming = pages.filter(({ html }) => html.includes(`/en/reports/#${id}"`))
      expect(naming.length, id).toBeGreaterThan(1)
    }
  })
})
