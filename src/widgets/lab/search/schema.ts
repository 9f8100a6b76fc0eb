import { conventionOf, ORDERS, type Convention } from '../../../../engine/index.ts'
import type { Schema, StateOf } from '../../../state/schema.ts'
import { moreFields, moreOf, type MoreState } from '../../tree/more-options.ts'
import { CODE_FORMS } from '../../tree/pseudocode.ts'
import { FAIL_RULES, SEARCH_NAMES, TIE_RULES, type TreeSpec } from '../../tree/spec.ts'
import type { PREDICT_FIELDS } from '../predict/schema.ts'

/** Who moves at the root of a tree; `text`: whom the tree names, else Max. */
export const FIRSTS = ['text', 'max', 'min'] as const
/** A tree has the first two; a board has those that its game knows. */
export const MOVE_ORDERS = [...ORDERS, 'centre', 'influence', 'evaluation', 'killers'] as const

const PROOF_CHOICES = ['none', 'solver', 'fours', 'threats'] as const

/** How it is searched, as a link has it. */
export const SEARCH_FIELDS = {
  algorithm: { type: 'choice', default: 'alphabeta', values: SEARCH_NAMES },
  /** Plies on a board. */
  plies: { type: 'integer', default: 3, min: 1, max: 64 },
  /** Plies after which the search of a tree stops; 0: it goes to the leaves. */
  stop: { type: 'integer', default: 0, min: 0, max: 64 },
  tie: { type: 'choice', default: 'le', values: TIE_RULES },
  fail: { type: 'choice', default: 'soft', values: FAIL_RULES },
  order: { type: 'choice', default: 'left', values: MOVE_ORDERS },
  first: { type: 'choice', default: 'text', values: FIRSTS },
  ...moreFields(),
  exclude: { type: 'text', default: '', max: 200 },
  code: { type: 'choice', default: 'negamax', values: CODE_FORMS },
  /** What is proved in place of a search; `none` where the game has no such proof. */
  proof: { type: 'choice', default: 'none', values: PROOF_CHOICES },
} as const satisfies Schema

/** The state of these fields. */
export interface SearchState extends MoreState {
  readonly algorithm: (typeof SEARCH_NAMES)[number]
  readonly plies: number
  readonly stop: number
  readonly tie: (typeof TIE_RULES)[number]
  readonly fail: (typeof FAIL_RULES)[number]
  readonly order: (typeof MOVE_ORDERS)[number]
  readonly first: (typeof FIRSTS)[number]
  readonly exclude: string
  readonly code: (typeof CODE_FORMS)[number]
  readonly proof: (typeof PROOF_CHOICES)[number]
}

/** What of a convention is in which form an answer is given. */
type FormState = Pick<StateOf<typeof PREDICT_FIELDS>, 'mark' | 'count' | 'either'>

/** The rules of alpha-beta on a tree, and in which form an answer is given. */
export function conventionIn(state: SearchState & FormState): Convention {
  const { tie, fail, bounds, order, first, low, high, mark, count, either } = state
  return conventionOf({
    tie,
    fail,
    bounds,
    order: order === 'right' ? 'right' : 'left',
    ...(first !== 'text' && { first }),
    window: [low, high],
    ...(mark !== 'leaves' && { mark }),
    ...(count !== 'none' && { count }),
    ...(either && { eitherTie: true }),
  })
}

/** What of a state another convention changes. */
export function rulesOf(convention: Convention): RulesState {
  const { tie, fail, bounds, order, first = 'text', mark = 'leaves', count = 'none' } = convention
  const [low, high] = convention.window
  const either = convention.eitherTie === true
  return { tie, fail, bounds, order, first, mark, count, either, low, high }
}

type RulesState = FormState &
  Pick<SearchState, 'tie' | 'fail' | 'bounds' | 'order' | 'first' | 'low' | 'high'>

/** The search of a state as a tree figure takes it, of a place that the source gives. */
export function specIn(
  state: SearchState,
  place: Pick<TreeSpec, 'game' | 'gameOptions' | 'position'>,
): TreeSpec {
  const { algorithm, plies, stop, tie, fail, order, first, exclude } = state
  const tree = place.game === 'tree'
  const gameOptions = tree && first !== 'text' ? { first } : place.gameOptions
  return {
    game: place.game,
    position: place.position,
    ...(gameOptions && { gameOptions }),
    algorithm,
    depth: plies,
    ...(tree && stop > 0 && { stop }),
    ordering: order === 'left' ? 'none' : order === 'right' ? 'reversed' : order,
    tie,
    fail,
    ...(exclude !== '' && !tree && { exclude }),
    ...moreOf(state),
  }
}
