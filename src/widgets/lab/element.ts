import { ContractError, ok, PLAIN_DEMANDS, type Result } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { place } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { errors } from '../../i18n/errors.ts'
import { wantErrorsOf } from '../../i18n/game-errors.ts'
import { lab as words, labErrors } from '../../i18n/lab.ts'
import { labControls, labHow, labQuestion, type Asked, type LabActions } from './controls.ts'
import type { LabStage, Question } from './parts.ts'
import { conventionIn, labSchema, type LabSchema, type LabState } from './schema.ts'

type Parts = typeof import('./parts.ts')

/**
 * `<cutoff-lab id data-tree data-leaves data-cuts>`: a tree whose reader says which branches
 * alpha-beta skips. Its first frame is a picture of the question, with its controls; what searches
 * and draws is fetched once a reader turns to it. `data-leaves` counts the leaves of the tree, and
 * `data-cuts` those that are cut.
 */
export class CutoffLab extends FigureElement<LabSchema> {
  protected readonly errors = { ...errors, ...labErrors }
  protected override readonly undoes = UNDOES
  private parts: Parts | undefined
  private waking: Promise<void> | undefined
  private question: Question | undefined
  private stage: LabStage | undefined

  protected schema() {
    return labSchema(this.dataset['tree'] ?? '')
  }

  protected override async begin(wanted: LabState): Promise<void> {
    const size = new ResizeObserver(() => {
      if (this.stage?.isOutgrown === true) this.redraw()
    })
    size.observe(this)
    this.onLeave(() => size.disconnect())
    this.addEventListener('keydown', (event) => {
      if (this.stage?.key(event) === true) event.preventDefault()
    })
    // What the page gives is known to be right; a link is not.
    const usual = this.schema()
    const given = Object.entries(usual).every(
      ([name, field]) => wanted[name as keyof LabState] === field.default,
    )
    if (!given) await this.fetchParts()
  }

  /** Only now is there a state to mark the tree by. */
  protected override ready(): void {
    for (const sign of ['pointerenter', 'pointerdown', 'focusin']) {
      this.addEventListener(sign, () => void this.wake(), { once: true })
    }
    this.addEventListener('click', (event) => void this.clickAgain(event), { once: true })
  }

  private async fetchParts(): Promise<Parts> {
    wantErrorsOf('tree')
    return (this.parts ??= await fetched(this, () => import('./parts.ts')))
  }

  /** Resolves when the tree can be marked. */
  private wake(): Promise<void> {
    this.waking ??= this.fetchParts().then(() => {
      if (this.question === undefined) this.take(this.state)
      this.redraw()
    })
    return this.waking
  }

  /** A press on the picture is one on the tree that takes its place. */
  private async clickAgain({ target, clientX, clientY }: MouseEvent): Promise<void> {
    if (!(target instanceof Element) || target.closest('.lab-stage') === null) return
    await this.wake()
    if (target.isConnected) return
    const now = document.elementFromPoint(clientX, clientY)
    now?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
  }

  protected override take(state: LabState): Result<LabState> {
    const { parts } = this
    if (parts === undefined) return ok(state)
    const asked = parts.questionOf(state, this.question)
    if (!asked.ok) return asked
    this.question = asked.value
    return ok({ ...state, cut: parts.writeMarked(asked.value.marked) })
  }

  protected override get reader() {
    return (text: string) => this.actions.type(text)
  }

  /** Acts once there is what searches. */
  private act(action: (parts: Parts, question: Question) => void): void {
    void this.wake().then(() => {
      const { parts, question } = this
      if (parts === undefined || question === undefined) {
        throw new ContractError(this.localName, 'is not awake')
      }
      action(parts, question)
    })
  }

  private mark(node: number): void {
    this.act(({ toggled }, question) => {
      if (node < 0 || question.verdict !== undefined) return
      this.change({ cut: toggled(question, node) })
    })
  }

  private readonly actions: LabActions = {
    change: (change) => this.act(() => this.change(change)),
    type: (text) => this.act(() => this.type(text, (tree) => ({ tree, cut: '', checked: false }))),
    random: () =>
      this.act(({ randomTree }) => {
        const { seed, depth, ties, cuts, deep } = this.state
        const demands = { ...PLAIN_DEMANDS, depth, ties, cuts, deep }
        const found = randomTree(seed, demands, conventionIn(this.state))
        if (!found.ok) return void this.refuse(found.error)
        const { text, seed: own } = found.value
        this.change({ tree: text, cut: '', checked: false, seed: own + 1 })
      }),
  }

  protected override get host(): HTMLElement {
    return place(this, 'lab-controls')
  }

  protected draw() {
    const { parts, question } = this
    if (parts !== undefined && question !== undefined) {
      this.stage ??= new parts.LabStage(place(this, 'lab-stage'), (node) => this.mark(node))
      this.stage.draw(question)
    }
    const asked = question ?? this.given
    place(this, 'lab-question').textContent = labQuestion(asked, this.state, words)
    place(this, 'lab-how').textContent = labHow(this.state, words)
    return labControls(this, asked, this.state, this.actions, words)
  }

  /** The question as the page asks it. */
  private get given(): Asked {
    const { leaves, cuts } = this.dataset
    return { leaves: Number(leaves), cuts: Number(cuts), marked: [] }
  }

  protected override heir(): void {
    this.stage?.focus()
  }
}

const UNDOES = [
  'tree',
  'cut',
  'checked',
  'tie',
  'fail',
  'bounds',
  'order',
  'first',
  'low',
  'high',
  'shown',
  'seed',
] as const

define('cutoff-lab', CutoffLab)
