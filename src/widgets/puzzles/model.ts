import {
  type GameKit,
  type GameOptions,
  type Move,
  type Player,
  type PuzzleKind,
} from '../../../engine/index.ts'
import type { PuzzleWords, Told } from '../../i18n/puzzles.ts'
import type { PuzzleAnswer } from '../../workers/protocol.ts'
import { GameRecord } from '../table/game-record.ts'
import type { Overlay } from '../table/shown.ts'
import { spokenSide } from '../table/told.ts'
import { colour } from '../../i18n/boards.ts'

/** What a page tells of a series. */
export interface Series {
  readonly kind: PuzzleKind
  readonly options?: GameOptions
  /** As the game writes them. */
  readonly positions: readonly string[]
}

/** A puzzle as it stands: its game, to which moves may have been added. */
export class Puzzle<P> {
  readonly kit: GameKit<P>
  readonly text: string
  private readonly record: GameRecord<P>
  private readonly plies: number
  readonly us: Player

  constructor(kit: GameKit<P>, { options = {} }: Pick<Series, 'options'>, text: string) {
    this.kit = kit
    this.text = text
    this.record = new GameRecord(kit, options, text)
    this.plies = this.record.played.length
    this.us = kit.game.toMove(this.record.position)
  }

  get position(): P {
    return this.record.position
  }

  /** What has been played since the question. */
  get since() {
    return this.record.played.slice(this.plies)
  }

  /** Plays these moves after the question, and no others. */
  put(moves: readonly Move[]): void {
    while (this.record.played.length > this.plies) this.record.undo()
    for (const move of moves) this.record.play(move)
  }

  side(player: Player): string {
    return spokenSide(this.kit, this.position, player, { colour })
  }

  question(kind: PuzzleKind, words: PuzzleWords): string {
    return words.ask[kind](this.side(this.us), this.side(this.us === 0 ? 1 : 0))
  }

  /** The stones of what has been played since, numbered, where stones stay where they are put. */
  over(): Overlay {
    const { kit, position, since } = this
    const { board } = kit
    if (board?.shape !== 'square' || since.length < 2) return {}
    const { columns, rows } = board.size(position)
    const labels = Array.from({ length: columns * rows }, () => '')
    const last = since.flatMap(({ before, move }, i) => {
      const read = kit.game.parse(before, this.record.options)
      const squares = read.ok ? board.targets(read.value, move) : []
      for (const square of squares) labels[square] = String(i + 1)
      return i === since.length - 1 ? squares : []
    })
    return { labels, notes: labels, last }
  }

  /** What the engine says of an answer. */
  verdict(kind: PuzzleKind, { reason, move, line }: PuzzleAnswer, words: PuzzleWords): string {
    const sentences: Readonly<Record<string, (told: Told) => string>> = words.reasons[kind]
    const say = sentences[reason]
    if (say === undefined) throw new Error(`puzzles: no sentence for ${kind} ${reason}`)
    const named = (text: string) => (this.kit.board?.ground === 'slots' ? words.column(text) : text)
    const told: Told = {
      us: this.side(this.us),
      them: this.side(this.us === 0 ? 1 : 0),
      move: named(move),
      line: this.named(move, line).map(named),
    }
    return say(told)
  }

  /** Moves that follow one, as the game writes them. */
  private named(move: string, line: readonly Move[]): string[] {
    const { game } = this.kit
    const read = game.parse(this.text, this.record.options)
    const first = read.ok ? game.parseMove(read.value, move) : read
    if (!read.ok || !first.ok) return []
    game.play(read.value, first.value)
    return line.map((each) => {
      const text = game.formatMove(read.value, each)
      game.play(read.value, each)
      return text
    })
  }
}
