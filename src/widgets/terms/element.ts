import { gomoku, type Gomoku } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { BoardFigure } from '../../figure/board-figure.ts'
import { define } from '../../figure/define.ts'
import { boards } from '../../i18n/boards.ts'
import { errors } from '../../i18n/errors.ts'
import { rows as words } from '../../i18n/rows.ts'
import { legend } from '../heat/legend.ts'
import { unhurried } from '../heat/unhurried.ts'
import { heatOf, HOTTEST, judgingAll } from './candidates.ts'
import {
  judge,
  mostSentence,
  termsBoard,
  TERMS,
  type Candidate,
  type Heat,
  type Judged,
  type TermName,
} from './model.ts'
import { termsSchema, type TermsSchema } from './schema.ts'
import { termsTemplate, type TermsActions } from './view.ts'

/**
 * `<cutoff-terms id data-position data-late>`: a board for two hands with the worth of every free
 * square as heat, and beside it the terms of the 19×19 report for the side to move. `data-late` is the position a ply later.
 */
export class CutoffTerms extends BoardFigure<Gomoku, TermsSchema> {
  protected readonly errors = errors
  protected readonly board = new InteractiveBoard(document, this.events)
  /** What every free point is worth in the position whose text is `of`. */
  private found: { readonly of: string; readonly candidates: readonly Candidate[] } | undefined
  private readonly scale = document.createElement('div')

  protected schema() {
    return termsSchema(this.dataset['position'] ?? '')
  }

  protected override begin(): void {
    this.scale.className = 'terms-legend'
    this.open(gomoku)
  }

  protected override get standing(): string {
    return words.hint
  }

  protected override async ready(): Promise<void> {
    // Its cells are made now, in another task than all the rest.
    this.drawBoard(judge(this.position), undefined)
    await this.find()
  }

  private async find(): Promise<void> {
    const { position: of } = this.state
    const judging = judgingAll(this.position)
    const candidates = await unhurried(judging, () => this.state.position === of)
    if (candidates !== undefined) this.found = { of, candidates }
  }

  protected override changed(arriving: boolean): void {
    this.redraw(arriving)
    if (this.candidates === undefined) void this.find().then(() => this.redraw())
  }

  private get candidates(): readonly Candidate[] | undefined {
    return this.found?.of === this.state.position ? this.found.candidates : undefined
  }

  /** The term that is shown; undefined for their sum. */
  private get term(): TermName | undefined {
    return TERMS.find((each) => each === this.state.shown)
  }

  private readonly actions: TermsActions = {
    show: (name) => void this.change({ shown: this.term === name ? 'sum' : name }),
    type: (text) => this.paste(text),
    example: (text) => void this.put(text),
    clear: () => this.clear(),
  }

  /** What a screen reader hears of each square. */
  private drawBoard({ rows }: Judged, heat: Heat | undefined, arriving = false): readonly string[] {
    const { candidates, position } = this
    const row = rows.find(({ name }) => name === this.term)
    const hot = candidates && heat && { candidates, heat }
    const { model, names } = termsBoard(position, row, hot, boards, words)
    this.board.show(
      { model: this.ghosted(model), label: words.board, names, active: !this.isOver },
      arriving,
    )
    return names
  }

  protected draw(arriving: boolean) {
    const { position, term, candidates } = this
    const judged = judge(position)
    const heat = candidates && heatOf(candidates, term ?? 'sum', position.cells.length)
    const names = this.drawBoard(judged, heat, arriving)
    if (heat !== undefined) {
      const scale = { legend: words.legend, number: words.points }
      const { low, high } = heat
      this.scale.replaceChildren(
        ...(low === high ? [] : [legend(document, [low, high], scale, HOTTEST)]),
      )
    }
    const pointed = candidates?.find(({ square }) => square === this.pointed)
    const side = gomoku.sides[judged.viewer]
    const { position: early = '', late = '' } = this.dataset
    return termsTemplate(
      this,
      {
        says: this.isOver
          ? words.over
          : words.says(side, position.plies, judged.early, words.points(judged.sum)),
        text: this.state.position,
        most:
          heat === undefined
            ? ''
            : pointed === undefined
              ? mostSentence(position, term ?? 'sum', heat, words)
              : words.at(side, names[pointed.square]),
        judged,
        side,
        shown: term,
        examples: [
          [words.early, early],
          [words.late, late],
        ],
        canClear: this.canClear,
      },
      this.actions,
      { board: this.board.element, legend: this.scale },
      words,
    )
  }
}

define('cutoff-terms', CutoffTerms)
