import { render } from 'lit-html'
import type { GameKit, GameOptions, ThreatKind } from '../../../engine/index.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { ghostAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/boards.ts'
import { errors } from '../../i18n/errors.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { threats as words } from '../../i18n/threats.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { StateOf } from '../../state/schema.ts'
import { EngineClient } from '../../workers/client.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { PositionSession } from '../position/session.ts'
import { nextTask } from '../../figure/next-task.ts'
import { actionOf, isTaken } from '../../figure/stepper/keys.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import { whenNear } from '../../figure/when-near.ts'
import { answerAt } from './answer.ts'
import { foundOf, stepsOf, type Found } from './found.ts'
import { nameOf, threatsBoard, threatsSentence } from './model.ts'
import { MOST_STONES, threatsSchema, type ThreatsSchema } from './schema.ts'
import { TreePane } from './tree-pane.ts'
import { treeSentence } from './tree-view.ts'
import { threatsTemplate, type Puzzle, type ThreatsActions } from './view.ts'

/** Nodes after which a search gives up: some seconds. */
const MOST_NODES = 3_000_000

/**
 * `<cutoff-threats id data-game data-options data-position data-step data-found data-puzzles>`: a
 * position, the win by threats that the engine finds in it, and every forced reply as a tree to
 * step through. `data-found` is what was found of `data-position` while the site was built, a
 * `Found` as JSON; other positions are searched in a worker.
 */
