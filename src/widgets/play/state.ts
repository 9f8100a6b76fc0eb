import { ok, type GameOptions, type Result } from '../../../engine/index.ts'
import { formatLifted, readLifted } from '../../state/lifted.ts'
import type { StateOf } from '../../state/schema.ts'
import { GameRecord } from '../table/game-record.ts'
import { freeSeats } from './cast.ts'
import { formatLines, forLink, readLines, SAME, type PlaySchema } from './schema.ts'
import { formatScore, readScore } from './score.ts'
import type { PlaySession } from './session.ts'
import type { Setup } from './setup.ts'

/*
 * Between a game and what a link says of it.
 */

export type State = StateOf<PlaySchema>
type Session = PlaySession<unknown>

/** Has a game be what a state says. On an error the game that is played is as it was. */
export function takeState(game: Session, state: State, setup: Setup): Result<void> {
  const { set, moves, begins, past, pastSet, pastBegins, pastLifted } = state
  const { lifted, lines, resigned, score } = state
  const isOther =
    set !== game.board ||
    moves !== game.moves ||
    begins !== game.begins ||
    lifted !== liftedOf(game, setup)
  if (isOther || (resigned === 'no' && game.resigned !== undefined)) {
    const read = game.load(moves, begins, optionsOf(lifted, setup), set)
    if (!read.ok) return read
  }
  // The game put aside too must be one that can be played.
  const isPast = past === game.past?.moves && pastSet === game.past.board
  if ((past !== '' || pastSet !== '') && !(isPast && pastLifted === pastLiftedOf(game, setup))) {
    const options = optionsOf(pastLifted === SAME ? lifted : pastLifted, setup)
    const read = game.loadPast(past, pastBegins, options, pastSet)
    if (!read.ok) return read
  }
  game.players = state.players
  if (lines !== linesOf(game, setup)) game.branches = readLines(lines)
  if (score !== formatScore(game.score)) game.score = readScore(score)
  if (resigned !== 'no' && resigned !== game.resigned) game.resign(resigned)
  return ok(undefined)
}

/** A state with the moves before the one that cannot be played; undefined where it has none. */
export function legalPart({ kit }: Session, state: State, setup: Setup): State | undefined {
  const record = new GameRecord(kit)
  record.load(optionsOf(state.lifted, setup), state.set, state.moves)
  const moves = record.written(record.line)
  if (moves === '') return undefined
  return { ...state, moves, lines: '', resigned: 'no' }
}

/** The state that a game has come to, as a link can carry it. */
export function stateOf(game: Session, state: State, setup: Setup): State {
  const { board, moves, begins, past } = game
  const all = {
    ...state,
    depth: freeSeats(setup, state).length > 0 ? state.depth : setup.depth,
    set: board,
    moves,
    begins,
    past: past?.moves ?? '',
    pastSet: past?.board ?? '',
    pastBegins: past?.begins ?? setup.begins,
    pastLifted: pastLiftedOf(game, setup),
    lines: linesOf(game, setup),
    lifted: liftedOf(game, setup),
    score: formatScore(game.score),
    resigned: game.resigned ?? 'no',
  } as const
  // Where the device keeps the game it keeps all of it.
  return setup.large ? all : forLink(all)
}

/** The options that the reader has set. */
function liftedOf({ options }: Session, { gameOptions }: Setup): string {
  return formatLifted(options, gameOptions)
}

/** The same of the game put aside. */
function pastLiftedOf(game: Session, setup: Setup): string {
  const { past } = game
  if (past === undefined) return SAME
  const lifted = formatLifted(past.options, setup.gameOptions)
  return lifted === liftedOf(game, setup) ? SAME : lifted
}

function optionsOf(lifted: string, { gameOptions }: Setup): GameOptions {
  return { ...gameOptions, ...readLifted(lifted) }
}

/** The other lines, and where moves are listed the rest of this one too. */
function linesOf({ branches, whole }: Session, { large }: Setup): string {
  return formatLines(large && whole !== undefined ? [whole, ...branches] : branches)
}
