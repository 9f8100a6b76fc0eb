import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circular, importsOf, readImports, sourceFiles, type Import } from './imports.ts'

/*
 * The arrows of the design, as a table: what each part may import besides itself. `door` is
 * engine/index.ts, `registry` the two files that know the games by name. Search names no game, so
 * it may import none. One arrow is for types alone: boards know no rule, so from the engine they
 * take types, the making of errors and the geometry of hexagons. Words are taken through their
 * doors, in the language of the page: no part but i18n itself knows a language's tables.
 */
const arrows: Record<string, readonly string[]> = {
  core: [],
  games: ['core'],
  registry: ['core', 'games'],
  search: ['core'],
  trace: ['core', 'search'],
  clinic: ['core', 'games', 'registry', 'search', 'trace', 'agents'],
  agents: ['core', 'games', 'registry', 'search', 'trace'],
  predict: ['core', 'games', 'search', 'trace'],
  puzzles: ['core', 'search', 'agents'],
  door: ['core', 'games', 'registry', 'search', 'trace', 'predict', 'puzzles', 'clinic', 'agents'],

  assets: [],
  styles: ['assets'],
  fonts: [],
  i18n: ['door'],
  boards: ['door', 'i18n', 'styles'],
  state: ['door'],
  charts: ['door', 'boards', 'i18n', 'styles'],
  workers: ['door', 'state'],
  figure: ['door', 'boards', 'state', 'i18n', 'styles'],
  widgets: ['door', 'workers', 'boards', 'charts', 'figure', 'state', 'i18n', 'styles', 'assets'],
  previews: ['door', 'boards', 'figure', 'widgets', 'i18n', 'styles'],
  cli: ['door', 'workers', 'boards', 'charts', 'figure', 'widgets', 'state', 'i18n', 'styles'],
  gallery: ['figure', 'widgets', 'layouts', 'i18n', 'styles'],
  layouts: [
    'door',
    'figure',
    'widgets',
    'boards',
    'charts',
    'state',
    'i18n',
    'styles',
    'fonts',
    'assets',
  ],
  // Of the content what no collection of Astro's holds: the numbers of the reports.
  pages: [
    'content',
    'door',
    'layouts',
    'previews',
    'figure',
    'widgets',
    'boards',
    'charts',
    'state',
    'i18n',
    'styles',
    'assets',
  ],
  content: [
    'door',
    'workers',
    'layouts',
    'previews',
    'figure',
    'widgets',
    'boards',
    'charts',
    'state',
    'i18n',
    'assets',
  ],
}

const root = join(import.meta.dirname, '../..')
const files = sourceFiles(root, ['engine', 'src', 'content'])
const imports = files.flatMap((file) => readImports(root, file))

function partOf(path: string): string | undefined {
  if (path === 'engine/index.ts') return 'door'
  if (/^engine\/games\/(registry|load)\.ts$/.test(path)) return 'registry'
  if (/^src\/(content\.config|middleware)\.ts$/.test(path)) return 'pages'
  if (path.startsWith('content/')) return 'content'
  return /^(?:engine|src)\/([^/]+)\//.exec(path)?.[1]
}

function inRepository(path: string): boolean {
  return /^(engine|src|content|test)\//.test(path)
}

function isErrorMaker(name: string): boolean {
  return ['ok', 'fail', 'ContractError'].includes(name)
}

/** Where hexagons lie and which touch: what a drawing needs, and no rule. */
function isHexGeometry(name: string): boolean {
  return /^(hex|HEX_)/.test(name)
}

