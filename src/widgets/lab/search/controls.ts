import { html, nothing, type TemplateResult } from 'lit-html'
import { BOUNDS, conventionOf, PRESETS } from '../../../../engine/index.ts'
import { field, named, select, type Choice } from '../../../figure/panel.ts'
import type { LabWords } from '../../../i18n/lab.ts'
import { REPLACEMENTS, TABLE_SLOTS } from '../../tree/more-options.ts'
import { CODE_FORMS } from '../../tree/pseudocode.ts'
import {
  BYTES_PER_NODE,
  FAIL_RULES,
  hasRootWindow,
  MOST_RECORDED,
  PROOFS,
  RECORDED_NODES,
  SEARCH_NAMES,
  TIE_RULES,
  type ProofName,
} from '../../tree/spec.ts'
import { count } from '../count.ts'
import type { LabState } from '../schema.ts'
import { WAYS } from '../step/schema.ts'
import { FIRSTS, MOVE_ORDERS, rulesOf } from './schema.ts'

/** What is asked of a tree, and made of it, is of all of it. */
const STOPPING: ReadonlySet<LabState['mode']> = new Set(['step', 'compare'])

/** How it is searched: what the mode, the source and the search at hand have to choose. */
export function searchControls(
  state: LabState,
  change: (change: Partial<LabState>) => void,
  words: LabWords,
): TemplateResult {
  const tree = state.game === 'tree'
  const marks = state.mode === 'predict'
  const algorithm = marks ? 'alphabeta' : state.algorithm
  const cuts = algorithm === 'alphabeta'
  const tabled = algorithm === 'pvs' || algorithm === 'deepening'
  const orders = tree ? MOVE_ORDERS.slice(0, 2) : MOVE_ORDERS
  const ways =
    state.mode === 'step'
      ? select(words.way, named(WAYS, words.ways), state.way, (way) => change({ way }))
      : nothing
  if (state.mode === 'step' && state.way === 'monte-carlo') {
    return html`${ways}
    ${tree ? firstAt(state, change, words) : count(words.near, state.near, 0, 9, (near) => change({ near }))}`
  }
  const proofs = state.mode === 'step' ? (PROOFS[state.game] ?? []) : []
  const proof = proofs.length === 0 ? nothing : proofOf(state, proofs, change, words)
  if (proofs.some((each) => each === state.proof)) return html`${ways} ${proof}`
  return html`
    ${ways} ${proof}
    ${
      marks
        ? nothing
        : select(words.algorithm, named(SEARCH_NAMES, words.algorithms), state.algorithm, (to) =>
            change({ algorithm: to }),
          )
    }
    ${tree ? nothing : count(words.plies, state.plies, 1, 12, (plies) => change({ plies }))}
    ${
      tree && STOPPING.has(state.mode)
        ? count(words.stop, state.stop, 0, 64, (stop) => change({ stop }))
        : nothing
    }
    ${tree && cuts ? presets(state, change, words) : nothing}
    ${
      cuts
        ? html`
            ${select(words.tie, named(TIE_RULES, words.ties), state.tie, (tie) => change({ tie }))}
            ${select(words.fail, named(FAIL_RULES, words.fails), state.fail, (fail) => change({ fail }))}
            ${select(words.bounds, named(BOUNDS, words.boundsOf), state.bounds, (bounds) =>
              change({ bounds }),
            )}
          `
        : nothing
    }
    ${select(words.order, named(orders, words.orders), state.order, (order) => change({ order }))}
    ${tree ? firstAt(state, change, words) : nothing}
    ${
      hasRootWindow(algorithm) && (tree || !marks)
        ? html`${end(words.low, state.low, (low) => change({ low }))}
          ${end(words.high, state.high, (high) => change({ high }))}`
        : nothing
    }
    ${
      tree || marks
        ? nothing
        : html`${count(words.near, state.near, 0, 9, (near) => change({ near }))}
          ${count(words.beam, state.beam, 0, 400, (beam) => change({ beam }))}`
    }
    ${
      tabled
        ? html`${select(words.slots, named(TABLE_SLOTS, words.slotsOf), state.slots, (slots) =>
            change({ slots, ...(slots !== '0' && { table: 0 }) }),
          )}
          ${count(words.table, state.table, 0, 64, (table) => change({ table, slots: '0' }))}
          ${select(words.replace, named(REPLACEMENTS, words.replaces), state.replace, (replace) =>
            change({ replace }),
          )}`
        : nothing
    }
    ${
      algorithm === 'deepening'
        ? count(words.aspire, state.aspire, -1, 1_000_000, (aspire) => change({ aspire }))
        : nothing
    }
    ${state.mode === 'step' ? select(words.kept, keptChoices(state.kept, words), state.kept, (kept) => change({ kept })) : nothing}
    ${
      state.mode === 'step' && !tabled
        ? select(words.code, named(CODE_FORMS, words.codes), state.code, (code) => change({ code }))
        : nothing
    }
  `
}

function firstAt(
  state: LabState,
  change: (change: Partial<LabState>) => void,
  words: LabWords,
): TemplateResult {
  return select(words.first, named(FIRSTS, words.firsts), state.first, (first) => change({ first }))
}

/** How many nodes are recorded, and what room they take. */
function keptChoices(kept: number, words: LabWords): Choice<number>[] {
  const sizes = [...new Set([100_000, RECORDED_NODES, MOST_RECORDED, kept])]
  return sizes
    .toSorted((a, b) => a - b)
    .map((nodes) => [nodes, words.keptSizes(nodes, Math.ceil((nodes * BYTES_PER_NODE) / 1e6))])
}

/** A proof in place of a search that is told its depth. */
function proofOf(
  state: LabState,
  proofs: readonly ProofName[],
  change: (change: Partial<LabState>) => void,
  words: LabWords,
): TemplateResult {
  const names = ['none', ...proofs] as const
  return select(words.proof, named(names, words.proofs), state.proof, (to) => change({ proof: to }))
}

function presets(
  state: LabState,
  change: (change: Partial<LabState>) => void,
  words: LabWords,
): TemplateResult {
  const all: Choice<string>[] = [
    ['', words.own],
    ...PRESETS.map(({ id }): Choice<string> => [id, words.presets[id] ?? id]),
  ]
  return select(words.preset, all, presetOf(state), (id) => {
    const preset = PRESETS.find((each) => each.id === id)
    if (preset !== undefined) change(rulesOf(conventionOf({}, preset)))
  })
}

/** One end of the window: written as in the drawing, and as the engine writes it in the state. */
function end(label: string, value: string, change: (value: string) => void): TemplateResult {
  const text = value.replace('-', '−').replace(/inf$/, '∞')
  return field(
    label,
    { text, look: 'code lab-end', most: 40 },
    { type: (typed) => change(typed.trim().replace('−', '-').replace('∞', 'inf')) },
  )
}

/** The first preset that says what the state does; empty where none does. */
function presetOf(state: LabState): string {
  const preset = PRESETS.find((each) => {
    const rules = rulesOf(conventionOf({}, each))
    return Object.entries(rules).every(([name, value]) => state[name as keyof LabState] === value)
  })
  return preset?.id ?? ''
}
