import { MctsReplay, type GameKit, type MctsRecording, type Player } from '../../../engine/index.ts'
import { cropped } from '../../boards/crop.ts'
import type { HexModel } from '../../boards/hex-geometry.ts'
import { hexModel } from '../../boards/hex-model.ts'
import { boardModel, sideName } from '../../boards/model.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { MonteCarloSpec } from './spec.ts'

/** Pixels that the squares of a row may take together, and a square at most. */
const ROOM = 300
const CELL = 56

export type PositionBoard =
  | { readonly shape: 'square'; readonly model: SquareModel }
  | { readonly shape: 'hex'; readonly model: HexModel }

/** How a playout went: its moves, and how the game it came to has ended. */
export interface Playout {
  readonly moves: readonly string[]
  /** Who has won; undefined where it was cut short, and the evaluation had to judge. */
  readonly winner: Player | 'draw' | undefined
  /** Points of Max, player 0. */
  readonly points: number
}

/** A recorded Monte-Carlo search with all that is asked of it at any step. */
export class MonteCarloSession<P = unknown> {
  readonly kit: GameKit<P>
  readonly spec: MonteCarloSpec<P>
  readonly replay: MctsReplay
  /** What the sides are called, Max first. */
  readonly sides: readonly [string, string]
  /** Nodes with their visits at the end, the most visited first; parents before their children. */
  readonly byVisits: readonly number[]
  private readonly names = new Map<number, string>()

  constructor(kit: GameKit<P>, spec: MonteCarloSpec<P>, recording: MctsRecording) {
    this.kit = kit
    this.spec = spec
    this.replay = new MctsReplay(recording)
    const { replay } = this
    this.sides = [sideName(kit, spec.position, 0), sideName(kit, spec.position, 1)]
    const visits = Int32Array.from({ length: replay.nodeCount }, (_, node) =>
      replay.visits(node, replay.steps),
    )
    this.byVisits = Array.from(visits.keys()).sort((a, b) => visits[b] - visits[a] || a - b)
  }

  /** The step at which an iteration's playout is done. */
  playoutStep(iteration: number): number {
    const { replay } = this
    return replay.startOf(iteration) + replay.ply(replay.recording.leaf[iteration]) + 1
  }

  /** Where a search begins to be shown: at its last playout. */
  get lastPlayout(): number {
    const { iterations } = this.replay
    return iterations === 0 ? 0 : this.playoutStep(iterations - 1)
  }

  /** The move that leads to a node, as the game writes it; empty at the root. */
  move(node: number): string {
    if (node === 0) return ''
    let name = this.names.get(node)
    if (name === undefined) {
      const { kit, replay } = this
      name = this.at(replay.parent(node), [], (position) =>
        kit.game.formatMove(position, replay.recording.move[node]),
      )
      this.names.set(node, name)
    }
    return name
  }

  /** The moves that lead to a node. */
  line(node: number): readonly string[] {
    const texts: string[] = []
    for (let at = node; at > 0; at = this.replay.parent(at)) texts.push(this.move(at))
    return texts.reverse()
  }

  /** Whether the game is over there. */
  isOver(node: number): boolean {
    return this.replay.recording.moves[node] === 0
  }

  /** A node's mean as the side that moves there has it, who chooses it or not. */
  meanForChooser(node: number, step: number): number | undefined {
    const { replay } = this
    const visits = replay.visits(node, step)
    if (visits === 0) return undefined
    const mean = replay.total(node, step) / visits
    return node === 0 ? mean : 1 - mean
  }

  playoutOf(iteration: number): Playout {
    const { replay, kit } = this
    const leaf = replay.recording.leaf[iteration]
    const moves: string[] = []
    const points = replay.points(iteration)
    return this.at(leaf, [], (position) => {
      const { game } = kit
      const playout = replay.playout(iteration)
      for (const move of playout) {
        moves.push(game.formatMove(position, move))
        game.play(position, move)
      }
      const winner = game.outcome(position)?.winner
      for (let i = 0; i < playout.length; i++) game.undo(position)
      return { moves, winner, points: replay.player(leaf) === 0 ? points : 1 - points }
    })
  }

  /** The position at a node, or at the end of an iteration's playout, whose stones are numbered. */
  board(node: number, iteration?: number): PositionBoard | undefined {
    const { kit, replay } = this
    const playout = iteration === undefined ? [] : Array.from(replay.playout(iteration))
    const numbers = new Map<number, number>()
    return this.at(node, playout, (position, squares) => {
      const hex = hexModel(kit, position)
      if (hex !== undefined) return { shape: 'hex', model: hex }
      const whole = boardModel(kit, position)
      if (whole === undefined) return undefined
      squares.forEach((square, i) => square !== undefined && numbers.set(square, i + 1))
      const labels = Array.from({ length: whole.stones.length }, (_, square) =>
        whole.stones[square] >= 0 ? String(numbers.get(square) ?? '') : '',
      )
      const model = cropped(playout.length > 0 ? { ...whole, labels } : whole)
      const cell = Math.min(CELL, Math.floor(ROOM / model.columns))
      return { shape: 'square', model: { ...model, cell } }
    })
  }

  /** Reads the position at a node after more moves, and the square on which each of these ends. */
  private at<T>(
    node: number,
    more: readonly number[],
    read: (position: P, squares: readonly (number | undefined)[]) => T,
  ): T {
    const { kit, replay } = this
    const { position } = this.spec
    const { game, board } = kit
    const line = replay.movesTo(node)
    for (const move of line) game.play(position, move)
    const squares: (number | undefined)[] = []
    for (const move of more) {
      squares.push(board?.targets(position, move).at(-1))
      game.play(position, move)
    }
    const found = read(position, squares)
    for (let i = line.length + more.length; i > 0; i--) game.undo(position)
    return found
  }
}
