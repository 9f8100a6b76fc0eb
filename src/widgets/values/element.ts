import { InteractiveBoard } from '../../boards/interactive.ts'
import { ghostAt } from '../../boards/moves.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { boards } from '../../i18n/boards.ts'
import { errors } from '../../i18n/errors.ts'
import { tree } from '../../i18n/tree.ts'
import { values as words } from '../../i18n/values.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { EngineClient } from '../../workers/client.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { renderKeepingFocus } from '../../figure/keep-focus.ts'
import { PositionSession } from '../position/session.ts'
import { whenNear } from '../../figure/when-near.ts'
import { Judge } from './judge.ts'
import { valuesBoard, valuesSentence, type Judged } from './model.ts'
import { valuesSchema, type ValuesSchema } from './schema.ts'
import { valuesTemplate, type ValuesActions, type ValuesModel } from './view.ts'
import { bestValue } from './worth.ts'

/** Milliseconds after which a search is spoken of. */
const SPEAK_AFTER = 300

const TABLES = { words, tree, boards }

/**
 * `<cutoff-values id data-game data-position data-depth data-most data-judged>`: a board for two, on
 * which every move tells what minimax finds it worth. With `data-most` the depth can be chosen;
 * `data-judged` is what is known of the position already, as JSON.
 */
export class CutoffValues extends HTMLElement {
  private session: PositionSession<unknown> | undefined
  private board: InteractiveBoard | undefined
  private judge: Judge | undefined
  private link: FigureLink<ValuesSchema> | undefined
  private judged: Judged | undefined
  private searching: { done: number; all: number } | undefined
  private depth = 1
  private most = 0
  private error = ''
  private hint = ''
  private pointed: number | undefined

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.judge?.stop()
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const { game = '', position = '', depth, most, judged } = this.dataset
    const given = judged === undefined ? undefined : (JSON.parse(judged) as Judged)
    this.depth = Number(depth)
    this.most = Number(most ?? 0)
    this.link = new FigureLink(
      this.id,
      valuesSchema(position, this.depth, Math.max(this.depth, this.most)),
    )
    const kit = await fetchKit(this, game)
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    const session = new PositionSession(kit.value, position)
    this.session = session
    this.judge = new Judge(new EngineClient(game))
    this.board = new InteractiveBoard(document, {
      pick: (square) => this.pick(square),
      point: (square) => {
        this.pointed = square
        this.draw()
      },
    })
    const asGiven = session.text
    this.readLink(session, this.link)
    this.replaceChildren()
    // What the page has judged already needs no worker when it opens.
    if (given !== undefined && session.text === asGiven && this.depth === given.depth) {
      this.judged = given
      this.draw()
    } else await this.find()
  }

  private readLink(session: PositionSession<unknown>, link: FigureLink<ValuesSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    this.hint = linkSentence(errors, read)
    this.depth = read.value.state.depth
    const placed = session.read(read.value.state.position)
    if (!placed.ok) this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
  }

  private pick(square: number): void {
    const picked = this.session?.pick(square)
    if (picked?.ok === false) {
      this.error = errorSentence(errors, picked.error)
      this.draw()
    } else this.changed(true)
  }

  private changed(arriving = false): void {
    const { session, link, depth } = this
    if (session === undefined) return
    this.error = this.hint = ''
    const written = link?.write({ position: session.text, depth })
    if (written?.ok === false) this.error = errorSentence(errors, written.error)
    void this.find(arriving)
  }

  /** Judges the position at hand. Until that is done its moves have no values. */
  private async find(arriving = false): Promise<void> {
    const { session, judge } = this
    if (session === undefined || judge === undefined) return
    this.judged = undefined
    let spoken = false
    let last = { done: 0, all: 0 }
    const timer = setTimeout(() => {
      spoken = true
      this.searching = last
      this.draw()
    }, SPEAK_AFTER)
    this.draw(arriving)
    const { kit, position } = session
    const found = await judge.ask(kit, position, this.depth, (done, all) => {
      last = { done, all }
      if (!spoken) return
      this.searching = last
      this.draw()
    })
    clearTimeout(timer)
    if (found === undefined) return
    this.searching = undefined
    if (found.ok) this.judged = found.value
    else this.error = errorSentence(errors, found.error)
    this.draw()
  }

  private readonly actions: ValuesActions = {
    best: () => {
      const { session, judged } = this
      if (session === undefined || judged === undefined) return
      const best = bestValue(judged.worths, session.kit.game.toMove(session.position))
      const move = judged.worths.find(({ value }) => value === best)
      if (move !== undefined) this.pick(move.square)
    },
    undo: () => {
      if (this.session?.canUndo !== true) return
      this.session.undo()
      this.changed()
    },
    clear: () => {
      if (this.session?.canClear !== true) return
      this.session.clear()
      this.changed()
    },
    copy: () => void this.copy(),
    stop: () => {
      this.judge?.stop()
      this.searching = undefined
      this.hint = words.stopped
      this.draw()
    },
    depth: (plies) => {
      this.depth = plies
      this.changed()
    },
  }

  private async copy(): Promise<void> {
    const { session, link, depth } = this
    if (session === undefined || link === undefined) return
    this.hint = await copyText(link.linkTo({ position: session.text, depth }), words)
    this.draw()
  }

  private draw(arriving = false): void {
    const { session, board, judged } = this
    if (session === undefined || board === undefined) return
    const { kit, position } = session
    const drawn = valuesBoard(kit, position, judged, TABLES)
    if (drawn === undefined) return
    const over = kit.game.outcome(position) !== undefined
    const ghost =
      this.pointed === undefined || judged !== undefined
        ? undefined
        : ghostAt(kit, position, this.pointed)
    board.show(
      {
        model: ghost === undefined ? drawn.model : { ...drawn.model, ghost },
        label: kit.board?.ground === 'slots' ? words.boardColumns : words.board,
        names: drawn.names,
        active: !over,
      },
      arriving,
    )
    const model: ValuesModel = {
      says: valuesSentence(kit, position, judged, TABLES),
      settled: over || judged !== undefined,
      error: this.error,
      hint: this.hint,
      searching: this.searching,
      canUndo: session.canUndo,
      canClear: session.canClear,
      canPlay: !over && judged !== undefined && judged.worths.length > 0,
      depth: this.depth,
      depths: Array.from({ length: this.most }, (_, i) => i + 1),
    }
    const shown = valuesTemplate(model, this.actions, board.element, words)
    renderKeepingFocus(shown, this, () => board.focus())
  }
}

define('cutoff-values', CutoffValues)
