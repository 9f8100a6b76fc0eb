import { gomoku, type Gomoku } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { terms as words } from '../../i18n/terms.ts'
import { legend } from '../heat/legend.ts'
import { Finding } from '../../figure/unhurried.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { heatOf, HOTTEST, judgingAll } from './candidates.ts'
import { judge, mostSentence, ROOM, termsOver, TERMS, type TermName } from './model.ts'
import { termsSchema, type TermsSchema } from './schema.ts'
import { termsTemplate, type TermsActions } from './view.ts'

/**
 * `<cutoff-terms id data-position data-late>`: a board for two hands with the worth of every free
 * square as heat, and beside it the terms of the 19×19 report for the side to move. `data-late` is the position a ply later.
 */
export class CutoffTerms extends BoardFigure<Gomoku, TermsSchema> {
  /** What every free point is worth. */
  private readonly judging = new Finding(
    () => `${this.state.lifted} ${this.state.position}`,
    () => judgingAll(this.position),
  )
  private readonly scale = document.createElement('div')

  protected schema() {
    return termsSchema(this.dataset['position'] ?? '')
  }

  protected override begin(): Promise<void> {
    this.scale.className = 'terms-legend'
    return this.open(gomoku)
  }

  protected override get standing(): string {
    return words.hint
  }

  protected override async ready(): Promise<void> {
    // Its cells are made now, in another task than all the rest.
    this.board({ label: words.board, room: ROOM })
    await this.judging.find()
  }

  protected override changed(arriving: boolean): void {
    this.redraw(arriving)
    if (this.judging.found === undefined) void this.judging.find().then(() => this.redraw())
  }

  /** The term that is shown; undefined for their sum. */
  private get term(): TermName | undefined {
    return TERMS.find((each) => each === this.state.shown)
  }

  private readonly actions: TermsActions = {
    show: (name) => void this.change({ shown: this.term === name ? 'sum' : name }),
    type: (text) => this.type(text, (position) => ({ position })),
    example: (text) => this.put(text),
    clear: () => this.clear(),
  }

  protected draw(arriving: boolean) {
    const { position, term } = this
    const candidates = this.judging.found
    const judged = judge(position)
    const heat = candidates && heatOf(candidates, term ?? 'sum', position.cells.length)
    const row = judged.rows.find(({ name }) => name === term)
    const over = termsOver(row, candidates && heat && { candidates, heat }, words)
    const board = this.board({ label: words.board, room: ROOM, over }, arriving)
    if (heat !== undefined) {
      const scale = { legend: words.legend, number: words.points }
      const { low, high } = heat
      this.scale.replaceChildren(
        ...(low === high ? [] : [legend(document, [low, high], scale, HOTTEST)]),
      )
    }
    const pointed = candidates?.find(({ square }) => square === this.table.pointed)
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
              : words.at(
                  side,
                  gomoku.board?.squareName(position, pointed.square) ?? '',
                  words.points(pointed.points[term ?? 'sum']),
                ),
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
      { board, legend: this.scale },
      words,
    )
  }
}

define('cutoff-terms', CutoffTerms)
