import {
  abalone,
  HEX_CELLS,
  hexName,
  type AbalonePosition,
  type Move,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { define } from '../../figure/define.ts'
import { heuristicWeights as words } from '../../i18n/heuristic-weights.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { judged, preference, preferred, type Preference } from './judge.ts'
import { distanceLegend } from './legend.ts'
import { arrowsOf, endSentence, farOf, preferenceSentence, RULES, termOver } from './model.ts'
import { BEGINS, TURNS, weighSchema, weightsOf, type Turns, type WeighSchema } from './schema.ts'
import { weighTemplate, type WeighActions } from './view.ts'

/**
 * `<cutoff-heuristic-weights id data-position data-turns>`: an Abalone board on which both sides are played by
 * hand, the four terms of the report's heuristic beside it, and their weights to be moved. With
 * `data-turns="sign"` only the sign of the centre is turned, from the one that the report prints;
 * with `data-turns="local"` there are local terms, and the weights of these are moved.
 */
export class CutoffHeuristicWeights extends BoardFigure<AbalonePosition, WeighSchema> {
  private lit: string | undefined = 'centre'
  /** What a program with these weights would play. */
  private prefers = ''

  private get turns(): Turns {
    return TURNS.find((each) => each === this.dataset['turns']) ?? 'weights'
  }

  protected schema() {
    return weighSchema(this.dataset['position'] ?? '', BEGINS[this.turns])
  }

  protected override begin(): Promise<void> {
    if (this.turns === 'local') this.lit = 'danger'
    return this.open(abalone, RULES)
  }

  protected override get standing(): string {
    return this.turns === 'sign' ? this.prefers : ''
  }

  private readonly actions: WeighActions = {
    light: (term) => {
      this.lit = this.lit === term ? undefined : term
      this.redraw()
    },
    turn: (knob, value) => void this.change({ [knob]: value }),
    reset: () => void this.change(BEGINS[this.turns]),
    playIt: () => {
      const best = preference(this.position, weightsOf(this.state, this.turns))
      if (best !== undefined) this.play(best.move)
    },
    restart: () => this.put(this.dataset['position'] ?? ''),
  }

  protected draw(arriving: boolean) {
    const { position, lit } = this
    const { pointed } = this.table
    const outcome = abalone.game.outcome(position)
    const us = abalone.game.toMove(position)
    const side = words.colour(sideName(abalone, position, us))
    const other = words.colour(sideName(abalone, position, us === 0 ? 1 : 0))
    const weights = weightsOf(this.state, this.turns)
    const found = judged(position, weights)
    const best = preference(position, weights)
    this.prefers = best === undefined ? '' : this.preference(best, side)
    const legend = distanceLegend(document, lit, words)
    const far = (_: unknown, cell: number) => words.distance(farOf(cell))
    const notes = legend === undefined ? [] : Array.from({ length: HEX_CELLS }, far)
    const board = this.board(
      {
        label: outcome === undefined ? words.board(side) : words.over,
        counts: false,
        over: { ...termOver(position, lit), preview: arrowsOf(position, best), notes },
      },
      arriving,
    )
    return weighTemplate(
      this,
      {
        turns: this.turns,
        says: `${outcome === undefined ? words.toMove(side) : endSentence(position, outcome, words)} ${words.both(side, found.own, other, found.enemy)}`,
        prefers: this.prefers,
        caption: words.caption(side),
        judged: found,
        legend,
        far: legend && pointed !== undefined ? words.far(hexName(pointed), farOf(pointed)) : '',
        lit,
        knobs: this.state,
        canPlay: best !== undefined,
      },
      this.actions,
      board,
      words,
    )
  }

  private preference(best: Preference, side: string): string {
    const { position, state } = this
    if (this.turns !== 'sign') return preferenceSentence(position, side, best, words)
    const turned = preferred(position, weightsOf({ ...state, alpha2: -state.alpha2 }))
    const name = (move: Move) => abalone.game.formatMove(position, move)
    return words.either(side, name(best.move), name(turned ?? best.move), best.equal)
  }
}

define('cutoff-heuristic-weights', CutoffHeuristicWeights)
