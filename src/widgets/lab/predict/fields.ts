import { html, nothing, type TemplateResult } from 'lit-html'
import { COUNTS, LEVELS, MARKS } from '../../../../engine/index.ts'
import { check, field, named, select } from '../../../figure/panel.ts'
import { ask as words } from '../../../i18n/ask.ts'
import type { LabWords } from '../../../i18n/lab.ts'
import type { LabState } from '../schema.ts'
import { GAME_MARKS, gameMark } from './ask-state.ts'
import { SHOWN } from './schema.ts'

type Change = (change: Partial<LabState>) => void

/** Another question: nothing has been said of it. */
const UNSAID = { cut: '', said: '', checked: false } as const

/** The switches of the mode: what is asked, and in which form it is answered. */
export function predictFields(state: LabState, change: Change, labWords: LabWords): TemplateResult {
  const { ask } = state
  const isTree = state.game === 'tree'
  const counts = isTree ? COUNTS : COUNTS.filter((each) => each !== 'leaves-cut')
  const marks = ask === 'sheet' || ask === 'cuts'
  return html`
    ${select(words.level, named(LEVELS, words.levels), ask, (to) =>
      change({ ask: to, at: 0, ...UNSAID }),
    )}
    ${
      isTree && ask === 'sheet' && state.mark === 'leaves'
        ? select(labWords.shown, named(SHOWN, labWords.shownAs), state.shown, (shown) =>
            change({ shown, checked: false }),
          )
        : nothing
    }
    ${
      marks
        ? select(
            words.mark,
            named(isTree ? MARKS : GAME_MARKS, words.marks),
            isTree ? state.mark : gameMark(state),
            (mark) => change({ mark, ...UNSAID }),
          )
        : nothing
    }
    ${
      ask === 'sheet'
        ? select(words.count, named(['none', ...counts], words.counts), state.count, (count) =>
            change({ count, said: '', checked: false }),
          )
        : nothing
    }
    ${check(words.either, state.either, (either) => change({ either, checked: false }))}
  `
}

/** The field for what a course counts; nothing where it counts nothing. */
export function countField({ count, said, checked }: LabState, change: Change) {
  if (count === 'none') return nothing
  const text = /^[0-9]*$/.test(said) ? said : ''
  return field(
    words.howMany[count],
    { text, look: 'code lab-end', most: 9 },
    { type: (typed) => change({ said: typed.trim(), checked: checked && typed.trim() === said }) },
  )
}
