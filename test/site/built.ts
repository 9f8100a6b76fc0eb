import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseHTML } from 'linkedom'

/** The folder with the built pages. */
export const dist = join(import.meta.dirname, '../../dist')

if (!existsSync(join(dist, 'index.html'))) {
  throw new Error('The site is not built: run `npm run build` first, or `npm run test:site`.')
}

/** A page as it stands in the build. */
export interface BuiltPage {
  /** Its address, `/en/07-cutting-branches/`. */
  readonly path: string
  readonly html: string
  readonly document: Document
}

/** Every page of the build, by address. */
export const pages: readonly BuiltPage[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .toSorted()
  .map((file) => {
    const html = readFileSync(join(dist, file), 'utf8')
    const path = `/${file.split(sep).join('/')}`.replace(/index\.html$/, '')
    return { path, html, document: parseHTML(html).document }
  })

/** The chapters, with the ids of their figures that have a state in the link. */
export const chapters = pages
  .filter(({ path }) => /\/\d\d-/.test(path))
  .map(({ path, document }) => ({
    path,
    figures: [...document.querySelectorAll('[id]')]
      .filter(({ localName }) => localName.startsWith('cutoff-'))
      .map(({ id }) => id),
  }))
