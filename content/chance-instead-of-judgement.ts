/** The position and the numbers of the chapter on chance: searched when the page is built. */
import { connect4, ContractError, EXPLORATION, mcts, subjectFrom } from '../engine/index.ts'
import { agentName } from '../src/i18n/agents.ts'
import { gameWords } from '../src/i18n/games.ts'
import {
  exercises,
  FLAT,
  luckiest,
  TRAP,
} from '../src/widgets/exercise/checks/chance-instead-of-judgement.ts'
import { HUNDREDTHS } from '../src/widgets/monte-carlo/schema.ts'
import type { StoredMatch } from '../src/widgets/match/schema.ts'
import { FIRST, played, type Played } from './chance-matches.ts'

export { FLAT, TRAP }

const read = connect4.game.parse(TRAP)
if (!read.ok) throw new ContractError('the chapter on chance', read.error.code)
const subject = subjectFrom(connect4, read.value)
const name = (move: number) => connect4.game.formatMove(read.value, move)

/** After each column the share of points that random games bring. */
export const lots = mcts(subject, FLAT).visits.map(({ move, visits, value }) => ({
  column: name(move),
  games: visits,
  share: value,
}))

/** What random games think best, and the only column that does not lose at once. */
export const lucky = luckiest(TRAP)
export const right = exercises['which-column'].answer

/** As the figure has it, which keeps the constant in hundredths. */
const exploration = Math.round(EXPLORATION * HUNDREDTHS) / HUNDREDTHS

/** What the search has visited most after so many iterations. */
export const courses = [50, 100, 200, 400, 800, 1600, 3200].map((iterations) => {
  const { move, visits } = mcts(subject, { iterations, seed: 1, exploration })
  const of = (column: string) => visits.find((each) => name(each.move) === column)?.visits ?? 0
  return { iterations, column: name(move), share: of(right) / iterations }
})

/** So many iterations the figure has that goes through the four phases. */
export const STEPPED = 60

/** So many iterations the figure has: the right column leads by then. */
export const SHOWN = 1600
const shown = courses.find(({ iterations }) => iterations === SHOWN)

export const matchOf = (game: string, opponent: string): Played => {
  const found = played.find((each) => each.game === game && each.opponent === opponent)
  if (found === undefined) throw new ContractError('the chapter on chance', `${game} ${opponent}`)
  return found
}

/** The matches as their figure has them. */
export const matches: readonly StoredMatch[] = played.map((match) => {
  const { game, opponent, nodes, games, wins, draws, losses, elo, low, high } = match
  return {
    game,
    agents: [FIRST, opponent],
    get name() {
      return `${gameWords(game).name}: ${agentName(game, opponent)}`
    },
    result: { played: games, wins, draws, losses, elo, low, high, nodesPerMove: nodes },
  }
})

if (lucky === right || courses[0].column === right || shown?.column !== right) {
  throw new ContractError('the chapter on chance', 'chance no longer misleads as told')
}
