import { explainVisit } from '../../../engine/index.ts'
import type { HexModel } from '../../boards/hex-geometry.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { CutExplanation } from '../../../engine/index.ts'
import { agentNote } from './agent-note.ts'
import { barOf, type Bar, type Reading } from './node-model.ts'
import { currentLine, pseudocode, type CodeLine } from './pseudocode.ts'
import type { ScoreScale } from './scale.ts'
import { cutSentence, stepSentence } from './sentence.ts'
import type { Telling } from './names.ts'
import { hasTwoFunctions, twoFunctions } from './two-functions.ts'
import { maxsVariables, variables, type Variable } from './variables.ts'
import type { Session } from './session.ts'
import { isWindowed as hasWindow, PROOF_NODES } from './spec.ts'
import { visitSentence } from './visit-sentence.ts'
import { isScore, limitedWords, limitOf, scoreText, scoreWords, sideOf, signOf } from './texts.ts'

/** What stands beside and below the tree. */
export interface PanelModel {
  readonly sentence: string
  /** Of the node the reader has selected; empty where none is. */
  readonly selection: string
  readonly code: readonly CodeLine[]
  /** Index of the current line, or -1. */
  readonly line: number
  readonly variables: readonly Variable[]
  /** The side whose view the code's values are, where that is not Max's. */
  readonly minsView: boolean
  readonly counters: {
    readonly visited: number
    readonly leaves: number
    /** Undefined in searches that cut nothing. */
    readonly cutoffs: number | undefined
    /** Undefined in searches without a table. */
    readonly tableHits: number | undefined
    /** -1: past the budget; undefined: not asked, or it is what is shown. */
    readonly plain: number | undefined
    /** Nodes of the whole tree, where nothing else is told that asks for words of the field. */
    readonly of: number | undefined
    /** Of the whole search, wherever it stands. */
    readonly whole: { readonly visited: number; readonly leaves: number; readonly cutoffs: number }
  }
  /** What is missing, where the recording is not the whole search. */
  readonly note: string
  readonly node: {
    readonly title: string
    readonly bar?: Bar
    readonly alpha: string
    readonly beta: string
    readonly best: string
    readonly board?: SquareModel
    readonly hex?: HexModel
  }
  readonly scale: ScoreScale
  /** How the text of the tree writes its values, where scores are their ranks. */
  readonly written: Session['written']
}

export function panelModel(
  telling: Telling,
  reading: Reading,
  explanation: CutExplanation | undefined,
): PanelModel {
  const { session } = telling
  const { replay } = session
  const { recording } = replay
  const { step, selected } = reading
  const table = usesTable(session)
  const two = reading.form === 'two' && hasTwoFunctions(recording.algorithm)
  const { bounds } = session.spec.more ?? {}
  const selects = recording.groups.length > 0
  const { alternates } = session
  const rules = { ...recording, table, selects, alternates, ...(bounds && { bounds }) }
  // A solver has a program of its own, which is not taught here, and is no search of one depth.
  const solves = session.spec.proof === 'solver' || session.chosen?.choice.by === 'solver'
  const code = solves ? [] : two ? twoFunctions(rules) : pseudocode(rules)
  const counts = replay.counts(step)
  const current = replay.current(step)
  const node = nodeDetails(telling, step, selected >= 0 ? selected : current, explanation)
  const said = stepSentence(telling, step)
  return {
    sentence: said + (reading.said ?? '') + markSaid([said, node.alpha, node.beta], telling.words),
    selection:
      selected < 0
        ? ''
        : selectionSentence(telling, reading, explanation) + (reading.saidOfSelected ?? ''),
    code,
    line: currentLine(code, replay.step(step)?.kind, sideOf(replay.player(current))),
    variables: solves ? [] : two ? maxsVariables(telling, step) : variables(telling, step),
    minsView: !two && recording.algorithm !== 'minimax' && replay.player(current) === 1,
    counters: {
      ...counts,
      cutoffs: isWindowed(telling) ? counts.cutoffs : undefined,
      tableHits: table ? counts.tableHits : undefined,
      plain: !solves && (isWindowed(telling) || recording.dropped > 0) ? session.plain : undefined,
      whole: replay.counts(replay.steps),
      of: telling.plain === true ? replay.nodeCount : undefined,
    },
    note: noteOf(telling),
    node,
    scale: session.scale,
    written: session.written,
  }
}

/** What else is to be known of the search: how much of it is kept, and whether it came to its end. */
function noteOf(telling: Telling): string {
  const { session, words } = telling
  const { nodeCount, recording } = session.replay
  const { truncated, unsolved } = words.controls
  const kept =
    recording.dropped === 0 ? agentNote(telling) : truncated(nodeCount, recording.dropped)
  const gaveUp = session.spec.proof === 'solver' && session.unfinished
  return gaveUp ? `${unsolved(PROOF_NODES)} ${kept}`.trim() : kept
}

