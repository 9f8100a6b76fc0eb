import {
  BACK,
  CUTOFF,
  ENTER,
  EXIT,
  type EventKind,
  movesTo,
  Replay,
} from '../../../engine/index.ts'
import { at, drawing, svg } from '../../boards/svg.ts'
import { exercise as words } from '../../i18n/exercise.ts'
import { signed } from '../../i18n/numbers.ts'
import { scores } from '../../i18n/scores.ts'
import { shownNodes } from '../tree/fold.ts'
import { tidyLayout } from '../tree/layout.ts'
import { leafDisc, triangle } from '../tree/shapes.ts'
import { scoreText, sideOf } from '../tree/texts.ts'
import type { Failure, TrialNode } from './exercise.ts'
import { recordProgram } from './program-trace.ts'
import type { Walk } from './walk.ts'

/** Pixels: of a node, of the room that it has, and of what stands at the left. */
const SYMBOL = 28
const SLOT = 60
const ROW = 64
const GUTTER = 44
const TOP = 22
const BELOW = 34
/** At the right, for the name of the last node. */
const LETTER = 14

/** What a program does on a tree, with what each of its calls returns. */
export function walkOfTree({ root, run }: Extract<Failure, { kind: 'tree' }>): Walk {
  const recording = recordProgram(run)
  const replay = new Replay(recording)
  const nodes = Array.from({ length: replay.nodeCount }, (_, node) => node)
  const shown = shownNodes(replay, {
    whole: true,
    focus: [],
    choice: new Map(),
    width: Infinity,
  })
  const { along, level, slots, levels } = tidyLayout(shown)
  const place = new Map(shown.map(({ node }, i) => [node, i]))
  const spot = (node: number) => {
    const index = place.get(node) ?? 0
    return { x: GUTTER + along[index] * SLOT, y: TOP + level[index] * ROW }
  }
  const given = (node: number): TrialNode =>
    movesTo(recording, node).reduce<TrialNode>(
      (above, child) => (typeof above === 'number' ? above : above[child]),
      root,
    )
  const letters = new Map<number, string>()
  for (const node of nodes) {
    if (node > 0 && typeof given(node) !== 'number') {
      letters.set(node, String.fromCharCode(65 + letters.size))
    }
  }
  const name = (node: number) => {
    const worth = given(node)
    if (node === 0) return words.failing.root
    return typeof worth === 'number'
      ? words.failing.leaf(leafText(worth))
      : (letters.get(node) ?? '')
  }
  // A leaf's call returns what it is worth: that is one thing, and not two.
  const events = [0]
  for (let step = 1; step <= replay.steps; step++) {
    const event = replay.step(step)
    if (event !== undefined && !(event.kind === EXIT && replay.isLeaf(event.node))) {
      events.push(step)
    }
  }

  return {
    steps: events.length - 1,
    says(step) {
      const event = replay.step(events[step])
      if (event === undefined) return words.failing.before
      return sentence(event.kind, name(event.node), scoreText(event.value, scores))
    },
    draw(document, step) {
      const now = events[step]
      const current = now === 0 ? -1 : replay.current(now)
      const size = {
        width: GUTTER + slots * SLOT + LETTER,
        height: TOP + (levels - 1) * ROW + BELOW,
      }
      const lines = nodes.slice(1).map((node) => {
        const [above, here] = [spot(replay.parent(node)), spot(node)]
        return svg(document, 'path', {
          class: `exercise-branch is-${replay.state(node, now)}`,
          d: `M${at(above.x)} ${at(above.y)}L${at(here.x)} ${at(here.y)}`,
        })
      })
      const discs = nodes.map((node) => {
        const { x, y } = spot(node)
        const worth = given(node)
        const leaf = typeof worth === 'number'
        const side = sideOf(replay.player(node))
        const score = replay.score(node, now)
        const text = score === undefined ? '' : scoreText(score, scores)
        const d = leaf ? leafDisc(SYMBOL / 2) : triangle(side, 1.75 * SYMBOL, 1.1 * SYMBOL)
        const classes = ['exercise-node', `is-${replay.state(node, now)}`]
        if (node === current) classes.push('current')
        const label = leaf ? leafText(worth) : (letters.get(node) ?? '')
        return svg(
          document,
          'g',
          { class: classes.join(' '), transform: `translate(${at(x)} ${at(y)})` },
          [
            svg(document, 'path', { d }),
            svg(
              document,
              'text',
              { y: leaf ? 4 : side === 'max' ? 11 : -2, 'text-anchor': 'middle' },
              [text],
            ),
            leaf
              ? svg(document, 'text', { class: 'label', y: 29, 'text-anchor': 'middle' }, [label])
              : svg(document, 'text', { class: 'label', x: 26, y: -6 }, [label]),
          ],
        )
      })
      const sides = [...new Set(level)].sort().flatMap((row) => {
        const inner = nodes.find((node) => level[place.get(node) ?? 0] === row && letters.has(node))
        const node = row === 0 ? 0 : inner
        if (node === undefined) return []
        const text = words.failing.side[sideOf(replay.player(node))]
        return [svg(document, 'text', { class: 'label', x: 0, y: TOP + row * ROW + 4 }, [text])]
      })
      const label = `${words.failing.tree} ${this.says(step)}`
      return drawing(document, 'exercise-tree', size, { role: 'img', 'aria-label': label }, [
        ...lines,
        ...sides,
        ...discs,
      ])
    },
  }
}

function leafText(worth: number): string {
  return signed(worth).replace('+', '')
}

function sentence(kind: EventKind, node: string, value: string): string {
  const { failing } = words
  switch (kind) {
    case ENTER:
      return failing.enter(node)
    case BACK:
      return failing.best(node, value)
    case CUTOFF:
      return failing.skips(node)
    default:
      return failing.returns(node, value)
  }
}
