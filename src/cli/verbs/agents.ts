import { gameIds, type Agent } from '../../../engine/index.ts'
import { agentName } from '../../i18n/agents.ts'
import { cli } from '../../i18n/cli.ts'
import { good } from '../cli-error.ts'
import { opponentsIn } from '../opponents.ts'
import { gameOf } from '../table.ts'
import { JSON_FLAG, type Json, type Verb } from '../verb.ts'

/** Lists the agents of a game, or of all. */
export const agents: Verb = {
  name: 'agents',
  operand: '[GAME]',
  args: [JSON_FLAG],
  prepare(args) {
    const named = args.operands[0]
    const kit = named === undefined ? undefined : gameOf(named)
    if (kit !== undefined && !kit.ok) return kit
    const games = kit === undefined ? gameIds : [kit.value.game.id]
    return good({
      once: () =>
        good({
          json: games.flatMap((game) => opponentsIn(game).map(described)),
          text: () => games.map(listed).join('\n'),
        }),
    })
  },
}

function described({ id, game, origin, parameters }: Agent<unknown>): Json {
  return { id, game, name: agentName(game, id), origin, parameters }
}

function listed(game: string): string {
  const list = opponentsIn(game)
  if (list.length === 0) return cli.noAgents(game)
  const lines = list.map(({ id, parameters }) =>
    cli.agentLine(
      id,
      agentName(game, id),
      Object.entries(parameters).map(([name, value]) => `${name}=${value}`),
    ),
  )
  return [cli.agentsOf(game), ...lines].join('\n')
}
