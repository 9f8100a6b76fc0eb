import { html, nothing, type TemplateResult } from 'lit-html'
import { button } from '../../../figure/panel.ts'
import { lab } from '../../../i18n/lab.ts'
import { labCompare as words } from '../../../i18n/lab-compare.ts'
import type { LabState } from '../schema.ts'
import { SEARCH_FIELDS, type SearchState } from '../search/schema.ts'
import { besideText, describe, MOST_SEARCHES } from './searches.ts'

/** The searches that are compared: one more, one fewer, or another one to be changed. */
export function listOf(
  state: LabState,
  [own, ...others]: readonly SearchState[],
  change: (change: Partial<LabState>) => void,
): TemplateResult {
  const isTree = state.game === 'tree'
  const anew = { moment: -1, chosen: -1, folds: '' } as const
  return html`<ul class="lab-searches">
      ${[own, ...others].map((search, i) => {
        const name = String.fromCharCode(65 + i)
        const rest = others.filter((_, at) => at !== i - 1)
        return html`<li>
          <span>${words.named(name, describe(search, isTree, lab, words))}</span>
          ${
            i === 0
              ? nothing
              : html`<span class="group">
                  ${button(
                    words.swap,
                    () =>
                      change({
                        ...searchOf(search),
                        beside: besideText(others.toSpliced(i - 1, 1, own)),
                        ...anew,
                      }),
                    { name: words.swapName(name) },
                  )}
                  ${button(words.drop, () => change({ beside: besideText(rest), ...anew }), {
                    name: words.dropName(name),
                    can: rest.length > 0,
                  })}
                </span>`
          }
        </li>`
      })}
    </ul>
    <div class="lab-row">
      ${button(words.add, () => change({ beside: besideText([...others, own]), ...anew }), {
        can: others.length + 1 < MOST_SEARCHES,
      })}
    </div>`
}

/** The fields of a search alone. */
function searchOf(search: SearchState): Partial<LabState> {
  const names = Object.keys(SEARCH_FIELDS) as (keyof SearchState)[]
  return Object.fromEntries(names.map((name) => [name, search[name]]))
}
