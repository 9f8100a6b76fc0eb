import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameIds, kits } from '../../engine/index.ts'
import { errorSentence } from '../../src/i18n/error-sentence.ts'
import { errors as shared } from '../../src/i18n/en/errors.ts'
import { reversiErrors } from '../../src/i18n/en/reversi-errors.ts'
import { treeErrors } from '../../src/i18n/en/tree-errors.ts'

const errors = { ...shared, ...treeErrors, ...reversiErrors }

const ROOT = join(import.meta.dirname, '../..')

function read(...path: string[]): string {
  return readFileSync(join(ROOT, ...path), 'utf8')
}

function sources(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(folder, name))
}

/** The games that a reader can meet: those the registry imports. */
function games(): string[] {
  const imports = read('engine/games/registry.ts').matchAll(/'\.\/([a-z0-9]+)\/index\.ts'/g)
  return Array.from(imports, (match) => match[1])
}

/** Every text of the form `subject/fault` in what reads a reader's positions, moves and links. */
function codes(): string[] {
  const shared = [
    'bits.ts',
    'board-forms.ts',
    'board-text.ts',
    'grid-text.ts',
    'grid.ts',
    'options.ts',
    'text.ts',
  ].map((name) => read('engine/core', name))
  const folders = games().map((game) => `engine/games/${game}`)
  const found = new Set<string>()
  for (const source of [
    ...shared,
    ...[...folders, 'engine/predict', 'src/state', 'src/workers'].flatMap(sources),
  ]) {
    for (const match of source.matchAll(/'([a-z][a-z0-9]*\/[a-z0-9-]+)'/g)) found.add(match[1])
  }
  // `bits/…` comes of boards drawn in tests; no reader writes one.
  return [...found].filter((code) => !code.startsWith('bits/')).sort()
}

describe('the sentences for errors', () => {
  it.each(codes())('say what %s means', (code) => {
    expect(errors).toHaveProperty([code])
  })

  // Texts near enough to right ones that they fail late: pieces of boards, moves and trees.
  const texts = fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...'XO./ 1234567abcdehi[],-!0 ') },
        fc.constantFrom('.......', 'XXXX...', 'OOOO...', '...X...', ' X', ' O', '/', 'bw.', '20,3'),
        fc.string({ maxLength: 2 }),
        fc.constantFrom('\0', '\n', '\t', '\u202e'),
        // Pieces of the forms that other programs write.
        fc.constantFrom('(;GM[4]', ';B[hh]', 'AW[aa:cc]', '8,8', '1.', '[Size "9"]', '"a":', '->'),
        fc.constantFrom(
          '{"children":[',
          '\n  3',
          '\n. X O',
          '| X | O |',
          'digraph {',
          '\\Tree [.',
          'inf',
          '?',
        ),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''))

  it.each(gameIds)('have every value that they name, whatever is read as %s', (id) => {
    const { game } = kits[id]
    const start = game.initial()
    fc.assert(
      fc.property(texts, (text) => {
        for (const read of [game.parse(text), game.parseMove(start, text)]) {
          if (read.ok) continue
          expect(errors).toHaveProperty([read.error.code])
          const sentence = errorSentence(read.error)
          expect(sentence).not.toMatch(/undefined|NaN|\[object/)
          // A sentence begins with a capital, or with the name of a cell.
          expect(sentence).toMatch(/^([A-Z“0-9]|[a-i][1-9] )/)
          expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('name the values of the error', () => {
    const error = { code: 'move/column-full', at: 3, params: { column: '4' } }
    expect(errorSentence(error)).toBe('Column 4 is full.')
  })

  it('show letters that cannot be seen, or name them', () => {
    const of = (letter: string) =>
      errorSentence({ code: 'board/unknown-letter', at: 0, params: { letter } })
    expect(of('\0')).toContain('“\\u0000” cannot lie')
    expect(of('\n')).toMatch(/^The end of a line cannot lie/)
    expect(of(' ')).toMatch(/^A space cannot lie/)
  })

  it('say something even of a code that has none, and of names that every object has', () => {
    expect(errorSentence({ code: 'new/one', at: 0 })).toContain('new/one')
    expect(errorSentence({ code: 'constructor', at: 0 })).toContain('constructor')
  })
})
