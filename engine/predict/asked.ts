import type { GameKit } from '../core/game.ts'
import { compareLiterals, readLiteral } from '../games/tree/literal.ts'
import { writtenScore } from '../games/tree/tree.ts'
import { INFINITE } from '../search/score.ts'
import { record } from '../trace/record.ts'
import { movesTo, type Recording } from '../trace/recording.ts'
import { Replay } from '../trace/replay.ts'
import { growCuts } from '../trace/skipped.ts'
import { ChangeFinder, type Change } from './change.ts'
import { conventionOf, isOther, type Convention, type OtherRules } from './convention.ts'
import { searchedBy, swapped, treeNodesOf, type Searched } from './cut-leaves.ts'
import type { Level } from './levels.ts'
import { stopsOf, type Asking, type Right, type Stop } from './stops.ts'
import { subjectFrom, type OrderingName, type SearchResult } from '../search/types.ts'

/** A search whose reader is asked, at one level. */
export interface Asked extends Asking {
  readonly level: Level
  readonly convention: Convention
  readonly stops: readonly Stop[]
  readonly result: SearchResult
  /** What is searched, with its game; the position is played on and restored. */
  readonly use: <T>(user: <P>(kit: GameKit<P>, position: P) => T) => T
  /**
   * The smallest change of one leaf at or below a node that changes the root's value, the leaf by
   * its node of the recording; undefined where none does, or the game is no explicit tree.
   */
  changeBelow(node: number): Change | undefined
  /** The same, asked of another search; undefined where that is none, or no other. */
  again(rules: OtherRules): Asked | undefined
}

/** Asks about a tree that has been searched. */
export function askedOf(searched: Searched, level: Level): Asked {
  const { kit, position, convention, result } = searched
  const { tree } = position
  const grown = growCuts(kit.game, position, searched.recording, tree.nodes + 1)
  const nodes = treeNodesOf(tree, grown)
  const write = (score: number) =>
    endless(score) ?? (tree.scale === undefined ? String(score) : writtenScore(tree, score))
  return asked(
    { level, convention, result, write, recording: grown },
    (user) => user(kit, position),
    {
      changeBelow(node) {
        const [from, to] = searched.leaves.below(nodes[node])
        const leaves = searched.leaves.nodes.slice(from, to)
        const change = new ChangeFinder(position).ofAny(leaves)
        return change && { ...change, leaf: nodes.indexOf(change.leaf) }
      },
      again(rules) {
        const other =
          rules === 'swapped'
            ? searchedBy(swapped(position), convention)
            : searchedBy(position, { ...convention, ...rules })
        return other.ok ? askedOf(other.value, level) : undefined
      },
    },
  )
}

/** Nodes of a game's tree that may be asked about: more could not be seen at once. */
const MOST_ASKED = 400

/**
 * Asks about a position of any game, searched so many plies deep. Its children are taken in the
 * game's own order, or from its end, unless another order is named. A search that comes to more than
 * `MOST_ASKED` nodes is stopped there, which its result says.
 */
export function askedOfGame<P>(
  kit: GameKit<P>,
  position: P,
  depth: number,
  own: Partial<Convention>,
  level: Level,
  ordering?: OrderingName,
): Asked {
  const convention = conventionOf({ mark: 'top-edges', ...own })
  const { search = 'alphabeta', tie, fail, bounds, order } = convention
  const { result, recording } = record(search, subjectFrom(kit, position), {
    depth,
    nodes: MOST_ASKED,
    ordering: ordering ?? (order === 'left' ? 'none' : 'reversed'),
    ...(search === 'alphabeta' && { tie, fail, bounds }),
  })
  const grown = growCuts(kit.game, position, recording, MOST_ASKED)
  const write = (score: number) => endless(score) ?? String(score)
  return asked(
    { level, convention, result, write, recording: grown },
    (user) => user(kit, position),
    {
      changeBelow: () => undefined,
      // To change who moves in a game is to change the position.
      again: (rules) =>
        rules === 'swapped'
          ? undefined
          : askedOfGame(kit, position, depth, { ...own, ...rules }, level, ordering),
    },
  )
}

interface Ground extends Pick<Asked, 'level' | 'convention' | 'result' | 'write'> {
  readonly recording: Recording
}

function asked(
  { recording, ...ground }: Ground,
  use: Asked['use'],
  { again, changeBelow }: Pick<Asked, 'again' | 'changeBelow'>,
): Asked {
  const replay = new Replay(recording)
  const mark = ground.convention.mark ?? 'leaves'
  const asking = { replay, mark, write: ground.write }
  return {
    ...ground,
    ...asking,
    stops: stopsOf(asking, ground.level),
    use,
    changeBelow,
    again: (rules) => (isOther(ground.convention, rules) ? again(rules) : undefined),
  }
}

function endless(score: number): string | undefined {
  if (score >= INFINITE) return 'inf'
  return score <= -INFINITE ? '-inf' : undefined
}

/** What a node is called in every search of the same: the moves that lead to it. */
export function keyOf({ recording }: Replay, node: number): string {
  return movesTo(recording, node).join('.')
}

/** Whether two answers are one, which may be to the same question of different searches. */
export function sameRight(a: Right, of: Replay, b: Right, by: Replay): boolean {
  if (a.values !== undefined || b.values !== undefined) {
    const [one, other] = [a.values ?? [], b.values ?? []]
    return one.length === other.length && one.every((text, i) => sameValue(text, other[i]))
  }
  const keys = ({ nodes = [] }: Right, replay: Replay) =>
    [...new Set(nodes)].map((node) => keyOf(replay, node)).sort()
  const [one, other] = [keys(a, of), keys(b, by)]
  return one.length === other.length && one.every((key, i) => key === other[i])
}

/** Whether two texts are one number: `0.50` and `+.5`, `∞` and `inf`. */
export function sameValue(one: string, other: string): boolean {
  const [a, b] = [numberIn(one), numberIn(other)]
  return a !== undefined && b !== undefined && compareLiterals(a, b) === 0
}

/** A number as a person may write it; undefined where the text is none. */
export function numberIn(text: string) {
  return readLiteral(text.trim().replace('−', '-').replace('∞', 'inf'))
}
