/** The numbers that stand in the text of a chapter as digits, and not as a computation. */

/** Names that have a number in them, which nothing computes: games, boards, years, parts of a page. */
const NAMES = [
  /Connect 4/g,
  /\b\d+×\d+/g,
  /\b\d+(?:-bit\b| by \d+| bits\b)/g,
  /(?<=\b(?:in|since|report,|report from) )(?:19|20)\d\d\b/g,
  /(?<=\p{Lu}\p{L}+,? \(?)(?:19|20)\d\d\b/gu,
  /\b2\^…/g,
  /\(\d\)/g,
  /(?<=\b(?:chapters?|figures?|program|agents?|algorithm) )\d+\b/gi,
]

/**
 * What a reader reads of a chapter’s source, on one line: no head, no code, no formulas, no figures’
 * attributes; `…` where an expression stands; powers as `2^31`.
 */
export function proseOf(mdx: string): string {
  return mdx
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^\s*```[\s\S]*?^\s*```$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/\$[^$\n]*\$/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '…')
    .replace(/<sup>/g, '^')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*\d+\. /gm, '')
    .replace(/\s+/g, ' ')
}

/**
 * Numbers above 1 in a text, each with the words around it, names and `accounted` passages left out.
 * 0 and 1 are what bits are made of, and nothing and one in any language.
 */
export function typedNumbers(prose: string, accounted: readonly string[]): string[] {
  const hidden = (found: string) => found.replace(/\d/g, '#')
  const rest = [...accounted, ...NAMES].reduce<string>(
    (text, each) => text.replaceAll(each, hidden),
    prose,
  )
  return [...rest.matchAll(/(?<![\w#.])(?:[2-9]|\d[\d.,]*\d)(?!#)/g)].map(({ 0: digits, index }) =>
    rest.slice(Math.max(0, index - 30), index + digits.length + 30).trim(),
  )
}
