/** Each game as it stands in the middle of one that two of its own players have played. */
import {
  agentsOf,
  kits,
  rngOf,
  search,
  subjectFrom,
  type Chooser,
  type GameId,
  type GameKit,
} from '../../engine/index.ts'
import { boardPicture } from './board.ts'
import type { Draw } from './preview.ts'

/** Of the players of a game the one that thinks for long enough, and not too long. */
const LEVEL = 'level-2'
/** Plies of a player that is no more than a search: tic-tac-toe to its end. */
const DEPTH = 9
/** Seeds the players' lots. */
const SEED = 1
/** Plies after which a game that goes on is left. */
const MOST_PLIES = 80

/** The position when half of the moves of such a game have been made; the same at every build. */
function midGame<P>(kit: GameKit<P>): P {
  const { game } = kit
  const choose = playerOf(kit)
  const rng = rngOf(SEED)
  const position = game.initial()
  let plies = 0
  for (; plies < MOST_PLIES && game.outcome(position) === undefined; plies++) {
    game.play(position, choose(position, { rng }).move)
  }
  for (let back = Math.ceil(plies / 2); back > 0; back--) game.undo(position)
  return position
}

function playerOf<P>(kit: GameKit<P>): Chooser<P> {
  const agent = agentsOf(kit.game.id).find(({ id }) => id === LEVEL)
  if (agent !== undefined) return agent.begin(kit)
  return (position) => {
    const { move, line, nodes } = search('alphabeta', subjectFrom(kit, position), { depth: DEPTH })
    return { move, line, nodes }
  }
}

/** How a game is shown beside its name. */
export function gameDrawing(id: GameId): Draw {
  const kit = kits[id]
  return (document) => boardPicture(document, kit, midGame(kit))
}
