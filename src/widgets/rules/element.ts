import { render } from 'lit-html'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/boards.ts'
import { rules as words, rulesErrors } from '../../i18n/rules.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { typedPosition } from '../../figure/text-input.ts'
import { whenNear } from '../../figure/when-near.ts'
import { labModel, playedText, readLab, type Lab, type LabCase, type LabState } from './model.ts'
import { pointName } from './reasons.ts'
import { rulesSchema, type RulesSchema } from './schema.ts'
import { labTemplate, type LabActions } from './view.ts'

/**
 * `<cutoff-rules id data-cases>`: ninuki with its two rules to switch. A press on a point asks what
 * a stone there would do, and why it may not lie there; a second one plays it. `data-cases` is
 * JSON, a list of `LabCase`, of which the first is shown.
 */
export class CutoffRules extends HTMLElement {
  private link: FigureLink<RulesSchema> | undefined
  private board: InteractiveBoard | undefined
  private cases: readonly LabCase[] = []
  private state: LabState = { position: '', breakable: true, threes: true, ask: '' }
  private lab: Lab | undefined
  private readonly earlier: LabState[] = []
  private text = ''
  private error = ''
  private hint = words.hint

  connectedCallback(): void {
    whenNear(this, () => this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private begin(): void {
    this.cases = JSON.parse(this.dataset['cases'] ?? '[]') as LabCase[]
    const { position = '', ask = '' } = this.cases[0] ?? {}
    this.link = new FigureLink(this.id, rulesSchema(position, ask))
    this.board = new InteractiveBoard(document, {
      pick: (square) => this.pick(square),
      point: () => {},
    })
    this.take({ position, ask, breakable: true, threes: true })
    this.readLink(this.link)
    this.replaceChildren()
    this.draw()
  }

  private readLink(link: FigureLink<RulesSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = `${words.inLink} ${errorSentence(rulesErrors, read.error)}`
      return
    }
    const unknown = linkSentence(rulesErrors, read)
    if (unknown !== '') this.hint = unknown
    const wrong = this.take(read.value.state)
    if (wrong !== '') this.error = `${words.inLink} ${wrong}`
  }

  /** Puts a state in place; what is wrong with it, in which case nothing has changed. */
  private take(state: LabState): string {
    const lab = readLab(state)
    if (!lab.ok) return errorSentence(rulesErrors, lab.error)
    this.lab = lab.value
    this.state = state
    this.text = state.position
    return ''
  }

  private change(change: Partial<LabState>): void {
    const before = this.state
    const wrong = this.take({ ...before, ...change })
    this.error = wrong === '' ? '' : `${wrong} ${words.kept}`
    if (wrong !== '') this.text = change.position ?? this.text
    else {
      this.earlier.push(before)
      this.save()
    }
    this.draw()
  }

  private save(): void {
    this.hint = words.hint
    const written = this.link?.write(this.state)
    if (written?.ok === false) this.error = errorSentence(rulesErrors, written.error)
  }

  private pick(square: number): void {
    const { lab } = this
    if (lab === undefined) return
    if (lab.asked === square) return this.play()
    this.change({ ask: pointName(lab.p, square) })
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
    breakable: (breakable) => this.change({ breakable }),
    threes: (threes) => this.change({ threes }),
    type: (text) => {
      const typed = typedPosition(text)
      if (typed.ok) return this.change({ position: typed.value, ask: '' })
      this.text = text
      this.error = `${errorSentence(rulesErrors, typed.error)} ${words.kept}`
      this.draw()
    },
    play: () => this.play(),
    undo: () => {
      const state = this.earlier.pop()
      if (state === undefined) return
      this.take(state)
      this.error = ''
      this.save()
      this.draw()
    },
    copy: () => void this.copy(),
  }

  private async copy(): Promise<void> {
    this.hint = await copyText(this.link?.linkTo(this.state) ?? location.href, words)
    this.draw()
  }

  private draw(): void {
    const { board, lab, state } = this
    if (board === undefined || lab === undefined) return
    const model = labModel(lab, words, boards)
    board.show({ model: model.board, label: model.label, names: model.names, active: !model.over })
    const controls = {
      id: this.id,
      cases: this.cases.map(({ name }) => name),
      shown: this.cases.findIndex(({ position }) => position === state.position),
      breakable: state.breakable,
      threes: state.threes,
      text: this.text,
      error: this.error,
      hint: this.hint,
      canUndo: this.earlier.length > 0,
    }
    render(labTemplate(model, controls, this.actions, board.element, words), this)
  }
}

define('cutoff-rules', CutoffRules)
