/*
 * As much of CSS as our own style sheets need to be read outside a browser. Rules within `@media`
 * and the like are left out: they are about screens.
 */

export interface Rule {
  readonly selectors: readonly string[]
  readonly declarations: readonly (readonly [property: string, value: string])[]
}

export function readRules(sheet: string): Rule[] {
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules: Rule[] = []
  for (let at = 0; ;) {
    const open = text.indexOf('{', at)
    if (open < 0) return rules
    const close = endOfBlock(text, open)
    const prelude = text.slice(at, open).trim()
    if (!prelude.startsWith('@')) {
      rules.push({
        selectors: splitList(prelude),
        declarations: declarations(text.slice(open + 1, close)),
      })
    }
    at = close + 1
  }
}

function endOfBlock(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text.charAt(at) === '{') depth++
    else if (text.charAt(at) === '}' && --depth === 0) return at
  }
  return text.length
}

function declarations(body: string): [string, string][] {
  return body
    .split(';')
    .map((each): [string, string] => {
      const colon = each.indexOf(':')
      return [each.slice(0, colon).trim(), each.slice(colon + 1).trim()]
    })
    .filter(([property]) => property !== '')
}

/** Parts between the commas that are in no brackets. */
function splitList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += letter
  }
  return [...parts, part.trim()].filter((each) => each !== '')
}

/**
 * How specific a selector is, as one number: classes, attributes and pseudo-classes count 100,
 * names of elements 1; `:is` and `:not` count as the most specific of what they list. (Our
 * sheets select nothing by id.)
 */
export function specificity(selector: string): number {
  const list = /:(?:is|not|has)\(/.exec(selector)
  if (list !== null) {
    const open = list.index + list[0].length
    let close = open
    for (let depth = 1; close < selector.length; close++) {
      if (selector.charAt(close) === '(') depth++
      else if (selector.charAt(close) === ')' && --depth === 0) break
    }
    const inner = Math.max(0, ...splitList(selector.slice(open, close)).map(specificity))
    return inner + specificity(`${selector.slice(0, list.index)} ${selector.slice(close + 1)}`)
  }
  const counted = selector.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?/g) ?? []
  const rest = selector.replaceAll(/\.[\w-]+|\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?/g, ' ')
  return counted.length * 100 + (rest.match(/[a-z][\w-]*/gi) ?? []).length
}
