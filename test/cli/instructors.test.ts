import { describe, expect, it } from 'vitest'
import { instructors } from '../../src/i18n/en/instructors.ts'
import { ask } from './ask.ts'

/** A command line taken apart as a shell does: quotation marks keep words together. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

describe('the commands on the page for instructors', () => {
  it.each(instructors.gradings)('answer every line: $title', async (grading) => {
    const { command, file, lines, first } = grading
    const argv = wordsOf(command)
    expect(argv[argv.indexOf('--input') + 1]).toBe(file)
    expect(argv).toContain('--json')
    const { code, out, err } = await ask(argv, [lines.join('\n')])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line))
    expect(answers).toHaveLength(lines.length)
    const read = answers.filter((answer) => typeof answer['code'] !== 'string')
    expect(read.length).toBeGreaterThan(1)
    for (const answer of read) {
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(first)))
    }
    expect(answers[0]).toMatchObject(first)
  })

  it('have among them a line that cannot be read, which is told', async () => {
    const [{ command, lines }] = instructors.gradings
    const { out } = await ask(wordsOf(command), [lines.join('\n')])
    expect(JSON.parse(out.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
      code: 'tree/unclosed',
    })
  })

  it.each(instructors.pictures)('draw: %s', async (picture) => {
    const [command, file] = picture.split(' > ')
    expect(file).toMatch(/^\w+\.svg$/)
    const { code, out, err } = await ask(wordsOf(command ?? ''))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
  })

  it('begin as the program is started, and help is one of them', async () => {
    expect(instructors.prefix).toBe('npm run --silent cutoff -- ')
    expect(await ask([instructors.help])).toMatchObject({ code: 0, err: '' })
  })
})
