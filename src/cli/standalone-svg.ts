import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '@csstools/selector-specificity'
import { DOMParser } from 'linkedom'
import { at, SVG_NAMESPACE, svg } from '../boards/svg.ts'
import { readSheet, type StyleRule } from './style-sheet.ts'
import { attributeValue, colourAndOpacity, substituted } from './style-value.ts'

/** What SVG knows as attributes of the properties that our style sheets set. */
const ATTRIBUTES = new Set(
  (
    'fill fill-opacity stroke stroke-opacity stroke-width stroke-dasharray stroke-linecap ' +
    'stroke-linejoin opacity paint-order font-family font-size font-weight font-style ' +
    'text-anchor dominant-baseline letter-spacing visibility'
  ).split(' '),
)
/** Pixels left free around a drawing. */
const MARGIN = 8
const SOURCE = join(import.meta.dirname, '..')
/** In the order in which a page has them. */
const SHEETS = [
  'styles/tokens.css',
  'styles/figures.css',
  'boards/board.css',
  'boards/hex.css',
  'widgets/tree/tree.css',
]
/** A sheet of paper is white. */
const PAPER = ':root { --paper: #fff }'

/**
 * Draws into a document of its own and returns the drawing as a file that needs nothing else: what
 * the style sheets say, in the light colours on white, is written on each element, since not
 * everything that reads SVG reads CSS.
 */
export function standalone(draw: (document: Document) => SVGSVGElement, about: string): string {
  // The types of linkedom are its own; what it makes is a document.
  const document = new DOMParser().parseFromString('<g/>', 'image/svg+xml') as unknown as Document
  const drawing = draw(document)
  document.documentElement.append(drawing)
  const rules = SHEETS.flatMap((sheet) =>
    readSheet(sheet, readFileSync(join(SOURCE, sheet), 'utf8')),
  )
  applyRules(document.documentElement, [...rules, ...readSheet('paper', PAPER)])
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const name of ['class', 'data-node', 'tabindex']) element.removeAttribute(name)
  }
  const [x, y, width, height] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const frame = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  }
  drawing.setAttribute('viewBox', Object.values(frame).map(at).join(' '))
  drawing.setAttribute('width', at(frame.width))
  drawing.setAttribute('height', at(frame.height))
  const paper = svg(document, 'rect', { ...frame, fill: '#fff' })
  drawing.prepend(svg(document, 'desc', {}, [about]), paper)
  drawing.setAttribute('xmlns', SVG_NAMESPACE)
  return drawing.outerHTML
}

type Values = ReadonlyMap<string, string>

/** Writes on `root`, a document's element, and on all below it what the rules say of each. */
export function applyRules(root: Element, rules: readonly StyleRule[]): void {
  const sorted = rules.toSorted((a, b) => compare(a.specificity, b.specificity))
  const found = new Map<Element, Map<string, string>>()
  // The last one counts; what is important counts after all that is not.
  for (const late of [false, true]) {
    for (const { selector, declarations } of sorted) {
      const now = declarations.filter(({ important }) => important === late)
      if (now.length === 0) continue
      const below = root.querySelectorAll(selector)
      for (const element of root.matches(selector) ? [root, ...below] : below) {
        const own = found.get(element) ?? new Map<string, string>()
        found.set(element, own)
        for (const { property, value } of now) own.set(property, value)
      }
    }
  }
  write(root, found, new Map())
}

/** @param above the custom properties and the colour of the element's parent */
function write(element: Element, found: ReadonlyMap<Element, Values>, above: Values): void {
  const declared: Values = found.get(element) ?? new Map()
  const inherited = inheritedBy(declared, above)
  for (const [property, value] of declared) {
    const text = ATTRIBUTES.has(property) && substituted(value, (name) => inherited.get(name))
    // Without its variable a declaration counts as if it were not there.
    if (text === false || text === undefined) continue
    const [computed, opacity] = colourAndOpacity(
      attributeValue(property, text, inherited.get('color') ?? '#000'),
    )
    element.setAttribute(property, computed)
    if (opacity < 1) element.setAttribute(`${property}-opacity`, String(opacity))
  }
  for (const child of element.children) write(child, found, inherited)
}

/** The custom properties and the colour of an element, without variables. */
function inheritedBy(declared: Values, above: Values): Values {
  const all = new Map(above)
  const asked = new Set<string>()
  const valueOf = (name: string): string | undefined => {
    const value = declared.get(name)
    // One that is defined by itself is not set.
    if (value === undefined || asked.has(name))
      return value === undefined ? above.get(name) : undefined
    asked.add(name)
    const text = substituted(value, valueOf)
    asked.delete(name)
    return text
  }
  for (const name of declared.keys()) {
    if (!name.startsWith('--') && name !== 'color') continue
    const text = valueOf(name)
    if (text === undefined) all.delete(name)
    else all.set(name, text)
  }
  return all
}
