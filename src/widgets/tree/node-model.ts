import {
  INFINITE,
  TABLE_HIT,
  type CutExplanation,
  type NodeState,
  type Replay,
  type Window,
} from '../../../engine/index.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { Side } from '../../i18n/tree.ts'
import type { Shown } from './fold.ts'
import type { Geometry } from './geometry.ts'
import type { Lit, Tone } from './lit.ts'
import type { Telling } from './names.ts'
import type { CodeForm } from './pseudocode.ts'
import { isWindowed } from './spec.ts'
import {
  clipped,
  limitedWords,
  type Limit,
  limitOf,
  scoreText,
  scoreWords,
  shortText,
  sideOf,
  signOf,
} from './texts.ts'

/** What the reader has chosen; with a recording it says all that a figure shows. */
export interface Reading {
  readonly step: number
  /** A node of the recording, or -1. */
  readonly selected: number
  /** Nodes the reader has opened (true) or closed (false). */
  readonly choice: ReadonlyMap<number, boolean>
  /** How the code is written; as one function where nothing is said. */
  readonly form?: CodeForm
  /** What stands at a node besides, by node: its place in the order of moves, say. */
  readonly notes?: ReadonlyMap<number, Note>
  /** Moves that were left out at a node, each to be shown by itself as far as there is room. */
  readonly outs?: { readonly node: number; readonly texts: readonly string[] }
  /** Added to what is said of the step, and of the selected node. */
  readonly said?: string
  readonly saidOfSelected?: string
  /** The nodes that are one position are joined, or about to be: by node the first of them. */
  readonly graph?: { readonly first: Int32Array; readonly joined: boolean }
  /** A node that the figure has something to say of, and what. */
  readonly mark?: { readonly node: number; readonly text: string }
}

/** What stands at a node besides, and what is left of it where there is hardly room. */
interface Note {
  readonly text: string
  readonly brief: string
}

/** A window on the figure's scale, each from 0 to 1; see `scale.ts`. */
export interface Bar {
  /** Absent where the algorithm has no window. */
  readonly window?: { readonly alpha: number; readonly beta: number }
  readonly best?: number
}

export interface NodeModel {
  readonly shown: Shown
  readonly x: number
  readonly y: number
  /** From 1 at the root. */
  readonly level: number
  readonly side: Side
  readonly leaf: boolean
  /** The table has answered it. */
  readonly met: boolean
  readonly state: NodeState
  readonly current: boolean
  readonly onPath: boolean
  readonly onLine: boolean
  readonly selected: boolean
  readonly marked: boolean
  /** Beside it, small: see `Reading.notes`. */
  readonly note?: Note
  /** Stands where the first node of its position does, and is seen no longer by itself. */
  readonly joined?: boolean
  /** It stands for several nodes that are one position. */
  readonly shared?: boolean
  /** Another search that is compared with this one never visits it. */
  readonly ghost?: boolean
  readonly lit?: Lit
  /** The bound that a lit node has to do with: `α 6`. */
  readonly tag?: { readonly text: string; readonly tone: Tone }
  /** A letter or a move. */
  readonly label: string
  /** `6`, `≤5`, or empty where nothing is known. */
  readonly value: string
  /** The same as it is, where the node has no room for it. */
  readonly whole?: string
  readonly bar?: Bar
  readonly board?: SquareModel
  readonly spoken: string
}

interface Marks {
  readonly lit: ReadonlyMap<number, Lit>
  readonly path: ReadonlySet<number>
  readonly line: ReadonlySet<number>
  readonly explanation: CutExplanation | undefined
}

