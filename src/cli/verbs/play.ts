import { rngOf, type Agent, type GameKit } from '../../../engine/index.ts'
import { cli } from '../../i18n/en/cli.ts'
import { good, refuse } from '../complaint.ts'
import { onPositions } from '../on-positions.ts'
import { opponentOf } from '../opponents.ts'
import { lineTexts, moverOf, tableOf } from '../table.ts'
import { ON_POSITION, SEED, SEED_ARG, type Answer, type Verb } from '../verb.ts'

/** Tells the move of an agent. */
export const play: Verb = {
  name: 'play',
  operand: 'GAME AGENT',
  args: [SEED_ARG, ...ON_POSITION],
  prepare(args) {
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const agent = opponentOf(kit, args.operands[1] ?? '')
    if (!agent.ok) return agent
    const seed = args.integer('seed') ?? SEED
    return onPositions(args, (_, p) =>
      kit.game.outcome(p) === undefined
        ? good(told(kit, p, agent.value, seed))
        : refuse('over', cli.errors.over),
    )
  },
}

function told<P>(kit: GameKit<P>, p: P, agent: Agent<P>, seed: number): Answer {
  const choice = agent.begin(kit)(p, { rng: rngOf(seed) })
  const move = kit.game.formatMove(p, choice.move)
  const line = lineTexts(kit, p, choice.line)
  const view = moverOf(kit, p)
  const { value, nodes } = choice
  return {
    json: { agent: agent.id, move, value: value ?? null, view, line, nodes },
    text: () =>
      [
        cli.plays(agent.id, move, line),
        ...(value === undefined ? [] : [cli.value(value, view, 'exact')]),
        cli.agentNodes(nodes),
      ].join('\n'),
  }
}
