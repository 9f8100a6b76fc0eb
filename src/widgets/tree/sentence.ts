import {
  BACK,
  CUTOFF,
  ENTER,
  EVALUATE,
  EXIT,
  explainCut,
  INFINITE,
  LOWER,
  TABLE_HIT,
  TRUNCATED,
  NO_BOUND,
  UPPER,
  type CutExplanation,
  type Replay,
} from '../../../engine/index.ts'
import type { TreeWords } from '../../i18n/tree.ts'
import { answerOf } from './arcs.ts'
import type { Telling } from './names.ts'
import type { Session } from './session.ts'
import { isWindowed } from './spec.ts'
import { isEndless, isScore, limitedWords, limitOf, scoreWords, sideOf } from './texts.ts'

/** What has just happened, in a sentence. */
export function stepSentence(telling: Telling, step: number): string {
  const { session, words } = telling
  const { replay } = session
  const event = replay.step(step)
  if (event === undefined) return words.step.before
  switch (event.kind) {
    case ENTER:
      return entered(telling, event.node, step)
    case EVALUATE:
      return judged(telling, event.node, event.value)
    case BACK:
      return backed(telling, event.node, step)
    case CUTOFF: {
      const explanation = explainCut(replay, event.node)
      return explanation === undefined ? '' : cutSentence(telling, explanation)
    }
    case TABLE_HIT:
      return met(telling, event.node, step)
    case EXIT:
      return left(telling, event.node, step)
    case TRUNCATED:
      return words.step.truncated(event.value)
  }
}

/** What the table answers, and where that was found. */
function met({ session: { replay }, names, words }: Telling, node: number, step: number): string {
  const answer = answerOf(replay, node)
  if (answer === undefined) return words.step.metBefore
  const { source, score, held, depth } = answer
  // The same depth may have been searched before in another window.
  const earlier = source < replay.root(step) ? replay.depthLeft(replay.rootOf(source)) : undefined
  return words.step.met({
    at: names.words(source).at,
    earlier,
    depth,
    held,
    score: scoreWords(score, words),
  })
}

/** Why a branch is cut, in a sentence. */
export function cutSentence(telling: Telling, explanation: CutExplanation): string {
  const { session, names, words } = telling
  const { owner, ownerChild, asked, node, refutation, bound, score, skipped } = explanation
  const who = sideOf(session.replay.player(node))
  let nodes = 0
  for (const each of skipped)
    nodes = session.skipped(each) < 0 ? NaN : nodes + session.skipped(each)
  const kept = session.replay.score(node, explanation.step)
  const held =
    kept === undefined || kept === score
      ? ''
      : words.step.heldCut(names.words(node).at, scoreWords(kept, words))
  const told = words.cut({
    owner:
      ownerChild < 0
        ? undefined
        : {
            at: names.words(owner).at,
            choice: names.words(ownerChild).choice,
          },
    bound: scoreWords(bound, words),
    endless: isEndless(bound, words) ? (bound > 0 ? 'more' : 'less') : undefined,
    asked: asked ? scoreWords(who === 'max' ? bound - 1 : bound + 1, words) : undefined,
    at: names.words(node).at,
    reply: names.words(refutation).choice,
    score: limitedWords(score, 'exact', words),
    scored: isScore(score),
    tie: score === bound,
    who,
    moves: skipped.length,
    nodes: Number.isNaN(nodes) ? undefined : nodes,
  })
  return told + held
}

function entered({ session, names, words, plain }: Telling, node: number, step: number): string {
  const { replay } = session
  const above = replay.parent(node)
  const left = leftOut(session, words, node)
  if (above < 0) return rootSentence({ session, words, plain }, node, step) + left
  const by = sideOf(replay.player(above))
  const { choice } = names.words(node)
  if (replay.isLeaf(node)) return words.step.enterLast(by, choice)
  if (isRepeated(replay, node)) return words.step.again(by, choice) + left
  const enter = by === sideOf(replay.player(node)) ? words.step.enterOwn : words.step.enter
  const window = replay.window(node, step)
  const alpha = window === undefined ? -INFINITE : window.alpha
  const beta = window === undefined ? INFINITE : window.beta
  const { open } = words.step
  const [low, high] = [scoreWords(alpha, words), scoreWords(beta, words)]
  if (beta <= -INFINITE) return enter(by, choice, open.empty(high, true)) + left
  if (alpha >= INFINITE) return enter(by, choice, open.empty(low, false)) + left
  if (beta - alpha === 1) return enter(by, choice, open.null(low)) + left
  if (alpha > -INFINITE && beta < INFINITE) {
    return enter(by, choice, open.between(low, high)) + left
  }
  if (alpha > -INFINITE) return enter(by, choice, open.above(low)) + left
  return enter(by, choice, beta < INFINITE ? open.below(high) : open.none) + left
}

function rootSentence(
  { session, words, plain = false }: Pick<Telling, 'session' | 'words' | 'plain'>,
  root: number,
  step: number,
): string {
  const { replay } = session
  const window = replay.window(root, step)
  const who = sideOf(replay.player(root))
  const { algorithm } = replay.recording
  const whole = window === undefined || (window.alpha <= -INFINITE && window.beta >= INFINITE)
  if (whole || !isWindowed(algorithm)) {
    return words.step.root(who, isWindowed(algorithm) && !plain)
  }
  const begun = algorithm === 'deepening' ? words.step.rootGuess : words.step.rootWindow
  return begun(who, scoreWords(window.alpha, words), scoreWords(window.beta, words))
}

