import type { CaseWords } from '../../i18n/case.ts'
import type { TreeWords } from '../../i18n/tree.ts'
import { element, setText } from '../../figure/dom.ts'
import { nextTask } from '../../figure/next-task.ts'
import { ROOMS, roomToFill, type Room } from '../tree/geometry.ts'
import { set } from '../tree/keyed.ts'
import { TreeInput } from '../tree/tree-input.ts'
import type { TreeModel } from '../tree/model.ts'
import { SMALLEST, TreeView } from '../tree/view.ts'
import { treeAt, type Chosen, type Pair, type Which } from './model.ts'

/** What a reader does in one of the trees that the figure must know; see `TreeHost`. */
export interface PairHost {
  select(which: Which, node: number): void
  fold(which: Which, node: number, open: boolean): void
}

/** What of both searches is to be seen. */
export interface PairReading {
  readonly step: number
  readonly fault: Chosen
  readonly twin: Chosen
  /** Whether the node where they part is marked. */
  readonly told: boolean
  /** The steps go by too fast to be read out. */
  readonly quiet: boolean
}

interface Side {
  readonly which: Which
  readonly tree: TreeView
  /** The room of the drawing: where it is too small for it, it scrolls. */
  readonly frame: HTMLElement
  readonly input: TreeInput | undefined
  readonly sentence: HTMLElement
  readonly selection: HTMLElement
}

/**
 * The two trees beside each other, each with a sentence on its step; in any document. Where there
 * is no room beside, a reader turns from one to the other in the same place.
 */
export class PairView {
  readonly element: HTMLElement
  private readonly words: CaseWords
  private readonly sides: readonly Side[]
  private readonly buttons = new Map<Which, HTMLElement>()
  private readonly live: boolean
  /** Of both: what they do at the step, and what is selected. */
  private readonly spoken: readonly [HTMLElement, HTMLElement]
  private readonly region: HTMLElement
  private pair: Pair | undefined
  private reading: PairReading | undefined
  /** Resolves when the pair at hand has been drawn for the first time. */
  private beginning: Promise<void> | undefined
  /** Of both drawings: what a step needs more than those before stays. */
  private height = 0
  private fills = false
  /** The room of each where they fill the screen, once that has been measured. */
  private room: Room | undefined

  /** @param host  absent where the trees are still pictures */
  constructor(document: Document, words: CaseWords, tree: TreeWords, host?: PairHost) {
    this.words = words
    this.live = host !== undefined
    this.sides = (['fault', 'twin'] as const).map((which) => {
      const view = new TreeView(document, tree, host !== undefined)
      view.element.setAttribute('role', host === undefined ? 'img' : 'tree')
      view.element.setAttribute('aria-label', words.tree[which])
      const input =
        host === undefined
          ? undefined
          : new TreeInput(view, {
              select: (node) => host.select(which, node),
              fold: (node, open) => host.fold(which, node, open),
            })
      const sentence = element(document, 'p', { class: 'case-sentence' })
      const selection = element(document, 'p', { class: 'case-selection' })
      const frame = element(document, 'div', { class: 'case-frame scrolls' }, [view.element])
      return { which, tree: view, frame, input, sentence, selection }
    })
    this.spoken = [element(document, 'p'), element(document, 'p')]
    this.region = element(document, 'div', { class: 'unseen' }, this.spoken)
    this.element = element(document, 'div', { class: 'case-trees' }, [
      ...(this.live ? [this.turner(document), this.region] : []),
      ...this.sides.map(({ which, frame, sentence, selection }) =>
        element(document, 'div', { class: `case-tree ${which}` }, [
          element(document, 'p', { class: 'case-title' }, [words.program[which]]),
          frame,
          element(document, 'div', { class: 'case-said' }, [sentence, selection]),
        ]),
      ),
    ])
    if (this.live) this.turn('fault')
  }

  /** Whether the trees fill the screen, which may have another size; returns whether to draw them. */
  fill(fills: boolean): boolean {
    const other = fills || this.fills
    this.fills = fills
    this.room = undefined
    return other
  }

  /** As large as the smaller one of both can be drawn. */
  private filled({ frame }: Side, pair: Pair): Room {
    const { clientWidth: width, clientHeight: height } = frame
    return roomToFill(ROOMS.narrow, { width, height }, (room) => heightOf(pair, room))
  }

