import { ALGORITHMS, conventionOf, randomTree } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { withWords } from '../../i18n/in-language.ts'
import type { Args } from '../args.ts'
import { CONVENTION_ARGS, readConvention } from '../convention.ts'
import { DEMANDS, demandsIn } from '../demands.ts'
import { good, refuseName, refuseText, type Checked } from '../cli-error.ts'
import { givenBack, readLine } from '../request.ts'
import { gameOf, withOptions } from '../table.ts'
import { INPUT, JSON_FLAG, type Answer, type Verb } from '../verb.ts'

/** How a tree is searched where nothing else is asked. */
const USUAL = { tie: 'le', fail: 'soft', bounds: 'all', order: 'left' } as const

function tableAsked(args: Args): 'plain' | 'csv' | undefined {
  if (args.has('csv')) return 'csv'
  return args.has('table') ? 'plain' : undefined
}

/** Searches a tree that is written out, and explains each cut. */
export const tree: Verb = {
  name: 'tree',
  operand: 'TEXT',
  args: [
    { name: 'algorithm', kind: 'choice', values: ALGORITHMS },
    ...CONVENTION_ARGS,
    { name: 'why', kind: 'text' },
    { name: 'table', kind: 'flag', words: 'trace' },
    { name: 'csv', kind: 'flag' },
    { name: 'random', kind: 'flag' },
    ...DEMANDS,
    INPUT,
    JSON_FLAG,
  ],
  async prepare(args) {
    const kit = gameOf('tree')
    if (!kit.ok) return kit
    const own = readConvention(args)
    if (!own.ok) return own
    const { first, window, ...rules } = { ...USUAL, ...own.value }
    const start = withOptions(kit.value, first === undefined ? [] : [['first', first]])
    if (!start.ok) return start
    // The sentences come with the figure of the tree, which only this verb and figures need.
    const { searchedTree } = await withWords(import('../searched-tree.ts'))
    const why = args.text('why')
    const table = tableAsked(args)
    const asked = {
      ...rules,
      ...(window && { window }),
      ...(why === undefined ? {} : { why }),
      ...(table && { table }),
      algorithm: args.choice('algorithm', ALGORITHMS) ?? 'alphabeta',
    }
    const answer = (text: string): Checked<Answer> => {
      // An empty position is the tree of 33 nodes; an empty line is more likely a slip.
      if (text.trim() === '') return refuseText(cli.where.tree, { code: 'tree/empty', at: 0 })
      const read = kit.value.game.parse(text, start.value.options)
      if (!read.ok) return refuseText(cli.where.tree, read.error)
      return searchedTree(kit.value, read.value, asked, text)
    }
    const line = (text: string): Checked<Answer> => {
      const asked = readLine(text, 'tree')
      if (!asked.ok) return asked
      const found = answer(asked.value.text)
      return found.ok ? good(givenBack(found.value, asked.value.others)) : found
    }
    const demands = demandsIn(args)
    if (!demands.ok) return demands
    const once = (): Checked<Answer> => {
      if (demands.value === undefined) return answer(args.operands[0] ?? '')
      const { seed, like } = demands.value
      const found = randomTree(
        seed,
        like,
        conventionOf({ ...rules, ...(first && { first }), ...(window && { window }) }),
      )
      if (!found.ok) return refuseName(found.error)
      const { text } = found.value
      const told = answer(text)
      if (!told.ok) return told
      const lines = () => `${cli.randomTree(found.value.seed, text)}\n\n${told.value.text()}`
      const { json } = givenBack(told.value, { seed: found.value.seed, text })
      return good({ json, text: lines })
    }
    return good({ line, once })
  },
}
