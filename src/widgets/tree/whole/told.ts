import type { WholeWords } from '../../../i18n/whole.ts'
import type { Telling } from '../names.ts'
import type { Reading } from '../node-model.ts'
import { limitOf, scoreText, scoreWords, shortText, signOf } from '../texts.ts'
import type { Told } from './paint.ts'
import type { Mark } from './scene.ts'
import type { Spread } from './spread.ts'

/** What is told of marks at a step. */
export class Teller {
  private readonly telling: Telling
  private readonly reading: Reading
  private readonly spread: Spread
  private readonly words: WholeWords
  private readonly path: ReadonlySet<number>
  private readonly line: ReadonlySet<number>
  private readonly current: number
  private readonly met: number

  constructor(telling: Telling, reading: Reading, spread: Spread, words: WholeWords) {
    const { replay } = telling.session
    const { step } = reading
    this.telling = telling
    this.reading = reading
    this.spread = spread
    this.words = words
    this.path = new Set(step === 0 ? [] : replay.path(step))
    this.line = new Set(replay.principalVariation(step))
    this.current = step === 0 ? -1 : replay.current(step)
    this.met = spread.met(step)
  }

  /** @param focus  the node that has the keys, or -1 */
  told({ kind, node, last, to, from }: Mark, focus: number): Told {
    const { replay } = this.telling.session
    const isNode = kind === 'node'
    const inside = (each: number) => node <= each && each <= last
    const extract = isNode ? undefined : this.spread.extract(node, last, this.met)
    const { order } = this.spread
    const first = order.rank(node)
    const all = extract?.nodes ?? 1
    const met = Math.max(0, Math.min(first + all, this.met) - first)
    const [selected, focused] = [inside(this.reading.selected), inside(focus)]
    const said = isNode || selected || focused || to - from > LEAST_SAID
    return {
      state: replay.state(node, this.reading.step),
      min: replay.player(node) === 1,
      leaf: isNode && replay.children(node).length === 0,
      current: node === this.current,
      onPath: this.path.has(node),
      onLine: this.line.has(node),
      selected,
      focused,
      name: last === node && to - from >= LEAST_NAMED ? this.telling.names.label(node) : '',
      texts: !said ? [] : isNode ? [this.value(node)] : this.lines(node, last),
      met: met / all,
      cut: extract === undefined || met === 0 ? 0 : extract.cut / met,
    }
  }

  /** A node in words, with what stands below it; of several, of all of them. */
  spoken({ kind, node, last }: Mark): string {
    const { names } = this.telling
    const { replay } = this.telling.session
    const { choice } = names.words(node)
    const name =
      last === node ? choice || this.words.root : this.words.several(this.count(node, last))
    const state = replay.state(node, this.reading.step)
    const value = this.value(node, true)
    const below =
      kind === 'node' && replay.children(node).length === 0 ? [] : this.lines(node, last, true)
    return [name, this.words.states[state], value, ...below]
      .filter((text) => text !== '')
      .join(', ')
  }

  private count(first: number, last: number): number {
    const children = this.telling.session.replay.children(this.telling.session.replay.parent(first))
    return children.indexOf(last) - children.indexOf(first) + 1
  }

  /** How many nodes, the share of the met ones that is cut, the range of the leaves' values. */
  private lines(node: number, last: number, spoken = false): string[] {
    const { words } = this
    const { words: scores } = this.telling
    const { nodes, cut, values } = this.spread.extract(node, last, this.met)
    const first = this.spread.order.rank(node)
    const met = Math.max(0, Math.min(first + nodes, this.met) - first)
    const text = (score: number) => (spoken ? scoreWords : scoreText)(score, scores)
    return [
      words.nodes(nodes),
      ...(met > 0 ? [words.cut(cut / met)] : [words.unmet]),
      ...(values ? [words.range(text(values[0]), text(values[1]))] : []),
    ]
  }

  private value(node: number, spoken = false): string {
    const { session, words } = this.telling
    const { replay } = session
    const { step } = this.reading
    const worth =
      replay.score(node, step) ??
      (replay.children(node).length === 0 ? session.leafWorth(node) : undefined)
    if (worth === undefined) return ''
    const limit = replay.state(node, step) === 'done' ? limitOf(replay, node) : 'exact'
    if (limit === 'none') return ''
    return signOf(worth, limit) + (spoken ? scoreWords : shortText)(worth, words)
  }
}

/** Pixels of a node that can have its name over it. */
const LEAST_NAMED = 18
/** Pixels of a shape in which something could be read. */
const LEAST_SAID = 60
