import { html, nothing } from 'lit-html'
import { ContractError, type Result } from '../../../../engine/index.ts'
import {
  button,
  choices,
  copyButton,
  errorLine,
  field,
  hintLine,
  saysLine,
  undoButtons,
} from '../../../figure/panel.ts'
import { isTaken } from '../../../figure/stepper/keys.ts'
import { settled } from '../../../figure/settled.ts'
import { labTrees as words } from '../../../i18n/lab-trees.ts'
import type { Mode, ModeFrame, ModeHost } from '../mode.ts'
import type { LabState } from '../schema.ts'
import { countsOf, Workbench } from './bench.ts'
import {
  addBeside,
  addChild,
  move,
  nodeAt,
  remove,
  setLabel,
  setValue,
  sideAt,
  turn,
  type Edited,
  type Outline,
  type Path,
} from './outline.ts'

/** A tree is made by hand; its search is drawn as it comes to be. */
class Edit implements Mode {
  private readonly host: ModeHost
  private readonly bench: Workbench
  /** The node that is to hang from the one which is pressed next. */
  private carried: Path | undefined

  constructor(host: ModeHost) {
    this.host = host
    this.bench = new Workbench(host, words.edit.picture, (from, to) => this.drop(from, to))
  }

  take(state: LabState): Result<LabState> {
    return this.bench.take(state)
  }

  draw(): ModeFrame {
    const { host } = this
    const { bench, at } = this.bench
    if (bench === undefined) throw new ContractError('Edit', 'is drawn before it has a tree')
    const { carried } = this
    if (carried !== undefined && at !== undefined && at !== carried) {
      this.carried = undefined
      queueMicrotask(() => this.drop(carried, at))
    }
    this.bench.draw()
    return {
      question: words.edit.title,
      how: words.edit.how,
      below: html`<div class="lab-answer">
        ${saysLine(countsOf(bench))} ${at === undefined ? nothing : this.node(bench.root, at)}
        <div class="lab-row">${undoButtons(host.figure)} ${copyButton(host.figure)}</div>
        ${errorLine(host.figure)} ${hintLine(host.figure)}
      </div>`,
      fields: html``,
    }
  }

  /** What can be done with the node that is selected. */
  private node(root: Outline, at: Path) {
    const node = nodeAt(root, at)
    const does = (edit: (root: Outline, at: Path) => Edited | undefined) => () => {
      this.bench.apply(edit(root, at))
      this.bench.focus()
    }
    const inTree = at.length > 0
    return html`<div class="lab-row" role="group" aria-label=${words.edit.node}>
        ${field(
          node?.children === undefined ? words.edit.value : words.edit.judged,
          { text: settled(node?.value ?? ''), look: 'code lab-end', most: 40 },
          { type: (text) => this.bench.apply(setValue(root, at, text.trim())) },
        )}
        ${field(
          words.edit.label,
          { text: settled(node?.label ?? ''), look: 'code lab-end', most: 40 },
          { type: (text) => this.bench.apply(setLabel(root, at, text.trim())) },
        )}
        ${node?.children === undefined ? nothing : this.side(root, at)}
      </div>
      <div class="lab-row">
        ${button(words.edit.child, does(addChild), { keys: 'A' })}
        ${button(words.edit.beside, does(addBeside), { can: inTree, keys: 'B' })}
        ${button(words.edit.remove, does(remove), { can: inTree, keys: 'Delete' })}
        ${button(words.edit.left, () => this.shift(-1), { can: inTree, keys: 'Alt+ArrowLeft' })}
        ${button(words.edit.right, () => this.shift(1), { can: inTree, keys: 'Alt+ArrowRight' })}
        ${button(
          words.edit.carry,
          () => {
            this.carried = at
            this.host.redraw()
          },
          { can: inTree, pressed: this.carried !== undefined },
        )}
      </div>`
  }

  private side(root: Outline, at: Path) {
    const side = sideAt(root, this.isMin, at)
    return choices(
      this.host.figure,
      words.edit.turn,
      [
        ['max', words.edit.sides.max],
        ['min', words.edit.sides.min],
      ],
      side,
      () => this.turn(root, at),
    )
  }

  /** Whether Min moves first, whoever says so. */
  private get isMin(): boolean {
    return this.bench.bench?.searched.position.first === 1
  }

  /** It is the other side's turn at a node: from now on the text says whose. */
  private turn(root: Outline, at: Path): void {
    const { isMin } = this
    if (nodeAt(root, at)?.children === undefined) return
    if (at.length === 0) this.bench.apply({ root, at }, { first: 'text' }, !isMin)
    else this.bench.apply(turn(root, isMin, at), { first: 'text' }, isMin)
  }

  private shift(by: -1 | 1): void {
    this.bench.apply(this.bench.shifted(by))
    this.bench.focus()
  }

  /** A leaf that is dropped on takes the other beside it; an inner node takes it as its last child. */
  private drop(from: Path, to: Path): void {
    const root = this.bench.bench?.root
    if (root === undefined) return
    const children = nodeAt(root, to)?.children
    const place = children === undefined ? to : [...to, children.length]
    if (this.bench.apply(move(root, from, place))) this.bench.focus()
  }

  resized(): void {
    this.bench.resized()
  }

  key(event: KeyboardEvent): boolean {
    const { at, bench } = this.bench
    if (isTaken(event.target, event) || bench === undefined) return this.bench.key(event)
    const edit = at === undefined ? undefined : keyed(event, bench.root, at)
    if (at !== undefined && event.key.toLowerCase() === 'm' && isPlain(event)) {
      this.turn(bench.root, at)
      this.bench.focus()
      return true
    }
    if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      this.shift(event.key === 'ArrowLeft' ? -1 : 1)
      return true
    }
    if (edit === undefined) return this.bench.key(event)
    this.bench.apply(edit)
    this.bench.focus()
    return true
  }

  focus(): void {
    this.bench.focus()
  }

  leave(): void {
    this.bench.leave()
  }
}

function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey
}

function keyed(event: KeyboardEvent, root: Outline, at: Path): Edited | undefined {
  if (!isPlain(event)) return undefined
  switch (event.key.toLowerCase()) {
    case 'a':
      return addChild(root, at)
    case 'b':
      return addBeside(root, at)
    case 'delete':
      return remove(root, at)
    default:
      return undefined
  }
}

export function openMode(host: ModeHost): Mode {
  return new Edit(host)
}
