import { html, type TemplateResult } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { ExerciseWords } from '../../i18n/exercise.ts'
import type { ProgramLine } from './exercise.ts'

/** The spaces before a line of code. */
export function indented({ indent }: ProgramLine): string {
  return '\u00a0\u00a0'.repeat(indent)
}

/** A program to mend: where a line has several versions, one is chosen. */
export function programTemplate(
  program: readonly ProgramLine[],
  chosen: readonly number[],
  choose: (line: number, version: number) => void,
  words: ExerciseWords,
): TemplateResult {
  return html`<div class="program" role="group" aria-label=${words.program}>
    ${program.map(
      (line, at) =>
        html`<div class="program-line">
          <span>${indented(line)}</span>${
            line.versions.length === 1
              ? line.versions[0]
              : html`<select
                  class="select"
                  aria-label=${words.programLine(at + 1)}
                  @change=${(event: Event) => {
                    if (event.target instanceof HTMLSelectElement) {
                      choose(at, event.target.selectedIndex)
                    }
                  }}
                >
                  ${line.versions.map(
                    (version, each) =>
                      html`<option .selected=${live(each === chosen[at])}>${version}</option>`,
                  )}
                </select>`
          }
        </div>`,
    )}
  </div>`
}
