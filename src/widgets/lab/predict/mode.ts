import { html, nothing } from 'lit-html'
import { ContractError, countOf, ok, type Result } from '../../../../engine/index.ts'
import { button, copyButton, errorLine, hintLine, undoButtons } from '../../../figure/panel.ts'
import { ask as askWords } from '../../../i18n/ask.ts'
import { lab as words } from '../../../i18n/lab.ts'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { askControls, type AskActions } from './ask-controls.ts'
import { drawAsk } from './ask-drawing.ts'
import { Answers, askingOf, writeNodes, type Asking } from './ask-state.ts'
import { askVerdict } from './ask-verdict.ts'
import { askHow, askQuestion, pressed } from './ask.ts'
import { predictFrame } from './controls.ts'
import { LargeBoard } from '../../tree/large-board.ts'
import { Sources } from '../source/sources.ts'
import { drawLab } from './drawing.ts'
import { countField, predictFields } from './fields.ts'
import { questionOf, toggled, writeMarked, type Question } from './question.ts'
import { LabStage } from './stage.ts'

/**
 * The reader says what the search does, and then it does: its leaves are marked on the whole tree,
 * or a question is asked at each step of the kind that she chooses.
 */
class Predict implements Mode {
  private readonly host: ModeHost
  private readonly stage: LabStage
  private readonly answers = new Answers()
  private readonly sources: Sources
  /** The position that is asked about, or looked at, where nodes have boards. */
  private readonly board = new LargeBoard(document)
  private question: Question | undefined
  private asking: Asking | undefined

  constructor(host: ModeHost) {
    this.host = host
    this.sources = new Sources(host.figure)
    this.stage = new LabStage(
      host.stage,
      words.picture,
      (node) => this.mark(node),
      (node) => this.show(node),
    )
  }

  async fetch(state: LabState): Promise<void> {
    if (state.game !== 'tree') await this.sources.fetch(state)
  }

  take(state: LabState): Result<LabState> {
    const isTree = state.game === 'tree'
    if (isTree && state.ask === 'sheet' && state.mark === 'leaves') {
      const asked = questionOf(state, this.question)
      if (!asked.ok) return asked
      this.question = asked.value
      this.asking = undefined
      return ok({ ...state, cut: writeMarked(asked.value.marked) })
    }
    const source = isTree ? ok(undefined) : this.sources.at(state)
    if (!source.ok) return source
    const asking = askingOf(state, source.value, this.asking)
    if (!asking.ok) return asking
    this.asking = asking.value
    this.question = undefined
    return ok(state)
  }

  draw(): ModeFrame {
    const { host, question, asking } = this
    this.drawTree()
    if (asking !== undefined) return this.askFrame(asking)
    if (question === undefined) throw new ContractError('Predict', 'is drawn before it has a tree')
    const { state } = host
    const { verdict } = question
    const counted = this.counted(question.telling.session.replay)
    const told = verdict && { sentences: [...verdict.sentences, ...counted] }
    return predictFrame(host.figure, { ...question, verdict: told }, state, this.change, words, {
      fields: predictFields(state, this.change, words),
      count: countField(state, this.change),
    })
  }

  resized(): void {
    if (this.stage.isOutgrown) this.drawTree()
  }

  key(event: KeyboardEvent): boolean {
    return this.stage.key(event)
  }

  focus(): void {
    const { ask } = this.asking ?? {}
    if (ask?.grade === undefined && ask?.stop.right.values === undefined) this.stage.focus()
    else {
      const control = ask?.grade === undefined ? 'input' : '.ask-next'
      const { figure } = this.host
      figure.querySelector<HTMLElement>(`.lab-answer ${control}`)?.focus({ preventScroll: true })
    }
  }

  leave(): void {
    this.host.stage.classList.remove('tree-plain')
  }

  private readonly change = (change: Partial<LabState>) => this.host.change(change)

