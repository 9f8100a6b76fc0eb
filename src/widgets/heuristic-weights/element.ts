import { abalone, hexName, type AbalonePosition } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { heuristicWeights as words } from '../../i18n/heuristic-weights.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { judged, preference } from './judge.ts'
import { distanceLegend } from './legend.ts'
import {
  arrowsOf,
  distanceNotes,
  farOf,
  prefersSentence,
  RULES,
  termOver,
  weighTold,
} from './model.ts'
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
    const { position, lit, turns, state } = this
    const { pointed } = this.table
    const weights = weightsOf(state, turns)
    const found = judged(position, weights)
    const best = preference(position, weights)
    this.prefers = best === undefined ? '' : prefersSentence(position, state, turns, best, words)
    const legend = distanceLegend(document, lit, words)
    const notes = legend === undefined ? [] : distanceNotes(words)
    const over = { ...termOver(position, lit), preview: arrowsOf(position, best), notes }
    const { label, ...told } = weighTold(position, found, words)
    const model = {
      ...told,
      turns,
      prefers: this.prefers,
      judged: found,
      legend,
      far: legend && pointed !== undefined ? words.far(hexName(pointed), farOf(pointed)) : '',
      lit,
      knobs: state,
      canPlay: best !== undefined,
    }
    const board = this.board({ label, counts: false, over }, arriving)
    return weighTemplate(this, model, this.actions, board, words)
  }
}

define('cutoff-heuristic-weights', CutoffHeuristicWeights)
