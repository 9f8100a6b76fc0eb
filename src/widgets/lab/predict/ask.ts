import {
  gradeAt,
  markedBy,
  numberIn,
  skippedSizes,
  type Asked,
  type Right,
  type Said,
  type Stop,
  type StopGrade,
} from '../../../../engine/index.ts'
import { ask as words } from '../../../i18n/ask.ts'
import { tree as treeWords } from '../../../i18n/tree.ts'
import { tellingOf, type Telling } from '../../tree/names.ts'
import { openSession } from '../../tree/session.ts'

/** A question at one stop of a search, what has been said, and once that is checked, its grade. */
export interface Ask {
  readonly asked: Asked
  readonly stop: Stop
  readonly telling: Telling
  readonly said: Right
  /** Undefined until it is checked. */
  readonly grade?: StopGrade
  /** It was not answered, but shown. */
  readonly shown?: boolean
}

/** What nobody has said anything about yet. */
export function unanswered({ right }: Stop): Right {
  return right.values === undefined ? { nodes: [] } : { values: [] }
}

export function isAnswered({ said }: Ask): boolean {
  return (said.values ?? said.nodes).length > 0
}

export function checkedAsk(ask: Ask, shown = false): Ask {
  const answer: Said = { stop: ask.stop, said: ask.said }
  return { ...ask, grade: gradeAt(ask.asked, answer), shown }
}

/** As many nodes as the text of a tree may have: what every cut has saved is counted. */
const MOST_NODES = 100_000

/** A search that is asked about, with what its nodes are called. */
export function tellingOfAsked({ use, replay, result, convention, level }: Asked): Telling {
  const { search = 'alphabeta', tie, fail, order } = convention
  const windowless = search !== 'alphabeta' || level === 'window' || level === 'sheet'
  return use((kit, position) => {
    const { recording } = replay
    const spec = {
      game: kit.game.id,
      position: kit.game.format(position),
      algorithm: search,
      depth: recording.depth,
      ordering: order === 'left' ? 'none' : 'reversed',
      tie,
      fail,
    } as const
    const sizes = skippedSizes(kit.game, position, recording, MOST_NODES)
    const session = openSession(kit, position, spec, { result, recording, sizes })
    return tellingOf(session, treeWords, windowless)
  })
}

/** A node as something that is chosen: `B`, `the leaf 4`, `the root`. */
export function nameOf({ telling }: Pick<Ask, 'telling'>, node: number): string {
  const { choice } = telling.names.words(node)
  return choice === '' ? words.root : choice
}

/** What has been said with all that a press on a node marks; without it, where all of it was. */
export function pressed({ asked, stop, said }: Ask, node: number): Right {
  if (stop.level === 'next') return { nodes: [node] }
  const { nodes = [] } = said
  const branch = markedBy(asked.replay, asked.mark, node)
  const whole = branch.every((each) => nodes.includes(each))
  const rest = nodes.filter((each) => !branch.includes(each))
  return { nodes: (whole ? rest : [...rest, ...branch]).toSorted((a, b) => a - b) }
}

/** Whether all is marked that a press on a node marks. */
export function isWhole({ asked, said, stop }: Ask, node: number): boolean {
  const { nodes = [] } = said
  if (stop.level === 'next') return nodes.includes(node)
  const branch = markedBy(asked.replay, asked.mark, node)
  return branch.length > 0 && branch.every((each) => nodes.includes(each))
}

/** What was written into the fields, as an answer; undefined where some of it is no value. */
export function readValues({ level }: Stop, texts: readonly string[]): Right | undefined {
  const ends = level === 'window' ? ['-inf', 'inf'] : ['']
  const values = ends.map((end, i) =>
    (texts[i]?.trim() || end).replace('−', '-').replace('∞', 'inf'),
  )
  return values.every((text) => numberIn(text) !== undefined) ? { values } : undefined
}

/** A value as the drawing has it. */
export function valueText(text: string): string {
  return text.replace(/^-/, '−').replace(/inf$/, '∞')
}

/** What is asked. */
export function askQuestion(ask: Ask): string {
  const { asked, stop } = ask
  const name = nameOf(ask, stop.node)
  if (stop.level !== 'value' || asked.convention.search !== 'negamax') {
    return words.question[stop.level](name)
  }
  return words.question.returned(name)
}

/** How it is answered, and once it is, what the signs say. */
export function askHow({ asked, stop: { level }, grade }: Ask): string {
  if (grade !== undefined) return level === 'value' || level === 'window' ? '' : words.how.checked
  if (level === 'cuts' || level === 'sheet')
    return `${words.how.mark[asked.mark]} ${words.how.keys}`
  return words.how[level]
}
