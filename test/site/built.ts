import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { builtPages, type PageFile } from '../../src/cli/built-pages.ts'

/** The folder with the built pages. */
export const dist = join(import.meta.dirname, '../../dist')

if (!existsSync(join(dist, 'index.html'))) {
  throw new Error('The site is not built: run `npm run build` first, or `npm run test:site`.')
}

/** A page as it stands in the build. */
export class BuiltPage {
  /** Its address, `/en/cutting-branches/`. */
  readonly path: string
  readonly html: string
  private read: Document | undefined

  constructor({ file, address }: PageFile) {
    this.path = address
    this.html = readFileSync(file, 'utf8')
  }

  /** Read when it is first asked for: most tests open the page in a browser. */
  get document(): Document {
    return (this.read ??= parseHTML(this.html).document)
  }

  /** The ids of its figures that have a state in the link. */
  get figures(): readonly string[] {
    return [...this.document.querySelectorAll('[id]')]
      .filter(({ localName }) => localName.startsWith('cutoff-'))
      .map(({ id }) => id)
  }
}

/** Every page of the build, by address; without those that only lead on from an old address. */
export const pages: readonly BuiltPage[] = builtPages(dist)
  .toSorted((a, b) => (a.file < b.file ? -1 : 1))
  .map((page) => new BuiltPage(page))
  .filter(({ html }) => !html.includes('http-equiv="refresh"'))

export const chapters = pages.filter(({ html }) => html.includes('data-pagefind-body'))
