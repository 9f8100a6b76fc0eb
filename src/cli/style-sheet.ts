import { selectorSpecificity, type Specificity } from '@csstools/selector-specificity'
import { Features, transform } from 'lightningcss'
import { parse, type Rule } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'
import { ContractError } from '../../engine/index.ts'

/** What a sheet sets where one selector matches, and how specific that selector is. */
export interface StyleRule {
  /** One that `matches` understands. */
  readonly selector: string
  readonly specificity: Specificity
  readonly declarations: readonly Declaration[]
}

interface Declaration {
  readonly property: string
  readonly value: string
  readonly important: boolean
}

/** About the screen or the room on it, of which a drawing of its own size has none. */
const CONDITIONS = /^(?:media|container)$/
/** These give names a meaning, and set nothing on an element. */
const DEFINITIONS = /^(?:font-face|keyframes|property|counter-style|page)$/
/** Where the pointer is, what has the focus, what fills the screen: nothing of it on paper. */
const STATES =
  /^:(?:hover|active|focus|focus-visible|focus-within|target|fullscreen|modal|popover-open)$/

/**
 * The rules of a style sheet, in their order, with nested ones written out. Those under a condition
 * about the screen are left out.
 *
 * @throws on what is no CSS, and on at-rules that could change what holds: `@layer`, `@supports` …
 */
export function readSheet(filename: string, text: string): StyleRule[] {
  const flat = transform({ filename, code: Buffer.from(text), include: Features.Nesting })
  return parse(flat.code.toString()).nodes.flatMap((node) => {
    if (node.type === 'rule') return rulesOf(node)
    if (node.type === 'atrule' && !CONDITIONS.test(node.name) && !DEFINITIONS.test(node.name)) {
      throw new ContractError(
        'readSheet',
        `${filename}: @${node.name} cannot be told for a drawing`,
      )
    }
    return []
  })
}

function rulesOf(rule: Rule): StyleRule[] {
  const declarations = rule.nodes.flatMap((node): Declaration[] =>
    node.type === 'decl'
      ? [{ property: node.prop, value: node.value, important: node.important ?? false }]
      : [],
  )
  return parseSelectors()
    .astSync(rule.selector)
    .nodes.filter((selector) => !hasPseudoElement(selector))
    .map((selector) => ({
      specificity: selectorSpecificity(selector),
      selector: withoutStates(selector),
      declarations,
    }))
}

/** What stands before or in an element is no element of the drawing. */
function hasPseudoElement(selector: Selector): boolean {
  let found = false
  selector.walkPseudos((pseudo) => {
    found ||= parseSelectors.isPseudoElement(pseudo)
  })
  return found
}

/** The selector with what matches nothing, `:not(*)`, for every state. */
function withoutStates(selector: Selector): string {
  selector.walkPseudos((pseudo) => {
    if (STATES.test(pseudo.value.toLowerCase())) pseudo.value = ':not(*)'
  })
  return selector.toString().trim()
}
