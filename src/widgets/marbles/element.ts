import { render } from 'lit-html'
import {
  abalone,
  hexName,
  movedMarbles,
  type AbalonePosition,
  type Move,
  type Outcome,
} from '../../../engine/index.ts'
import type { HexModel } from '../../boards/hex.ts'
import { InteractiveHex } from '../../boards/hex-interactive.ts'
import { hexNames } from '../../boards/hex-model.ts'
import { sideName } from '../../boards/model.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/en/boards.ts'
import { errors } from '../../i18n/en/errors.ts'
import { marbles as words } from '../../i18n/en/marbles.ts'
import { outcomeSentence } from '../../i18n/en/outcomes.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { copyText } from '../../figure/copy-text.ts'
import type { Way } from '../hands/companion.ts'
import { companion } from '../hands/of-abalone.ts'
import { whenNear } from '../../figure/when-near.ts'
import { judged, preference, preferred, type Preference } from './judge.ts'
import { distanceLegend } from './legend.ts'
import { farOf, positionOf, preferenceSentence, RULES, termBoard } from './model.ts'
import {
  PRINTED,
  USUAL,
  weighSchema,
  weightsOf,
  type Knobs,
  type Turns,
  type WeighSchema,
} from './schema.ts'
import { weighTemplate, type WeighActions } from './view.ts'

/**
 * `<cutoff-weigh id data-position data-turns>`: an Abalone board on which both sides are played by
 * hand, the four terms of the report's heuristic beside it, and their weights to be moved. With
 * `data-turns="sign"` only the sign of the centre is turned, from the one that the report prints.
 */
export class CutoffWeigh extends HTMLElement {
  private link: FigureLink<WeighSchema> | undefined
  private board: InteractiveHex | undefined
  private position: AbalonePosition | undefined
  private readonly earlier: string[] = []
  private turns: Turns = 'weights'
  private knobs: Knobs = USUAL
  private chosen: readonly number[] = []
  private pointed: number | undefined
  private lit: string | undefined = 'centre'
  private error = ''
  private hint = ''

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private begin(): void {
    const { position = '' } = this.dataset
    this.turns = this.dataset['turns'] === 'sign' ? 'sign' : 'weights'
    if (this.turns === 'sign') this.knobs = PRINTED
    const link = new FigureLink(this.id, weighSchema(position, this.knobs))
    this.link = link
    this.position = positionOf(position)
    this.board = new InteractiveHex(document, {
      pick: (cell) => this.pick(cell),
      point: (cell) => {
        this.pointed = cell
        this.draw()
      },
      take: (from, to) => {
        const { position } = this
        const line = position && companion.line?.(position, from, to)
        if (line === undefined) return
        this.chosen = line
        this.error = ''
        this.draw()
      },
      go: (direction) => {
        const way = this.ways().find((each) => each.direction === direction)
        if (way !== undefined) this.play(way.move)
      },
    })
    const read = link.read()
    if (read?.ok === true) {
      const { position: text, ...knobs } = read.value.state
      this.hint = linkSentence(errors, read)
      this.knobs = knobs
      const placed = abalone.game.parse(text, RULES)
      if (placed.ok) this.position = placed.value
      else this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
    } else if (read !== undefined) this.error = errorSentence(errors, read.error)
    this.replaceChildren()
    this.draw()
  }

  private pick(cell: number): void {
    const { position } = this
    if (position === undefined || companion.choose === undefined) return
    const choice = companion.choose(abalone, position, this.chosen, cell)
    this.error = ''
    if (choice.kind === 'chosen') {
      this.chosen = choice.cells
      this.draw()
    } else if (choice.kind === 'move') this.play(choice.move)
    else {
      const move = abalone.game.parseMove(position, choice.text)
      if (move.ok) return this.play(move.value)
      this.error = errorSentence(errors, move.error)
      this.draw()
    }
  }

  private play(move: Move): void {
    const { position } = this
    if (position === undefined) return
    this.earlier.push(abalone.game.format(position))
    abalone.game.play(position, move)
    this.changed(true)
  }

  private changed(arriving = false): void {
    this.chosen = []
    this.error = this.hint = ''
    const written = this.link?.write(this.state())
    if (written?.ok === false) this.error = errorSentence(errors, written.error)
    this.draw(arriving)
  }

  private state() {
    const { position } = this
    return { position: position === undefined ? '' : abalone.game.format(position), ...this.knobs }
  }

  private put(text: string): void {
    this.position = positionOf(text)
    this.changed()
  }

