import { isLinked } from '../../figure/when-near.ts'
import { answers, keepAnswer } from '../../state/answers.ts'

/** The answer of who would rather be shown. */
const SKIPPED = 'skip'

/**
 * `<cutoff-commit data-name>`: a question about the figure in it. `data-answer` is what has been
 * answered; until there is one the figure is veiled, and its code is not fetched (`when-near.ts`).
 * Answers are kept on the device, so that nobody is asked twice. It is no `FigureElement`: an answer
 * stands in no link, and a link to a state of the figure shows it without asking.
 */
class CutoffCommit extends HTMLElement {
  connectedCallback(): void {
    const kept = answers()[this.name]
    if (this.sayings.some(({ dataset }) => dataset['said'] === kept)) this.show(String(kept))
    else if (isLinked(this)) this.show(SKIPPED)
    this.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      const { choice } = target.dataset
      if (choice !== undefined) this.answer(choice)
      else if (target.matches('.commit-again')) this.ask()
    })
  }

  private get name(): string {
    return this.dataset['name'] ?? ''
  }

  private get sayings(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-said]')]
  }

  private answer(choice: string): void {
    keepAnswer(this.name, choice)
    this.show(choice)
    this.querySelector<HTMLElement>('.commit-told')?.focus({ preventScroll: true })
  }

  private show(choice: string): void {
    for (const each of this.sayings) each.hidden = each.dataset['said'] !== choice
    this.dataset['answer'] = choice
    this.dispatchEvent(new Event('answered'))
  }

  private ask(): void {
    keepAnswer(this.name, undefined)
    delete this.dataset['answer']
    this.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true })
  }
}

customElements.define('cutoff-commit', CutoffCommit)