/** Whether a move is searched once more, since a null window has shown it to be better. */
function isRepeated(replay: Replay, node: number): boolean {
  const { move, parent } = replay.recording
  const siblings = replay.children(parent[node])
  const before = siblings[siblings.indexOf(node) - 1]
  return before !== undefined && move[before] === move[node] && replay.isVisited(before)
}

/** How many moves of a node are looked at, where others are not; else nothing. */
function leftOut({ replay }: Session, words: TreeWords, node: number): string {
  let out = 0
  const looked = new Set<number>()
  for (const child of replay.children(node)) {
    if (replay.isDropped(child)) out += replay.droppedMoves(child)
    else looked.add(replay.recording.move[child])
  }
  return out === 0 || looked.size === 0 ? '' : words.step.leftOut(looked.size, out)
}

function judged({ session, words }: Telling, node: number, value: number): string {
  if (session.leafWorth(node) !== undefined) return words.step.leaf(scoreWords(value, words))
  if (session.spec.proof === 'solver') return words.step.settled(scoreWords(value, words))
  if (!session.replay.isTerminal(node)) return words.step.judged(scoreWords(value, words))
  const winner = session.winner(node)
  return words.step.over(winner === undefined || winner === 'draw' ? 'draw' : sideOf(winner))
}

function backed(
  { session, names, words, plain = false }: Telling,
  node: number,
  step: number,
): string {
  const { replay } = session
  const who = sideOf(replay.player(node))
  const child = replay.children(node).find((each) => replay.recording.last[each] === step - 2) ?? -1
  const got = replay.score(child, step) ?? 0
  const gets = limitedWords(got, limitOf(replay, child), words)
  const from = names.words(child).choice
  const before = replay.score(node, step - 1)
  const best = replay.score(node, step) ?? 0

  const end = (at: number) => {
    const window = replay.window(node, at)
    return window === undefined ? 0 : who === 'max' ? window.alpha : window.beta
  }
  const windowed = isWindowed(replay.recording.algorithm)
  const moved = windowed && end(step) !== end(step - 1) ? scoreWords(end(step), words) : undefined
  if (moved === undefined && windowed && (before === undefined || before !== best)) {
    const has = end(step)
    if (isScore(has)) return words.step.notEnough(who, gets, from, scoreWords(has, words), plain)
    if (!plain) return words.step.notEnoughYet(who, gets, from, scoreWords(has, words))
  }
  const held = best !== got && best !== before
  const bound = plain || held ? undefined : moved
  const kept = held && isScore(best) ? words.step.held(scoreWords(best, words)) : ''
  if (before === undefined) return words.step.first(who, gets, from, bound) + kept
  const had = limitedWords(before, 'exact', words)
  if (before === best && !isScore(before)) return words.step.noneYet(who, gets, from, had)
  return before === best
    ? words.step.noBetter(who, gets, from, had)
    : words.step.better(who, gets, from, had, bound) + kept
}

/** Whether no score lay in the window that a node was searched with. */
function isShut({ recording: { alpha, beta } }: Replay, node: number): boolean {
  return alpha[node] >= beta[node]
}

function left({ session, names, words, plays }: Telling, node: number, step: number): string {
  const { replay } = session
  const bound = replay.bound(node)
  const isRoot = replay.parent(node) < 0
  const { at } = names.words(node)
  const value = replay.score(node, step) ?? 0
  const answered = replay.step(step - 1)?.kind === TABLE_HIT
  if (bound === NO_BOUND && isRoot && replay.bestChild(node, step) >= 0) {
    const best = names.words(replay.bestChild(node, step)).choice
    return words.step.stopped(sideOf(replay.player(node)), best, scoreWords(value, words))
  }
  if (bound === NO_BOUND) {
    if (!answered && isShut(replay, node)) return words.step.exitShut(at, scoreWords(value, words))
    if (!answered) return words.step.unfinished(at)
    const told = isScore(value) ? words.step.taken : words.step.takenNone
    return told(at, scoreWords(value, words))
  }
  const score = limitedWords(value, limitOf(replay, node), words)
  if (answered) return words.step.taken(at, score)
  const who = sideOf(replay.player(node))
  if (isRoot) {
    const best = replay.bestChild(node, step)
    if (best < 0 && !isScore(value)) {
      return words.step.exitRootNone(who, scoreWords(value, words))
    }
    if (best < 0) return words.step.exitRootEmpty(score)
    const told = isScore(value) ? words.step.exitRoot : words.step.exitRootUnscored
    const found = told(who, score, names.words(best).choice)
    return plays === undefined ? found : `${found} ${words.step.plays(plays)}`
  }
  if (!isScore(value)) return words.step.exitNone(at, who, scoreWords(value, words))
  if (bound === LOWER) {
    const cut = replay.step(step - 1)?.kind === CUTOFF
    return cut ? words.step.exitCut(at, score) : words.step.exitLast(at, who, score)
  }
  return bound === UPPER ? words.step.exitLow(at, who, score) : words.step.exit(at, score)
}
