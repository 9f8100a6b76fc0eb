import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../src/i18n/error-sentence.ts'
import { errors } from '../../src/i18n/en/errors.ts'

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
  const shared = ['board-text.ts', 'grid.ts', 'options.ts', 'text.ts'].map((name) =>
    read('engine/core', name),
  )
  const folders = games().map((game) => `engine/games/${game}`)
  const found = new Set<string>()
  for (const source of [...shared, ...[...folders, 'src/state', 'src/workers'].flatMap(sources)]) {
    for (const match of source.matchAll(/'([a-z][a-z0-9]*\/[a-z0-9-]+)'/g)) found.add(match[1])
  }
  return [...found].sort()
}

describe('the sentences for errors', () => {
  it.each(codes())('say what %s means', (code) => {
    expect(errors).toHaveProperty([code])
  })

  it('name the values of the error', () => {
    const error = { code: 'move/column-full', at: 3, params: { column: '4' } }
    expect(errorSentence(errors, error)).toBe('Column 4 is full.')
  })

  it('say something even of a code that has none, and of names that every object has', () => {
    expect(errorSentence(errors, { code: 'new/one', at: 0 })).toContain('new/one')
    expect(errorSentence(errors, { code: 'constructor', at: 0 })).toContain('constructor')
  })
})
