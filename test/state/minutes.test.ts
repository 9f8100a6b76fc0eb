import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { minutesOf } from '../../src/layouts/minutes.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('the minutes of a chapter', () => {
  test('grow with its words, up to the next five', () => {
    expect(minutesOf('')).toBe(5)
    expect(minutesOf(words(1500))).toBe(10)
    expect(minutesOf(words(1501))).toBe(15)
    expect(minutesOf(words(2250))).toBe(15)
  })

  test('grow with what is tried, and less with what is looked at', () => {
    const text = words(1500)
    const with4 = (tag: string) => minutesOf(`${text}\n\n${`<${tag} id="x" />\n\n`.repeat(4)}`)
    expect(with4('Exercise')).toBe(20)
    expect(with4('Tree')).toBe(25)
    expect(with4('Chart')).toBe(15)
    expect(with4('Term')).toBe(10)
    expect(with4('Play')).toBe(10)
    expect(with4('Case')).toBeGreaterThan(with4('Drill'))
  })

  test('do not count what is computed before the text, nor the code of a value', () => {
    const code = `import Tree from '../Tree.astro'\nexport const all = {\n${'  a: 1,\n'.repeat(900)}}\n\n`
    expect(minutesOf(code + words(1500))).toBe(10)
    expect(minutesOf(words(1480) + '{a.b.c ? 1 : 2 + 3 * 4}'.repeat(20))).toBe(10)
  })

  test('are most for the chapter with a case in every section', () => {
    const folder = join(import.meta.dirname, '../../content/en')
    const reckoned = readdirSync(folder)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const body = readFileSync(join(folder, file), 'utf8').split('---').slice(2).join('---')
        return { file, minutes: minutesOf(body) }
      })
    const [most] = reckoned.toSorted((a, b) => b.minutes - a.minutes)
    expect(most?.file).toMatch(/six-programs/)
    // Its readers took about 80.
    expect(most?.minutes).toBeGreaterThanOrEqual(70)
    for (const { file, minutes } of reckoned) {
      expect(minutes, file).toBeGreaterThanOrEqual(20)
      expect(minutes, file).toBeLessThanOrEqual(85)
    }
  })
})
