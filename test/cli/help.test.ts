import { describe, expect, it } from 'vitest'
import { verbs } from '../../src/cli/verbs.ts'
import { cli } from '../../src/i18n/en/cli.ts'
import { ask } from './ask.ts'

describe('help', () => {
  it('lists every verb', async () => {
    for (const argv of [['--help'], ['-h'], ['help'], ['nosuch', '--help'], ['help', 'nosuch']]) {
      const { code, out, err } = await ask(argv)
      expect([code, err]).toEqual([0, ''])
      for (const { name } of verbs) expect(out).toContain(name)
    }
  })

  it('of half a verb is that of all that it begins', async () => {
    const { code, out } = await ask(['figure', '--help'])
    const tree = await ask(['figure', 'tree', '--help'])
    const board = await ask(['figure', 'board', '--help'])
    expect([code, out]).toEqual([0, `${tree.out}\n${board.out}`])
  })

  it.each(verbs.map((verb) => [verb.name, verb] as const))(
    'of %s names all its options',
    async (name, verb) => {
      const { code, out, err } = await ask([...name.split(' '), '--nosuch', '--help'])
      expect([code, err]).toEqual([0, ''])
      const text = out.replaceAll(/\s+/g, ' ')
      for (const spec of verb.args) {
        expect(text).toContain(`--${spec.name}`)
        expect(text).toContain(cli.args[spec.words ?? spec.name].help)
        if (spec.kind === 'integer') {
          expect(text).toContain(`${cli.number(spec.min)} to ${cli.number(spec.max)}`)
        }
        if (spec.kind === 'choice') for (const value of spec.values) expect(text).toContain(value)
      }
      expect(out).toBe((await ask(['help', ...name.split(' ')])).out)
      // Only examples are not broken: they are for copying.
      for (const line of out.split('\n').filter((each) => !/^ +npm run/.test(each))) {
        expect(line.length).toBeLessThanOrEqual(80)
      }
    },
  )

  it.each(verbs.flatMap(({ name }) => cli.verbs[name].examples.map((example) => [example])))(
    'has an example that runs: %s',
    async (example) => {
      const words = Array.from(
        example.replace(/ > .*/, '').matchAll(/"([^"]*)"|(\S+)/g),
        (match) => match[1] ?? match[2],
      )
      // Examples are for patient people; the test is not.
      for (const [name, most] of [
        ['--depth', 2],
        ['--nodes', 500],
        ['--iterations', 50],
      ] as const) {
        const at = words.indexOf(name) + 1
        if (at > 0) words[at] = String(Math.min(most, Number(words[at])))
      }
      if (words[0] === 'match' && !words.includes('--limit')) words.push('--limit', '12')
      const { code, out, err } = await ask(words, [])
      expect([code, err]).toEqual([0, ''])
      if (!example.includes('--input')) expect(out).not.toBe('')
    },
  )
})
