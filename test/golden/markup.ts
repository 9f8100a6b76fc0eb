import { parseHTML } from 'linkedom'

const LINE = 100
const EMPTY = /^(?:br|col|hr|img|input|link|meta|source|wbr)$/

/**
 * HTML as it can be read in a diff: one element a line, its attributes by name, each on a line of
 * its own where they are long. White space between elements is not kept, nor are scripts, whose
 * addresses change with the place of the files.
 */
export function readable(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  for (const script of document.querySelectorAll('script')) script.remove()
  document.body.normalize()
  return [...document.body.childNodes].flatMap((node) => linesOf(node, '')).join('\n') + '\n'
}

function linesOf(node: Node, indent: string): string[] {
  if (node.nodeType === 3) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [indent + escaped(text)]
  }
  if (node.nodeType !== 1) return []
  const element = node as Element
  const [open, ...more] = openLines(element, indent)
  const lines = [...element.childNodes].flatMap((child) => linesOf(child, `${indent}  `))
  const name = element.localName
  if (EMPTY.test(name)) return [open, ...more]
  const [only] = lines
  const short = lines.length === 0 || (lines.length === 1 && element.firstElementChild === null)
  const last = more.pop()
  const before = last === undefined ? [] : [open, ...more]
  const end = last ?? open
  if (short) return [...before, `${end}${only?.trim() ?? ''}</${name}>`]
  return [...before, end, ...lines, `${indent}</${name}>`]
}

/** The opening tag, on one line or one more for each attribute. */
function openLines(element: Element, indent: string): [string, ...string[]] {
  const attributes = [...element.attributes]
    .map(({ name, value }) => `${name}=${quoted(value)}`)
    .toSorted()
  const line = `${indent}<${[element.localName, ...attributes].join(' ')}>`
  if (line.length <= LINE || attributes.length === 0) return [line]
  const deeper = `${indent}    `
  // A path goes on a line of its own wherever it is begun anew.
  const rest = attributes.map((attribute) => {
    const long = deeper.length + attribute.length > LINE && attribute.startsWith('d="')
    return deeper + (long ? attribute.replaceAll('M', `\n${deeper}  M`) : attribute)
  })
  rest[rest.length - 1] += '>'
  return [`${indent}<${element.localName}`, ...rest]
}

/** JSON has double quotes, so it stands in single ones. */
function quoted(value: string): string {
  const text = escaped(value)
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replaceAll('"', '&quot;')}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
