import { ContractError, fail, ok, type Result } from '../../../engine/index.ts'
import { errorWords } from '../../figure/error-words.ts'
import { define } from '../../figure/define.ts'
import { place, whenResized } from '../../figure/dom.ts'
import { chooseFile } from '../../figure/drops.ts'
import { fetched } from '../../figure/fetched.ts'
import { FigureElement } from '../../figure/figure-element.ts'
import { wantErrorsOf } from '../../i18n/game-errors.ts'
import { lab as words, labErrors } from '../../i18n/lab.ts'
import type { Mode, ModeFrame, ModeHost } from './mode.ts'
import { predictFrame } from './predict/controls.ts'
import { Ahead } from './source/ahead.ts'
import {
  FILE_MARK,
  labSchema,
  screenOf,
  type LabSchema,
  type LabState,
  type ModeName,
  type Screen,
} from './schema.ts'
import type { SetUp } from './source/set-up.ts'
import { labPanel, type LabActions } from './switches.ts'

/** The code of each mode, which comes when it is first turned to. */
const SCREEN_CODE: Readonly<Record<Screen, () => Promise<{ openMode(host: ModeHost): Mode }>>> = {
  predict: () => import('./predict/mode.ts'),
  step: () => import('./step/mode.ts'),
  compare: () => import('./compare/mode.ts'),
  order: () => import('./order/mode.ts'),
  edit: () => import('./edit/mode.ts'),
  threads: () => import('./threads/mode.ts'),
  'monte-carlo': () => import('./monte-carlo/mode.ts'),
}

/**
 * `<cutoff-lab id data-tree data-leaves data-cuts>`: any tree under any search. Three words, source,
 * search and mode, each have a folder here. Its first frame is a picture of the question with which
 * it begins, with its controls; what searches and draws is fetched once a reader turns to it.
 * `data-games` has the ids of the games whose positions can be searched, `data-leaves` counts the leaves of the tree, and `data-cuts` those that are cut.
 */
export class CutoffLab extends FigureElement<LabSchema> implements ModeHost {
  protected override readonly errors = labErrors
  protected override readonly undoes = UNDOES
  private readonly modes = new Map<Screen, Mode>()
  private on: Mode | undefined
  private waking: Promise<void> | undefined
  private readonly ahead = new Ahead(this)
  /** Where a position is set up, while that is shown. */
  private board: SetUp | undefined

  protected schema() {
    return labSchema(this.dataset['tree'] ?? '')
  }

  protected override async begin(wanted: LabState): Promise<void> {
    whenResized(this, () => this.on?.resized())
    this.onLeave(() => {
      this.on?.leave()
      this.ahead.stop()
    })
    this.addEventListener('keydown', (event) => {
      if (this.on?.key(event) === true) event.preventDefault()
    })
    // What the page gives is known to be right; a link is not.
    const usual = this.schema()
    const given = Object.entries(usual).every(
      ([name, field]) => wanted[name as keyof LabState] === field.default,
    )
    if (!given) await this.fetchMode(wanted)
  }

  /** Only now is there a state to draw. */
  protected override ready(): void {
    for (const sign of ['pointerenter', 'pointerdown', 'focusin']) {
      this.addEventListener(sign, () => void this.wake(), { once: true })
    }
    this.addEventListener('click', (event) => void this.clickAgain(event), { once: true })
  }

  /** Fetches the mode of a state, and what that needs to take it; false where another is wanted by now. */
  private async fetchMode(state: LabState): Promise<boolean> {
    wantErrorsOf('tree')
    const screen = screenOf(state)
    if (!this.modes.has(screen)) {
      const { openMode } = await fetched(this, SCREEN_CODE[screen])
      if (!this.modes.has(screen)) this.modes.set(screen, openMode(this))
    }
    await this.modes.get(screen)?.fetch?.(state)
    return this.ahead.read(state)
  }

  /** Changes the state once there is what reads it. */
  private async turnTo(change: Partial<LabState>): Promise<void> {
    await this.wake()
    if (await this.fetchMode({ ...this.state, ...change })) this.change(change)
  }

  get figure(): this {
    return this
  }

  get stage(): HTMLElement {
    return place(this, 'lab-stage')
  }

