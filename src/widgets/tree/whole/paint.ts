import type { NodeState } from '../../../../engine/index.ts'
import type { TreeWords } from '../../../i18n/tree.ts'
import { isShown } from './shown.ts'
import type { Look, Mark } from './scene.ts'

/** The palette as the page has it now: the tokens of the style sheet. */
export interface Inks {
  readonly paper: string
  readonly wash: string
  readonly ink: string
  readonly soft: string
  readonly faint: string
  readonly rule: string
  readonly accent: string
}

/** What is told of a mark at its place. */
export interface Told {
  readonly state: NodeState
  readonly min: boolean
  readonly leaf: boolean
  readonly current: boolean
  readonly onPath: boolean
  readonly onLine: boolean
  readonly selected: boolean
  /** Has the keys. */
  readonly focused: boolean
  /** What it is called; empty where that has no room, or it is several. */
  readonly name: string
  /** Of a node: its value. Of a shape: how many nodes, share cut, range of values. */
  readonly texts: readonly string[]
  /** Of a shape, from 0 to 1: how much of it has been met, and how much of that is cut. */
  readonly met: number
  readonly cut: number
}

/** Pixels below which a node has no value in it. */
const LEAST_TEXT = 26
const LINE = 15

/** Draws what is in sight of a large tree, with the marks that the drawing of a small one has. */
export function paint(
  context: CanvasRenderingContext2D,
  look: Look,
  marks: readonly Mark[],
  told: readonly Told[],
  inks: Inks,
  font: string,
  words: TreeWords,
): void {
  const { width, height } = look
  context.fillStyle = inks.paper
  context.fillRect(0, 0, width, height)
  context.lineJoin = 'round'
  const size = Math.max(7, Math.min(35, look.k * 0.8))
  const heavy: number[] = []
  for (let i = 0; i < marks.length; i++) {
    if (told[i].onPath || told[i].onLine) heavy.push(i)
    else link(context, marks, told, i, inks)
  }
  for (const i of heavy) link(context, marks, told, i, inks)
  for (let i = 0; i < marks.length; i++) {
    if (!isShown(marks[i], look)) continue
    if (marks[i].kind === 'shape') shape(context, look, marks[i], told[i], inks, font)
    else node(context, marks[i], told[i], size, inks, font)
  }
  paintLevels(context, look, marks, told, inks, font, words)
}

function link(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  told: readonly Told[],
  index: number,
  inks: Inks,
): void {
  const mark = marks[index]
  if (mark.above < 0) return
  const above = marks[mark.above]
  const { state, onPath, onLine } = told[index]
  const skipped = state === 'cut' || state === 'under-cut'
  context.strokeStyle =
    state === 'unvisited' ? inks.rule : skipped || state === 'dropped' ? inks.faint : inks.ink
  const isNode = mark.kind === 'node'
  context.lineWidth = onLine && isNode ? 4.5 : onPath ? 2.5 : 1
  context.setLineDash(state === 'dropped' ? [1, 4] : skipped ? [4, 3] : [])
  context.beginPath()
  context.moveTo(above.x, above.y)
  context.lineTo(mark.x, mark.y)
  context.stroke()
  context.setLineDash([])
}

/** A wedge as wide as its slots at its last level; what has been met of it is filled, from the left. */
function shape(
  context: CanvasRenderingContext2D,
  { width }: Look,
  mark: Mark,
  { state, met, cut, onPath, selected, focused, name, texts }: Told,
  inks: Inks,
  font: string,
): void {
  const skipped = state === 'cut' || state === 'under-cut'
  const [from, to] = [Math.max(-40, mark.from + 0.5), Math.min(width + 40, mark.to - 0.5)]
  const apex = Math.min(6, (to - from) / 2)
  const bottom = Math.max(mark.bottom, mark.y + 24)
  const outline = () => {
    context.beginPath()
    context.moveTo(mark.x - apex, mark.y)
    context.lineTo(mark.x + apex, mark.y)
    context.lineTo(to, bottom)
    context.lineTo(from, bottom)
    context.closePath()
  }
  context.save()
  outline()
  context.fillStyle = inks.paper
  context.fill()
  context.clip()
  context.fillStyle = inks.rule
  const filled = from + (to - from) * met
  context.fillRect(from, mark.y, filled - from, bottom - mark.y)
  // The share that is cut, hatched from below.
  const top = bottom - (bottom - mark.y) * cut
  context.beginPath()
  context.strokeStyle = inks.faint
  context.lineWidth = 1
  for (let y = top; y < bottom; y += 5) {
    context.moveTo(from, y)
    context.lineTo(filled, y)
  }
  context.setLineDash([4, 3])
  context.stroke()
  context.restore()
  outline()
  context.setLineDash(skipped ? [3, 2.5] : [])
  context.strokeStyle =
    selected || focused || onPath
      ? inks.ink
      : state === 'unvisited' || skipped
        ? inks.faint
        : inks.soft
  context.lineWidth = selected || focused ? 2.5 : onPath ? 2 : 1
  context.stroke()
  context.setLineDash([])
  label(context, mark, name, -6, inks, font)
  if (texts.length === 0) return
  const room = to - from
  const here = selected || focused
  context.font = `500 12.5px ${font}`
  const wanted = Math.max(...texts.map((text) => context.measureText(text).width))
  if (!here && wanted > 0.72 * room) return
  const lines = texts.length
  const y = bottom - 10 - LINE * (lines - 1)
  if (!here && (bottom - mark.y) * 0.6 < LINE * lines) return
  const x = Math.max(wanted / 2 + 8, Math.min(width - wanted / 2 - 8, (from + to) / 2))
  if (here) {
    context.fillStyle = inks.paper
    context.fillRect(x - wanted / 2 - 6, y - 15, wanted + 12, LINE * lines + 8)
    context.strokeStyle = inks.ink
    context.lineWidth = 1
    context.strokeRect(x - wanted / 2 - 6, y - 15, wanted + 12, LINE * lines + 8)
  }
  context.textAlign = 'center'
  texts.forEach((text, line) => {
    halo(context, text, x, y + LINE * line, line === 0 ? inks.ink : inks.soft, inks.paper)
  })
}

