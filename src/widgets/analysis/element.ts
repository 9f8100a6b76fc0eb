import type { TemplateResult } from 'lit-html'
import { ContractError, ok, type Move, type Result, type UserError } from '../../../engine/index.ts'
import { define } from '../../figure/define.ts'
import { fetched } from '../../figure/fetched.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { analysis as words } from '../../i18n/analysis.ts'
import { fitsLink } from '../../state/link.ts'
import type { Schema } from '../../state/schema.ts'
import type { PatternBook } from '../table/game-extras.ts'
import { GameRecord } from '../table/game-record.ts'
import { TableFigure } from '../table/table-figure.ts'
import type { OptionLabels } from '../table/option-field.ts'
import { Light } from './light.ts'
import { evaluationOf, sceneOf, turnSentence } from './models.ts'
import { OptionsPanel } from './options-panel.ts'
import type { Patterns } from './patterns.ts'
import type { PatternsActions } from './patterns-view.ts'
import { analysisSchema, optionsOf, textIn, valuesOf, type Values } from './schema.ts'
import { TextPanel } from './text-panel.ts'
import { textTemplate } from './text-view.ts'
import { analysisTemplate } from './view.ts'

/** What the board has once its game has come. */
interface Laid {
  readonly record: GameRecord<unknown>
  readonly patterns: Patterns<unknown> | undefined
  readonly texts: TextPanel
  readonly options: OptionsPanel
}

/**
 * `<cutoff-analysis id data-game data-labels>`: a board on which both sides are played by hand, with
 * every rule and message in force, its options, its texts, and the terms of its evaluation.
 * `data-labels` is JSON: what the options and their values are called.
 */
export class CutoffAnalysis extends TableFigure<Schema> {
  private parts: Laid | undefined
  private readonly light = new Light(() => this.redraw())
  /** Why the link's moves can be played no further. */

  private get laid(): Laid {
    if (this.parts === undefined) throw new ContractError(this.localName, 'has no game yet')
    return this.parts
  }

  protected get game(): GameRecord<unknown> {
    return this.laid.record
  }

  protected async schema(): Promise<Schema> {
    const { game = '', labels: named = '{"options":{}}' } = this.dataset
    const labels = JSON.parse(named) as OptionLabels
    const kit = await knownKit(this, game)
    const { extras } = await this.lay(kit)
    const record = new GameRecord(kit)
    const patterns = extras.patterns && (await this.bookOf(extras.patterns))
    const events = { changed: () => this.follow(), redraw: () => this.redraw() }
    this.parts = {
      record,
      patterns,
      texts: new TextPanel(record, extras, labels, events),
      options: new OptionsPanel(record, labels, events),
    }
    return analysisSchema(kit.options)
  }

  /** Patterns to be written are more code than most games need: it comes with those that have them. */
  private async bookOf(book: PatternBook<unknown>): Promise<Patterns<unknown>> {
    const { Patterns } = await fetched(this, () => import('./patterns.ts'))
    return new Patterns(book)
  }

  /** Of moves that cannot all be played those before lie on the board. */
  protected override take(state: Values): Result<Values> {
    const { record, patterns } = this.laid
    const now = this.come()
    if (Object.keys(now).every((name) => now[name] === state[name])) return ok(state)
    const written = patterns?.load(record.position, textIn(state, 'patterns'))
    if (written?.ok === false) return written
    const options = optionsOf(record.kit.options, state)
    const loaded = record.load(options, textIn(state, 'set'), textIn(state, 'moves'))
    return loaded.ok ? ok(this.come()) : loaded
  }

  protected override legalPart(): Values | undefined {
    return this.laid.record.played.length > 0 ? this.come() : undefined
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
    const { texts, options } = this.laid
    for (const part of [this.light, texts, options]) part.follow()
    super.follow(arriving)
  }

  protected draw(arriving: boolean): TemplateResult {
    const { game, id, light } = this
    const { patterns, texts, options } = this.laid
    const { kit, position } = game
    const board = this.show(sceneOf(game, light.lit, words), arriving)
    const terms = patterns?.explain(position) ?? kit.evaluation.explain(position)
    const say = (error: UserError) => this.sentence(error)
    const model = {
      says: turnSentence(kit, position, words),
      evaluation: evaluationOf(kit, position, terms, light.lit, words),
    }
    const more = [
      patterns?.template(position, say, this.patternActions, id, words),
      kit.options.length > 0 ? options.template(id, say) : undefined,
      textTemplate(texts.model(say), texts, id, words),
    ]
    return analysisTemplate(this, model, light, { board, more }, words)
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
