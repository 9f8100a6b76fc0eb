import { CLINIC, ContractError, kitOf, part, type Parting } from '../../engine/index.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { openPair } from '../../src/widgets/case/model.ts'
import type { CaseSpec } from '../../src/widgets/case/schema.ts'
import { POSITIONS } from '../../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'

/** Nothing is selected in a tree, or unfolded. */
export const NONE = { selected: -1, choice: new Map<number, boolean>() }

const known = new Map<string, ReturnType<typeof searched>>()

/**
 * A case of the clinic, both its searches run on the position where its figure begins: once for all
 * tests.
 */
export function opened(id: string) {
  const one = known.get(id) ?? searched(id)
  known.set(id, one)
  return one
}

function searched(id: string) {
  const one = CLINIC.find((each) => each.id === id)
  const kit = one === undefined ? undefined : kitOf(one.game)
  if (one === undefined || kit?.ok !== true) throw new ContractError('test', id)
  const text = Object.entries(POSITIONS).find(([name]) => name === id)?.[1] ?? ''
  const read = kit.value.game.parse(text, one.start)
  if (!read.ok) throw new ContractError('test', read.error.code)
  const spec: CaseSpec = {
    id,
    game: one.game,
    gameOptions: one.start,
    depth: one.options.depth,
    position: kit.value.game.format(read.value),
  }
  const parting: Parting = part(one, read.value)
  const pair = openPair(kit.value, read.value, spec, parting, tree)
  return { kit: kit.value, position: read.value, spec, parting, pair }
}
