import { agentsOf, gameIds } from '../../engine/index.ts'

/** The games that have agents, of the registry. */
export const PLAYED_GAMES = gameIds.filter((id) => agentsOf(id).length > 0)