  /** Draws a step. In a page a new pair, which takes long, is drawn in tasks to come. */
  update(pair: Pair, reading: PairReading): Promise<void> | undefined {
    const isNew = pair !== this.pair
    this.pair = pair
    this.reading = reading
    if (isNew && this.live) this.beginning = this.begin(pair)
    else if (this.beginning === undefined) {
      const models = this.sides.map((side) => this.draw(side, pair, reading))
      this.speak(reading.quiet)
      // To ask for a frame's measures between two drawings would have the page laid out twice.
      this.sides.forEach((side, i) => this.follow(side, models[i]))
    }
    return this.beginning
  }

  private async begin(pair: Pair): Promise<void> {
    await nextTask()
    this.height = heightOf(pair, ROOMS.narrow)
    this.room = undefined
    for (const side of this.sides) {
      await nextTask()
      if (pair !== this.pair || this.reading === undefined) return
      this.follow(side, this.draw(side, pair, this.reading))
    }
    // What both answer is said beside the board.
    this.speak(true)
    this.beginning = undefined
  }

  private draw(side: Side, pair: Pair, reading: PairReading): TreeModel {
    const { which, tree, input, sentence, selection } = side
    const mark = reading.told ? this.words.partsHere : ''
    if (this.fills) this.room ??= this.filled(side, pair)
    const drawn = treeAt(pair[which], reading.step, reading[which], mark, this.room)
    if (this.room === undefined) this.height = Math.max(this.height, drawn.model.height)
    const model = this.room === undefined ? { ...drawn.model, height: this.height } : drawn.model
    tree.update(model)
    input?.update(model)
    setText(sentence, drawn.sentence)
    setText(selection, drawn.selection)
    return model
  }

  /** Reads out once what both trees say alike, and else says whose sentence it is. */
  private speak(quiet: boolean): void {
    set(this.region, 'aria-live', quiet ? 'off' : 'polite')
    const parts = ['sentence', 'selection'] as const
    parts.forEach((part, i) => {
      const [fault, twin] = this.sides.map((side) => side[part].textContent)
      setText(this.spoken[i], this.words.spoken(fault, twin))
    })
  }

  /** A tree of many levels keeps a size at which it can be read, and its frame follows the search. */
  private follow({ which, frame }: Side, { width, nodes, current }: TreeModel): void {
    const deep = width * SMALLEST > ROOMS.narrow.width
    frame.classList.toggle('deep', deep)
    set(frame, 'tabindex', deep ? '0' : undefined)
    set(frame, 'role', deep ? 'group' : undefined)
    set(frame, 'aria-label', deep ? this.words.frame[which] : undefined)
    if (!this.live || !deep || frame.scrollWidth <= frame.clientWidth) return
    const middle = (nodes[current].x / width) * frame.scrollWidth
    const margin = frame.scrollWidth / 5
    const [left, right] = [frame.scrollLeft, frame.scrollLeft + frame.clientWidth]
    if (middle - margin / 2 < left || middle + margin > right) {
      frame.scrollLeft = middle + margin - frame.clientWidth
    }
  }

  /** The two buttons by which a reader turns from one tree to the other. */
  private turner(document: Document): HTMLElement {
    for (const which of ['fault', 'twin'] as const) {
      const button = element(document, 'button', { class: 'button', type: 'button' }, [
        this.words.program[which],
      ])
      button.addEventListener('click', (event) => {
        // What is pressed in a drawing gives the focus away; here it stays on the button.
        event.stopPropagation()
        this.turn(which)
      })
      this.buttons.set(which, button)
    }
    const { turn } = this.words
    const group = { class: 'case-turn', role: 'group', 'aria-label': turn }
    return element(document, 'div', group, [...this.buttons.values()])
  }

  /** Both are looked at from the same place. */
  private turn(shown: Which): void {
    const left = Math.max(...this.sides.map(({ frame }) => frame.scrollLeft))
    set(this.element, 'data-shown', shown)
    for (const [which, button] of this.buttons) set(button, 'aria-pressed', String(which === shown))
    for (const { frame } of this.sides) frame.scrollLeft = left
  }

  /** Whether the key was one of the trees' own. */
  key(event: KeyboardEvent): boolean {
    return this.sides.some(({ input }) => input?.key(event) === true)
  }
}

/** What both trees need at the step where they part, which a reader is sent to. */
function heightOf(pair: Pair, room: Room): number {
  const heights = (['fault', 'twin'] as const).map((which) => {
    const chosen = { selected: pair[which].node, choice: new Map<number, boolean>() }
    return treeAt(pair[which], pair.parts, chosen, '', room).model.height
  })
  return Math.max(...heights)
}
