import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A page of a build. */
export interface PageFile {
  /** Where its file is. */
  readonly file: string
  /** Its address below the path of the site, `/en/cutting-branches/`. */
  readonly address: string
}

/** Every page of a build. */
export function builtPages(dist: string): PageFile[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      file: join(dist, path),
      address: `/${path.replaceAll(sep, '/').replace(/index\.html$/, '')}`,
    }))
}
