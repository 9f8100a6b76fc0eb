import { html, nothing, render } from 'lit-html'
import { exercise as words } from '../../i18n/exercise.ts'
import { numberErrors } from '../../i18n/number-errors.ts'
import { saidIn } from '../../i18n/said-in.ts'
import type { VerdictTable } from '../../i18n/verdicts.ts'
import { fetched } from '../../figure/fetched.ts'
import { listenToCells } from '../bits/board-keys.ts'
import { toggled } from '../bits/lab-model.ts'
import { controlsTemplate, type Actions, type Answer, type Said } from './controls.ts'
import type { Exercise, Failure, MoveExercise, StepSaid, Verdict } from './exercise.ts'
import type { FailureView } from './failure-view.ts'
import type { MoveBoard } from './move-board.ts'
import { judge, readAnswer } from './number-answer.ts'
import { loadSet } from './sets.ts'
import { exerciseBoard, firstBoard, type BoardModel } from './view.ts'

/** Fetches the checks of an exercise's chapter and puts its controls on the page. */
export async function startExercise(host: HTMLElement): Promise<void> {
  const { set = '', name = '' } = host.dataset
  const { exercises, verdicts } = await fetched(host, () => loadSet(set))
  const exercise = exercises[name]
  if (exercise === undefined) throw new Error(`exercise: there is no ${name} in set ${set}`)
  await new Session(host, exercise, verdicts).start()
}

/**
 * Takes an answer, has it checked, and shows the explanation when the answer is right or given
 * up.
 */
class Session implements Answer, Actions {
  board: BoardModel | undefined
  moves: MoveBoard | undefined
  text = ''
  option = ''
  chosen: readonly number[] = []
  private readonly host: HTMLElement
  private readonly exercise: Exercise
  private readonly verdicts: VerdictTable
  private said: Said = { kind: 'nothing' }
  /** Where the program that was judged last fails. */
  private failure: FailureView | undefined

  constructor(host: HTMLElement, exercise: Exercise, verdicts: VerdictTable) {
    this.host = host
    this.exercise = exercise
    this.verdicts = verdicts
  }

  async start(): Promise<void> {
    const { exercise, host } = this
    if (exercise.kind === 'pick' || exercise.kind === 'build') {
      this.board = firstBoard(exercise.board, exercise.kind)
      this.listen(exercise.board)
    }
    if (exercise.kind === 'repair') this.chosen = exercise.program.map(() => 0)
    if (exercise.kind === 'move') await this.layBoard(exercise)
    host.querySelector('.exercise-controls')?.replaceChildren()
    this.draw()
  }

  private listen(board: BoardModel['board']): void {
    const root = this.host.querySelector<HTMLElement>('.exercise-board')
    if (root === null) return
    listenToCells(
      root,
      () => ({ columns: board.columns, rows: 6, columnBits: board.columnBits }),
      (bit) => this.press(bit),
      (bit) => this.setBoard({ current: bit }),
    )
  }

  /** A board to play on is more code than most exercises need: it comes with those that have one. */
  private async layBoard(exercise: MoveExercise): Promise<void> {
    const root = this.host.querySelector<HTMLElement>('.exercise-board')
    if (root === null) return
    const { openMoveBoard } = await fetched(root, () => import('./move-board.ts'))
    this.moves = await openMoveBoard(root, exercise, words, {
      made: (move) => {
        this.setMove(move)
        this.check()
      },
      refused: (text) => {
        this.clear()
        this.said = { kind: 'incomplete', text }
        this.draw()
      },
      handled: () => this.clear(),
    })
  }

  /** @param move as the game writes it; empty to take one back */
  private setMove(move: string): void {
    this.text = move
    this.moves?.show(move)
  }

  takeBack(): void {
    if (this.text === '') return
    this.setMove('')
    this.clear()
    this.moves?.focus()
  }

  redo(): void {
    const { moves } = this
    if (moves === undefined) return
    moves.redo()
    this.text = moves.made
    this.check()
    moves.focus()
  }

  private press(bit: number): void {
    const { board } = this
    if (board === undefined) return
    this.said = { kind: 'nothing' }
    if (board.kind === 'pick') this.setBoard({ picked: bit, current: bit })
    else this.setBoard({ word: toggled(board.word, bit), current: bit })
  }