function node(
  context: CanvasRenderingContext2D,
  mark: Mark,
  { state, min, leaf, current, onPath, onLine, selected, focused, name, texts }: Told,
  size: number,
  inks: Inks,
  font: string,
): void {
  const skipped = state === 'cut' || state === 'under-cut'
  const faint = skipped || state === 'unvisited' || state === 'dropped'
  const { x, y } = mark
  const half = size / 2
  const tall = size * 0.415
  context.beginPath()
  if (leaf) context.arc(x, y, Math.max(2.5, size * 0.34), 0, 2 * Math.PI)
  else {
    context.moveTo(x, min ? y + tall : y - tall)
    context.lineTo(x + half, min ? y - tall : y + tall)
    context.lineTo(x - half, min ? y - tall : y + tall)
    context.closePath()
  }
  context.fillStyle = current ? inks.ink : inks.paper
  context.fill()
  context.setLineDash(skipped ? [3, 2.5] : [])
  context.strokeStyle = faint ? inks.faint : inks.ink
  context.lineWidth = onLine ? 3 : onPath ? 2.5 : 1.25
  context.stroke()
  context.setLineDash([])
  if (selected || focused) {
    context.strokeStyle = focused ? inks.accent : inks.ink
    context.lineWidth = focused ? 2 : 1.5
    context.strokeRect(x - half - 4, y - tall - 4, size + 8, 2 * tall + 8)
  }
  label(context, mark, name, -tall - 6, inks, font)
  const [value] = texts
  if (value === undefined || value === '' || (size < LEAST_TEXT && !selected && !focused)) return
  context.font = `500 12.5px ${font}`
  context.textAlign = 'center'
  const inside = size >= LEAST_TEXT
  const ground = inside && current ? inks.ink : inks.paper
  const text = inside && current ? inks.paper : faint ? inks.soft : inks.ink
  const down = !inside ? tall + 14 : leaf ? 4.5 : min ? 1 : 9
  halo(context, value, x, y + down, text, ground)
}

/** What a node is called, above it. */
function label(
  context: CanvasRenderingContext2D,
  { x, y }: Mark,
  name: string,
  up: number,
  inks: Inks,
  font: string,
): void {
  if (name === '') return
  context.font = `12px ${font}`
  context.textAlign = 'center'
  halo(context, name, x, y + up, inks.soft, inks.paper)
}

/** Who moves at each level, at the side, where nothing lies over it. */
export function paintLevels(
  context: CanvasRenderingContext2D,
  { height }: Look,
  marks: readonly Mark[],
  told: readonly Told[],
  inks: Inks,
  font: string,
  words: TreeWords,
): void {
  const names = new Map<number, string>()
  for (const [i, { y }] of marks.entries()) {
    if (!told[i].leaf && y > -20 && y < height + 20 && !names.has(y)) {
      names.set(y, words.side(told[i].min ? 'min' : 'max'))
    }
  }
  context.font = `12px ${font}`
  context.textAlign = 'left'
  const width = Math.max(0, ...[...names.values()].map((name) => context.measureText(name).width))
  context.fillStyle = inks.paper
  context.fillRect(0, 0, width + 8, height)
  for (const [y, name] of names) halo(context, name, 4, y + 4, inks.soft, inks.paper)
}

function halo(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  ink: string,
  ground: string,
): void {
  context.strokeStyle = ground
  context.lineWidth = 4
  context.strokeText(text, x, y)
  context.fillStyle = ink
  context.fillText(text, x, y)
}
