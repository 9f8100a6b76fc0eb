import {
  ALGORITHMS,
  isGameId,
  type AlgorithmName,
  type FailRule,
  type GameOptions,
  type OrderingName,
  type TieRule,
} from '../../../engine/index.ts'
import { cli, type ArgName } from '../../i18n/cli.ts'
import { withWords } from '../../i18n/in-language.ts'
import type { Args } from '../args.ts'
import { good, refuse, refuseText, type Checked } from '../cli-error.ts'
import { gameOf, withOptions } from '../table.ts'
import { OPTION, POSITION, type Verb } from '../verb.ts'
import { FAIL, FAILS, ORDERINGS, TIE, TIES } from './search-options.ts'

/** Draws a step of a search for a handout. */
export const figureTree: Verb = {
  name: 'figure tree',
  operand: 'TEXT|GAME',
  args: [
    { name: 'algorithm', kind: 'choice', values: ALGORITHMS },
    { name: 'depth', kind: 'integer', min: 0, max: 9 },
    { name: 'step', kind: 'text' },
    { name: 'ordering', kind: 'choice', values: ORDERINGS },
    TIE,
    FAIL,
    POSITION,
    OPTION,
  ],
  async prepare(args) {
    const spec = specOf(args)
    if (!spec.ok) return spec
    const { drawSearch } = await withWords(import('../tree-figure.ts'))
    const { explicit, ...asked } = spec.value
    const figure = drawSearch(asked, args.text('step') ?? 'end')
    if (!figure.ok) {
      if ('cliError' in figure) return figure
      return refuseText(explicit ? cli.where.tree : cli.where.position, figure.error)
    }
    return good({ once: () => good({ json: figure.value, text: () => figure.value }) })
  },
}

/** A search that a figure shows; `explicit` where it is of a tree that is written out. */
interface Asked {
  readonly game: string
  readonly gameOptions: GameOptions
  readonly position: string
  readonly algorithm: AlgorithmName
  readonly depth: number
  readonly ordering: OrderingName
  readonly tie: TieRule
  readonly fail: FailRule
  readonly explicit: boolean
}

/** The deepest search that a figure of a game may show: plain minimax stays near a million nodes. */
const DEEPEST: Readonly<Record<string, number>> = { mnk: 9, connect4: 7 }
const DEEPEST_ELSEWHERE = 3

function specOf(args: Args): Checked<Asked> {
  const operand = args.operands[0] ?? ''
  const written = !isGameId(operand) && /^\s*[[0-9+-]/.test(operand)
  const kit = gameOf(written ? 'tree' : operand)
  if (!kit.ok) return kit
  const table = withOptions(kit.value, args.pairs)
  if (!table.ok) return table
  const { game, board, centrality } = kit.value
  // Its nodes have no room for a board of hexagons.
  if (board?.shape === 'hex') return refuse('no-figure', cli.errors.noTreeFigure(game.id))
  const explicit = board === undefined

  const unfit: ArgName[] = [
    ...(written ? (['position'] as const) : []),
    ...(explicit ? (['depth', 'ordering'] as const) : []),
  ]
  const given = unfit.find((name) => args.has(name))
  if (given !== undefined) return refuse('not-with-tree', cli.errors.notWithTree(given))
  const ordering = args.choice('ordering', ORDERINGS) ?? 'none'
  if (ordering === 'centre' && centrality === undefined) {
    return refuse('no-centre', cli.errors.noCentre(game.id))
  }
  const deepest = DEEPEST[game.id] ?? DEEPEST_ELSEWHERE
  const depth = args.integer('depth') ?? (explicit ? 0 : -1)
  if (depth < 0) return refuse('missing', cli.errors.needsDepth(deepest))
  if (depth > deepest) return refuse('too-deep', cli.errors.tooDeep(deepest))
  return good({
    game: game.id,
    gameOptions: table.value.options,
    position: written ? operand : (args.text('position') ?? ''),
    algorithm: args.choice('algorithm', ALGORITHMS) ?? 'alphabeta',
    depth,
    ordering,
    tie: args.choice('tie', TIES) ?? 'le',
    fail: args.choice('fail', FAILS) ?? 'soft',
    explicit,
  })
}
