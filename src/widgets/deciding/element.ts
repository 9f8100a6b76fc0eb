import { gomoku8, ok, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { heat } from '../../i18n/heat.ts'
import { deciding as words, puzzles } from '../../i18n/puzzles.ts'
import { SeriesRun } from '../puzzles/run.ts'
import { COUNT } from '../puzzles/schema.ts'
import { boardFrame } from '../table/frame.ts'
import {
  askedOf,
  questionOf,
  SCHEMA,
  type Asked,
  type DecidingSchema,
  type DecidingState,
  type Question,
} from './model.ts'
import { decidingTemplate, type DecidingActions } from './view.ts'

/**
 * `<cutoff-deciding id data-questions>`: ten pairs of moves, one after the other; asked is the term
 * without which the evaluation would like the other move better. The engine judges by its own
 * terms. What has been missed comes back, and how it goes is kept on the device.
 */
export class CutoffDeciding extends FigureElement<DecidingSchema> {
  protected override readonly undoes = ['at', 'term'] as const
  private readonly run = new SeriesRun('term')
  private questions: readonly Question[] = []
  private index: number | undefined
  private asked: Asked | undefined
  private board: SVGSVGElement | undefined

  protected schema() {
    return SCHEMA
  }

  protected override begin(): void {
    this.questions = JSON.parse(this.dataset['questions'] ?? '[]') as Question[]
  }

  protected override take(state: DecidingState): Result<DecidingState> {
    const index = this.run.named(state.at)
    if (index !== this.index || this.asked === undefined) this.lay(index)
    if (index === undefined) return ok({ at: state.at, term: 'none' })
    return ok({ at: state.at === 0 ? 0 : index + 1, term: state.term })
  }

  private lay(index: number | undefined): void {
    const question = index === undefined ? undefined : this.questions[index]
    this.index = index
    this.asked = question && askedOf(question)
    this.board =
      this.asked &&
      boardFrame(document, gomoku8, this.asked.position, {
        over: this.asked.over,
        bySquare: true,
      })
  }

  protected override get standing(): string {
    return this.run.kept ? '' : puzzles.unkept
  }

  private readonly actions: DecidingActions = {
    choose: (term) => {
      const { index, asked } = this
      if (index === undefined || asked === undefined) return
      this.run.answer(index, term === asked.deciding)
      this.change({ at: index + 1, term })
    },
    next: () => this.goOn(),
    restart: () => {
      this.run.restart()
      this.goOn()
    },
  }

  private goOn(): void {
    this.change({ at: this.run.atNext, term: 'none' })
    this.heir()
  }

  protected draw() {
    const { asked, index, run, state } = this
    const model = {
      index,
      run,
      asked,
      question: asked ? questionOf(asked, words) : puzzles.over(run.right, COUNT),
      term: state.term === 'none' ? undefined : state.term,
    }
    return decidingTemplate(this, model, this.actions, this.board, {
      own: words,
      series: puzzles,
      heat,
    })
  }

  /** The first of the terms, or the button that begins anew. */
  protected override heir(): void {
    this.querySelector<HTMLElement>('.deciding-terms > button, .puzzles-next')?.focus({
      preventScroll: true,
    })
  }
}

define('cutoff-deciding', CutoffDeciding)
