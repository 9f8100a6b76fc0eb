import { ALGORITHMS } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { withWords } from '../../i18n/in-language.ts'
import { good, refuseText, type Checked } from '../cli-error.ts'
import { givenBack, readLine } from '../request.ts'
import { gameOf, withOptions } from '../table.ts'
import { INPUT, JSON_FLAG, type Answer, type Verb } from '../verb.ts'
import { FAIL, FAILS, TIE, TIES } from './search-options.ts'

const FIRSTS = ['max', 'min'] as const

/** Searches a tree that is written out, and explains each cut. */
export const tree: Verb = {
  name: 'tree',
  operand: 'TEXT',
  args: [
    { name: 'algorithm', kind: 'choice', values: ALGORITHMS },
    TIE,
    FAIL,
    { name: 'first', kind: 'choice', values: FIRSTS },
    INPUT,
    JSON_FLAG,
  ],
  async prepare(args) {
    const kit = gameOf('tree')
    if (!kit.ok) return kit
    const first = args.choice('first', FIRSTS)
    const table = withOptions(kit.value, first === undefined ? [] : [['first', first]])
    if (!table.ok) return table
    // The sentences come with the figure of the tree, which only this verb and figures need.
    const { searchedTree } = await withWords(import('../searched-tree.ts'))
    const asked = {
      algorithm: args.choice('algorithm', ALGORITHMS) ?? 'alphabeta',
      tie: args.choice('tie', TIES) ?? 'le',
      fail: args.choice('fail', FAILS) ?? 'soft',
    }
    const answer = (text: string): Checked<Answer> => {
      // An empty position is the tree of 33 nodes; an empty line is more likely a slip.
      if (text.trim() === '') return refuseText(cli.where.tree, { code: 'tree/empty', at: 0 })
      const read = kit.value.game.parse(text, table.value.options)
      if (!read.ok) return refuseText(cli.where.tree, read.error)
      return good(searchedTree(kit.value, read.value, asked, text))
    }
    const line = (text: string): Checked<Answer> => {
      const asked = readLine(text, 'tree')
      if (!asked.ok) return asked
      const found = answer(asked.value.text)
      return found.ok ? good(givenBack(found.value, asked.value.others)) : found
    }
    return good({ line, once: () => answer(args.operands[0] ?? '') })
  },
}