/** @param letters  of a name that have room, where nodes are symbols; else they have boards */
export function nodeMaker(
  telling: Telling,
  { step, selected, mark, notes, outs }: Reading,
  marks: Marks,
  letters: Geometry['letters'] | undefined,
) {
  const { session, names, words } = telling
  const { replay } = session
  const current = step === 0 ? -1 : replay.current(step)

  return (shown: Shown, x: number, y: number): NodeModel => {
    const { node, kind } = shown
    const side = sideOf(replay.player(node))
    const state = replay.state(node, step)
    const level = replay.recording.ply[node] + 1
    if (kind !== 'node') {
      return {
        shown,
        x,
        y,
        level,
        side,
        state,
        leaf: false,
        met: false,
        current: false,
        onPath: false,
        onLine: false,
        selected: kind === 'dropped' && node === selected,
        marked: false,
        label: '',
        ...(kind === 'more'
          ? { value: `+${words.number(shown.hidden)}`, spoken: words.more(shown.hidden) }
          : outTexts(shown, state, outs?.texts, words)),
      }
    }
    const leaf = replay.children(node).length === 0
    const window = replay.window(node, step)
    const score = replay.score(node, step)
    const worth = score ?? (leaf ? session.leafWorth(node) : undefined)
    const limit = state === 'done' ? limitOf(replay, node) : 'exact'
    const light = marks.lit.get(node)
    const board = letters === undefined ? session.small(node) : undefined
    const met = wasMet(replay, node, step)
    const note = notes?.get(node)
    const nodeText = board === undefined ? shortText : scoreText
    return {
      shown,
      x,
      y,
      level,
      side,
      leaf,
      met,
      state,
      current: node === current,
      onPath: marks.path.has(node),
      onLine: marks.line.has(node),
      selected: node === selected,
      marked: node === mark?.node,
      label: clipped(names.label(node), leaf ? letters?.leaf : letters?.node),
      value:
        worth === undefined || limit === 'none'
          ? ''
          : signOf(worth, limit) + nodeText(worth, words),
      ...wholeOf(worth, limit, nodeText, words),
      ...(note === undefined ? {} : { note }),
      ...(light === undefined ? {} : { lit: light, ...tagOf(marks.explanation, light, telling) }),
      ...(leaf || window === undefined ? {} : { bar: barOf(telling, window, score) }),
      ...(board === undefined ? {} : { board }),
      spoken: words.item({
        choice: names.words(node).choice,
        who: side,
        leaf,
        state,
        value: score === undefined ? '' : limitedWords(score, limit, words),
        alpha: window === undefined || !hasWindow(telling) ? '' : scoreWords(window.alpha, words),
        beta: window === undefined ? '' : scoreWords(window.beta, words),
        met,
        current: node === current,
        folded: shown.hidden,
        mark: node === mark?.node ? mark.text : (note?.text ?? ''),
      }),
    }
  }
}

/** Of moves that were left out: one of them with what it was rated, or how many they are. */
function outTexts(
  { out, hidden }: Shown,
  state: NodeState,
  texts: readonly string[] | undefined,
  words: Telling['words'],
): Pick<NodeModel, 'value' | 'spoken'> {
  const text = out === undefined ? undefined : texts?.[out]
  return text === undefined
    ? { value: words.out(hidden), spoken: words.left(hidden, state) }
    : { value: text, spoken: words.leftOne(text) }
}

function hasWindow({ session }: Telling): boolean {
  return isWindowed(session.replay.recording.algorithm)
}

/** A node's window on the scale. Scores are Max's view. */
export function barOf(telling: Telling, window: Window, score: number | undefined): Bar {
  const { scale } = telling.session
  const known = score !== undefined && Math.abs(score) < INFINITE
  return {
    ...(hasWindow(telling)
      ? { window: { alpha: scale.at(window.alpha), beta: scale.at(window.beta) } }
      : {}),
    ...(known ? { best: scale.at(score) } : {}),
  }
}

/** What a node’s value is where only a shorter form stands in it. */
function wholeOf(
  worth: number | undefined,
  limit: Limit,
  nodeText: typeof scoreText,
  words: Telling['words'],
): Pick<NodeModel, 'whole'> {
  if (worth === undefined || limit === 'none') return {}
  const whole = scoreText(worth, words)
  return nodeText(worth, words) === whole ? {} : { whole: signOf(worth, limit) + whole }
}

/** Letters of a bound that have room beside its node; a longer one stands in the node alone. */
const MOST_TAGGED = 4

function tagOf(
  explanation: CutExplanation | undefined,
  { role, tone }: Lit,
  { words }: Telling,
): Pick<NodeModel, 'tag'> {
  if (explanation === undefined || (role !== 'owner' && role !== 'reply')) return {}
  const score = role === 'owner' ? explanation.bound : explanation.score
  const text = scoreText(score, words)
  const end = tone === 'alpha' ? 'α' : 'β'
  return { tag: { tone, text: text.length > MOST_TAGGED ? end : `${end} ${text}` } }
}

/** Whether the table has answered a node by this step. */
export function wasMet({ recording }: Replay, node: number, step: number): boolean {
  const event = recording.first[node] + 1
  return event < step && recording.node[event] === node && recording.kind[event] === TABLE_HIT
}
