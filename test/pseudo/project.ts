import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { markedChapter, markedYaml } from './content.ts'

/** The pseudo-language, by a code that is no language’s. */
export const PSEUDO = 'qps'

/** The path that it is built for: one build shows both that and the language. */
export const BASE = '/courses/cutoff/'

const root = join(import.meta.dirname, '../..')

/** The project as it is, with the pseudo-language beside English, in a folder of its own. */
export interface PseudoProject {
  /** Where the built pages are. */
  readonly dist: string
  /** Builds the site; resolves with what the build said, and rejects where it failed. */
  build(): Promise<string>
  remove(): void
}

export function pseudoProject(): PseudoProject {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-pseudo-'))
  for (const name of ['src', 'content', 'engine', 'test/pseudo', 'test/fixtures']) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  for (const name of ['astro.config.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(folder, name))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  register(folder)
  translateWords(folder)
  markContent(folder)
  configure(folder)
  return {
    dist: join(folder, 'dist'),
    build: () => build(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Names the language: all that is changed outside of its folders. */
function register(folder: string): void {
  change(join(folder, 'src/i18n/languages.ts'), "['en'] as const", `['en', '${PSEUDO}'] as const`)
}

/** A table for each of English, under the same name. */
function translateWords(folder: string): void {
  const i18n = join(folder, 'src/i18n')
  for (const path of readdirSync(join(i18n, 'en'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue
    const name = path.split(sep).join('/')
    const up = '../'.repeat(name.split('/').length)
    const english = readFileSync(join(i18n, 'en', name), 'utf8')
    const names = [...english.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, n]) => n)
    const file = join(i18n, PSEUDO, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      [
        `import { pseudoTable } from '${up}../../test/pseudo/pseudo.ts'`,
        `import * as en from '${up}en/${name}'`,
        ...names.map((each) => `export const ${each} = pseudoTable(en.${each})`),
        '',
      ].join('\n'),
    )
  }
}

function markContent(folder: string): void {
  const content = join(folder, 'content')
  cpSync(join(content, 'en'), join(content, PSEUDO), { recursive: true })
  for (const name of readdirSync(join(content, PSEUDO))) {
    const file = join(content, PSEUDO, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, name.endsWith('.mdx') ? markedChapter(text) : markedYaml(text))
  }
  const sources = join(content, 'sources.yaml')
  writeFileSync(sources, markedYaml(readFileSync(sources, 'utf8')))
}

/** The site’s own configuration, with the chapters’ text marked, and a cache of its own. */
function configure(folder: string): void {
  const file = join(folder, 'astro.config.mjs')
  change(file, 'remarkPlugins: [', 'remarkPlugins: [remarkMarked, ')
  // A quarter of the time of a build, and a test of their own looks at them.
  change(file, 'socialPictures(),', '')
  change(file, 'defineConfig({', "defineConfig({\n  cacheDir: './.cache',")
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `import { remarkMarked } from './test/pseudo/content.ts'\n${text}`)
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}

function build(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // Under the Node that runs the tests: another may stand first in the path.
    const astro = join(root, 'node_modules/astro/bin/astro.mjs')
    const own = { BASE, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', VITEST: '' }
    const child = spawn(process.execPath, [astro, 'build'], {
      cwd: folder,
      env: { ...process.env, ...own },
    })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(said)
      else reject(new Error(`the pseudo-language does not build: ${said.slice(-3000)}`))
    })
  })
}
