import { ContractError, ok, type Result } from '../../../../engine/index.ts'
import { lab as words } from '../../../i18n/lab.ts'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { predictFrame } from './controls.ts'
import { drawLab } from './drawing.ts'
import { questionOf, toggled, writeMarked, type Question } from './question.ts'
import { LabStage } from './stage.ts'

/** The reader says which branches are cut, and then the search does. */
class Predict implements Mode {
  private readonly host: ModeHost
  private readonly stage: LabStage
  private question: Question | undefined

  constructor(host: ModeHost) {
    this.host = host
    this.stage = new LabStage(host.stage, words.picture, (node) => this.mark(node))
  }

  take(state: LabState): Result<LabState> {
    const asked = questionOf(state, this.question)
    if (!asked.ok) return asked
    this.question = asked.value
    return ok({ ...state, cut: writeMarked(asked.value.marked) })
  }

  draw(): ModeFrame {
    const { host, question } = this
    if (question === undefined) throw new ContractError('Predict', 'is drawn before it has a tree')
    this.drawTree(question)
    return predictFrame(host.figure, question, host.state, (change) => host.change(change), words)
  }

  resized(): void {
    if (this.question !== undefined && this.stage.isOutgrown) this.drawTree(this.question)
  }

  key(event: KeyboardEvent): boolean {
    return this.stage.key(event)
  }

  focus(): void {
    this.stage.focus()
  }

  leave(): void {}

  private drawTree(question: Question): void {
    this.stage.draw((view, kind) => drawLab(document, view, question, kind, words))
  }

  private mark(node: number): void {
    const { host, question } = this
    if (question === undefined || node < 0 || question.verdict !== undefined) return
    host.change({ cut: toggled(question, node) })
  }
}

export function openMode(host: ModeHost): Mode {
  return new Predict(host)
}
