import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const WIDGETS = join(import.meta.dirname, '../../src/widgets')

/** The whole numbers of links, as the schemas of the figures have them. */
const ranges = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(join(WIDGETS, file), 'utf8')] as const)
  .filter(([, source]) => /\bSchema\b/.test(source))
  .flatMap(([file, source]) =>
    [...source.matchAll(/type: 'integer',[^}]*\}/g)].map(([field]) => [file, field] as const),
  )

describe('the ranges that a link is told', () => {
  it('are found', () => {
    expect(ranges.length).toBeGreaterThan(30)
  })

  it.each(ranges)('begin with no value that stands for none: %s, %s', (_, field) => {
    const [, min] = /\bmin(?:: ([^,]+))?,/.exec(field) ?? []
    const [, max] = /\bmax: ([^,}]+?),? \}/.exec(field) ?? []
    // A number below 0 is one where its opposite is one too.
    if (min?.startsWith('-') === true) expect(min).toBe(`-${max}`)
    const [, none] = /\bnone: (\S+),/.exec(field) ?? []
    if (none !== undefined) expect([none, min]).toEqual(['-1', '0'])
  })
})
