import {
  BOUNDS,
  COUNTS,
  MARKS,
  ORDERS,
  PRESETS,
  type Convention,
  type Level,
  type Preset,
} from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'
import { levelOf } from './predict-levels.ts'
import { isObject, othersOf, parsed, type Others } from './request.ts'
import type { Json } from './verb.ts'
import { FAILS, FIRSTS, TIES } from './verbs/search-options.ts'

/**
 * An answer to be graded: `{"tree": TEXT, "convention": {…}, "cut": […]}`, or, in place of `cut`,
 * `"level"` and `"answers"`.
 */
export interface Answered {
  readonly tree: string
  readonly convention: Partial<Convention>
  readonly preset?: Preset
  /** Leaves from the left, from 0, as they are given; nodes where others are marked. */
  readonly cut: readonly number[]
  /** What is asked at each step of its kind, and what was said. */
  readonly steps?: { readonly level: Level; readonly answers: readonly Json[] }
  /** What is said to be counted, where the line says it. */
  readonly counted?: Json
  readonly others: Others
}

/** What a convention says, and in which words. */
const CHOICES = {
  tie: [...TIES, 'both'],
  fail: FAILS,
  bounds: BOUNDS,
  order: ORDERS,
  first: FIRSTS,
  mark: MARKS,
  count: COUNTS,
} as const
const NAMES = [...Object.keys(CHOICES), 'window', 'preset']

export function readAnswered(line: string): Checked<Answered> {
  const value = parsed(line)
  if (!isObject(value)) return refuse('not-an-object', cli.errors.notAnAnswer)
  const { tree, convention, cut } = value
  if (tree === undefined || tree === null) {
    return refuse('not-a-text', cli.errors.notAText('tree'))
  }
  const rules = readConvention(convention ?? {})
  if (!rules.ok) return rules
  // Nested lists need no quotes around them.
  const text = typeof tree === 'string' ? tree : JSON.stringify(tree)
  // Without answers a level means nothing here, and is given back as any other field.
  const { answers } = value
  if (cut === undefined && Array.isArray(answers)) {
    const level = levelOf(value['level'])
    if (!level.ok) return level
    return good({
      tree: text,
      ...rules.value,
      cut: [],
      steps: { level: level.value, answers },
      others: othersOf(value, ['tree', 'convention', 'level', 'answers']),
    })
  }
  const { counted } = value
  if (!Array.isArray(cut)) return refuse('not-leaves', cli.errors.notLeaves)
  const leaves: number[] = []
  for (const [place, leaf] of cut.entries()) {
    if (typeof leaf !== 'number' || !Number.isInteger(leaf)) {
      return refuse('not-a-leaf', cli.errors.notALeaf(place, quoted(JSON.stringify(leaf))))
    }
    leaves.push(leaf)
  }
  return good({
    tree: text,
    ...rules.value,
    cut: leaves,
    ...(counted !== undefined && { counted }),
    others: othersOf(value, ['tree', 'convention', 'cut']),
  })
}

function readConvention(value: Json): Checked<Pick<Answered, 'convention' | 'preset'>> {
  if (!isObject(value)) return refuse('not-a-convention', cli.errors.notAConvention(NAMES))
  const unknown = Object.keys(value).find((name) => !NAMES.includes(name))
  if (unknown !== undefined) {
    return refuse('unknown-rule', cli.errors.unknownRule(quoted(unknown), NAMES))
  }
  const own: Record<string, Json> = {}
  for (const [name, values] of Object.entries(CHOICES)) {
    const said = value[name] ?? undefined
    if (said === undefined) continue
    if (!values.some((each) => each === said)) {
      return refuse('not-a-rule', cli.errors.notARule(name, values, quoted(JSON.stringify(said))))
    }
    if (name === 'tie') own['eitherTie'] = said === 'both'
    own[name] = said === 'both' ? 'le' : said
  }
  const window = readWindow(value['window'] ?? ['-inf', 'inf'])
  if (window === undefined) {
    return refuse('not-a-window', cli.errors.notEnds(quoted(JSON.stringify(value['window']))))
  }
  if (value['window'] !== undefined && value['window'] !== null) own['window'] = window
  const id = value['preset'] ?? undefined
  const preset = PRESETS.find((each) => each.id === id)
  if (id !== undefined && preset === undefined) {
    const ids = PRESETS.map((each) => each.id)
    return refuse('not-a-rule', cli.errors.notARule('preset', ids, quoted(JSON.stringify(id))))
  }
  return good({ convention: own as Partial<Convention>, ...(preset && { preset }) })
}

/** `[a, b]`, each a number, a text such as `-inf`, or null where nothing is promised. */
function readWindow(value: Json): readonly [string, string] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [low, high] = value.map((end: Json, i) =>
    end === null
      ? ['-inf', 'inf'][i]
      : typeof end === 'object' || typeof end === 'boolean'
        ? ''
        : String(end),
  )
  return [low ?? '', high ?? '']
}
