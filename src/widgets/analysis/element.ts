import { html, nothing, type TemplateResult } from 'lit-html'
import {
  ContractError,
  ok,
  type GameOptions,
  type Move,
  type Result,
  type UserError,
} from '../../../engine/index.ts'
import { roomFor } from '../../boards/model.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { errorWords } from '../../figure/error-words.ts'
import { analysis as words } from '../../i18n/analysis.ts'
import type { GameWords } from '../../i18n/games.ts'
import { fitsLink } from '../../state/link.ts'
import type { Schema } from '../../state/schema.ts'
import { GameRecord } from '../table/game-record.ts'
import { TableFigure } from '../table/table-figure.ts'
import { evaluationTemplate, type EvaluationActions } from './evaluation-view.ts'
import type { TermGroup } from './groups.ts'
import { evaluationOf, labelOf, turnSentence } from './models.ts'
import { optionsTemplate } from './options-view.ts'
import { Patterns } from './patterns.ts'
import { patternsTemplate, type PatternsActions } from './patterns-view.ts'
import { analysisSchema, optionsOf, textIn, valuesOf, type Values } from './schema.ts'
import { TextPanel } from './text-panel.ts'
import { textTemplate } from './text-view.ts'
import { sideTemplate } from './view.ts'

type Labels = Pick<GameWords, 'options' | 'values'>

/** What the board has once its game has come. */
interface Laid {
  readonly record: GameRecord<unknown>
  readonly patterns: Patterns<unknown> | undefined
  readonly texts: TextPanel
}

/**
 * `<cutoff-analysis id data-game data-labels>`: a board on which both sides are played by hand, with
 * every rule and message in force, its options, its texts, and the terms of its evaluation.
 * `data-labels` is JSON: what the options and their values are called.
 */
export class CutoffAnalysis extends TableFigure<Schema> {
  private parts: Laid | undefined
  /** The terms whose squares are lit, for now or until they are put out. */
  private lit: TermGroup | undefined
  private pinned: TermGroup | undefined
  /** Why the link's moves can be played no further. */
  private cut: UserError | undefined
  private optionError: UserError | undefined

  private get labels(): Labels {
    return JSON.parse(this.dataset['labels'] ?? '{"options":{}}') as Labels
  }

  private get laid(): Laid {
    if (this.parts === undefined) throw new ContractError(this.localName, 'has no game yet')
    return this.parts
  }

  protected get game(): GameRecord<unknown> {
    return this.laid.record
  }

  protected async schema(): Promise<Schema> {
    const { game = '' } = this.dataset
    const kit = await knownKit(this, game)
    const { extras } = await this.lay(kit)
    const record = new GameRecord(kit)
    this.parts = {
      record,
      patterns: extras.patterns && new Patterns(extras.patterns),
      texts: new TextPanel(record, extras, this.labels, {
        changed: () => this.follow(),
        redraw: () => this.redraw(),
      }),
    }
    return analysisSchema(kit.options)
  }

  /** Of moves that cannot all be played those before are kept: the rest of a link is a rest. */
  protected override take(state: Values): Result<Values> {
    const { record, patterns } = this.laid
    const now = this.come()
    if (Object.keys(now).every((name) => now[name] === state[name])) return ok(state)
    const written = patterns?.load(record.position, textIn(state, 'patterns'))
    if (written?.ok === false) return written
    const options = optionsOf(record.kit.options, state)
    const loaded = record.load(options, textIn(state, 'set'), textIn(state, 'moves'))
    if (!loaded.ok && record.played.length === 0) return loaded
    if (!loaded.ok) this.cut = loaded.error
    return ok(this.come())
  }

  protected override async ready(): Promise<void> {
    if (this.cut === undefined) return
    const { errorSentence } = await errorWords(this)
    this.refuse(`${words.inLinkMoves} ${errorSentence(this.cut)}`)
  }

