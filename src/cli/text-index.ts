import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parseHTML } from 'linkedom'
import { close, createIndex, type PagefindIndex } from 'pagefind'
import { builtPages, type PageFile } from './built-pages.ts'

/** What stands in a chapter’s text and is no text of it: figures, answers, what leads elsewhere. */
const LEFT_OUT = [
  '.opening',
  '.figure > :not(figcaption)',
  '.exercise-controls',
  '.exercise-board',
  '.exercise-answer',
  '.progress',
  '.turn',
  'noscript',
  'annotation',
]

/** Files that Pagefind writes for a face of its own, which the pages do not use. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./

/**
 * Makes the index that the search page fetches, `pagefind/` in the build: the text of all pages
 * that have a `data-pagefind-body`, and of those with a `data-search-about`, which are figures more
 * than text, what they are about.
 */
export function textIndex(): AstroIntegration {
  return {
    name: 'text-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const pages = await writeIndex(folder)
        logger.info(`The text of ${pages} pages can be searched`)
      },
    },
  }
}

/** @returns how many pages have a text. Throws where Pagefind cannot do it. */
async function writeIndex(folder: string): Promise<number> {
  const { index, errors } = await createIndex({ excludeSelectors: LEFT_OUT })
  if (index === undefined) throw new Error(`text index: ${errors.join('; ')}`)
  try {
    const added = await index.addDirectory({ path: folder })
    if (added.errors.length > 0) throw new Error(`text index: ${added.errors.join('; ')}`)
    for (const page of builtPages(folder)) await addAbout(index, page)
    const { files } = await index.getFiles()
    for (const { path, content } of files.filter((file) => !UNUSED.test(file.path))) {
      const to = join(folder, 'pagefind', path)
      await mkdir(dirname(to), { recursive: true })
      await writeFile(to, content)
    }
    return files.filter(({ path }) => path.startsWith('fragment/')).length
  } finally {
    await close()
  }
}

/** Adds the name of a page and what it says of itself, if it asks for that. */
async function addAbout(index: PagefindIndex, { file, address }: PageFile): Promise<void> {
  const html = readFileSync(file, 'utf8')
  if (!html.includes('data-search-about')) return
  const { document } = parseHTML(html)
  const title = document.querySelector('h1')?.textContent.trim() ?? ''
  const lead = document.querySelector('.opening > :is(.lead, .hint)')?.textContent.trim()
  const about = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  const { errors } = await index.addCustomRecord({
    url: address,
    content: [`${title}.`, ...(lead === undefined ? [] : [lead]), about].join(' '),
    language: document.documentElement.lang,
    meta: { title },
  })
  if (errors.length > 0) throw new Error(`text index: ${errors.join('; ')}`)
}
