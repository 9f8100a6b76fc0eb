import type { GameKit, Player } from '../../../engine/index.ts'
import { play as words } from '../../i18n/play.ts'
import type { StateOf } from '../../state/schema.ts'
import type { Scene } from '../table/scene.ts'
import { spokenSide } from '../table/told.ts'
import type { Board } from './board.ts'
import { castOf, playsIn, shownIn } from './cast.ts'
import { COUNT_BUDGET, type Engines } from './engines.ts'
import type { Hints } from './hints.ts'
import type { Live } from './live.ts'
import type { Look, PlaySchema } from './schema.ts'
import type { TemplateResult } from 'lit-html'
import type { Searching } from './opponent.ts'
import type { Report } from './report.ts'
import { withResult, type Score } from './score.ts'
import type { Players, Seat } from './seat.ts'
import type { PlaySession } from './session.ts'
import type { Setup } from './setup.ts'

/*
 * What a board to play on shows, of its page, its state and its game.
 */

type State = StateOf<PlaySchema>
type Session = PlaySession<unknown>

/** A faulty program that is not told by name. */
interface HiddenFault {
  /** The ids of those that it may be, and what they are called. */
  readonly choices: readonly (readonly [id: string, name: string])[]
  /** Which the reader takes it for; empty for none yet. */
  readonly guess: string
  /** Which it was; undefined while the game goes on. */
  readonly was: { readonly id: string; readonly name: string; readonly sees: string } | undefined
}

/** All that the side of the board shows. */
export interface PlayModel {
  readonly players: Players
  readonly turn: Seat | 'over'
  /** Who has won, where the game is over. */
  readonly winner: Seat | 'draw' | undefined
  /** A word, as in `Outcome.reason`. */
  readonly reason: string
  /** The reader's side; with no engine, or two, the side to move, or the one that has won. */
  readonly side: string
  readonly report: Report | undefined
  /** Nodes of plain minimax; -1 past the budget, undefined where not known or not asked. */
  readonly plain: number | undefined
  readonly budget: number
  /** The engine has been asked for its move; false at its turn where it could not answer. */
  readonly thinking: boolean
  /** How far it has come, where a search has gone on for long enough to be spoken of. */
  readonly searching: Searching | undefined
  /** What it thinks so far, where that is wanted. */
  readonly live: TemplateResult | undefined
  /** Whether there is another way for the engine to play. */
  readonly canChoose: boolean
  /** What the two sides are called, and which seats they are. */
  readonly sides: readonly [string, string]
  readonly order: readonly [Seat, Seat]
  /** What the engines in the two seats are called. */
  readonly names: Readonly<Record<Seat, string>>
  /** Of the rounds that are over, this one among them. */
  readonly score: Score | undefined
  readonly fault: HiddenFault | undefined
  /** Whether two engines play on by themselves. */
  readonly running: boolean
  /** The reader is asked which move she expects of the engine. */
  readonly foretelling: boolean
  /** How much of a hint has been given: nothing, where to look, the move, why. */
  readonly hinted: number
  readonly canStep: boolean
  /** What the opponent plays by, as a sentence. */
  readonly uses: string
  /** Why there is no search to step through, as a sentence; empty where there is. */
  readonly whyNoStep: string
  /** To the figure that steps through its last search; empty where there is none. */
  readonly caseHref: string
  /** Where the reader looks at an earlier position: its ply, and those of the line. */
  readonly looking: { readonly ply: number; readonly of: number } | undefined
  /** The moves of the game, where they are listed. */
  readonly list: TemplateResult | undefined
  /** What stands behind “Game”; undefined while that is closed. */
  readonly panel: TemplateResult | undefined
}

/** Whether the sides are told apart by the signs X and O, so that they could also be by colour. */
export function hasSigns({ sides }: GameKit<unknown>): boolean {
  return sides[0] === 'X'
}

/** Whether the board looks as well from the other side: where stones fall it does not. */
export function canTurn({ board }: GameKit<unknown>): boolean {
  return board !== undefined && !(board.shape === 'square' && board.ground === 'slots')
}

/** The game whose sides are called as they look. */
export function dressed(kit: GameKit<unknown>, look: () => Look): GameKit<unknown> {
  if (!hasSigns(kit)) return kit
  return {
    ...kit,
    sideOf: (_, player: Player) => (look() === 'stones' ? 'bw' : kit.sides)[player],
  }
}

/** What the table shows. */
export function sceneOf(
  { state, game }: Board,
  hints: Pick<Hints, 'move' | 'lit' | 'line'>,
  live: Live | undefined,
  foretelling: boolean,
): Scene {
  const { kit, position, since, turn } = game
  const label =
    state.players === 'engine'
      ? words.board(spoken(game, game.reader))
      : words.boardOf(spoken(game, kit.game.toMove(position)))
  const labels = live?.labels
  const over = {
    ...(state.look !== 'both' && { look: state.look }),
    ...(labels && { labels, notes: labels }),
  }
  const { move: hint = live?.next, lit } = hints
  const line = live?.line ?? hints.line
  const active = turn === 'you' || foretelling
  const halfTurn = state.turned && canTurn(kit)
  return { position, label, active, hint, lit, line, since, over, halfTurn }
}

/** What the parts of the element know. */
type Parts = Pick<PlayModel, 'canStep' | 'caseHref' | 'list' | 'panel' | 'hinted' | 'live'>

export function playModel(
  { setup, state, game }: Board,
  engines: Engines,
  parts: Parts,
): PlayModel {
  const { kit, position, winner, score } = game
  const chosen = shownIn('engine', setup, state)
  const won = game.outcome?.winner
  const mover = won === 0 || won === 1 ? won : kit.game.toMove(position)
  return {
    ...parts,
    plain: engines.plain,
    budget: COUNT_BUDGET,
    thinking: engines.isThinking,
    searching: engines.searching,
    running: engines.isRunning,
    foretelling: engines.foretells,
    looking: engines.isLooking ? { ply: game.ply, of: game.line.length } : undefined,
    players: state.players,
    turn: game.turn,
    winner,
    reason: game.outcome?.reason ?? '',
    side: spoken(game, state.players === 'engine' ? game.reader : mover),
    report: game.report,
    canChoose: castOf(setup).length > 1 || setup.most > setup.least,
    sides: [spoken(game, 0), spoken(game, 1)],
    order: game.begins === 'you' ? ['you', 'engine'] : ['engine', 'you'],
    names: { you: shownIn('you', setup, state).name, engine: chosen.name },
    score: winner === undefined || score === undefined ? score : withResult(score, winner),
    fault: faultOf(setup, state, game),
    uses: chosen.uses,
    whyNoStep: chosen.why ?? '',
  }
}

function spoken({ kit, position }: Session, player: Player): string {
  return spokenSide(kit, position, player, words)
}

/** The hidden program, where the opponent is one. */
function faultOf(setup: Setup, state: State, game: Session): HiddenFault | undefined {
  const { hides } = shownIn('engine', setup, state)
  if (hides === undefined || state.players !== 'engine') return undefined
  const cast = castOf(setup)
  const choices = hides.map((id) => [id, cast.find((each) => each.id === id)?.name ?? id] as const)
  const { id, name, uses } = playsIn('engine', setup, state)
  const was = game.turn === 'over' ? { id, name, sees: uses } : undefined
  return { choices, guess: state.guess, was }
}
