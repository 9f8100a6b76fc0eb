import { html, nothing, type TemplateResult } from 'lit-html'
import type { GameOptions, Move, Result, UserError } from '../../../engine/index.ts'
import { roomFor } from '../../boards/model.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/errors.ts'
import type { GameWords } from '../../i18n/games.ts'
import { hands as words } from '../../i18n/hands.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { define } from '../../figure/define.ts'
import { copyText } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { renderKeepingFocus } from '../../figure/keep-focus.ts'
import { whenNear } from '../../figure/when-near.ts'
import { GameRecord } from '../table/game-record.ts'
import { loadTable, type Table } from '../table/table.ts'
import { evaluationTemplate, type EvaluationActions } from './evaluation-view.ts'
import type { TermGroup } from './groups.ts'
import { evaluationOf, labelOf, turnSentence } from './models.ts'
import { optionsTemplate } from './options-view.ts'
import { Patterns } from './patterns.ts'
import { patternsTemplate, type PatternsActions } from './patterns-view.ts'
import { analysisSchema, fits, optionsOf, textIn, valuesOf, type Values } from './schema.ts'
import { TextPanel } from './text-panel.ts'
import { textTemplate } from './text-view.ts'
import { sideTemplate, type SideActions } from './view.ts'

type Labels = Pick<GameWords, 'options' | 'values'>

/**
 * `<cutoff-analysis id data-game data-labels>`: a board on which both sides are played by hand, with
 * every rule and message in force, its options, its texts, and the terms of its evaluation.
 * `data-labels` is JSON: what the options and their values are called.
 */
