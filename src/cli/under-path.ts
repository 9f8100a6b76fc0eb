import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { builtPages } from './built-pages.ts'

/** The path below which the site stands, with a slash at either end, however it was written. */
export function siteBase(path: string | undefined): string {
  return `/${path ?? ''}/`.replace(/\/+/g, '/')
}

/**
 * Attributes that hold an address of this site, the one of a page that sends its reader on, and that
 * of a page's picture.
 */
const ADDRESS =
  /(\s(?:href|src|action|xlink:href|data-href|data-src)="|\scontent="\d+;\s*url=|\sproperty="og:image" content=")(\/(?!\/)[^"]*)/gi

/** The addresses of a built page that begin at the root of the host, put below a path. */
export function belowPath(html: string, base: string): string {
  return html.replace(ADDRESS, (all, before: string, address: string) => {
    const already = address.startsWith(base) || `${address}/` === base
    return already ? all : before + base + address.slice(1)
  })
}

/**
 * Has the pages of a build that stands below a path link below it too. Astro sees to its own files;
 * pages write their links from the root, which is right wherever no path is asked for.
 */
export function underPath(): AstroIntegration {
  let base = '/'
  return {
    name: 'under-path',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = siteBase(config.base)
      },
      'astro:build:done': ({ dir }) => {
        if (base === '/') return
        for (const { file } of builtPages(fileURLToPath(dir))) {
          writeFileSync(file, belowPath(readFileSync(file, 'utf8'), base))
        }
      },
    },
  }
}
