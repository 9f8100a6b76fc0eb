import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tree as treeWords } from '../../src/i18n/en/tree.ts'
import { whole as words } from '../../src/i18n/en/whole.ts'
import { tellingOf } from '../../src/widgets/tree/names.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'
import type { Filter } from '../../src/widgets/tree/whole/filter.ts'
import { paint } from '../../src/widgets/tree/whole/paint.ts'
import { fitted, lookAt, sceneOf } from '../../src/widgets/tree/whole/scene.ts'
import { Spread } from '../../src/widgets/tree/whole/spread.ts'
import { Teller } from '../../src/widgets/tree/whole/told.ts'
import { waysTo } from '../../src/widgets/tree/whole/ways.ts'
import { SvgContext } from './svg-context.ts'

/*
 * A large search as it is seen from afar, on a canvas: what is drawn there, kept as an SVG by the same
 * code. `npm run golden` renews it: look at the picture and at its diff.
 */
const WIDTH = 960
const HEIGHT = 520
const INKS = {
  paper: '#fff',
  wash: '#eee',
  ink: '#111',
  soft: '#555',
  faint: '#999',
  rule: '#ccc',
  accent: '#0072b2',
}

/** What a reader has chosen to see of the search. */
interface Seen {
  readonly step: number
  readonly only?: Filter['only']
  readonly reach?: number
  /** The child of the root that fills the picture. */
  readonly near?: number
  /** The child of the root that is selected. */
  readonly selected?: number
}

const SEEN: Readonly<Record<string, Seen>> = {
  begun: { step: 0 },
  'half-way': { step: 6000, selected: 2 },
  'nearer-at-its-end': { step: Infinity, near: 3 },
  'only-cuts-to-3-plies': { step: Infinity, only: 'cuts', reach: 3 },
  'only-the-principal-variation': { step: Infinity, only: 'line' },
}

const searched = recordNow({
  game: 'connect4',
  position: '',
  algorithm: 'alphabeta',
  depth: 5,
  ordering: 'none',
  tie: 'le',
  fail: 'soft',
})

test.each(Object.entries(SEEN))('the whole of a search, %s, is as it was', async (name, seen) => {
  if (!searched.ok) throw new Error(searched.error.code)
  const telling = tellingOf(searched.value, treeWords)
  const { replay } = telling.session
  const step = Math.min(seen.step, replay.steps)
  const spread = new Spread(replay, 0, { only: seen.only ?? 'all', reach: seen.reach ?? 0 })
  for (const _ of spread.build());
  const child = (at: number | undefined) => (at === undefined ? -1 : replay.children(0)[at])
  const [near, selected] = [child(seen.near), child(seen.selected)]
  const far = fitted(spread, WIDTH, HEIGHT)
  const look = near < 0 ? far : lookAt(spread, far, near, false)
  const choice = new Map<number, boolean>()
  const ways = waysTo(replay, [replay.current(step), selected])
  const marks = sceneOf(spread, look, { ways, choice, mirrored: false })
  const teller = new Teller(telling, { step, selected, choice }, spread, words)
  const context = new SvgContext()
  const told = marks.map((mark) => teller.told(mark, -1))
  const canvas = context as unknown as CanvasRenderingContext2D
  paint(canvas, look, marks, told, INKS, 'sans-serif', treeWords)
  const file = join(import.meta.dirname, 'WholeTree', `${name}.svg`)
  await expect(context.svg(WIDTH, HEIGHT)).toMatchFileSnapshot(file)
})