/** The selected node in words: why it is cut, or what is known of it and why it is not. */
export function selectionSentence(
  telling: Telling,
  reading: Reading,
  explanation: CutExplanation | undefined,
): string {
  const { replay } = telling.session
  const { step, selected } = reading
  const known = knownSentence(telling, reading, explanation)
  const reached = replay.state(selected, step) !== 'unvisited'
  const visit =
    reached && isWindowed(telling) && selected > 0 ? explainVisit(replay, selected) : undefined
  return visit === undefined ? known : `${known} ${visitSentence(telling, visit)}`
}

function knownSentence(
  telling: Telling,
  { step, selected }: Reading,
  explanation: CutExplanation | undefined,
): string {
  const { session, names, words } = telling
  const { replay } = session
  const { at } = names.words(selected)
  if (explanation !== undefined) return cutSentence(telling, explanation)
  if (replay.isDropped(selected)) {
    const above = names.words(replay.parent(selected)).at
    if (session.spec.proof === 'solver') {
      return words.selection.lost(above, session.droppedBy(selected).beam)
    }
    const { candidates, beam } = session.chosen?.parameters ?? session.spec.more ?? {}
    return words.selection.dropped(above, session.droppedBy(selected), { candidates, beam })
  }
  const state = replay.state(selected, step)
  if (state === 'unvisited') return words.selection.unvisited(at)
  const score = replay.score(selected, step)
  const window = replay.window(selected, step)
  return words.selection.visited({
    at,
    leaf: replay.isLeaf(selected),
    who: sideOf(replay.player(selected)),
    done: state === 'done',
    score:
      score === undefined
        ? undefined
        : limitedWords(score, state === 'done' ? limitOf(replay, selected) : 'exact', words),
    scored: score !== undefined && isScore(score),
    window:
      window === undefined || !isWindowed(telling)
        ? undefined
        : [scoreWords(window.alpha, words), scoreWords(window.beta, words)],
  })
}

/** What a score between two values is, where one is shown: `3⁺`. */
function markSaid(texts: readonly string[], words: Telling['words']): string {
  const [, marked] = /([^\s=]+⁺)/.exec(texts.join(' ')) ?? []
  return marked === undefined ? '' : words.justAbove(marked)
}

function isWindowed({ session }: Telling): boolean {
  return hasWindow(session.replay.recording.algorithm)
}

function usesTable({ replay }: Session): boolean {
  return replay.recording.stored.length > 0
}

/**
 * The node in large. A move that was skipped has no window of its own: the one that its cut has
 * closed is shown in its place.
 */
function nodeDetails(
  telling: Telling,
  step: number,
  node: number,
  explanation: CutExplanation | undefined,
): PanelModel['node'] {
  const { session, names, words } = telling
  const { replay } = session
  const cut = explanation?.skipped.includes(node) === true ? explanation.node : undefined
  const windowed = cut ?? node
  const window = replay.window(windowed, step)
  const score = replay.score(windowed, step)
  const [board, hex] = [session.board(node), session.hex(node)]
  const done = replay.state(windowed, step) === 'done'
  const known =
    score !== undefined && isScore(score) && !(done && limitOf(replay, windowed) === 'none')
  const hasBrackets = isWindowed(telling) && window !== undefined
  return {
    title:
      cut === undefined
        ? titleOf(telling, node)
        : words.details.cutTitle(names.words(node).choice, names.words(cut).at),
    ...(window === undefined ? {} : { bar: barOf(telling, window, score) }),
    alpha: hasBrackets ? `α = ${scoreText(window.alpha, words)}` : '',
    beta: hasBrackets ? `β = ${scoreText(window.beta, words)}` : '',
    best: known
      ? words.details.best(
          signOf(score, done ? limitOf(replay, windowed) : 'exact') + scoreText(score, words),
          done,
        )
      : '',
    ...(board && { board }),
    ...(hex && { hex }),
  }
}

function titleOf({ session, names, words }: Telling, node: number): string {
  const { replay, explicit, sides } = session
  if (replay.isDropped(node)) {
    const { at } = names.words(replay.parent(node))
    return words.details.droppedTitle(at, session.board(node) !== undefined)
  }
  const player = replay.player(node)
  const ended = explicit ? replay.children(node).length === 0 : replay.isTerminal(node)
  return words.details.title(
    names.words(node).at,
    ended ? undefined : sideOf(player),
    explicit ? undefined : sides[player],
  )
}