  private setBoard(change: Partial<BoardModel>): void {
    if (this.board !== undefined) this.board = { ...this.board, ...change }
    this.draw()
  }

  /** What is said next is new to the page and read out, also where the same stood there before. */
  private clear(): void {
    this.said = { kind: 'nothing' }
    this.failure?.close()
    this.failure = undefined
    this.draw()
  }

  check(): void {
    this.clear()
    const verdict = this.verdict()
    if (typeof verdict === 'string') this.said = { kind: 'incomplete', text: verdict }
    else {
      const more = this.sentence(verdict)
      const text = `${verdict.right ? words.right : words.wrong} ${more}`.trim()
      this.said = { kind: 'judged', right: verdict.right, text }
      if (verdict.failure !== undefined) void this.picture(verdict.failure)
      if (verdict.right) this.host.dispatchEvent(new Event('exercise-solved', { bubbles: true }))
    }
    this.draw()
  }

  /** Shows where a program fails. What draws it is fetched for the first one. */
  private async picture(failure: Failure): Promise<void> {
    const { said } = this
    const { FailureView } = await fetched(this.host, () => import('./failure-view.ts'))
    // Another answer may have been given meanwhile.
    if (said !== this.said) return
    this.failure?.close()
    this.failure = new FailureView(failure, (step) => this.say(step))
    this.draw()
  }

  /** The verdict on the answer as it stands, or a sentence that says what it lacks. */
  private verdict(): Verdict | string {
    const { exercise, board } = this
    switch (exercise.kind) {
      case 'number': {
        const read = readAnswer(this.text, exercise.pattern)
        if (read.ok) return judge(exercise, read.value)
        return saidIn(numberErrors, read.error)
      }
      case 'choice':
        return this.option === '' ? words.nothingChosen : exercise.check(this.option)
      case 'pick':
        return board?.picked === undefined ? words.nothingPicked : exercise.check(board.picked)
      case 'build':
        return board === undefined ? '' : exercise.check(board.word)
      case 'repair':
        return exercise.check(this.chosen)
      case 'move':
        return exercise.check(this.text)
    }
  }

  /** What is said of the answer, and then where to begin. */
  private sentence({ code, first, values = {} }: Verdict): string {
    return [code, first]
      .filter((each) => each !== undefined)
      .map((each) => this.say({ code: each, values }))
      .join(' ')
  }

  private say({ code, values = {} }: StepSaid): string {
    const say = this.verdicts[code] ?? words.verdicts[code]
    if (say === undefined) throw new Error(`exercise: no sentence for ${code}`)
    return say(values)
  }

  show(): void {
    const { exercise } = this
    this.clear()
    this.said = { kind: 'shown' }
    switch (exercise.kind) {
      case 'number':
        this.text = exercise.answer
        break
      case 'choice':
        this.option = exercise.answer
        break
      case 'pick':
        return this.setBoard({ picked: exercise.answer })
      case 'build':
        return this.setBoard({ word: exercise.answer })
      case 'repair':
        this.chosen = exercise.answer
        break
      case 'move':
        this.setMove(exercise.answer)
        break
    }
    this.draw()
  }

  private draw(): void {
    const { exercise, board, said } = this
    const root = this.host.querySelector<HTMLElement>('.exercise-board')
    if (board !== undefined && root !== null) exerciseBoard(document, board, words, root)
    const explained = said.kind === 'shown' || (said.kind === 'judged' && said.right)
    this.host.querySelector('.exercise-answer')?.toggleAttribute('hidden', !explained)
    const host = this.host.querySelector<HTMLElement>('.exercise-controls')
    if (host === null) return
    render(
      html`${controlsTemplate(this.host, exercise, this, said, this)}
      ${this.failure?.element ?? nothing}`,
      host,
    )
  }

  type(text: string): void {
    this.text = text
    this.draw()
  }

  choose(option: string): void {
    this.option = option
    this.clear()
  }

  rewrite(line: number, version: number): void {
    this.chosen = this.chosen.map((each, at) => (at === line ? version : each))
    this.clear()
  }
}
