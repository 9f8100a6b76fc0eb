import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parseHTML } from 'linkedom'
import { at, SVG_NAMESPACE, svg } from '../boards/svg.ts'
import { builtPages } from './built-pages.ts'
import { useOwnFonts } from './picture-fonts.ts'
import { applyRules } from './standalone-svg.ts'
import { readSheet, type StyleRule } from './style-sheet.ts'

/*
 * What others show beside a link to a page: its title, and the drawing by which the page of contents
 * shows it. Each page names the file (`og:image`); here it is drawn. So is the icon of a telephone.
 */

/** Pixels, as those who show such pictures ask for. */
const SIZE = { width: 1200, height: 630 }
const EDGE = 70
/** Pixels of the drawing's sides. */
const DRAWING = SIZE.height - 2 * EDGE
const TITLE = 62
/** Letters of a title that have room beside the drawing. */
const LETTERS = 16
/** Of a page that is shown by no drawing of its own. */
const USUAL = 'cutting-branches'
/** Pixels of the icon of a telephone. */
const ICON = 180

/** So that what is drawn at 32 pixels is sharp at the size of an icon. */
const DENSITY = 600
/** Behind what is transparent; as `--paper`. */
const PAPER = '#fffefc'

const ICON_FILE = join(import.meta.dirname, '../assets/icon.svg')

interface Page {
  readonly title: string
  /** The address of its picture. */
  readonly image: string
  readonly address: string
  readonly document: Document
}

/** Draws the pictures when the site has been built. */
export function socialPictures(): AstroIntegration {
  return {
    name: 'social-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        await useOwnFonts(join(import.meta.dirname, '../../node_modules/.cache/cutoff-fonts'))
        const pages = pagesOf(dist)
        const lists = pages.filter(({ document }) => document.querySelector('.cards') !== null)
        const drawings = drawingsIn(lists)
        const rules = rulesOf(dist, lists)
        for (const page of pages) {
          const drawing = drawings.get(page.address) ?? usualOf(drawings)
          const picture = Buffer.from(socialPicture(page.title, drawing, rules))
          const file = join(dist, /social\/.+$/.exec(page.image)?.[0] ?? '')
          await writePng(file, picture, SIZE.width)
        }
        logger.info(`${pages.length} pictures of pages`)
      },
    },
  }
}

/** Draws the icon that a telephone puts on its first screen. */
export function touchIcon(): AstroIntegration {
  return {
    name: 'touch-icon',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = join(fileURLToPath(dir), 'apple-touch-icon.png')
        return writePng(file, readFileSync(ICON_FILE), ICON, DENSITY)
      },
    },
  }
}

/** Draws an SVG so many pixels wide. */
async function writePng(file: string, from: Buffer, width: number, density = 72): Promise<void> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(from, { density }).resize(width).flatten({ background: PAPER })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await drawn.png({ palette: true }).toBuffer())
}

/** The pages that name a picture; the addresses in them are those without a path above them. */
function pagesOf(dist: string): Page[] {
  return builtPages(dist).flatMap(({ file, address }) => {
    const { document } = parseHTML(readFileSync(file, 'utf8'))
    const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    if (image === null || image === undefined) return []
    const title = document.querySelector('h1')?.textContent?.trim() ?? ''
    return { title, image, address, document }
  })
}

/** What the style sheets say of the pages that show the drawings, in their order. */
function rulesOf(dist: string, lists: readonly Page[]): StyleRule[] {
  const links = lists.flatMap(({ document }) => [
    ...document.querySelectorAll('link[rel="stylesheet"]'),
  ])
  const files = links.map((link) => /_astro\/.+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? '')
  return [...new Set(files)].flatMap((file) =>
    readSheet(file, readFileSync(join(dist, file), 'utf8')),
  )
}

/** The drawings by which pages are shown where they are listed, by the addresses of those pages. */
function drawingsIn(pages: readonly Page[]): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>()
  for (const { document } of pages) {
    for (const card of document.querySelectorAll('.cards li')) {
      const address = card.querySelector('a')?.getAttribute('href')
      const drawing = card.querySelector('.preview > svg')
      if (address && drawing !== null) found.set(address, drawing)
    }
  }
  return found
}

function usualOf(drawings: ReadonlyMap<string, Element>): Element {
  for (const [address, drawing] of drawings) if (address.includes(USUAL)) return drawing
  throw new Error(`social pictures: no page shows ${USUAL} by a drawing`)
}

/** A picture as an SVG that needs nothing else. */
function socialPicture(title: string, drawing: Element, rules: readonly StyleRule[]): string {
  const { document } = parseHTML('<html><body></body></html>')
  const shown = document.importNode(drawing, true)
  const place = { x: SIZE.width - EDGE - DRAWING, y: EDGE, width: DRAWING, height: DRAWING }
  for (const [name, value] of Object.entries(place)) shown.setAttribute(name, at(value))
  const lines = linesOf(title)
  const top = SIZE.height / 2 - ((lines.length - 1) * TITLE * 1.15) / 2
  const text = (y: number, size: number, content: string, more: Record<string, string>) =>
    svg(document, 'text', { x: EDGE, y: at(y), 'font-size': size, ...more }, [content])
  const serif = { 'font-family': 'Source Serif 4', 'font-weight': '600' }
  const sans = { class: 'label', 'font-family': 'IBM Plex Sans', 'font-weight': '500' }
  const picture = svg(document, 'svg', { ...SIZE, viewBox: `0 0 ${SIZE.width} ${SIZE.height}` }, [
    svg(document, 'rect', { ...SIZE, class: 'fill-paper' }),
    ...lines.map((line, i) => text(top + i * TITLE * 1.15, TITLE, line, serif)),
    text(SIZE.height - EDGE, 30, 'Cutoff', sans),
    svg(document, 'g', { class: 'preview tree-plain' }, [shown]),
  ])
  document.body.append(picture)
  applyRules(document.documentElement, rules)
  picture.setAttribute('xmlns', SVG_NAMESPACE)
  return picture.outerHTML
}

/** A title in lines that have room. */
function linesOf(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LETTERS) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}