export class CutoffThreats extends HTMLElement {
  private link: FigureLink<ThreatsSchema> | undefined
  private kit: GameKit<unknown> | undefined
  private session: PositionSession<unknown> | undefined
  private client: EngineClient | undefined
  private board: InteractiveBoard | undefined
  private gameOptions: GameOptions | undefined
  private puzzles: readonly Puzzle[] = []
  private found: Found | undefined
  private kind: ThreatKind = 'threats'
  private stones = MOST_STONES
  private text = ''
  private error = ''
  private hint = ''
  private pointed: number | undefined
  private searching: number | undefined
  /** The search that is wanted: others have been called off. */
  private asked: object | undefined
  private silent = true
  private readonly stepper = new Stepper({ steps: 0 }, () => this.stepped())
  private readonly tree = new TreePane(document, words, (node) => this.stepper.go(node))

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.stepper.pause()
    this.client?.stop()
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const { game = '', position = '', options, puzzles = '[]', step = '0' } = this.dataset
    const link = new FigureLink(this.id, threatsSchema(position, Number(step)))
    this.link = link
    const kit = await fetchKit(this, game)
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    // Each part in a task of its own: all in one would keep the page busy too long.
    await nextTask()
    this.kit = kit.value
    this.gameOptions = options === undefined ? undefined : (JSON.parse(options) as GameOptions)
    this.puzzles = JSON.parse(puzzles) as readonly Puzzle[]
    const session = new PositionSession(kit.value, position, this.gameOptions)
    this.session = session
    this.text = session.text
    this.client = new EngineClient(game)
    this.board = new InteractiveBoard(document, {
      pick: (square) => this.pick(square),
      point: (square) => {
        if (this.found !== undefined) return
        this.pointed = square
        this.draw()
      },
    })
    this.addEventListener('keydown', (event) => this.pressed(event))
    this.show(JSON.parse(this.dataset['found'] ?? 'null') as Found, Number(step))
    this.readLink(session, link)
    this.drawBoard()
    await nextTask()
    this.replaceChildren()
    this.silent = false
    this.draw()
  }

  private readLink(session: PositionSession<unknown>, link: FigureLink<ThreatsSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    this.hint = linkSentence(errors, read)
    const { position, kind, stones, step } = read.value.state
    const before = session.text
    const placed = session.read(position)
    if (!placed.ok) {
      this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
      return
    }
    this.text = session.text
    const asBuilt = session.text === before && kind === this.kind && stones === this.stones
    this.kind = kind
    this.stones = stones
    if (step < 0) this.forget()
    else if (asBuilt) this.goTo(step)
    else {
      this.forget()
      void this.search(step)
    }
  }

  /** Shows what was found, at a step. */
  private show(found: Found, step: number): void {
    this.found = found
    this.stepper.load(found.win ? stepsOf(found) : { steps: 0 }, step)
  }

  private goTo(step: number): void {
    if (step > this.stepper.state.steps) this.hint = words.linkStep
    this.stepper.go(step)
  }

  /** Back to setting up: what was found is of another position. */
  private forget(): void {
    this.client?.stop()
    this.asked = this.searching = undefined
    this.found = undefined
    this.stepper.load({ steps: 0 })
  }

  private async search(step = 0): Promise<void> {
    const { session, client, kind, stones } = this
    if (session === undefined || client === undefined || this.searching !== undefined) return
    if (session.kit.game.outcome(session.position) !== undefined) return
    const position = session.text
    this.error = ''
    const token = {}
    this.asked = token
    this.searching = 0
    this.draw()
    const { gameOptions } = this
    const options = { kind, depth: stones, nodes: MOST_NODES }
    const answer = await client.threats(
      { position, options, ...(gameOptions && { gameOptions }) },
      ({ nodes }) => {
        if (this.asked !== token) return
        this.searching = nodes
        this.draw()
      },
    )
    if (this.asked !== token) return
    this.asked = this.searching = undefined
    if (answer.ok) {
      this.silent = true
      this.show(foundOf(session.kit, session.position, answer.value), 0)
      this.goTo(step)
      this.silent = false
      this.save()
    } else if (answer.error.code === 'worker/stopped') this.hint = words.stopped
    else this.error = errorSentence(errors, answer.error)
    this.draw()
  }

  private pick(square: number): void {
    const { session, found } = this
    if (session === undefined) return
    this.error = this.hint = ''
    if (found !== undefined) {
      this.choose(found, square)
      this.draw()
      return
    }
    if (this.searching !== undefined) this.forget()
    const picked = session.pick(square)
    if (picked.ok) return this.moved()
    this.error = errorSentence(errors, picked.error)
    this.draw()
  }

  /** The reader answers on the board. */
  private choose(found: Found, square: number): void {
    const { kit, session } = this
    if (kit === undefined || session === undefined) return
    const at = this.stepper.state.step
    const { stones } = threatsBoard(kit, session.position, found, at, boards).model
    const name = (each: number) => nameOf(kit, session.position, each)
    const { step, hint, error } = answerAt(found, at, square, stones, name, words)
    // A step takes back what was said before.
    if (step !== undefined) this.stepper.go(step)
    if (hint !== undefined) this.hint = hint
    if (error !== undefined) this.error = errorSentence(errors, error)
  }

  private moved(): void {
    const { session } = this
    if (session === undefined) return
    this.pointed = undefined
    this.text = session.text
    this.save()
    this.draw()
  }

  private stepped(): void {
    if (this.silent) return
    this.error = this.hint = ''
    this.save()
    this.draw()
  }

  private state(): StateOf<ThreatsSchema> {
    const { kind, stones, found } = this
    const step = found === undefined ? -1 : this.stepper.state.step
    return { position: this.session?.text ?? '', kind, stones, step }
  }

  private save(): void {
    const written = this.link?.write(this.state())
    if (written?.ok === false) this.error = errorSentence(errors, written.error)
  }

  private pressed(event: KeyboardEvent): void {
    const action = actionOf(event)
    if (action === undefined || this.found?.win !== true || isTaken(event.target, event)) return
    this.stepper.act(action)
    event.preventDefault()
  }

  private readonly actions: ThreatsActions = {
    puzzle: (position) => this.actions.type(position),
    type: (text) => {
      const { session } = this
      if (session === undefined) return
      this.hint = ''
      const read = session.type(text)
      if (read.ok) {
        this.error = ''
        this.forget()
        this.moved()
        void this.search()
        return
      }
      this.text = text
      this.error = `${errorSentence(errors, read.error)} ${words.kept}`
      this.draw()
    },
    kind: (kind) => this.again({ kind }),
    stones: (stones) => {
      const right = Number.isInteger(stones) && stones >= 1 && stones <= MOST_STONES
      if (right) return this.again({ stones })
      this.error = words.stonesRange(MOST_STONES)
      this.draw()
    },
    search: () => void this.search(),
    stop: () => this.client?.stop(),
    change: () => {
      this.error = this.hint = ''
      this.forget()
      this.moved()
    },
    undo: () => {
      if (this.session?.canUndo !== true) return
      this.forget()
      this.session.undo()
      this.moved()
    },
    clear: () => {
      if (this.session?.canClear !== true) return
      this.forget()
      this.session.clear()
      this.moved()
    },
    copy: () => void this.copy(),
  }

  /** Looks once more, for something else. */
  private again({ kind = this.kind, stones = this.stones }): void {
    this.kind = kind
    this.stones = stones
    this.forget()
    void this.search()
  }

  private async copy(): Promise<void> {
    if (this.link === undefined) return
    this.hint = await copyText(this.link.linkTo(this.state()), words)
    this.draw()
  }

  private drawBoard(): void {
    const { session, board, kit } = this
    if (session === undefined || board === undefined || kit === undefined) return
    const { position } = session
    const { model, names } = threatsBoard(
      kit,
      position,
      this.found,
      this.stepper.state.step,
      boards,
    )
    const ghost = this.pointed === undefined ? undefined : ghostAt(kit, position, this.pointed)
    board.show({
      model: ghost === undefined ? model : { ...model, ghost },
      label: words.board,
      names,
      active: kit.game.outcome(position) === undefined,
    })
  }

  private draw(): void {
    const { session, board, kit, found } = this
    if (this.silent || session === undefined || board === undefined || kit === undefined) return
    const { position } = session
    const { step } = this.stepper.state
    this.drawBoard()
    const name = (square: number) => nameOf(kit, position, square)
    this.tree.draw(found, step, kit.game.toMove(position), name)
    render(
      threatsTemplate(
        {
          id: this.id,
          says: threatsSentence(kit, position, found, step, words),
          text: this.text,
          error: this.error,
          hint: this.hint,
          about: found === undefined ? '' : treeSentence(found, step, words),
          kind: this.kind,
          stones: this.stones,
          searching: this.searching,
          settingUp: found === undefined,
          stepping: found?.win === true,
          canSearch: kit.game.outcome(position) === undefined,
          canUndo: session.canUndo,
          canClear: session.canClear,
          puzzles: this.puzzles,
          position: session.text,
        },
        this.actions,
        {
          board: board.element,
          tree: this.tree.element,
          steps: stepperRow(this.stepper, stepperWords, words.jumps),
        },
        words,
      ),
      this,
    )
    this.tree.reveal(found, step)
  }
}

define('cutoff-threats', CutoffThreats)
