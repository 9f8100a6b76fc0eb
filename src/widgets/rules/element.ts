import { ninuki, ok, type Result } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { define } from '../../figure/define.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { pliesTo } from '../../figure/plies.ts'
import { boards } from '../../i18n/boards.ts'
import { rules as words, rulesErrors } from '../../i18n/rules.ts'
import { labModel, playedText, readLab, type Lab, type LabCase, type LabState } from './model.ts'
import { pointName } from './reasons.ts'
import { rulesSchema, type RulesSchema } from './schema.ts'
import { labTemplate, type LabActions } from './view.ts'

/**
 * `<cutoff-rules id data-cases>`: ninuki with its two rules to switch. A press on a point asks what
 * a stone there would do, and why it may not lie there; a second one plays it. `data-cases` is
 * JSON, a list of `LabCase`, of which the first is shown.
 */
export class CutoffRules extends FigureElement<RulesSchema> {
  protected override readonly errors = rulesErrors
  protected override readonly undoes = ['position', 'ask', 'breakable', 'threes'] as const
  private readonly board = new InteractiveBoard(document, {
    pick: (square) => this.pick(square),
  })
  private lab: Lab | undefined

  private get cases(): readonly LabCase[] {
    return JSON.parse(this.dataset['cases'] ?? '[]') as readonly LabCase[]
  }

  protected schema() {
    const { position = '', ask = '' } = this.cases[0] ?? {}
    return rulesSchema(position, ask)
  }

  protected override take(state: LabState): Result<LabState> {
    const lab = readLab(state)
    if (!lab.ok) return lab
    this.lab = lab.value
    return ok(state)
  }

  protected override leadingTo(state: LabState): readonly LabState[] {
    const { lab } = this
    if (lab === undefined) return []
    return pliesTo(ninuki, lab.p).map((position) => ({ ...state, position }))
  }

  protected override get standing(): string {
    return words.hint
  }

  private pick(square: number): void {
    const { lab } = this
    if (lab === undefined) return
    if (lab.asked === square) this.play()
    else this.change({ ask: pointName(lab.p, square) })
  }

  private play(): void {
    const { lab } = this
    if (lab?.asked === undefined) return
    const text = playedText(lab.p, lab.asked)
    // Why it may not be played stands beside the board already.
    if (text.ok) this.change({ position: text.value, ask: '' })
  }

  private readonly actions: LabActions = {
    example: (index) => {
      const one = this.cases[index]
      if (one !== undefined) this.change({ position: one.position, ask: one.ask })
    },
    breakable: (breakable) => void this.change({ breakable }),
    threes: (threes) => void this.change({ threes }),
    type: (text) => this.type(text, (position) => ({ position, ask: '' })),
    play: () => this.play(),
  }

  protected override get reader() {
    return this.actions.type
  }

  protected draw() {
    const { cases, lab } = this
    if (lab === undefined) return undefined
    const model = labModel(lab, words, boards)
    const { position, breakable, threes } = this.state
    this.board.show({
      model: model.board,
      label: model.label,
      names: model.names,
      active: !model.over,
    })
    const controls = {
      cases: cases.map(({ name }) => words.cases[name]),
      shown: cases.findIndex((one) => one.position === position),
      breakable,
      threes,
      text: position,
    }
    return labTemplate(this, model, controls, this.actions, this.board.element, words)
  }

  protected override heir(): void {
    this.board.focus()
  }
}

define('cutoff-rules', CutoffRules)
