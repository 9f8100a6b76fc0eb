import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { builtPages, type PageFile } from './built-pages.ts'

/** The JavaScript a page fetches when it opens. */
export interface PageWeight {
  /** The page's address, `/en/cutting-branches/`. */
  readonly page: string
  /** Files fetched: the page's scripts and all they import statically. Inline scripts are counted. */
  readonly files: number
  /** Their bytes after gzip, each file by itself, as it is sent. */
  readonly bytes: number
}

/** What a page may open with at most, in bytes after gzip. */
export const openingLimit = 8_000

/** What a page may fetch at most before its reader does anything, workers included. */
export const fetchedLimit = 60_000

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g

/**
 * Weighs every page of a build. Scripts imported dynamically and workers are not counted: they
 * are fetched when a reader asks for them (test/site measures that none is before).
 *
 * @param base  the path below which the site is to stand
 */
export function weighPages(dist: string, base = '/'): PageWeight[] {
  return builtPages(dist)
    .map((page) => weighPage(dist, base, page))
    .toSorted((a, b) => a.page.localeCompare(b.page))
}

function weighPage(dist: string, base: string, { file, address }: PageFile): PageWeight {
  const html = readFileSync(file, 'utf8')
  const fetched = new Set<string>()
  let inline = 0
  for (const [, attributes = '', text = ''] of html.matchAll(scriptTag)) {
    const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
    if (src !== undefined) collect(join(dist, src.replace(base, '/')), fetched)
    else if (!/\btype="application\//.test(attributes)) inline += gzipSync(text).length
  }
  const bytes = [...fetched].map((path) => gzipSync(readFileSync(path)).length)
  return {
    page: address,
    files: fetched.size,
    bytes: bytes.reduce((sum, n) => sum + n, inline),
  }
}

function collect(path: string, into: Set<string>): void {
  if (into.has(path) || !existsSync(path)) return
  into.add(path)
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    collect(join(dirname(path), specifier), into)
  }
}

/** The weights as a table of text, one page a line, the heaviest marked if over the limit. */
export function weightTable(weights: readonly PageWeight[]): string {
  const width = Math.max(...weights.map((w) => w.page.length))
  return weights
    .map(({ page, files, bytes }) => {
      const kilobytes = (bytes / 1000).toFixed(1).padStart(6)
      const over = bytes > openingLimit ? `  over ${openingLimit / 1000} kB` : ''
      return `${page.padEnd(width)} ${kilobytes} kB in ${files} ${files === 1 ? 'file' : 'files'}${over}`
    })
    .join('\n')
}

/** Says after each build what every page weighs. */
export function pageWeight(): AstroIntegration {
  let base = '/'
  return {
    name: 'page-weight',
    hooks: {
      'astro:config:done': ({ config }) => {
        ;({ base } = config)
      },
      'astro:build:done': ({ dir, logger }) => {
        const table = weightTable(weighPages(fileURLToPath(dir), base))
        logger.info(`JavaScript at opening, after gzip\n${table}`)
      },
    },
  }
}