  /** Resolves when the tree can be used. */
  private wake(): Promise<void> {
    this.waking ??= this.fetchMode(this.state).then(() => {
      // What stands here has been drawn by what the page gives: now there is what reads it.
      if (this.on === undefined) this.take(this.state)
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
    if (state.game !== 'tree' && !POSITIONS.has(state.mode)) return fail('lab/tree-alone')
    const refused = this.ahead.refused(state)
    if (refused !== undefined) return refused
    const mode = this.modes.get(screenOf(state))
    if (mode === undefined) return ok(state)
    const taken = mode.take(state)
    if (taken.ok && this.on !== mode) {
      this.on?.leave()
      // It opens anew, on a stage that is its own again, when it is turned to.
      for (const [name, each] of this.modes) if (each === this.on) this.modes.delete(name)
      this.stage.replaceChildren()
      this.on = mode
    }
    return taken
  }

  protected override get reader() {
    return (text: string) => {
      if (text.startsWith(FILE_MARK)) void this.open(text)
      else this.actions.source.type(text)
    }
  }

  /** Acts once there is what searches. */
  private act(action: () => void): void {
    void this.wake().then(() => {
      if (this.on === undefined) throw new ContractError(this.localName, 'is not awake')
      action()
    })
  }

  private readonly actions: LabActions = {
    source: {
      change: (change) => this.act(() => this.change(change)),
      game: (game) => {
        const { mode: now } = this.state
        // The start of a game may be too large a question: it is stepped through before.
        const mode = game === 'tree' || now === 'compare' ? now : 'step'
        void this.turnTo({ game, mode, setup: '', position: '', exclude: '', ...UNANSWERED })
      },
      type: (text) => void this.typeSource(text),
      setUp: () => void this.setUp(),
      random: () => void this.random(),
      save: () => void this.save(),
      open: () => chooseFile(this.takeFile),
    },
    search: (change) => void this.turnTo({ ...change, ...ANEW }),
    mode: (mode) => void this.turnTo({ mode }),
  }

  private async typeSource(text: string): Promise<void> {
    await this.wake()
    const { game } = this.state
    const wanted = { ...this.state, tree: text.trim() }
    const waits = this.ahead.isFor(wanted)
    if (waits) this.tell(words.reading)
    const isRead = await this.ahead.read(wanted)
    if (waits) this.tell('')
    if (!isRead || this.state.game !== game) return
    this.type(text, (typed) =>
      game === 'tree' ? { tree: typed, ...UNANSWERED } : positioned(typed),
    )
  }

  private async setUp(): Promise<void> {
    const { SetUp } = await fetched(this, () => import('./source/set-up.ts'))
    const take = (position: string) => this.act(() => void this.change(positioned(position)))
    this.board = this.board === undefined ? new SetUp(take) : undefined
    this.redraw()
  }

  private async save(): Promise<void> {
    const { download, fileText } = await fetched(this, () => import('./file.ts'))
    download('lab.cutoff.txt', fileText(this.schema(), this.state))
    this.tell(words.saved)
  }

  /** Puts the state of a file in place; its own history goes on. */
  private async open(text: string): Promise<void> {
    const { readFile } = await fetched(this, () => import('./file.ts'))
    this.tell('')
    const read = readFile(this.schema(), text)
    if (!read.ok) return void this.refuse(read.error)
    await this.turnTo(read.value.state)
    if (this.error !== '' || read.value.unknown.length === 0) return
    await errorWords(this)
    const fields = read.value.unknown.join(', ')
    this.tell(this.sentence({ code: 'lab/unknown-fields', at: 0, params: { fields } }))
  }

  private async random(): Promise<void> {
    await this.wake()
    const { nextRandomTree } = await fetched(this, () => import('./source/random.ts'))
    const found = nextRandomTree(this.state)
    if (found.ok) this.change({ ...found.value, ...UNANSWERED })
    else this.refuse(found.error)
  }

  protected override get host(): HTMLElement {
    return place(this, 'lab-controls')
  }

  protected draw() {
    const frame = this.on?.draw() ?? this.given
    place(this, 'lab-question').textContent = frame.question
    place(this, 'lab-how').textContent = frame.how
    const games = this.dataset['games']?.split(' ') ?? []
    const board = this.state.game === 'tree' ? undefined : this.board?.show(this.state)
    return labPanel(this, frame, this.state, games, board, this.actions, words)
  }

  /** The question as the page asks it, until there is what searches. */
  private get given(): ModeFrame {
    const { leaves, cuts } = this.dataset
    const asked = { leaves: Number(leaves), cuts: Number(cuts), marked: [] }
    return predictFrame(
      this,
      asked,
      this.state,
      (change) => this.act(() => this.change(change)),
      words,
    )
  }

  protected override heir(): void {
    this.on?.focus()
  }
}

/** Another search begins at its own start, and an answer is to be checked again. */
const ANEW = {
  checked: false,
  said: '',
  at: 0,
  step: -1,
  node: -1,
  folds: '',
  moment: -1,
  event: -1,
  look: -1,
  picked: -1,
  chosen: -1,
} as const
/** Of another tree nothing is marked yet. */
const UNANSWERED = { ...ANEW, cut: '' } as const

const positioned = (position: string) => ({ position, exclude: '', ...UNANSWERED })

/** What can be done with a position of a game as well. */
const POSITIONS: ReadonlySet<ModeName> = new Set<ModeName>(['step', 'compare', 'predict'])

/** Where a reader is in a search, which mode is on, and what the next random tree is to be like. */
const LOOKS: ReadonlySet<string> = new Set(
  'mode step node folds graph whole only reach kept code pace moment event look picked column chosen measure depth least most lowest highest ties cuts deep'.split(
    ' ',
  ),
)
/** All but that is taken back. */
const UNDOES = Object.keys(labSchema('')).filter(
  (name) => !LOOKS.has(name),
) as readonly (keyof LabState)[]

define('cutoff-lab', CutoffLab)
