import { fail, ok, type Result } from '../core/errors.ts'
import type { GameKit, GameOptions, OptionSpec } from '../core/game.ts'
import { readOptions } from '../core/options.ts'
import { OWN } from './own-id.ts'
import type { Way } from './searching.ts'

/*
 * A player that somebody has put together, as a text that can be where an agent's id can:
 *
 *     own:search=deepening,depth=12,nodes=20000,order=evaluation,beam=20,centre=60
 *
 * What is not named has its default, and so has all of it in `own:`.
 */

/** The most plies without a budget of nodes. */
export const DEEPEST_UNBOUNDED = 12

/** How a player searches, and by what weights it judges. */
interface OwnPlayer {
  readonly way: Way
  /** By the names of the evaluation's terms; empty where these are the game's own. */
  readonly weights: Readonly<Record<string, number>>
}

/** What can be chosen of the search of a player: 0 stands for “without”. */
export function ownSearchSpecs(kit: GameKit<unknown>): readonly OptionSpec[] {
  const { centrality, influence, near, sharp, threatBoard } = kit
  const orders = [
    'none',
    ...(centrality === undefined ? [] : ['centre']),
    ...(influence === undefined ? [] : ['influence']),
    'evaluation',
    'killers',
  ]
  const searches = ['minimax', 'alphabeta', 'pvs', 'deepening']
  const upTo = (name: string, max: number): OptionSpec => ({
    name,
    type: 'integer',
    default: 0,
    min: 0,
    max,
  })
  return [
    { name: 'search', type: 'choice', default: 'alphabeta', values: searches },
    { name: 'depth', type: 'integer', default: 3, min: 1, max: 60 },
    upTo('nodes', 1_000_000),
    { name: 'order', type: 'choice', default: 'none', values: orders },
    upTo('beam', 200),
    ...(near === undefined ? [] : [upTo('near', 5)]),
    upTo('table', 64),
    ...(threatBoard === undefined ? [] : [upTo('threats', 100_000)]),
    ...(sharp === undefined ? [] : [{ name: 'quiet', type: 'boolean', default: false } as const]),
    { name: 'ties', type: 'choice', default: 'first', values: ['first', 'random'] },
  ]
}

/** All that can be chosen of a player of a game. */
export function ownSpecs(kit: GameKit<unknown>): readonly OptionSpec[] {
  return [...ownSearchSpecs(kit), ...(kit.weighing?.specs ?? [])]
}

/** The choices that such an id names; of their values nothing is known yet. */
export function ownChoices(id: string): GameOptions {
  const parts = id.slice(OWN.length).split(',')
  return Object.fromEntries(parts.filter((part) => part !== '').map((part) => part.split(/=(.*)/s)))
}

/** The id of a player of these choices, of which those that are the defaults are left out. */
export function ownId(kit: GameKit<unknown>, choices: GameOptions): string {
  const named = ownSpecs(kit).flatMap((spec) => {
    const value = choices[spec.name]
    return value === undefined || String(value) === String(spec.default)
      ? []
      : [`${spec.name}=${value}`]
  })
  return OWN + named.join(',')
}

/**
 * The player of such an id. Errors are those of options, and `player/…` where one choice does not
 * go with another; their `name` is the choice.
 */
export function readOwnPlayer(kit: GameKit<unknown>, id: string): Result<OwnPlayer> {
  const read = readOptions(ownSpecs(kit), ownChoices(id))
  if (!read.ok) return read
  const values: GameOptions = read.value
  const number = (name: string) => Number(values[name] ?? 0)
  const [search, order] = [String(values['search']), String(values['order'])] as [
    Way['search'],
    NonNullable<Way['ordering']>,
  ]
  const [depth, nodes, beam, near] = [
    number('depth'),
    number('nodes'),
    number('beam'),
    number('near'),
  ]
  const [table, threats] = [number('table'), number('threats')]
  if (nodes > 0 && search !== 'deepening') return fail('player/nodes', 0, { name: 'nodes' })
  if (nodes === 0 && depth > DEEPEST_UNBOUNDED) {
    return fail('player/too-deep', 0, { name: 'depth', most: DEEPEST_UNBOUNDED })
  }
  if (table > 0 && search !== 'deepening' && search !== 'pvs') {
    return fail('player/table', 0, { name: 'table' })
  }
  // Sequences of threats end, but there may be very many of them.
  if (values['quiet'] === true && nodes === 0) return fail('player/quiet', 0, { name: 'quiet' })
  if (beam > 0 && order === 'killers') return fail('player/beam', 0, { name: 'beam' })
  const way: Way = {
    search,
    depth,
    ...(nodes > 0 && { nodes }),
    ...(order !== 'none' && { ordering: order }),
    ...(beam > 0 && { beam }),
    ...(near > 0 && { candidates: near }),
    ...(table > 0 && { tableMegabytes: table }),
    ...(threats > 0 && { threats }),
    ...(values['quiet'] === true && { quiet: true }),
    ...(values['ties'] === 'random' && { ties: 'random' }),
  }
  return ok({ way, weights: weightsIn(kit, values) })
}

function weightsIn({ weighing }: GameKit<unknown>, values: GameOptions): Record<string, number> {
  const specs = weighing?.specs ?? []
  const isUsual = specs.every((spec) => values[spec.name] === spec.default)
  return isUsual ? {} : Object.fromEntries(specs.map(({ name }) => [name, Number(values[name])]))
}
