import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOMParser } from 'linkedom'
import { at, SVG_NAMESPACE, svg } from '../boards/svg.ts'
import { readRules, specificity, type Rule } from './css.ts'

/** What SVG knows as attributes of the properties that our style sheets set. */
const ATTRIBUTES = new Set(
  (
    'fill fill-opacity stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin ' +
    'opacity paint-order font-family font-size font-weight'
  ).split(' '),
)
/** Pixels left free around a drawing. */
const MARGIN = 8
const SOURCE = join(import.meta.dirname, '..')
const SHEETS = ['styles/figures.css', 'boards/board.css', 'boards/hex.css', 'widgets/tree/tree.css']

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
  applyStyles(document.documentElement)
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

/** Sets on every element below `root` what the style sheets say of it. */
function applyStyles(root: Element): void {
  const values = tokens()
  const found = new Map<Element, Map<string, { value: string; weight: number }>>()
  const rules = SHEETS.flatMap((sheet) => readRules(readFileSync(join(SOURCE, sheet), 'utf8')))
  rules.forEach((rule, order) => {
    for (const selector of rule.selectors) {
      // Of two rules that are equally specific the later one counts.
      const weight = specificity(selector) * rules.length + order
      for (const element of matching(root, selector)) {
        const own = found.get(element) ?? new Map<string, { value: string; weight: number }>()
        found.set(element, own)
        for (const [property, value] of rule.declarations) {
          if (!ATTRIBUTES.has(property) || (own.get(property)?.weight ?? -1) > weight) continue
          own.set(property, { value: resolved(value, values), weight })
        }
      }
    }
  })
  for (const [element, own] of found) {
    for (const [property, { value }] of own) element.setAttribute(property, value)
  }
}

function matching(root: Element, selector: string): Iterable<Element> {
  // Where the pointer is, what has the focus, what fills the screen: nothing of a sheet of paper.
  if (/:(?!is\(|not\()/.test(selector)) return []
  return root.querySelectorAll(selector)
}

/** The custom properties of `tokens.css`, on white. */
function tokens(): ReadonlyMap<string, string> {
  const rules = readRules(readFileSync(join(SOURCE, 'styles/tokens.css'), 'utf8'))
  const ofRoot = (rule: Rule) => rule.selectors.includes(':root')
  return new Map([
    ...rules.filter(ofRoot).flatMap((rule) => rule.declarations),
    ['--paper', '#fff'],
  ])
}

/** A value without variables: the light one of two colours, lengths in pixels. */
function resolved(value: string, values: ReadonlyMap<string, string>): string {
  let text = value
  for (let i = 0; i < 10 && text.includes('var('); i++) {
    text = text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none')
  }
  return text
    .replaceAll(/light-dark\(([^(),]+),[^()]*\)/g, '$1')
    .replaceAll(
      /color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g,
      (_, a: string, share: string, b: string) => mixed(a, b, Number(share) / 100),
    )
    .replaceAll(/([\d.]+)rem\b/g, (_, rem: string) => String(Number(rem) * 16))
    .replaceAll(/([\d.])px\b/g, '$1')
    .replaceAll(
      /currentcolor/gi,
      values.get('--ink')?.replace(/^light-dark\(([^,]+),.*$/, '$1') ?? '#000',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function mixed(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)]
  const mix = from.map((value, i) => Math.round(value * share + to[i] * (1 - share)))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replaceAll(/\w/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}
