import {
  readExcluded,
  type GameOptions,
  type Move,
  ok,
  type Result,
} from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { nextTask } from '../../figure/next-task.ts'
import { stepByKeys } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper, type Steps } from '../../figure/stepper/stepper.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { threats as words } from '../../i18n/threats.ts'
import type { StateOf } from '../../state/schema.ts'
import { errorWords } from '../../figure/error-words.ts'
import { askingAt, fetched } from '../../figure/fetched.ts'
import type { EngineClient } from '../../workers/client.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { answerAt } from './answer.ts'
import { foundOf, stepsOf, type Found } from './found.ts'
import { nameOf, ROOM, threatsOver, threatsSentence } from './model.ts'
import { MOST_STONES, threatsSchema, type ThreatsSchema } from './schema.ts'
import { TreePane } from './tree-pane.ts'
import { treeSentence } from './tree-view.ts'
import { threatsTemplate, type Puzzle, type ThreatsActions } from './view.ts'

type State = StateOf<ThreatsSchema>
/** What is looked for, and where. */
type Sought = Pick<State, 'position' | 'kind' | 'stones' | 'exclude'>

/** Nodes after which a search gives up: some seconds. */
const MOST_NODES = 3_000_000

const NO_STEPS: Steps = { steps: 0 }

/**
 * `<cutoff-threats id data-game data-options data-position data-step data-found data-puzzles>`: a
 * position, the win by threats that the engine finds in it, and every forced reply as a tree to
 * step through. `data-found` is what was found of `data-position` while the site was built, a
 * `Found` as JSON; other positions are searched in a worker.
 */
export class CutoffThreats extends BoardFigure<unknown, ThreatsSchema> {
  private client: EngineClient | undefined
  /** What was found of what `of` says, and its steps. */
  private known: { readonly of: string; readonly found: Found; readonly steps: Steps } | undefined
  /** What is being searched, and positions looked at so far. */
  private search: { readonly of: string; readonly nodes: number } | undefined
  /** The position that has been taken last. */
  private lastText: string | undefined
  /** What has been written to be left out, and cannot be. */
  private refusedMoves: string | undefined
  /** The step of a link, until there is something to step through. */
  private linked = 0
  private readonly stepper = new Stepper(NO_STEPS, ({ step }) =>
    step === this.state.step ? this.redraw() : this.change({ step }),
  )
  private readonly tree = new TreePane(document, words, (node) => this.stepper.go(node))

  protected schema() {
    const { position = '', step = '0' } = this.dataset
    return threatsSchema(position, Number(step))
  }

  protected override async begin({ step }: State): Promise<void> {
    const { game = '', options, found, position = '' } = this.dataset
    const kit = await knownKit(this, game)
    // Each part in a task of its own: all in one would keep the page busy too long.
    await nextTask()
    await this.open(kit, options === undefined ? undefined : (JSON.parse(options) as GameOptions))
    this.linked = step
    if (found !== undefined) {
      this.keep({ position, kind: 'threats', stones: MOST_STONES, exclude: '' }, found)
    }
    stepByKeys(this, this.stepper, () => this.found?.win === true)
    this.onLeave(() => {
      this.stepper.pause()
      this.client?.stop()
    })
  }

  private keep(state: Sought, json: string): void {
    const found = JSON.parse(json) as Found
    this.known = { of: searchOf(state), found, steps: found.win ? stepsOf(found) : NO_STEPS }
  }

  /** Step -1 is where a position is set up; of others something is found, or looked for. */
  protected override take(state: State, read = false): Result<State> {
    const taken = super.take(state, read)
    if (!taken.ok) return taken
    // What is left out is left out of one position.
    const moved = this.lastText !== undefined && this.lastText !== taken.value.position
    const excluded = readExcluded(this.kit, this.position, moved ? '' : state.exclude)
    if (!excluded.ok) return excluded
    this.lastText = taken.value.position
    const left = { ...taken.value, exclude: this.written(excluded.value) }
    const known = this.known?.of === searchOf(left) ? this.known : undefined
    const settingUp = state.step < 0 || (known === undefined && this.isOver)
    const steps = settingUp ? NO_STEPS : (known?.steps ?? NO_STEPS)
    const at = this.stepper.place(known === undefined ? 0 : state.step, steps)
    return ok({ ...left, step: settingUp ? -1 : at })
  }

  private written(moves: readonly Move[]): string {
    return moves.map((move) => this.kit.game.formatMove(this.position, move)).join(' ')
  }

  protected override async ready(): Promise<void> {
    this.drawn()
    await nextTask()
    if (this.found !== undefined) {
      this.goTo(this.linked)
      this.linked = 0
    } else if (this.state.step >= 0) void this.look()
  }

  protected override changed(arriving: boolean): void {
    this.refusedMoves = undefined
    if (this.search !== undefined && this.search.of !== searchOf(this.state)) this.stop()
    if (this.state.step < 0) this.stop()
    else if (this.found === undefined) return void this.look()
    this.redraw(arriving)
  }

  private stop(): void {
    this.search = undefined
    this.client?.stop()
  }

  /** What was found of the position, unless it is being set up. */
  private get found(): Found | undefined {
    const { state, known } = this
    return state.step >= 0 && known?.of === searchOf(state) ? known.found : undefined
  }