  /** What a link is to say: the moves or, where they are too many for it, the position. */
  protected come(): Values {
    const { record, patterns } = this.laid
    const { kit, options, board, moves, text } = record
    const state = {
      ...valuesOf(kit.options, options),
      patterns: patterns?.text ?? '',
      set: board,
      moves,
    }
    if (fitsLink(analysisSchema(kit.options), state)) return state
    return { ...state, set: text, moves: '' }
  }

  protected override get standing(): string {
    return this.state['moves'] === this.game.moves ? '' : words.notInLink
  }

  protected play(move: Move): void {
    this.game.play(move)
    this.follow(true)
  }

  protected override get reader() {
    return (text: string) => this.laid.texts.take(ok(text))
  }

  restart(): void {
    this.game.restart()
    this.follow()
  }

  override follow(arriving = false): void {
    this.lit = undefined
    this.optionError = undefined
    this.laid.texts.follow()
    super.follow(arriving)
  }

  private light(lit: TermGroup | undefined): void {
    this.lit = lit
    this.redraw()
  }

  private setOption(name: string, value: string | number | boolean | undefined): void {
    const { [name]: _, ...others } = this.game.options
    this.setOptions(value === undefined ? others : { ...others, [name]: value })
  }

  private setOptions(options: GameOptions): void {
    const set = this.game.setOptions(options)
    if (set.ok) return this.follow()
    this.optionError = set.error
    this.redraw()
  }

  protected draw(arriving: boolean): TemplateResult {
    const { lit } = this
    const { patterns, texts } = this.laid
    const { kit, position, played } = this.game
    const columns = kit.board?.size(position).columns ?? 1
    const board = this.show(
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
    const terms = patterns?.explain(position) ?? kit.evaluation.explain(position)
    const say = (error: UserError) => this.sentence(error)
    const evaluation = evaluationOf(kit, position, terms, lit, words)
    return html`
      <div class="beside-board">${board}</div>
      <div class="beside-side">
        ${sideTemplate(this, turnSentence(kit, position, words), words)}
        ${evaluationTemplate(evaluation, this.evaluationActions, words)}
      </div>
      <div class="analysis-more">
        ${
          patterns === undefined
            ? nothing
            : patternsTemplate(patterns.model(position, say), this.patternActions, this.id, words)
        }
        ${kit.options.length === 0 ? nothing : this.options()}
        ${textTemplate(texts.model(say), texts, this.id, words)}
      </div>
    `
  }

  private options(): TemplateResult {
    const { labels } = this
    const { kit, options: given } = this.game
    const error = this.optionError
    const name = String(error?.params?.['name'] ?? '')
    // The sentence calls the option as its field is called.
    const named = labels.options[name] ?? name
    const model = {
      specs: kit.options,
      presets: kit.presets ?? [],
      given,
      error:
        error === undefined
          ? ''
          : this.sentence({ ...error, params: { ...error.params, name: named } }),
      wrong: name,
    }
    const set = (option: string, value: string | number | boolean | undefined) =>
      this.setOption(option, value)
    const setAll = (options: GameOptions) => this.setOptions({ ...given, ...options })
    return optionsTemplate(model, set, setAll, this.id, labels, words)
  }

  private readonly evaluationActions: EvaluationActions = {
    light: (lit) => this.light(lit ?? this.pinned),
    pin: (group) => {
      const { pinned } = this
      const same = pinned?.name === group.name && pinned.side === group.side
      this.pinned = same ? undefined : group
      this.light(this.pinned)
    },
  }

  private readonly patternActions: PatternsActions = {
    write: (index, text) => this.patternsChanged((p, at) => p.write(at, index, text)),
    add: () => this.patternsChanged((p, at) => p.add(at)),
    remove: (index) => this.patternsChanged((p, at) => p.remove(at, index)),
    usual: () => this.patternsChanged((p, at) => p.reset(at)),
  }

  private patternsChanged(change: (patterns: Patterns<unknown>, position: unknown) => void): void {
    const { patterns, record } = this.laid
    if (patterns !== undefined) change(patterns, record.position)
    this.change(this.come())
  }
}

define('cutoff-analysis', CutoffAnalysis)
