export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * An SVG element with its attributes and children, made in any document: linkedom's at build,
 * the page's in the browser. An attribute that is undefined or false is left out; true is
 * written as an empty text.
 */
export function svg<K extends keyof SVGElementTagNameMap>(
  document: Document,
  name: K,
  attributes: Attributes = {},
  children: readonly (Node | string)[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG_NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children)
  return element
}

/**
 * A length in pixels as an attribute that grows with the type a reader has chosen: the names in a
 * drawing then do as well.
 */
export function rem(pixels: number): string {
  return `${at(pixels / 16)}rem`
}

/**
 * A drawing of a size in pixels, where type has its usual size.
 *
 * @param kind  its class beside `drawing`
 */
export function drawing(
  document: Document,
  kind: string,
  { width, height }: { readonly width: number; readonly height: number },
  attributes: Attributes,
  children: readonly (Node | string)[],
): SVGSVGElement {
  const size = { width: rem(width), height: rem(height) }
  const viewBox = `0 0 ${at(width)} ${at(height)}`
  const all = { class: `drawing ${kind}`, ...size, viewBox, ...attributes }
  return svg(document, 'svg', all, children)
}

/**
 * The drawing of a board. It is decoration for a screen reader unless `label` names it.
 *
 * @param label  what a screen reader hears; absent where text beside the board says it
 */
export function boardDrawing(
  document: Document,
  size: { readonly width: number; readonly height: number },
  label: string | undefined,
  layers: readonly SVGElement[],
): SVGSVGElement {
  const named =
    label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }
  return drawing(document, 'board', size, named, layers)
}

/** A coordinate as SVG reads it, to a hundredth of a pixel. */
export function at(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A place of a drawing, in pixels to the right and down. */
export type Point = readonly [x: number, y: number]

/**
 * A line from point to point, as a part of a path: in steps of tenths of a pixel, which are short
 * and mostly recur; they do not add up to an error.
 */
export function chain(points: readonly Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  return tenths
    .map(([x, y], i) => {
      if (i === 0) return `M${x / 10} ${y / 10}`
      const dx = (x - tenths[i - 1][0]) / 10
      const dy = (y - tenths[i - 1][1]) / 10
      if (dx === 0) return `v${dy}`
      return dy === 0 ? `h${dx}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
    })
    .join('')
}

/** A circle, as a part of a path: an arc from the top around to a hundredth of a pixel beside it. */
export function disc(x: number, y: number, radius: number): string {
  const r = at(radius)
  return `M${at(x)} ${at(y - radius)}a${r} ${r} 0 1 1-.01 0z`
}

/** A stroke from the lower left to the upper right that reaches `reach` to each side. */
export function slash(x: number, y: number, reach: number): string {
  const d = at(2 * reach)
  return `M${at(x - reach)} ${at(y + reach)}l${d}-${d}`
}

/** A square whose sides are `reach` from its middle, as a part of a path. */
export function box(x: number, y: number, reach: number): string {
  const d = at(2 * reach)
  return `M${at(x - reach)} ${at(y - reach)}h${d}v${d}h-${d}z`
}

/** The four corners of a square whose sides are `reach` from its middle, as a part of a path. */
export function corners(x: number, y: number, reach: number): string {
  const long = reach / 2
  return [-1, 1]
    .flatMap((h) =>
      [-1, 1].map((v) => {
        const [side, level] = [at(x + h * reach), at(y + v * reach)]
        return `M${at(x + h * (reach - long))} ${level}H${side}V${at(y + v * (reach - long))}`
      }),
    )
    .join('')
}

/** A cross of two strokes that reach `reach` to each side, as a part of a path. */
export function cross(x: number, y: number, reach: number): string {
  const d = at(2 * reach)
  return `M${at(x - reach)} ${at(y - reach)}l${d} ${d}m0-${d}l-${d} ${d}`
}
