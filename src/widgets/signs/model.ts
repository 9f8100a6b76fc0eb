import { BACK, ENTER, EVALUATE, INFINITE, type NodeState } from '../../../engine/index.ts'
import type { SignsWords } from '../../i18n/signs.ts'
import type { Side } from '../../i18n/tree.ts'
import { inCode, scoreText, sideOf, type ScoreWords } from '../tree/texts.ts'
import type { NodeBoard } from './boards.ts'
import { isWrong, ownScore, type Pair, type PairSpec } from './pair.ts'

export interface SignNode {
  readonly node: number
  readonly parent: number
  /** In slots along its level, and levels from the root. */
  readonly along: number
  readonly level: number
  readonly side: Side
  readonly leaf: boolean
  readonly state: NodeState
  readonly current: boolean
  readonly onLine: boolean
  readonly value: string
  /** Worth something else than minimax says. */
  readonly wrong: boolean
  /** The minus by which the value has gone up to the parent: drawn on the line, or missing. */
  readonly turned: 'turned' | 'missing' | 'not-yet'
  readonly board?: NodeBoard
}

export interface SignTree {
  readonly which: 'minimax' | 'negamax'
  readonly nodes: readonly SignNode[]
  readonly slots: number
  readonly levels: number
  /** `min(7, 3) = 3`: what is computed at this step; empty where nothing is. */
  readonly code: string
  /** What a function for the root has written down: its best move so far; undefined before any. */
  readonly kept: string | undefined
  /** Whether this step has written it. */
  readonly writes: boolean
  readonly root: string | undefined
}

export interface SignsModel {
  readonly trees: readonly [SignTree, SignTree]
  readonly sentence: string
  readonly count: string
}

/** The caption of what is not the page's: of another position, or of another search of its own. */
export function signsCaption(pair: Pair, given: PairSpec, { words, scores }: Words): string {
  const { minimax, boards, written, spec } = pair
  const { steps, nodeCount } = minimax
  const root = scoreText(minimax.score(0, steps) ?? 0, { ...scores, written })
  const wrong = nodesOf(pair).filter((node) => isWrong(pair, node, steps)).length
  const same = spec.position === given.position
  return words.caption({ explicit: boards[0] === undefined, same, nodes: nodeCount, root, wrong })
}

interface Words {
  readonly words: SignsWords
  readonly scores: ScoreWords
}

/** Both trees as they are at a step. */
export function signsModel(pair: Pair, step: number, { words: own, scores }: Words): SignsModel {
  const words = { words: own, scores: { ...scores, written: pair.written } }
  const wrong = nodesOf(pair).filter((node) => isWrong(pair, node, step)).length
  return {
    trees: [treeOf(pair, 'minimax', step, words), treeOf(pair, 'negamax', step, words)],
    sentence: sentenceOf(pair, step, words),
    count:
      pair.spec.slip === 'none' || step < pair.minimax.steps
        ? ''
        : words.words.wrongCount(wrong, pair.minimax.nodeCount),
  }
}

function nodesOf(pair: Pair): number[] {
  return Array.from({ length: pair.minimax.nodeCount }, (_, node) => node)
}

function treeOf(pair: Pair, which: SignTree['which'], step: number, words: Words): SignTree {
  const { minimax, negamax, layout, boards, spec } = pair
  const isNegamax = which === 'negamax'
  const replay = isNegamax ? negamax : minimax
  const current = step === 0 ? -1 : replay.current(step)
  const line = new Set(step === replay.steps ? replay.principalVariation(step) : [])
  const score = (node: number) =>
    isNegamax ? ownScore(pair, node, step) : minimax.score(node, step)
  const text = (node: number) => {
    const value = score(node)
    return value === undefined ? '' : scoreText(value, words.scores)
  }
  const nodes = nodesOf(pair).map((node): SignNode => {
    const board = boards[node]
    const state = replay.state(node, step)
    const backed = state === 'done' && replay.recording.last[node] + 1 < step
    return {
      node,
      parent: replay.parent(node),
      along: layout.along[node],
      level: layout.level[node],
      side: sideOf(replay.player(node)),
      leaf: replay.isLeaf(node),
      state,
      current: node === current,
      onLine: line.has(node),
      value: text(node),
      wrong: isNegamax && isWrong(pair, node, step),
      turned: !isNegamax || !backed ? 'not-yet' : spec.slip === 'call' ? 'missing' : 'turned',
      ...(board === undefined ? {} : { board }),
    }
  })
  const root = text(0)
  return {
    which,
    nodes,
    slots: layout.slots,
    levels: layout.levels,
    code: codeOf(pair, which, step, words.scores),
    kept: keptAt(pair, replay, step),
    writes: keptAt(pair, replay, step) !== keptAt(pair, replay, step - 1),
    root: root === '' ? undefined : root,
  }
}

/** The best move at the root so far. */
function keptAt({ moves }: Pair, replay: Pair['minimax'], step: number): string | undefined {
  const child = step <= 0 ? -1 : replay.bestChild(0, step)
  return child < 0 ? undefined : moves[child]
}

/** What this step computes, with its numbers; empty where it computes nothing. */
function codeOf(pair: Pair, which: SignTree['which'], step: number, words: ScoreWords): string {
  const { minimax, negamax } = pair
  const replay = which === 'minimax' ? minimax : negamax
  const event = replay.step(step)
  if (event === undefined || event.kind === ENTER) return ''
  const { node } = event
  const text = (score: number) => scoreText(score, inCode(words))
  const own = (at: number, score: number) =>
    which === 'minimax' ? score : replay.forMax(at, score)
  const after = text(own(node, event.value))
  if (event.kind !== BACK) return `return ${after}`

  const isMin = replay.player(node) === 1
  const before = replay.score(node, step - 1)
  const nothing = which === 'minimax' && isMin ? INFINITE : -INFINITE
  const best = text(before === undefined ? nothing : own(node, before))
  const child = replay.children(node).find((each) => replay.recording.last[each] === step - 2) ?? -1
  const below = text(own(child, replay.score(child, step) ?? 0))
  if (which === 'minimax') return `${isMin ? 'min' : 'max'}(${best}, ${below}) = ${after}`
  const bracketed = /^\d/.test(below) ? below : `(${below})`
  return `max(${best}, ${pair.spec.slip === 'call' ? below : `−${bracketed}`}) = ${after}`
}

function sentenceOf(pair: Pair, step: number, { words, scores }: Words): string {
  const { minimax, negamax, moves, boards } = pair
  const event = minimax.step(step)
  if (event === undefined) return words.before
  const { node, kind } = event
  const side = sideOf(minimax.player(node))
  if (kind === ENTER) {
    if (node === 0) return words.root(side)
    const move = boards[node] === undefined ? undefined : moves[node]
    return minimax.isLeaf(node) ? words.enterLeaf(side, move) : words.enter(side, move)
  }
  const text = (score: number | undefined) => scoreText(score ?? 0, scores)
  const [score, own] = [text(minimax.score(node, step)), text(ownScore(pair, node, step))]
  if (step === minimax.steps) {
    if (minimax.score(node, step) === negamax.score(node, step)) return words.done(score)
    if (boards[0] === undefined) return words.doneOther(score, own)
    const move = (replay: typeof minimax) => moves[Math.max(0, replay.bestChild(0, step))]
    return words.doneWrong({ right: move(minimax), wrong: move(negamax) })
  }
  if (minimax.score(node, step) !== negamax.score(node, step)) return words.wrong(score, own)
  if (kind === EVALUATE) return words.leaf(score, side, own)
  return kind === BACK ? words.back(side, score, own) : words.exit(side, score, own)
}
