import { cli } from '../i18n/cli.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'
import type { Verb } from './verb.ts'
import { agents } from './verbs/agents.ts'
import { apply } from './verbs/apply.ts'
import { figureBoard } from './verbs/figure-board.ts'
import { figureTree } from './verbs/figure-tree.ts'
import { games } from './verbs/games.ts'
import { match } from './verbs/match.ts'
import { moves } from './verbs/moves.ts'
import { perft } from './verbs/perft.ts'
import { play } from './verbs/play.ts'
import { predict } from './verbs/predict.ts'
import { review } from './verbs/review.ts'
import { search } from './verbs/search.ts'
import { show } from './verbs/show.ts'
import { solve } from './verbs/solve.ts'
import { threats } from './verbs/threats.ts'
import { tree } from './verbs/tree.ts'

/** In the order in which the help lists them. */
export const verbs: readonly Verb[] = [
  games,
  moves,
  show,
  apply,
  perft,
  search,
  threats,
  solve,
  review,
  tree,
  predict,
  agents,
  play,
  match,
  figureTree,
  figureBoard,
]

export interface Named {
  readonly verb: Verb
  /** What follows the verb. */
  readonly rest: readonly string[]
}

/** The verbs of two words that a word begins. */
export function beginningWith(word: string): readonly Verb[] {
  return verbs.filter(({ name }) => name.startsWith(`${word} `))
}

/** The verb that a command line begins with; it may have two words. */
export function readVerb(argv: readonly string[]): Checked<Named> {
  for (const length of [2, 1]) {
    const name = argv.slice(0, length).join(' ')
    const verb = verbs.find((each) => each.name === name)
    if (verb !== undefined) return good({ verb, rest: argv.slice(length) })
  }
  const [first] = argv
  const names = verbs.map((verb) => verb.name)
  if (first === undefined) return refuse('no-verb', cli.errors.noVerb(names))
  const longer = beginningWith(first).map(({ name }) => name)
  return longer.length > 0
    ? refuse('half-a-verb', cli.errors.halfAVerb(quoted(first), longer))
    : refuse('unknown-verb', cli.errors.unknownVerb(quoted(first), names))
}
