import { html, nothing, type TemplateResult } from 'lit-html'
import { popcount } from '../../../engine/index.ts'
import { exercise as words } from '../../i18n/exercise.ts'
import { field } from '../../figure/panel.ts'
import { nameOf, placeOf } from '../bits/places.ts'
import type { Exercise } from './exercise.ts'
import type { MoveBoard } from './move-board.ts'
import { readingSentence } from './number-answer.ts'
import { programTemplate } from './program.ts'
import type { BoardModel } from './view.ts'

/** What is said below the answer. */
export type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'incomplete'; readonly text: string }
  | { readonly kind: 'judged'; readonly right: boolean; readonly text: string }
  | { readonly kind: 'shown' }

/** The answer so far: each kind of exercise has one of these. */
export interface Answer {
  /** What has been typed, or the move that has been made. */
  readonly text: string
  readonly option: string
  /** The version of each line of a program. */
  readonly chosen: readonly number[]
  readonly board: BoardModel | undefined
  readonly moves: MoveBoard | undefined
}

export interface Actions {
  type(text: string): void
  choose(option: string): void
  rewrite(line: number, version: number): void
  check(): void
  show(): void
  takeBack(): void
  redo(): void
}

/** What an answer is given by, what checks it, and what is said of it. */
export function controlsTemplate(
  { dataset }: HTMLElement,
  exercise: Exercise,
  answer: Answer,
  said: Said,
  actions: Actions,
): TemplateResult {
  const { name = '', options = '{}' } = dataset
  const saysId = `exercise-${name}-says`

  function given(): TemplateResult {
    switch (exercise.kind) {
      case 'number':
        return field(
          words.answer,
          { text: answer.text, wrong: said.kind === 'incomplete', says: saysId, most: 200 },
          { write: (text) => actions.type(text) },
        )
      case 'choice': {
        const labels: Readonly<Record<string, string>> = JSON.parse(options)
        return html`
          <fieldset class="choices exercise-choices">
            <legend>${words.answer}</legend>
            ${exercise.options.map((option) => choice(option, labels[option] ?? option))}
          </fieldset>
        `
      }
      case 'pick':
      case 'build':
        return html`<span class="hint">${onBoard(answer.board)}</span>`
      case 'repair':
        return programTemplate(
          exercise.program,
          answer.chosen,
          (line, version) => actions.rewrite(line, version),
          words,
        )
      case 'move': {
        const { moves, text } = answer
        const side = moves?.side ?? ''
        return html`
          <span class="hint">${text === '' ? words.playMove(side) : words.played(side, text)}</span>
        `
      }
    }
  }

  const choice = (option: string, label: string) => html`
    <label class="check">
      <input
        type="radio"
        name="${name}"
        value=${option}
        .checked=${option === answer.option}
        @change=${() => actions.choose(option)}
      />
      ${label}
    </label>
  `
  return html`
    <form
      class="controls"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault()
        actions.check()
      }}
    >
      ${given()} ${exercise.kind === 'move' ? backButtons(answer, actions) : checkButton()}
      <button class="button" type="button" @click=${() => actions.show()}>${words.show}</button>
      ${
        exercise.kind === 'number'
          ? html`<span class="hint exercise-reading" aria-live="polite"
              >${readingSentence(answer.text, exercise.pattern)}</span
            >`
          : nothing
      }
    </form>
    <div class="exercise-says" id=${saysId} role="status">${saysTemplate(said)}</div>
  `
}

function checkButton() {
  return html`<button class="button primary" type="submit">${words.check}</button>`
}

function backButtons({ text, moves }: Answer, actions: Actions) {
  return html`
    <button
      class="button"
      type="button"
      aria-disabled=${text === ''}
      @click=${() => actions.takeBack()}
    >
      ${words.takeBack}
    </button>
    ${
      moves?.canRedo === true
        ? html`<button class="button" type="button" @click=${() => actions.redo()}>
            ${words.redo}
          </button>`
        : nothing
    }
  `
}

function saysTemplate(said: Said) {
  switch (said.kind) {
    case 'nothing':
      return nothing
    case 'incomplete':
      return html`<p class="error">${said.text}</p>`
    case 'judged':
      return html`<p class=${said.right ? 'good' : 'error'}>${said.text}</p>`
    case 'shown':
      return html`<p class="hint">${words.shown}</p>`
  }
}

/** The answer on a board so far, in words. */
function onBoard(board: BoardModel | undefined): string {
  if (board === undefined) return ''
  if (board.kind === 'build') return words.set(popcount(board.word))
  if (board.picked === undefined) return ''
  return words.picked(nameOf(placeOf(board.picked, board.board.columnBits)))
}