/** What is wrong with an import, or `undefined`. */
function faultOf({ from, to, typeOnly, values }: Import): string | undefined {
  const part = partOf(from)
  if (part === undefined || !(part in arrows)) return `${from} is in no part of the design`
  if (!inRepository(to)) {
    if (from.startsWith('engine/')) return `${from} imports the package ${to}`
    if (to === 'linkedom' && from !== 'src/figure/first-frame.ts' && part !== 'cli')
      return `${from} imports linkedom, which only src/figure/first-frame.ts may`
    return undefined
  }
  if (to === 'src/figure/first-frame.ts' && from.endsWith('.ts') && part !== 'cli')
    return `${from} would take linkedom to the browser: import ${to} in an .astro file`
  if (to.startsWith('engine/') && !from.startsWith('engine/') && to !== 'engine/index.ts')
    return `${from} goes round engine/index.ts to ${to}`
  const target = partOf(to)
  if (target === undefined) return `${from} imports ${to}, which is in no part of the design`
  if (
    part === 'boards' &&
    target === 'door' &&
    !typeOnly &&
    !values.every((name) => isErrorMaker(name) || isHexGeometry(name))
  )
    return `${from} takes more than types from the engine: boards know no rule`
  if (target === 'i18n' && part !== 'i18n' && /^src\/i18n\/[^/]+\//.test(to))
    return `${from} goes round the door to ${to}: words are those of the page's language`
  if (target === part || arrows[part]?.includes(target)) return undefined
  return `${from} (${part}) imports ${to} (${target}), against the arrows`
}

/** The names that engine/index.ts passes on from a game's own index. */
function gameNames(): Set<string> {
  const games = imports.filter(
    ({ from, to }) => from === 'engine/index.ts' && /^engine\/games\/[^/]+\/index\.ts$/.test(to),
  )
  return new Set(games.flatMap(({ values }) => values))
}

/*
 * What is about one game, and so may name it: the figures of Connect 4's bits and of the patterns
 * of gomoku 8×8, the terms of the 19×19 report and of Abalone’s, the ladder of its agents, the captures and rules of ninuki,
 * the keys of tic-tac-toe’s stones, the chapters and the checks of their exercises. All other parts take a game as a parameter, or ask the registry
 * for it.
 */
const aboutOneGame =
  /^(src\/workers\/|src\/widgets\/(bits|bit-steps|win-test|as-written|patterns|heat|demands|terms|deciding|heuristic-weights|ladder|capture|rules|packed-cell|zobrist|values-exact|solver-effort|solving-steps|exercise\/checks)\/|content\/)/

/** Whether an import takes a game by its name where none may be known. */
function namesGame({ from, to, values }: Import, games: ReadonlySet<string>): boolean {
  if (to !== 'engine/index.ts' || aboutOneGame.test(from)) return false
  return values.some((name) => games.has(name))
}

describe('the imports', () => {
  it('are found in the engine, the site and the chapters', () => {
    expect(imports.length).toBeGreaterThan(50)
    expect(imports.some(({ to }) => to === 'engine/index.ts')).toBe(true)
  })

  it('all go along the arrows of the design', () => {
    expect(imports.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
  })

  it('go in no circle, not even those of types', () => {
    expect(circular(imports).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('would be caught in a circle of two or of three, and not beside one', () => {
    const lines = (text: string) =>
      text.split(' ').map((pair) => {
        const [from = '', to = ''] = pair.split('>')
        return { from, to, typeOnly: true, values: [] }
      })
    const found = (text: string) => circular(lines(text)).map(({ from, to }) => `${from}>${to}`)
    expect(found('a>b b>a a>c d>a')).toEqual(['a>b', 'b>a'])
    expect(found('a>b b>c c>a c>d')).toEqual(['a>b', 'b>c', 'c>a'])
    expect(found('a>b a>c b>d c>d')).toEqual([])
    expect(found('a>a')).toEqual(['a>a'])
  })

  it('name a game only in its registry, in workers, and where one game is the subject', () => {
    const games = gameNames()
    expect(games).toContain('connect4')
    expect(imports.filter((one) => namesGame(one, games))).toEqual([])
  })

  it('would be caught against the arrows', () => {
    const bad: [string, string][] = [
      ['engine/core/bits.ts', "import { search } from '../search/search.ts'"],
      ['engine/games/connect4/rules.ts', "import { recorder } from '../../trace/recorder.ts'"],
      ['engine/search/alphabeta.ts', "import { connect4 } from '../games/connect4/index.ts'"],
      ['engine/search/alphabeta.ts', "import { games } from '../games/registry.ts'"],
      ['engine/trace/replay.ts', "export * from '../agents/levels.ts'"],
      ['engine/core/rng.ts', "import { randomInt } from 'node:crypto'"],
      ['src/boards/square.ts', "import { play } from '../../engine/index.ts'"],
      ['src/boards/square.ts', "import { ok, type Move, play } from '../../engine/index.ts'"],
      ['src/i18n/en/tree.ts', "import type { Names } from '../../widgets/tree/names.ts'"],
      ['src/widgets/tree/view.ts', "import type { TreeWords } from '../../i18n/en/tree.ts'"],
      ['content/x.ts', "import { number } from '../src/i18n/en/numbers.ts'"],
      ['src/state/link.ts', "import { fail } from '../../engine/core/errors.ts'"],
      ['src/workers/tree.ts', "import { draw } from '../widgets/tree/view.ts'"],
      ['src/widgets/tree/view.ts', "import { parseHTML } from 'linkedom'"],
      ['src/widgets/tree/element.ts', "import { firstFrame } from '../../figure/first-frame.ts'"],
      ['src/pages/index.astro', "---\nimport { start } from '../cli/start.ts'\n---\n"],
      ['src/pages/index.astro', "<script>\nimport '../workers/tree.ts'\n</script>"],
      ['content/en/01-a.mdx', "\nimport { bits } from '../../engine/core/bits.ts'\n\n# A"],
      ['src/widgets/tree/element.ts', "const x = await import('../../pages/index.astro')"],
      ['src/boards/hex.ts', "new Worker(new URL('../workers/tree.ts', import.meta.url))"],
      ['src/helpers/any.ts', "import '../i18n/languages.ts'"],
    ]
    for (const [file, text] of bad) {
      const faults = importsOf(file, text).map(faultOf)
      expect(faults.filter(Boolean), `${file}: ${text}`).toHaveLength(1)
    }
  })

  it('would not be caught along the arrows, in comments, or in code that is shown', () => {
    const good: [string, string][] = [
      ['engine/trace/replay.ts', "import type { Tracer } from '../search/tracer.ts'"],
      ['src/boards/square.ts', "import { type Move, type Player } from '../../engine/index.ts'"],
      ['src/boards/moves.ts', "import { fail, type Move } from '../../engine/index.ts'"],
      ['src/widgets/tree/view.ts', "import type { TreeWords } from '../../i18n/tree.ts'"],
      [
        'src/widgets/tree/Tree.astro',
        "---\nimport { firstFrame } from '../../figure/first-frame.ts'\n---\n",
      ],
      ['src/widgets/tree/view.ts', "/* import '../../pages/x.ts' */ // import '../../cli/x.ts'"],
      ['content/en/01-a.mdx', "```ts\nimport { a } from '../../engine/core/bits.ts'\n```\n"],
    ]
    for (const [file, text] of good) {
      expect(importsOf(file, text).map(faultOf).filter(Boolean), file).toEqual([])
    }
  })

  it('would be caught taking a game by name', () => {
    const text = "import { connect4, search } from '../../../engine/index.ts'"
    const games = new Set(['connect4'])
    const inWidget = importsOf('src/widgets/tree/element.ts', text)
    const inWorker = importsOf('src/workers/connect4/run.ts', text)
    expect(inWidget.map((one) => namesGame(one, games))).toEqual([true])
    expect(inWorker.map((one) => namesGame(one, games))).toEqual([false])
  })
})

describe('the engine', () => {
  it('has no clock and no chance of its own', () => {
    const guilty = files
      .filter((file) => file.startsWith('engine/'))
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return /\bDate\b\s*[.(]|\bnew Date\b|\bMath\.random\b|\bperformance\s*\./.test(text)
      })
    expect(guilty).toEqual([])
  })
})