export class CutoffAnalysis extends HTMLElement {
  private record: GameRecord<unknown> | undefined
  private table: Table | undefined
  private link: FigureLink<Schema> | undefined
  private labels: Labels = { options: {} }
  private patterns: Patterns<unknown> | undefined
  private texts: TextPanel | undefined
  private drawing = false
  private stale = false
  /** The terms whose squares are lit, for now or until they are put out. */
  private lit: TermGroup | undefined
  private pinned: TermGroup | undefined
  private error = ''
  private hint = ''
  private optionError: UserError | undefined

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const { game = '', labels } = this.dataset
    if (labels !== undefined) this.labels = JSON.parse(labels) as Labels
    const kit = await fetchKit(this, game)
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    const events = {
      move: (move: Result<Move>) => this.move(move),
      handled: () => {
        this.error = ''
      },
      changed: () => this.draw(),
    }
    this.table = await fetched(this, () => loadTable(kit.value, events))
    const { extras } = this.table
    this.record = new GameRecord(kit.value)
    this.patterns = extras.patterns && new Patterns(extras.patterns)
    this.texts = new TextPanel(this.record, extras, this.labels, {
      changed: () => this.changed(),
      redraw: () => this.draw(),
    })
    this.link = new FigureLink(this.id, analysisSchema(kit.value.options))
    this.readLink(this.record, this.link)
    this.replaceChildren()
    this.draw()
  }

  private readLink(record: GameRecord<unknown>, link: FigureLink<Schema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    const { state, unknown } = read.value
    if (unknown.length > 0) this.hint = words.otherFigure(unknown)
    const options = optionsOf(record.kit.options, state)
    const loaded = record.load(options, textIn(state, 'set'), textIn(state, 'moves'))
    const patterns = this.patterns?.load(record.position, textIn(state, 'patterns'))
    if (!loaded.ok) {
      const said = record.played.length > 0 ? words.inLinkMoves : words.inLink
      this.error = `${said} ${errorSentence(errors, loaded.error)}`
    } else if (patterns?.ok === false) {
      this.error = `${words.inLink} ${errorSentence(errors, patterns.error)}`
    }
  }

  private move(move: Result<Move>): void {
    if (move.ok) {
      this.record?.play(move.value)
      return this.changed(true)
    }
    this.error = errorSentence(errors, move.error)
    this.draw()
  }

  private light(lit: TermGroup | undefined): void {
    this.lit = lit
    this.draw()
  }

  private pin(group: TermGroup): void {
    const { pinned } = this
    const same = pinned?.name === group.name && pinned.side === group.side
    this.pinned = same ? undefined : group
    this.light(this.pinned)
  }

  /** After any change of the game: nothing is in hand, and the link is written. */
  private changed(arriving = false): void {
    this.table?.letGo()
    this.lit = undefined
    this.error = ''
    this.hint = ''
    this.optionError = undefined
    this.texts?.follow()
    this.save()
    this.draw(arriving)
  }

  private save(): void {
    const state = this.state()
    if (state['moves'] !== this.record?.moves) this.hint = words.notInLink
    if (!fits(state) || this.link?.write(state).ok === false) this.hint = words.tooLong
  }

  /** What a link is to say: the moves or, where they are too many for it, the position. */
  private state(): Values {
    const { record, patterns } = this
    if (record === undefined) return {}
    const { kit, options, board, moves, text } = record
    const state = {
      ...valuesOf(kit.options, options),
      patterns: patterns?.text ?? '',
      set: board,
      moves,
    }
    return fits(state) ? state : { ...state, set: text, moves: '' }
  }

  private setOption(name: string, value: string | number | boolean | undefined): void {
    const { record } = this
    if (record === undefined) return
    const { [name]: _, ...others } = record.options
    this.setOptions(value === undefined ? others : { ...others, [name]: value })
  }

  private setOptions(options: GameOptions): void {
    const { record } = this
    if (record === undefined) return
    const set = record.setOptions(options)
    if (set.ok) return this.changed()
    this.optionError = set.error
    this.draw()
  }

  private async copyLink(): Promise<void> {
    const state = this.state()
    this.hint = await copyText((fits(state) && this.link?.linkTo(state)) || location.href, {
      copied: words.linkCopied,
      notCopied: words.linkNotCopied,
    })
    this.draw()
  }

  /**
   * Draws all there is. Taking a button with the focus out of the page tells its `blur` at once,
   * in the middle of the drawing: what that asks for is drawn after it.
   */
  private draw(arriving = false): void {
    this.stale = this.drawing
    if (this.drawing) return
    this.drawing = true
    const { record, table } = this
    if (record !== undefined && table !== undefined) {
      const template = this.template(record, table, arriving)
      renderKeepingFocus(template, this, () => table.focus())
    }
    this.drawing = false
    if (this.stale) this.draw()
  }

  private template(record: GameRecord<unknown>, table: Table, arriving: boolean): TemplateResult {
    const { lit, patterns, texts } = this
    const { kit, position, played } = record
    const columns = kit.board?.size(position).columns ?? 1
    const below = table.show(
      {
        position,
        label: labelOf(kit, position, words),
        active: kit.game.outcome(position) === undefined,
        room: roomFor(columns),
        since: played.slice(-1),
        named: true,
        lit: lit && { squares: lit.squares, favours: lit.contribution >= 0 },
      },
      arriving,
    )
    const side = {
      says: turnSentence(kit, position, words),
      error: this.error,
      hint: this.hint,
      canUndo: record.canUndo,
      canRedo: record.canRedo,
    }
    const terms = patterns?.explain(position) ?? kit.evaluation.explain(position)
    const evaluation = evaluationOf(kit, position, terms, lit, words)
    return html`
      <div class="beside-board">${table.element} ${below}</div>
      <div class="beside-side">
        ${sideTemplate(side, this.sideActions, words)}
        ${evaluationTemplate(evaluation, this.evaluationActions, words)}
      </div>
      <div class="analysis-more">
        ${
          patterns === undefined
            ? nothing
            : patternsTemplate(patterns.model(position), this.patternActions, this.id, words)
        }
        ${kit.options.length === 0 ? nothing : this.options(record)}
        ${texts === undefined ? nothing : textTemplate(texts.model(), texts, this.id, words)}
      </div>
    `
  }

  private options({ kit, options: given }: GameRecord<unknown>): TemplateResult {
    const model = {
      specs: kit.options,
      presets: kit.presets ?? [],
      given,
      error: this.optionError === undefined ? '' : this.optionSentence(this.optionError),
      wrong: this.optionError?.params?.['name'],
    }
    const set = (name: string, value: string | number | boolean | undefined) =>
      this.setOption(name, value)
    const setAll = (options: GameOptions) => this.setOptions({ ...given, ...options })
    return optionsTemplate(model, set, setAll, this.id, this.labels, words)
  }

  /** What is wrong with an option, which the sentence calls as its field is called. */
  private optionSentence(error: UserError): string {
    const label = this.labels.options[String(error.params?.['name'] ?? '')]
    return errorSentence(
      errors,
      label ? { ...error, params: { ...error.params, name: label } } : error,
    )
  }

  private readonly sideActions: SideActions = {
    undo: () => {
      if (this.record?.canUndo !== true) return
      this.record.undo()
      this.changed()
    },
    redo: () => {
      if (this.record?.canRedo !== true) return
      this.record.redo()
      this.changed(true)
    },
    restart: () => {
      this.record?.restart()
      this.changed()
    },
    copyLink: () => void this.copyLink(),
  }

  private readonly evaluationActions: EvaluationActions = {
    light: (lit) => this.light(lit ?? this.pinned),
    pin: (group) => this.pin(group),
  }

  private readonly patternActions: PatternsActions = {
    write: (index, text) => this.patternsChanged((p, at) => p.write(at, index, text)),
    add: () => this.patternsChanged((p, at) => p.add(at)),
    remove: (index) => this.patternsChanged((p, at) => p.remove(at, index)),
    usual: () => this.patternsChanged((p, at) => p.reset(at)),
  }

  private patternsChanged(change: (patterns: Patterns<unknown>, position: unknown) => void): void {
    if (this.patterns !== undefined) change(this.patterns, this.record?.position)
    this.save()
    this.draw()
  }
}

define('cutoff-analysis', CutoffAnalysis)