  private goTo(step: number): void {
    if (step > this.stepper.state.steps) this.tell(words.linkStep)
  }

  /** Fetched with the first search: what the page shows has been searched. */
  private async engine(): Promise<EngineClient> {
    const { EngineClient } = await fetched(this, () => import('../../workers/client.ts'))
    return (this.client ??= new EngineClient(this.kit.game.id, undefined, askingAt(this)))
  }

  /** Looks for a win in the position as it is. */
  private async look(): Promise<void> {
    const { state } = this
    const gameOptions = this.game.options
    const of = searchOf(state)
    if (this.search?.of === of) return
    this.search = { of, nodes: 0 }
    this.redraw()
    const { position, kind, stones: depth } = state
    const excluded = readExcluded(this.kit, this.position, state.exclude)
    const exclude = excluded.ok ? excluded.value : []
    const options = { kind, depth, nodes: MOST_NODES, exclude }
    const client = await this.engine()
    if (this.search?.of !== of) return
    const answer = await client.threats({ position, options, gameOptions }, ({ nodes }) => {
      if (this.search?.of !== of) return
      this.search = { of, nodes }
      this.redraw()
    })
    if (this.search?.of !== of) return
    this.search = undefined
    if (answer.ok) {
      const found = foundOf(this.kit, this.position, answer.value)
      this.known = { of, found, steps: found.win ? stepsOf(found) : NO_STEPS }
      this.change({ step: this.linked })
      this.goTo(this.linked)
    } else {
      this.change({ step: -1 })
      if (answer.error.code === 'worker/stopped') this.tell(words.stopped)
      else this.refuse(answer.error)
    }
    this.linked = 0
  }

  protected override get standing(): string {
    return this.search === undefined ? '' : words.busy(this.search.nodes)
  }

  protected override play(move: Move): void {
    if (this.search !== undefined) this.change({ step: -1 })
    super.play(move)
  }

  /** The reader answers on the board. */
  private choose(found: Found, square: number): void {
    const { kit, position } = this
    const at = this.stepper.state.step
    const { stones = [] } = threatsOver(kit, position, found, at)
    const name = (each: number) => nameOf(kit, position, each)
    const { step, hint, error } = answerAt(found, at, square, stones, name, words)
    // A step takes back what was said before.
    this.change({ step: step ?? at })
    if (hint !== undefined) this.tell(hint)
    if (error !== undefined) this.refuse(error)
  }

  private readonly actions: ThreatsActions = {
    type: (text) => this.type(text, (position) => ({ position, step: 0 })),
    example: (position) => void this.change({ position, lifted: '', step: 0 }),
    kind: (kind) => void this.change({ kind, step: 0 }),
    stones: (stones) => {
      const right = Number.isInteger(stones) && stones >= 1 && stones <= MOST_STONES
      if (right) this.change({ stones, step: 0 })
      else this.refuse(words.stonesRange(MOST_STONES))
    },
    exclude: (text) => {
      const read = readExcluded(this.kit, this.position, text)
      this.refusedMoves = read.ok ? undefined : text
      if (read.ok) this.change({ exclude: this.written(read.value), step: 0 })
      else {
        void errorWords(this).then(({ errorSentence }) => {
          this.refuse(words.notLeftOut(read.word, read.error.at, errorSentence(read.error)))
        })
      }
    },
    search: () => void this.change({ step: 0 }),
    stop: () => this.client?.stop(),
    change: () => void this.change({ step: -1 }),
    clear: () => this.clear(),
  }

  /** While a win is stepped through, a pick is an answer. */
  private drawn(): readonly unknown[] {
    const { kit, position, found } = this
    const over = threatsOver(kit, position, found, this.stepper.state.step)
    const picked = found && ((square: number) => this.choose(found, square))
    return this.board({ label: words.board, room: ROOM, over, picked })
  }

  protected override get reader() {
    return this.actions.type
  }

  protected draw() {
    const { kit, position, found, state } = this
    const { step } = this.stepper.state
    const board = this.drawn()
    this.tree.draw(found, step, kit.game.toMove(position), (square) =>
      nameOf(kit, position, square),
    )
    this.tree.reveal(found, step)
    return threatsTemplate(
      this,
      {
        says: `${threatsSentence(kit, position, found, step, words)}${
          found === undefined || state.exclude === '' ? '' : ` ${words.leftOut(state.exclude)}`
        }`,
        about: found === undefined ? '' : treeSentence(found, step, words),
        kind: state.kind,
        stones: state.stones,
        exclude: this.refusedMoves ?? state.exclude,
        wrongMoves: this.refusedMoves !== undefined,
        searching: this.search !== undefined,
        settingUp: found === undefined,
        stepping: found?.win === true,
        canSearch: !this.isOver,
        canClear: this.canClear,
        puzzles: JSON.parse(this.dataset['puzzles'] ?? '[]') as readonly Puzzle[],
        position: state.position,
      },
      this.actions,
      {
        board,
        tree: this.tree.element,
        steps: stepperRow(this.stepper, stepperWords, words.jumps),
      },
      words,
    )
  }
}

/** What is looked for, and in which position. */
function searchOf({ position, kind, stones, exclude }: Sought): string {
  return `${kind} ${stones} ${exclude}; ${position}`
}

define('cutoff-threats', CutoffThreats)