  private readonly actions: WeighActions = {
    light: (term) => {
      this.lit = this.lit === term ? undefined : term
      this.draw()
    },
    turn: (knob, value) => {
      this.knobs = { ...this.knobs, [knob]: value }
      this.changed()
    },
    reset: () => {
      this.knobs = USUAL
      this.changed()
    },
    playIt: () => {
      const best = this.position && preference(this.position, weightsOf(this.knobs))
      if (best !== undefined) this.play(best.move)
    },
    undo: () => {
      const text = this.earlier.pop()
      if (text !== undefined) this.put(text)
    },
    restart: () => {
      this.earlier.push(this.state().position)
      this.put(this.dataset['position'] ?? '')
    },
    copy: () => void this.copy(),
  }

  private async copy(): Promise<void> {
    this.hint = await copyText(this.link?.linkTo(this.state()) ?? location.href, words)
    this.draw()
  }

  private draw(arriving = false): void {
    const { position, board, knobs } = this
    if (position === undefined || board === undefined) return
    const outcome = abalone.game.outcome(position)
    const over = outcome !== undefined
    const us = abalone.game.toMove(position)
    const side = words.colour(sideName(abalone, position, us))
    const other = words.colour(sideName(abalone, position, us === 0 ? 1 : 0))
    const weights = weightsOf(knobs)
    const found = judged(position, weights)
    const best = preference(position, weights)
    const model = this.drawn(position, best?.equal === 1 ? best.move : undefined)
    const legend = distanceLegend(document, this.lit, words)
    const names = hexNames(abalone, position, model, { ...boards, chosen: words.chosen })
    board.show(
      {
        model,
        label: over ? words.over : words.board(side),
        names:
          legend === undefined ? names : names.map((name, cell) => words.far(name, farOf(cell))),
        active: !over,
        own: us,
        ways: this.ways(),
      },
      arriving,
    )
    const shown = {
      id: this.id,
      turns: this.turns,
      says: over ? endSentence(position, outcome) : words.says(side, found.own, other, found.enemy),
      prefers: best === undefined ? '' : this.preference(position, side, best),
      error: this.error,
      hint: this.hint,
      caption: words.caption(side),
      judged: found,
      legend,
      far:
        legend === undefined || this.pointed === undefined
          ? ''
          : words.far(hexName(this.pointed), farOf(this.pointed)),
      lit: this.lit,
      knobs,
      canPlay: best !== undefined,
      canUndo: this.earlier.length > 0,
    }
    render(weighTemplate(shown, this.actions, board.element, words), this)
  }

  private preference(position: AbalonePosition, side: string, best: Preference): string {
    if (this.turns === 'weights') return preferenceSentence(position, side, best, words)
    const name = abalone.game.formatMove(position, best.move)
    const { knobs } = this
    const turned = preferred(position, weightsOf({ ...knobs, alpha2: -knobs.alpha2 }))
    return words.either(
      side,
      name,
      turned === undefined ? name : abalone.game.formatMove(position, turned),
      best.equal,
    )
  }

  private drawn(position: AbalonePosition, best: Move | undefined): HexModel {
    const ways = this.ways()
    const us = abalone.game.toMove(position)
    const own = ways.flatMap(({ steps }) => steps.filter(({ player }) => player === us))
    const under = ways.find(({ move }) =>
      movedMarbles(position, move).some(({ to, player }) => to === this.pointed && player === us),
    )
    return {
      ...termBoard(position, this.lit),
      chosen: this.chosen,
      targets: own.map(({ to }) => to).filter((to) => to < 61 && !this.chosen.includes(to)),
      preview: under?.steps ?? this.arrows(position, best),
      steps: companion.lastSteps?.(position) ?? [],
    }
  }

  /** Where the marbles in hand can go. */
  private ways(): readonly Way[] {
    const { position, chosen } = this
    if (position === undefined || chosen.length === 0) return []
    return companion.ways?.(abalone, position, chosen) ?? []
  }

  /** The move that is preferred, while no marble is in hand. */
  private arrows(position: AbalonePosition, best: Move | undefined) {
    if (best === undefined || this.chosen.length > 0) return []
    return movedMarbles(position, best)
  }
}

function endSentence(position: AbalonePosition, { winner, reason }: Outcome): string {
  const name = winner === 'draw' ? undefined : words.colour(sideName(abalone, position, winner))
  return `${words.ended} ${outcomeSentence(reason, name)}`
}

customElements.define('cutoff-weigh', CutoffWeigh)
