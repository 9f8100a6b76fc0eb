import {
  abalone,
  hexName,
  movedMarbles,
  type AbalonePosition,
  type Move,
} from '../../../engine/index.ts'
import type { HexModel } from '../../boards/hex-geometry.ts'
import { InteractiveHex } from '../../boards/hex-interactive.ts'
import { hexNames } from '../../boards/hex-model.ts'
import { sideName } from '../../boards/model.ts'
import { define } from '../../figure/define.ts'
import { BoardFigure } from '../../figure/board-figure.ts'
import { boards } from '../../i18n/boards.ts'
import { errors } from '../../i18n/errors.ts'
import { marbles as words } from '../../i18n/marbles.ts'
import { extras } from '../table/extras/abalone.ts'
import type { Way } from '../table/game-extras.ts'
import { judged, preference, preferred, type Preference } from './judge.ts'
import { distanceLegend } from './legend.ts'
import { endSentence, farOf, positionOf, preferenceSentence, RULES, termBoard } from './model.ts'
import { PRINTED, USUAL, weighSchema, weightsOf, type Turns, type WeighSchema } from './schema.ts'
import { weighTemplate, type WeighActions } from './view.ts'

/**
 * `<cutoff-heuristic-weights id data-position data-turns>`: an Abalone board on which both sides are played by
 * hand, the four terms of the report's heuristic beside it, and their weights to be moved. With
 * `data-turns="sign"` only the sign of the centre is turned, from the one that the report prints.
 */
export class CutoffHeuristicWeights extends BoardFigure<AbalonePosition, WeighSchema> {
  protected readonly errors = errors
  protected readonly board = new InteractiveHex(document, {
    ...this.events,
    take: (from, to) => this.hold(extras.line?.(this.position, from, to)),
    go: (direction) => {
      const way = this.ways().find((each) => each.direction === direction)
      if (way !== undefined) this.play(way.move)
    },
  })
  /** Cells of the marbles in hand. */
  private chosen: readonly number[] = []
  private lit: string | undefined = 'centre'
  /** What a program with these weights would play. */
  private prefers = ''

  private get turns(): Turns {
    return this.dataset['turns'] === 'sign' ? 'sign' : 'weights'
  }

  protected schema() {
    return weighSchema(this.dataset['position'] ?? '', this.turns === 'sign' ? PRINTED : USUAL)
  }

  protected override begin(): void {
    this.open(abalone, RULES)
  }

  protected override get standing(): string {
    return this.turns === 'sign' ? this.prefers : ''
  }

  protected override pick(cell: number): boolean {
    const choice = extras.choose?.(abalone, this.position, this.chosen, cell)
    if (choice?.kind === 'chosen') return this.hold(choice.cells)
    if (choice?.kind === 'move') return this.play(choice.move)
    const move = abalone.game.parseMove(this.position, choice?.text ?? '')
    return move.ok ? this.play(move.value) : this.refuse(move.error)
  }

  private hold(cells: readonly number[] | undefined): boolean {
    if (cells === undefined) return false
    this.chosen = cells
    return this.refuse()
  }

  protected override changed(arriving: boolean): void {
    this.chosen = []
    this.redraw(arriving)
  }

  private readonly actions: WeighActions = {
    light: (term) => {
      this.lit = this.lit === term ? undefined : term
      this.redraw()
    },
    turn: (knob, value) => void this.change({ [knob]: value }),
    reset: () => void this.change(USUAL),
    playIt: () => {
      const best = preference(this.position, weightsOf(this.state))
      if (best !== undefined) this.play(best.move)
    },
    restart: () => void this.put(abalone.game.format(positionOf(this.dataset['position'] ?? ''))),
  }

  protected draw(arriving: boolean) {
    const { position, pointed, lit } = this
    const outcome = abalone.game.outcome(position)
    const us = abalone.game.toMove(position)
    const side = words.colour(sideName(abalone, position, us))
    const other = words.colour(sideName(abalone, position, us === 0 ? 1 : 0))
    const found = judged(position, weightsOf(this.state))
    const best = preference(position, weightsOf(this.state))
    this.prefers = best === undefined ? '' : this.preference(best, side)
    const model = this.drawn(best?.equal === 1 ? best.move : undefined)
    const legend = distanceLegend(document, lit, words)
    const far = (name: string, cell: number) => words.far(name, farOf(cell))
    const names = hexNames(abalone, position, model, boards)
    this.board.show(
      {
        model,
        label: outcome === undefined ? words.board(side) : words.over,
        names: legend === undefined ? names : names.map(far),
        active: outcome === undefined,
        own: us,
        ways: this.ways(),
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
        far: legend && pointed !== undefined ? far(hexName(pointed), pointed) : '',
        lit,
        knobs: this.state,
        canPlay: best !== undefined,
      },
      this.actions,
      this.board.element,
      words,
    )
  }

  private preference(best: Preference, side: string): string {
    const { position, state } = this
    if (this.turns === 'weights') return preferenceSentence(position, side, best, words)
    const turned = preferred(position, weightsOf({ ...state, alpha2: -state.alpha2 }))
    const name = (move: Move) => abalone.game.formatMove(position, move)
    return words.either(side, name(best.move), name(turned ?? best.move), best.equal)
  }

  private drawn(best: Move | undefined): HexModel {
    const { position, chosen, pointed } = this
    const ways = this.ways()
    const us = abalone.game.toMove(position)
    const own = ways.flatMap(({ steps }) => steps.filter(({ player }) => player === us))
    const under = ways.find(({ move }) =>
      movedMarbles(position, move).some(({ to, player }) => to === pointed && player === us),
    )
    // The move that is preferred, while no marble is in hand.
    const arrows = best === undefined || chosen.length > 0 ? [] : movedMarbles(position, best)
    return {
      ...termBoard(position, this.lit),
      chosen,
      targets: own.map(({ to }) => to).filter((to) => to < 61 && !chosen.includes(to)),
      preview: under?.steps ?? arrows,
      steps: extras.lastSteps?.(position) ?? [],
    }
  }

  /** Where the marbles in hand can go. */
  private ways(): readonly Way[] {
    if (this.chosen.length === 0) return []
    return extras.ways?.(abalone, this.position, this.chosen) ?? []
  }
}

define('cutoff-heuristic-weights', CutoffHeuristicWeights)
