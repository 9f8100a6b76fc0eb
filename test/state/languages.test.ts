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
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  types: [],
}

/** What has been read before, by its name. */
const sources = new Map<string, ts.SourceFile>()

/** What the checker of types says of the project with one more language, `xx`. */
function saidOf(changes: Changes): string[] {
  const files = new Map<string, string>()
  const put = (file: string, text: string) => files.set(posix.join(i18n, file), text)
  const read = (file: string) => readFileSync(join(i18n, file), 'utf8')
  for (const file of english) {
    const text = (changes[file] ?? ((same: string) => same))(read(`en/${file}`))
    if (text !== undefined) put(`xx/${file}`, text)
  }
  put('languages.ts', read('languages.ts').replace("['en'", "['en', 'xx'"))
  const named = `import type { Tables as Other } from './xx/tables.ts'\n${read('tables.ts')}`
  put('tables.ts', named.replace('  en: English\n', '  en: English\n  xx: Other\n'))

  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  const folders = new Set([...files.keys()].map((file) => posix.dirname(file)))
  const exists = host.directoryExists?.bind(host)
  host.directoryExists = (folder) => folders.has(folder) || exists?.(folder) !== false
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  host.getSourceFile = (file, target) => {
    const old = sources.get(file)
    const text = files.get(file) ?? old?.text ?? readFile(file)
    if (text === undefined || old?.text === text) return old
    const source = ts.createSourceFile(file, text, target, true)
    sources.set(file, source)
    return source
  }
  const program = ts.createProgram([posix.join(i18n, 'tables.ts')], options, host)
  return ['tables.ts', 'xx/tables.ts']
    .flatMap((file) => {
      const source = program.getSourceFile(posix.join(i18n, file))
      return source === undefined ? [] : program.getSemanticDiagnostics(source)
    })
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** A text with a part of it changed, which it must have. */
const changed = (part: string | RegExp, to: string) => (text: string) => {
  const after = text.replace(part, to)
  if (after === text) throw new Error(`no ${part} in the text`)
  return after
}

describe('another language', () => {
  it('is held to each file of English', () => {
    const named = [...readFileSync(join(i18n, 'en/tables.ts'), 'utf8').matchAll(/'\.\/(.+)'/g)]
    expect(named.map(([, file]) => file).toSorted()).toEqual(
      english.filter((file) => file !== 'tables.ts').toSorted(),
    )
  })

  it('may say what it will, in as many words, whatever English names letter by letter', () => {
    const halves = changed("['low half', 'high half']", "['moitié basse', 'moitié haute']")
    const guard = changed(/guard: \(column: string\) => .*,/, "guard: () => 'garde',")
    expect(saidOf({ 'bits.ts': (text) => guard(halves(text)) })).toEqual([])
  })

  it.each<[string, string, Changes]>([
    ['a sentence', 'guardRow', { 'bits.ts': changed("    guardRow: 'guard',\n", '') }],
    [
      'the sentence of an error',
      'game/unknown',
      { 'errors.ts': changed(/ *'game\/unknown': .*\n/, '') },
    ],
    ['a game', 'reversi', { 'games.ts': changed(/^ {2}reversi: \{$/m, '  othello: {') }],
    ['an export', 'link', { 'link.ts': changed('export const link', 'export const lien') }],
    ['a file', './link.ts', { 'link.ts': () => undefined }],
    ['the name of a file', "'link'", { 'tables.ts': changed(/ *link: .*\n/, '') }],
    ['its files', './xx/tables.ts', { 'tables.ts': () => undefined }],
  ])('that misses %s is a type error that names it', (_, name, changes) => {
    expect(saidOf(changes).join('\n')).toContain(name)
  })

  it.each<[string, Changes]>([
    [
      'wants to be told more than English',
      { 'bits.ts': changed('guard: (column: string)', 'guard: (column: string, row: string)') },
    ],
    [
      'wants to be told something else',
      { 'bits.ts': changed('guard: (column: string)', 'guard: (column: Date)') },
    ],
    [
      'is a text where English has to be told what it is about',
      { 'bits.ts': changed(/place: \(name.*,\n/, 'place: 3,\n') },
    ],
  ])('whose sentence %s is a type error', (_, changes) => {
    expect(saidOf(changes).join('\n')).toContain('bits')
  })
})
