import { gomoku, type Gomoku } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { terms as words } from '../../i18n/terms.ts'
import { legend } from '../heat/legend.ts'
import { Finding } from '../../figure/unhurried.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { heatOf, HOTTEST, judgingAll } from './candidates.ts'
import {
  heatSentence,
  judge,
  ROOM,
  termsModel,
  termsOver,
  TERMS,
  type Candidate,
  type TermName,
} from './model.ts'
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
    const { position: early = '', late = '' } = this.dataset
    const model = {
      ...termsModel(position, judged, words),
      text: this.state.position,
      most: heat ? heatSentence(position, term ?? 'sum', heat, this.pointed, words) : '',
      shown: term,
      examples: [
        [words.early, early],
        [words.late, late],
      ] as const,
      canClear: this.canClear,
    }
    return termsTemplate(this, model, this.actions, { board, legend: this.scale }, words)
  }

  private get pointed(): Candidate | undefined {
    const { pointed } = this.table
    return this.judging.found?.find(({ square }) => square === pointed)
  }
}

define('cutoff-terms', CutoffTerms)
