/** Who is played against in the workshop: made while the site is built. */
import { agentsOf } from '../../../engine/index.ts'
import { agentName } from '../../i18n/agents.ts'
import { gameWords } from '../../i18n/games.ts'
import { optionsToPlay } from '../play/opponents.ts'
import { WORKSHOP_GAMES, type WorkshopCast, type WorkshopCasts } from './schema.ts'

/** The levels and the report's agents of each game, and how it is played on boards to play on. */
export function workshopCasts(): WorkshopCasts {
  const cast = (game: string): WorkshopCast => {
    const gameOptions = optionsToPlay(game)
    const agents = agentsOf(game)
    const from = (origin: 'level' | 'report') => agents.filter((agent) => agent.origin === origin)
    const opponents = [...from('level'), ...from('report')].map(({ id }) => ({
      id,
      name: agentName(game, id),
    }))
    return { opponents, ...(gameOptions && { gameOptions }) }
  }
  return Object.fromEntries(WORKSHOP_GAMES.map((game) => [game, cast(game)])) as Record<
    (typeof WORKSHOP_GAMES)[number],
    WorkshopCast
  >
}

export function workshopNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(WORKSHOP_GAMES.map((game) => [game, gameWords(game).name]))
}
