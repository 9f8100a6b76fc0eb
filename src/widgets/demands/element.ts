import { gomoku8, type Gomoku8 } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { boards } from '../../i18n/boards.ts'
import { demands as words } from '../../i18n/demands.ts'
import { BoardFigure } from '../table/board-figure.ts'
import {
  comparing,
  demandsOver,
  demandsSchema,
  demandsSentence,
  EXAMPLES,
  type DemandsSchema,
} from './model.ts'
import { demandsTemplate, type DemandsActions } from './view.ts'
import { Finding } from '../../figure/unhurried.ts'
import { viewsOf, VARIANTS } from './program.ts'

/**
 * `<cutoff-demands id data-position data-variant data-depth>`: an evaluation that keeps the rules
 * or breaks one, what both sides think of the position by it, and what a search then plays.
 */
export class CutoffDemands extends BoardFigure<Gomoku8, DemandsSchema> {
  private readonly comparing = new Finding(
    () => JSON.stringify(this.state),
    () => comparing(this.position, this.state.depth, this.state.variant),
  )

  protected schema() {
    const { position = '', depth } = this.dataset
    const variant = VARIANTS.find((each) => each === this.dataset['variant']) ?? 'right'
    return demandsSchema(position, variant, Number(depth ?? 1))
  }

  protected override begin(): Promise<void> {
    return this.open(gomoku8)
  }

  protected override ready(): Promise<void> {
    return this.comparing.find()
  }

  protected override changed(arriving: boolean): void {
    this.redraw(arriving)
    void this.comparing.find().then(() => this.redraw())
  }

  private readonly actions: DemandsActions = {
    variant: (variant) => void this.change({ variant }),
    depth: (depth) => void this.change({ depth }),
    example: (example) => void this.change(EXAMPLES[example]),
    clear: () => this.clear(),
  }

  protected draw(arriving: boolean) {
    const { position, isOver } = this
    const compared = this.comparing.found
    const { variant, depth } = this.state
    const over = demandsOver(position, compared, boards)
    const label = isOver ? words.over : words.board(gomoku8.sides[gomoku8.game.toMove(position)])
    return demandsTemplate(
      this,
      {
        says: compared === undefined ? words.searching : demandsSentence(position, compared, words),
        variant,
        depth,
        views: viewsOf(position, variant),
        sides: [gomoku8.sides[0], gomoku8.sides[1]],
        canClear: this.canClear,
      },
      this.actions,
      this.board({ label, over }, arriving),
      words,
    )
  }
}

define('cutoff-demands', CutoffDemands)
