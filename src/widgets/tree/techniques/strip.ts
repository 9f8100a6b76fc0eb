import { NO_BOUND, UPPER, type Replay } from '../../../../engine/index.ts'
import { element, setText } from '../../../figure/dom.ts'
import type { TechniquesWords } from '../../../i18n/techniques.ts'
import { set } from '../keyed.ts'
import type { Telling } from '../names.ts'
import { scoreText } from '../texts.ts'
import type { Insight } from './insight.ts'
import { thumbnail } from './thumbnail.ts'

/** One search from the root, as it is told. */
export interface Iteration {
  readonly root: number
  readonly depth: number
  /** Another one of the same depth comes after it, or came before. */
  readonly failed: boolean
  readonly again: boolean
  readonly nodes: number
  /** Where it was done; undefined where it was not. */
  readonly move: string | undefined
  /** Max's view. */
  readonly value: number | undefined
  readonly window: readonly [number, number]
  /** Nodes of the depth by itself, told at its last search; -1 for too many. */
  readonly alone?: number
  /** Of all searches of its depth. */
  readonly together: number
  /** The step at which it is done. */
  readonly end: number
}

export function iterationList({ iterations, session }: Insight): readonly Iteration[] {
  const { replay, alone } = session
  const { recording, steps } = replay
  return iterations.map(({ root, depth, again, nodes }, i) => {
    const failed = iterations[i + 1]?.depth === depth
    const end = Math.min(recording.last[root] + 1, steps)
    const done = recording.last[root] < steps && replay.bound(root) !== NO_BOUND
    const best = done ? replay.bestChild(root, end) : -1
    const { alpha, beta } = recording
    const measured = failed ? undefined : alone?.[i]
    return {
      root,
      depth,
      failed,
      again,
      nodes,
      move: best < 0 ? undefined : session.move(best),
      value: done ? replay.score(root, end) : undefined,
      window:
        replay.player(root) === 0 ? [alpha[root], beta[root]] : [0 - beta[root], 0 - alpha[root]],
      ...(measured !== undefined && { alone: measured }),
      together: iterations
        .filter((each) => each.depth === depth)
        .reduce((sum, each) => sum + each.nodes, 0),
      end,
    }
  })
}

/** From which depth to which each move was the best, of those depths that were done. */
export function historyOf(
  list: readonly Iteration[],
): readonly { readonly move: string; readonly from: number; readonly to: number }[] {
  const history: { move: string; from: number; to: number }[] = []
  for (const { move, depth, failed } of list) {
    if (move === undefined || failed) continue
    const last = history.at(-1)
    if (last?.move === move) last.to = depth
    else history.push({ move, from: depth, to: depth })
  }
  return history
}

/** Each depth's tree as a small picture that opens it, with what its order has saved. */
export class StripPane {
  readonly element: HTMLElement
  private readonly document: Document
  private readonly words: TechniquesWords
  private readonly go: (step: number) => void
  private readonly history: HTMLElement
  private readonly list: HTMLElement
  private drawn: Replay | undefined
  private buttons: readonly { readonly button: HTMLElement; readonly root: number }[] = []

  /** @param go  the reader asks for a step */
  constructor(document: Document, words: TechniquesWords, go: (step: number) => void) {
    this.document = document
    this.words = words
    this.go = go
    const { deepening } = words
    this.history = element(document, 'p')
    this.list = element(document, 'ol', { class: 'technique-strip scrolls' })
    this.element = element(document, 'div', { class: 'technique' }, [
      element(document, 'p', { class: 'technique-title' }, [deepening.title]),
      this.list,
      this.history,
      element(document, 'p', { class: 'hint' }, [deepening.measured]),
    ])
  }

  update(insight: Insight, step: number, telling: Telling): void {
    const { session } = insight
    const { replay } = session
    const has = replay.recording.algorithm === 'deepening' && replay.roots.length > 1
    this.element.toggleAttribute('hidden', !has)
    if (!has) return
    if (this.drawn !== replay) {
      this.drawn = replay
      this.fill(insight, telling)
    }
    const root = step === 0 ? -1 : replay.root(step)
    for (const each of this.buttons) {
      set(each.button, 'aria-current', each.root === root ? 'true' : undefined)
    }
  }

  private fill(insight: Insight, telling: Telling): void {
    const { document, words } = this
    const { replay } = insight.session
    const list = iterationList(insight)
    setText(this.history, words.deepening.history(historyOf(list)))
    const buttons: { button: HTMLElement; root: number }[] = []
    let best: string | undefined
    const items = list.map((each, i) => {
      const texts = this.texts(each, best, telling)
      if (!each.failed) best = each.move ?? best
      const end = list[i + 1]?.root ?? replay.nodeCount
      const button = element(
        document,
        'button',
        {
          type: 'button',
          class: each.failed || each.again ? 'again' : '',
        },
        [
          element(document, 'span', { class: 'unseen' }, [words.deepening.open]),
          thumbnail(document, replay, each.root, end),
          element(document, 'b', {}, [words.deepening.depth(each.depth)]),
          ...texts.map((text) => element(document, 'span', {}, [text])),
        ],
      )
      button.addEventListener('click', () => this.go(each.end))
      buttons.push({ button, root: each.root })
      return element(document, 'li', {}, [button])
    })
    this.buttons = buttons
    this.list.replaceChildren(...items)
  }

  private texts(
    each: Iteration,
    before: string | undefined,
    { session, words }: Telling,
  ): string[] {
    const { deepening } = this.words
    const { failed, again, nodes, move, value, window, alone, together } = each
    const score = value === undefined ? '' : scoreText(value, words)
    const high = failed && this.isHigh(each, session.replay)
    return [
      deepening.nodes(nodes),
      ...(again || failed
        ? [deepening.window(scoreText(window[0], words), scoreText(window[1], words))]
        : []),
      ...(failed
        ? [deepening.failed(high, scoreText(window[high ? 1 : 0], words))]
        : move === undefined
          ? [deepening.stopped]
          : [
              before === undefined || before === move
                ? deepening.best(move, score)
                : deepening.changed(move, score),
            ]),
      ...(alone === undefined
        ? []
        : [alone < 0 ? deepening.unmeasured : deepening.alone(alone, together)]),
    ]
  }

  /** Whether its value lay above its window, in Max's view. */
  private isHigh({ root }: Iteration, replay: Replay): boolean {
    const low = replay.toldBound(root) === UPPER
    return low === (replay.player(root) === 1)
  }
}
