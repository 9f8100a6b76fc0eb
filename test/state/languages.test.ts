import { readFileSync, readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** With `/` on every system, as the compiler names its files. */
const root = join(import.meta.dirname, '../..')
  .split(sep)
  .join('/')
const i18n = posix.join(root, 'src/i18n')
const english = readdirSync(join(i18n, 'en'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.split(sep).join('/'))

/** A language that English is changed into, in memory: files by their names; none for undefined. */
type Changes = Readonly<Record<string, (text: string) => string | undefined>>

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2024,
  // Sentences know of no page, whose types take longest to read.
  lib: ['lib.es2024.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  types: [],
}

const read = (file: string) => readFileSync(join(i18n, file), 'utf8')

/**
 * The files of a project with English and one more language, by their names. What it has of English
 * it takes from there. Each such project has a table and a list of languages of its own, so that
 * one run of the checker, which takes seconds to read English, serves them all.
 */
function filesOf(language: string, changes: Changes): [file: string, text: string][] {
  const own = english.flatMap((file): [string, string][] => {
    const change = changes[file]
    const up = '../'.repeat(file.split('/').length)
    const same = file === 'tables.ts' ? read('en/tables.ts') : `export * from '${up}en/${file}'\n`
    const text = change === undefined ? same : change(read(`en/${file}`))
    return text === undefined ? [] : [[`${language}/${file}`, text]]
  })
  const tables = read('tables.ts')
    .replace("'./languages.ts'", `'./${language}-languages.ts'`)
    .replace('  en: English\n', `  en: English\n  ${language}: Other\n`)
  return [
    ...own,
    [`${language}-languages.ts`, read('languages.ts').replace("['en'", `['en', '${language}'`)],
    [
      `${language}-tables.ts`,
      `import type { Tables as Other } from './${language}/tables.ts'\n${tables}`,
    ],
  ]
}

/** A text with a part of it changed, which it must have. */
const changed = (part: string | RegExp, to: string) => (text: string) => {
  const after = text.replace(part, to)
  if (after === text) throw new Error(`no ${part} in the text`)
  return after
}

/** Languages that miss something, by a code, each with what the error has to name. */
const MISSING: readonly [what: string, language: string, name: string, changes: Changes][] = [
  ['a sentence', 'ma', 'guardRow', { 'bits.ts': changed("    guardRow: 'guard',\n", '') }],
  [
    'the sentence of an error',
    'mb',
    'game/unknown',
    { 'errors.ts': changed(/ *'game\/unknown': .*\n/, '') },
  ],
  ['a game', 'mc', 'reversi', { 'games.ts': changed(/^ {2}reversi: \{$/m, '  othello: {') }],
  ['an export', 'md', 'link', { 'link.ts': changed('export const link', 'export const lien') }],
  ['a file', 'me', './link.ts', { 'link.ts': () => undefined }],
  ['the name of a file', 'mf', "'link'", { 'tables.ts': changed(/ *link: .*\n/, '') }],
  ['its files', 'mg', './mg/tables.ts', { 'tables.ts': () => undefined }],
]

/** Languages with a sentence that wants what it may not want. */
const WANTING: readonly [what: string, language: string, changes: Changes][] = [
  [
    'wants to be told more than English',
    'wa',
    { 'bits.ts': changed('guard: (column: string)', 'guard: (column: string, row: string)') },
  ],
  [
    'wants to be told something else',
    'wb',
    { 'bits.ts': changed('guard: (column: string)', 'guard: (column: Date)') },
  ],
  [
    'is a text where English has to be told what it is about',
    'wc',
    { 'bits.ts': changed(/place: \(name.*,\n/, 'place: 3,\n') },
  ],
]

const halves = changed("['low half', 'high half']", "['moitié basse', 'moitié haute']")
const guard = changed(/guard: \(column: string\) => .*,/, "guard: () => 'garde',")
const FREE: [language: string, changes: Changes] = [
  'fa',
  { 'bits.ts': (text) => guard(halves(text)) },
]

/** The checker of types, over a project for each of these languages. */
function programOf(languages: readonly (readonly [language: string, changes: Changes])[]) {
  const all = languages.flatMap(([language, changes]) => filesOf(language, changes))
  const files = new Map(all.map(([file, text]) => [posix.join(i18n, file), text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  const folders = new Set([...files.keys()].map((file) => posix.dirname(file)))
  const exists = host.directoryExists?.bind(host)
  host.directoryExists = (folder) => folders.has(folder) || exists?.(folder) !== false
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  const roots = languages.map(([language]) => posix.join(i18n, `${language}-tables.ts`))
  return ts.createProgram(roots, options, host)
}

const program = programOf([
  FREE,
  ...MISSING.map(([, language, , changes]) => [language, changes] as const),
  ...WANTING.map(([, language, changes]) => [language, changes] as const),
])

/** What the checker of types says of the project with one more language. */
function saidOf(language: string): string[] {
  return [`${language}-tables.ts`, `${language}/tables.ts`]
    .flatMap((file) => {
      const source = program.getSourceFile(posix.join(i18n, file))
      return source === undefined ? [] : program.getSemanticDiagnostics(source)
    })
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('another language', () => {
  it('is held to each file of English', () => {
    const named = [...readFileSync(join(i18n, 'en/tables.ts'), 'utf8').matchAll(/'\.\/(.+)'/g)]
    expect(named.map(([, file]) => file).toSorted()).toEqual(
      english.filter((file) => file !== 'tables.ts').toSorted(),
    )
  })

  it('may say what it will, in as many words, whatever English names letter by letter', () => {
    const [language] = FREE
    expect(program.getSourceFile(posix.join(i18n, `${language}-tables.ts`))).toBeDefined()
    expect(saidOf(language)).toEqual([])
  })

  it.each(MISSING)('that misses %s is a type error that names it', (_, language, name) => {
    expect(saidOf(language).join('\n')).toContain(name)
  })

  it.each(WANTING)('whose sentence %s is a type error', (_, language) => {
    expect(saidOf(language).join('\n')).toContain('bits')
  })
})