  private drawTree(): void {
    const { question, asking, host } = this
    host.stage.classList.toggle('tree-plain', asking?.telling.plain === true)
    if (question !== undefined) {
      this.stage.draw((view, kind) => drawLab(document, view, question, kind, words))
    }
    if (asking === undefined) return
    const { asked, telling } = asking
    const end = { level: asked.level, step: asked.replay.steps, told: 0, node: 0 } as const
    const done = { asked, telling, said: { nodes: [] }, stop: { ...end, right: { nodes: [] } } }
    this.stage.draw((view, kind) => drawAsk(document, view, asking.ask ?? done, kind))
  }

  /** What stands around a tree at which a question is asked, or none any more. */
  private askFrame(asking: Asking): ModeFrame {
    const { host, change } = this
    const { ask, asked } = asking
    const { state, figure } = host
    this.show(ask?.stop.node ?? 0)
    const verdict =
      ask === undefined
        ? []
        : [...askVerdict(ask, this.answers.others(asking)), ...this.counted(asked.replay)]
    const of = asked.stops.length
    return {
      question: ask !== undefined ? askQuestion(ask) : of === 0 ? askWords.nothing : askWords.over,
      how: ask === undefined ? '' : askHow(ask),
      below: html`<div class="lab-answer">
        ${ask?.stop.level === 'sheet' ? countField(state, change) : nothing}
        ${
          ask !== undefined
            ? askControls(
                ask,
                verdict,
                this.askActions(asking, of),
                of === 1 ? words.again : askWords.next,
              )
            : of === 0
              ? nothing
              : button(askWords.afresh, () => change({ at: 0 }), { look: 'primary' })
        }
        <div class="lab-row">
          ${ask === undefined || of < 2 ? nothing : html`<span>${askWords.at(state.at + 1, of)}</span>`}
          ${undoButtons(figure)} ${copyButton(figure)}
        </div>
        ${errorLine(figure)} ${hintLine(figure)} ${this.board.element}
      </div>`,
      fields: predictFields(state, change, words),
    }
  }

  private show(node: number): void {
    const { session } = this.asking?.telling ?? {}
    if (session === undefined) return
    const [board, hex] = [session.board(node), session.hex(node)]
    this.board.update({ ...(board && { board }), ...(hex && { hex }) })
  }

  private askActions({ ask }: Asking, of: number): AskActions {
    const { host, change } = this
    const goOn = () => {
      const at = ask?.stop.level === 'sheet' ? 0 : Math.min(host.state.at + 1, of)
      change({ at, cut: '', said: '', checked: false })
      this.focus()
    }
    return {
      check: (texts) => {
        const said =
          texts === undefined ? host.state.said : texts.map((text) => text.trim()).join(';')
        change({ said: said === '' ? ' ' : said, checked: true })
      },
      none: () =>
        change({
          cut: '',
          said: ask?.stop.level === 'sheet' ? host.state.said : 'none',
          checked: true,
        }),
      show: () => change({ said: 'show', checked: true }),
      ...(of > 1 && { skip: goOn }),
      next: goOn,
    }
  }

  /** What is said of a count, once it is checked. */
  private counted(replay: Parameters<typeof countOf>[0]): readonly string[] {
    const { count, said, checked } = this.host.state
    if (count === 'none' || !checked || !/^[0-9]+$/.test(said)) return []
    const right = countOf(replay, count)
    return [askWords.counted(Number(said) === right, right)]
  }

  private mark(node: number): void {
    const { host, question, asking } = this
    if (node < 0) return
    if (question !== undefined && question.verdict === undefined) {
      host.change({ cut: toggled(question, node) })
    }
    const ask = asking?.ask
    if (asking === undefined || ask === undefined || ask.grade !== undefined) return
    if (ask.stop.right.values !== undefined) return
    const cut = writeNodes(pressed(ask, node), asking.treeNodes)
    host.change({ cut, ...(ask.stop.level === 'next' && { checked: true }) })
  }
}

export function openMode(host: ModeHost): Mode {
  return new Predict(host)
}
