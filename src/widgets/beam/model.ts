import {
  ContractError,
  pliesToEnd,
  rankUnlearned,
  subjectFrom,
  type GameKit,
  type Move,
} from '../../../engine/index.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { BeamWords } from '../../i18n/beam.ts'
import type { ScoresWords } from '../../i18n/scores.ts'
import type { Overlay, Planned } from '../table/shown.ts'
import { scoreText } from '../tree/texts.ts'
import type { Come, Found } from './finding.ts'
import type { Order, View } from './schema.ts'

/** What is to be seen of a position. */
export interface Reading {
  readonly order: Order
  readonly width: number
  readonly view: View
  /** Undefined while it is not known. */
  readonly found: Found | undefined
}

export interface BeamModel {
  readonly over: Overlay
  /** The stones of a lost game to come, where that is drawn. */
  readonly line: readonly Planned[] | undefined
  readonly says: string
  readonly caption: string
  /** Of the beam, and of all moves. */
  readonly rows: readonly [BeamRow, BeamRow]
}

interface BeamRow {
  readonly name: string
  readonly cells: readonly string[]
}

export interface BeamTables {
  readonly words: BeamWords
  readonly scores: ScoresWords
}

/** How strongly the point is shaded that is kept first, and the last one, of 1. */
const STRONGEST = 0.6
const FAINTEST = 0.25
/** On a board with more columns only what is kept has its number. */
const ROOMY = 11

/** Undefined where the game is over. */
export function beamModel<P>(
  kit: GameKit<P>,
  position: P,
  { order, width, view, found }: Reading,
  { words, scores }: BeamTables,
): BeamModel | undefined {
  const { game, board } = kit
  if (board === undefined) throw new ContractError('beamModel', `${game.id} has no board`)
  if (game.outcome(position) !== undefined) return undefined
  const ranked = rankUnlearned(subjectFrom(kit, position), { ordering: order, beam: width })
  const name = (move: Move) => game.formatMove(position, move)
  const squareOf = (move: Move) => board.targets(position, move)[0] ?? -1
  const kept = Math.min(width, ranked.length)
  const lost = found && lostIn(found)
  const refutes = view === 'refutation' && lost !== undefined

  const labels: string[] = []
  const notes: string[] = []
  const { columns, rows } = board.size(position)
  const heat = new Float64Array(columns * rows)
  for (const { move, rank, out } of ranked) {
    const square = squareOf(move)
    const isKept = out === undefined
    notes[square] = words.note(rank, isKept, move === lost?.best)
    if (refutes) continue
    if (isKept || columns <= ROOMY) labels[square] = scores.number(rank)
    if (isKept) heat[square] = STRONGEST - ((STRONGEST - FAINTEST) * (rank - 1)) / kept
  }
  const marks: Mark[] = found
    ? [{ square: squareOf(found.whole.move), shape: 'ring', tone: 'good' }]
    : []
  if (lost && !refutes) marks.push({ square: squareOf(lost.played), shape: 'frame', tone: 'beta' })

  const cells = (come: Come | undefined, worth: number | undefined) =>
    come === undefined || worth === undefined
      ? [words.unknown, words.unknown, words.unknown, words.unknown]
      : [scores.number(come.nodes), name(come.move), worthText(come.value), worthText(worth)]
  const worthText = (value: number) => {
    const plies = pliesToEnd(value)
    return plies === undefined ? scoreText(value, scores) : words.ended(value > 0, plies)
  }
  const rankOf = (move: Move) => ranked.findIndex((each) => each.move === move) + 1
  const line = lost && lineOf(kit, position, [lost.played, ...lost.line])
  return {
    over: { heat, labels, notes, marks },
    line: refutes ? line?.planned : undefined,
    says: [
      words.keeps(order, kept, ranked.length),
      found === undefined
        ? ''
        : lost === undefined
          ? words.holds(name(found.beam.move), found.truth !== undefined)
          : words.loses({
              best: name(lost.best),
              rank: rankOf(lost.best),
              kept,
              line: line?.names ?? [],
            }),
    ]
      .join(' ')
      .trim(),
    caption: words.caption,
    rows: [
      {
        name: words.beam(kept),
        cells: cells(found?.beam, found && (found.truth?.value ?? found.whole.value)),
      },
      { name: words.all(ranked.length), cells: cells(found?.whole, found?.whole.value) },
    ],
  }
}

/** The move that is lost, what is played in its place and how that goes on. */
export interface Lost {
  readonly best: Move
  readonly played: Move
  readonly line: readonly Move[]
}

export function lostIn({ whole, beam, truth }: Found): Lost | undefined {
  if (truth === undefined || truth.value >= whole.value) return undefined
  return { best: whole.move, played: beam.move, line: truth.line }
}

/** Moves to come, as stones and by their names. */
function lineOf<P>(
  { game, board }: GameKit<P>,
  position: P,
  moves: readonly Move[],
): { readonly planned: readonly Planned[]; readonly names: readonly string[] } {
  const planned: Planned[] = []
  const names: string[] = []
  for (const move of moves) {
    planned.push({
      square: board?.targets(position, move)[0] ?? -1,
      side: game.toMove(position),
    })
    names.push(game.formatMove(position, move))
    game.play(position, move)
  }
  for (const _ of moves) game.undo(position)
  return { planned, names }
}
