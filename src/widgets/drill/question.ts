import { ContractError, drillOf, type Convention, type RungName } from '../../../engine/index.ts'
import type { DrillWords } from '../../i18n/drill.ts'
import { tellingOfAsked, unanswered, type Ask } from '../lab/predict/ask.ts'
import { levelIn, type DrillState } from './schema.ts'

/** The question about a tree, by its number. */
export function drillAsk(state: DrillState, tree: number): Ask {
  const found = drillOf(state.rung, tree, levelIn(state))
  // Each rung has a tree for each number: a test looks.
  if (!found.ok) throw new ContractError('drillAsk', `${state.rung} ${tree}: ${found.error.code}`)
  const { asked, stop } = found.value
  return { asked, stop, telling: tellingOfAsked(asked), said: unanswered(stop) }
}

/** The rules in force, as far as a question hangs on them. */
export function rulesOf(rung: RungName, { asked, telling }: Ask, words: DrillWords): string {
  const { tie, fail }: Convention = asked.convention
  switch (rung) {
    case 'carry':
    case 'negated':
      return ''
    case 'hard':
      return `${words.rules[tie]} ${words.rules[fail]}`
    case 'min':
      return `${words.rules.min} ${words.rules[tie]}`
    case 'real':
      return `${words.rules.board(telling.session.sides)} ${words.rules[tie]}`
    default:
      return words.rules[tie]
  }
}
