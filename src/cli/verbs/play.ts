import { rngOf, type Agent, type Choice, type GameKit } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { ParallelEngine } from '../../workers/parallel.ts'
import type { Args } from '../args.ts'
import { good, refuse, refuseName, type Checked } from '../cli-error.ts'
import { onPositions } from '../on-positions.ts'
import { opponentOf } from '../opponents.ts'
import { lineTexts, moverOf, tableOf } from '../table.ts'
import { ThreadPort } from '../thread-port.ts'
import { ON_POSITION, SEED, SEED_ARG, type Answer, type Prepared, type Verb } from '../verb.ts'

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
    const { split } = agent.value
    if (split !== undefined) return byThreads(args, kit, agent.value.id, split)
    return onPositions(args, (_, p) =>
      kit.game.outcome(p) === undefined
        ? good(told(kit, p, agent.value.id, agent.value.begin(kit)(p, { rng: rngOf(seed) })))
        : refuse('over', cli.errors.over),
    )
  },
}

/** The move of an agent whose search is split among threads: the one it has without them. */
function byThreads(
  args: Args,
  kit: GameKit<unknown>,
  agent: string,
  { algorithm, options, threads }: NonNullable<Agent<unknown>['split']>,
): Checked<Prepared> {
  const table = tableOf(args)
  if (!table.ok) return table
  const { options: gameOptions } = table.value
  const { game } = kit
  const engine = new ParallelEngine(kit, threads, { spawn: () => new ThreadPort(game.id) })
  const prepared = onPositions(args, async (_, p) => {
    if (game.outcome(p) !== undefined) return refuse('over', cli.errors.over)
    const position = game.format(p)
    const found = await engine.search({ position, gameOptions, algorithm, options })
    return found.ok ? good(told(kit, p, agent, found.value)) : refuseName(found.error)
  })
  return prepared.ok ? good({ ...prepared.value, end: () => engine.stop() }) : prepared
}

function told<P>(kit: GameKit<P>, p: P, agent: string, choice: Choice): Answer {
  const move = kit.game.formatMove(p, choice.move)
  const line = lineTexts(kit, p, choice.line)
  const view = moverOf(kit, p)
  const { value, nodes } = choice
  return {
    json: { agent, move, value: value ?? null, view, line, nodes },
    text: () =>
      [
        cli.plays(agent, move, line),
        ...(value === undefined ? [] : [cli.value(value, view, 'exact')]),
        cli.agentNodes(nodes),
      ].join('\n'),
  }
}
