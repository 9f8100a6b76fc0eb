import { Features, transform } from 'lightningcss'
import { parse } from 'postcss'
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser'

/** Colours in spaces that few programs know, written as ones that all do. */
const COLOURS =
  Features.LabColors | Features.OklabColors | Features.P3Colors | Features.ColorFunction
/** Pixels. */
const REM = 16

/**
 * A value without variables, and the light one of two colours.
 *
 * @param variable what a custom property is, itself without variables, or `undefined`
 * @returns `undefined` where a variable is not set and nothing stands in for it
 */
export function substituted(
  value: string,
  variable: (name: string) => string | undefined,
): string | undefined {
  const parts = parseValue(value).nodes.map((node) => substitutedNode(node, variable))
  return parts.includes(undefined) ? undefined : parts.join('')
}

function substitutedNode(
  node: Node,
  variable: (name: string) => string | undefined,
): string | undefined {
  if (node.type !== 'function') return parseValue.stringify(node)
  const [first, second] = argumentsOf(node)
  const name = node.value.toLowerCase()
  if (name === 'light-dark') return substituted(first, variable)
  if (name === 'var') {
    return variable(first) ?? (second === undefined ? undefined : substituted(second, variable))
  }
  const inner = substituted(parseValue.stringify(node.nodes), variable)
  return inner === undefined ? undefined : `${node.value}(${inner})`
}

/** What stands before the first comma and what stands after it, if there is one. */
function argumentsOf({ nodes }: FunctionNode): [string, string | undefined] {
  const comma = nodes.findIndex(({ type, value }) => type === 'div' && value === ',')
  const text = (some: Node[]) => parseValue.stringify(some).trim()
  return comma < 0
    ? [text(nodes), undefined]
    : [text(nodes.slice(0, comma)), text(nodes.slice(comma + 1))]
}

/**
 * A value without variables as an attribute of SVG has it: colours mixed, sums added up, lengths
 * in pixels without the unit.
 *
 * @param ink the colour that `currentcolor` is
 */
export function attributeValue(property: string, value: string, ink: string): string {
  // Names of fonts keep their quotation marks.
  if (property === 'font-family') return value
  const parsed = parseValue(value)
  parsed.walk((node) => {
    if (node.type !== 'word') return
    const size = parseValue.unit(node.value)
    if (size !== false && size.unit === 'rem') node.value = `${Number(size.number) * REM}px`
    if (node.value.toLowerCase() === 'currentcolor') node.value = ink
  })
  const code = Buffer.from(`x{${property}:${parsed.toString()}}`)
  const computed = transform({ filename: property, code, include: COLOURS }).code
  let text = ''
  // Of several the first is for programs that know no other.
  parse(computed.toString()).walkDecls((declaration) => {
    text ||= declaration.value
  })
  return text.replaceAll(/([\d.])px\b/g, '$1')
}

/** A colour and how opaque it is, 0 to 1, as SVG has them: apart. */
export function colourAndOpacity(colour: string): [colour: string, opacity: number] {
  const [, digits = '', last = ''] =
    /^#([0-9a-f]{6})([0-9a-f]{2})$|^$/.exec(
      colour.replace(/^#(\w)(\w)(\w)(\w)$/, '#$1$1$2$2$3$3$4$4'),
    ) ?? []
  if (digits === '') return [colour, 1]
  const opacity = Math.round((Number.parseInt(last, 16) / 255) * 100) / 100
  return opacity === 0 ? ['none', 1] : [`#${digits}`, opacity]
}
