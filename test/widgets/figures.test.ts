import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fail, type Result } from '../../engine/index.ts'
import { asWritten } from '../../src/i18n/as-written.ts'
import { bitBench } from '../../src/i18n/bit-bench.ts'
import { bitSteps } from '../../src/i18n/bit-steps.ts'
import { bits } from '../../src/i18n/bits.ts'
import { capture } from '../../src/i18n/capture.ts'
import { demands } from '../../src/i18n/demands.ts'
import { drill } from '../../src/i18n/drill.ts'
import { errors } from '../../src/i18n/errors.ts'
import { figure as words } from '../../src/i18n/figure.ts'
import { growingTree } from '../../src/i18n/growing-tree.ts'
import { heat } from '../../src/i18n/heat.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { lab } from '../../src/i18n/lab.ts'
import { heuristicWeights } from '../../src/i18n/heuristic-weights.ts'
import { match } from '../../src/i18n/match.ts'
import { workshop } from '../../src/i18n/workshop.ts'
import { packedCell } from '../../src/i18n/packed-cell.ts'
import { play } from '../../src/i18n/play.ts'
import { position } from '../../src/i18n/position.ts'
import { rootSplit } from '../../src/i18n/root-split.ts'
import { terms } from '../../src/i18n/terms.ts'
import { rules } from '../../src/i18n/rules.ts'
import { winTest } from '../../src/i18n/win-test.ts'
import { signs } from '../../src/i18n/signs.ts'
import { solverEffort } from '../../src/i18n/solver-effort.ts'
import { solvingSteps } from '../../src/i18n/solving-steps.ts'
import { recount } from '../../src/i18n/recount.ts'
import { techniqueBench } from '../../src/i18n/technique-bench.ts'
import { strategy } from '../../src/i18n/strategy.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { threats } from '../../src/i18n/en/threats.ts'
import { zobrist } from '../../src/i18n/zobrist.ts'
import { decodeState } from '../../src/state/read-link.ts'
import type { Schema } from '../../src/state/schema.ts'
import { FigureLink } from '../../src/state/figure-link.ts'
import type { BenchMessage } from '../../src/workers/bit-bench/protocol.ts'
import { TASKS, WAYS } from '../../src/workers/bit-bench/ways.ts'
import { leavesNothing, linked } from './figure-help.ts'
import { styled } from './styled.ts'

styled('styles/tokens.css', 'styles/controls.css')

/*
 * What every figure does alike. A figure is a line here: what it is made of on its page, a link
 * that is not right, and something that a reader can do.
 */
interface Row {
  /** The story whose first frame it begins with, `Figure/story`. */
  readonly story: string
  /** The state of a link that the figure refuses. */
  readonly bad: string
  /** Changes the figure. */
  readonly act: () => Promise<void>
  /** Opens what its button to copy the link stands behind, where that is not in sight. */
  readonly opens?: () => Promise<void>
  /** Whether that can be taken back. */
  readonly undoes: boolean
  /** Of a figure with a field for games: what it is called, and three moves as they are pasted. */
  readonly reads?: { readonly field: string; readonly game: string }
}

// The table below names controls by their words.
await wordsReady()

const press = (name: string) => () => page.getByRole('button', { name, exact: true }).press()
const choose = (name: string, label: string) => () =>
  page.getByRole('combobox', { name }).choose(label)
const cell = (name: RegExp) => () => page.getByRole('gridcell', { name }).first().press()

/** Stands in for the worker that measures, which takes its time. */
class QuickBench {
  onmessage: ((event: { data: BenchMessage }) => void) | undefined
  constructor() {
    const rates = TASKS.flatMap((task) =>
      WAYS.map((way) => ({ kind: 'rate', rate: { task, way, perSecond: 5e6 } }) as const),
    )
    setTimeout(() => {
      for (const data of [{ kind: 'checked', agree: true } as const, ...rates]) {
        this.onmessage?.({ data })
      }
      this.onmessage?.({ data: { kind: 'done' } })
    })
  }
  terminate(): void {}
}

/** A click on an empty square. */
const pick = (square: string) => () =>
  page.getByRole('gridcell', { name: `${square}, empty` }).press({ force: true })

const FIGURES: Readonly<Record<string, Row>> = {
  'cutoff-growing-tree': {
    story: 'GrowingTree/four-opened',
    bad: 'open:0.999',
    act: press(growingTree.openLast),
    undoes: true,
  },
  'cutoff-heat': {
    story: 'Heat/weighed',
    bad: 'position:d4d4',
    act: press(heat.playBest),
    undoes: true,
  },
  'cutoff-demands': {
    story: 'Demands/right',
    bad: 'depth:3',
    act: press(demands.clear),
    undoes: true,
  },
  'cutoff-capture': {
    story: 'Capture/pair',
    bad: 'set:32',
    act: press(capture.allOff),
    undoes: true,
  },
  'cutoff-packed-cell': {
    story: 'PackedCell/three-with-a-hole',
    bad: 'ask:z1',
    act: press(packedCell.put('O', 'd5')),
    undoes: true,
  },
  'cutoff-zobrist': {
    story: 'Zobrist/a-stone-comes',
    bad: 'stones:Xb2Ob2',
    act: press(zobrist.clear),
    undoes: true,
  },
  'cutoff-ladder': {
    story: 'Ladder/four-matches',
    bad: 'games:99',
    act: press(stepper.back),
    undoes: false,
  },
  'cutoff-match': {
    story: 'Match/two-games',
    bad: 'games:999',
    act: choose(match.match, 'Connect 4: first'),
    undoes: true,
  },
  'cutoff-workshop': {
    story: 'Workshop/as-it-opens',
    bad: 'player:own:depth=99',
    act: choose(workshop.against, 'Level 3, club'),
    undoes: true,
  },
  'cutoff-monte-carlo': {
    story: 'MonteCarlo/playout',
    bad: 'iterations:0',
    act: press(stepper.back),
    undoes: false,
  },
  'cutoff-root-split': {
    story: 'RootSplit/slower',
    bad: 'threads:9',
    act: () => page.getByRole('checkbox', { name: rootSplit.sharing }).press(),
    undoes: true,
  },
  'cutoff-puzzles': {
    story: 'Puzzles/fork',
    bad: 'at:12',
    act: cell(/^e1/),
    undoes: true,
  },
  'cutoff-deciding': {
    story: 'Deciding/fours',
    bad: 'at:12',
    act: press(heat.terms.two),
    undoes: true,
  },
  'cutoff-rules': {
    story: 'Rules/double-three',
    bad: 'position:XX',
    act: cell(/^a1/),
    undoes: true,
    reads: { field: rules.text, game: '1. e5 e6\n2. a1' },
  },
  'cutoff-terms': {
    story: 'Terms/opening',
    bad: 'position:a1',
    act: press(terms.late),
    undoes: true,
    reads: { field: terms.text, game: '(;GM[4]SZ[19]\n;B[jj];W[kk]\n;B[aa])' },
  },
  'cutoff-threats': {
    story: 'Threats/fours',
    bad: 'position:h8 h8',
    act: press(threats.change),
    undoes: false,
    reads: { field: threats.text, game: '1. j10 h9\n2. a1' },
  },
  'cutoff-beam': {
    story: 'Beam/lost',
    bad: 'position:e5 e5',
    act: cell(/^a1/),
    undoes: true,
  },
  'cutoff-move-order': {
    story: 'MoveOrder/influence',
    bad: 'position:e5 e5',
    act: cell(/^a1/),
    undoes: true,
  },
  'cutoff-budget': {
    story: 'Budget/time-is-up',
    bad: 'position:8',
    act: cell(/^e4/),
    undoes: true,
  },
  'cutoff-values': {
    story: 'Values/tic-tac-toe',
    bad: 'position:b2b2',
    act: () => page.getByRole('gridcell', { name: /^b1/ }).press(),
    undoes: true,
  },
  'cutoff-values-exact': {
    story: 'ValuesExact/middle',
    bad: 'position:8',
    act: () => page.getByRole('gridcell', { name: /^b3/ }).press(),
    undoes: true,
  },
  'cutoff-solver-effort': {
    story: 'SolverEffort/scores',
    bad: 'row:3',
    act: choose(solverEffort.row, solverEffort.named(26, 1)),
    undoes: false,
  },
  'cutoff-solving-steps': {
    story: 'SolvingSteps/two',
    bad: 'position:3',
    act: choose(solvingSteps.position, solvingSteps.named(1, 14)),
    undoes: false,
  },
  'cutoff-heuristic-weights': {
    story: 'HeuristicWeights/weights',
    bad: 'k:25',
    act: press(heuristicWeights.playIt),
    undoes: true,
  },
  'cutoff-bit-steps': {
    story: 'BitSteps/moves',
    bad: 'x:2',
    act: press(bitSteps.clear),
    undoes: true,
  },
  'cutoff-technique-bench': {
    story: 'TechniqueBench/stored',
    bad: 'game:chess',
    act: choose(techniqueBench.game, techniqueBench.games['abalone'] ?? ''),
    undoes: false,
  },
  'cutoff-recount': {
    story: 'Recount/reach',
    bad: 'step:3',
    act: choose(recount.reach.what, recount.reach.step(4)),
    undoes: false,
  },
  'cutoff-bit-bench': {
    story: 'BitBench/stored',
    bad: 'rates:1-2',
    act: async () => {
      vi.stubGlobal('Worker', QuickBench)
      await press(bitBench.run)()
      await expect.element(page.getByText(bitBench.measured)).toBeInTheDocument()
      vi.unstubAllGlobals()
    },
    undoes: false,
  },
  'cutoff-bits-bytes': {
    story: 'BitsBytes/xor',
    bad: 'a:1010111',
    act: press(bits.bytes.bit('b', 0, '1')),
    undoes: true,
  },
  'cutoff-bits-lab': {
    story: 'BitsLab/border',
    bad: 'word:ffffffffffffffff',
    act: choose(bits.lab.presets, bits.lab.preset.squares),
    undoes: true,
  },
  'cutoff-bits-move': {
    story: 'BitsMove/third-row',
    bad: 'moves:1111111',
    act: cell(/^a1/),
    undoes: true,
  },
  'cutoff-bits-shift-trap': {
    story: 'BitsShiftTrap/low',
    bad: 'by:64',
    act: async () => {
      await page.getByRole('slider').press()
      await userEvent.keyboard('{End}')
    },
    undoes: false,
  },
  'cutoff-win-test': {
    story: 'WinTest/guarded',
    bad: 'step:99',
    act: press(winTest.clear),
    undoes: true,
  },
  'cutoff-as-written': {
    story: 'AsWritten/vertical',
    bad: 'word:ffffffffffffffff',
    act: press(asWritten.clear),
    undoes: true,
  },
  'cutoff-signs': {
    story: 'Signs/lost-sign',
    bad: 'position:((3,12',
    act: () => page.getByRole('radio', { name: signs.slips.call }).press(),
    undoes: true,
  },
  'cutoff-patterns': {
    story: 'Patterns/slide',
    bad: 'pattern:xyz',
    act: cell(/empty/),
    undoes: true,
  },
  'cutoff-lab': {
    story: 'Lab/opening',
    bad: 'tree:((3,12',
    act: async () => {
      await press(lab.check)()
      // What checks is fetched first.
      const undo = page.getByRole('button', { name: words.undo, exact: true })
      await expect.element(undo).toHaveAttribute('aria-disabled', 'false')
    },
    undoes: true,
  },
  'cutoff-drill': {
    story: 'Drill/ladder',
    bad: 'set:x',
    act: choose(drill.level, `1. ${drill.rungs.carry}`),
    undoes: false,
  },
  'cutoff-line-strip': {
    story: 'LineStrip/half-open-three',
    bad: 'row:XX',
    act: cell(/^a, empty/),
    undoes: true,
  },
  'cutoff-strategy': {
    story: 'Strategy/open',
    bad: 'picks:zz',
    act: press(strategy.best),
    undoes: true,
  },
  'cutoff-position': {
    story: 'Position/tic-tac-toe',
    bad: 'position:b2.b2',
    act: pick('b1'),
    undoes: true,
    reads: { field: position.text, game: 'b1\na1\nc3' },
  },
  'cutoff-review': {
    story: 'Review/connect4',
    bad: 'moves:8',
    act: pick('d6'),
    // A move that is taken back stays in the list of the moves, and in the link.
    undoes: false,
  },
  'cutoff-play': {
    story: 'Play/connect4-search',
    bad: 'moves:8',
    opens: press(play.game),
    act: async () => {
      await page.getByRole('gridcell', { name: 'd6, empty' }).press({ force: true })
      await expect.element(page.getByText(/^The engine played/)).toBeInTheDocument()
      // The address says both moves, and not the first alone.
      dispatchEvent(new Event('pagehide'))
    },
    undoes: true,
  },
  'cutoff-analysis': {
    story: 'Analysis/mnk',
    bad: 'set:..',
    act: pick('b2'),
    undoes: true,
  },
}

/** First frames, as they are kept to be compared. */
const frames = import.meta.glob<string>('../golden/*/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>('../../src/widgets/*/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The names of the elements that are figures, and the files that define them. */
const defined = Object.entries(sources).flatMap(([file, source]) =>
  /extends (Figure|Board|Searching|Measuring|Match|Table|Word|Live)\w*</.test(source)
    ? [...source.matchAll(/define\('(cutoff-[\w-]+)'/g)].map(([, name]) => [name, file] as const)
    : [],
)
const load = import.meta.glob('../../src/widgets/*/*element.ts')

leavesNothing()
afterEach(() => vi.restoreAllMocks())

async function open(name: string, link = ''): Promise<HTMLElement> {
  const file = defined.find(([each]) => each === name)?.[1] ?? ''
  // A module that is there is looked for in all that it imports.
  if (customElements.get(name) === undefined) await load[file]()
  history.replaceState(null, '', link === '' ? location.pathname : `?figure=${link}`)
  const parsed = new DOMParser().parseFromString(
    frames[`../golden/${FIGURES[name].story}.html`],
    'text/html',
  )
  const figure = parsed.querySelector<HTMLElement>(name)
  if (figure === null) throw new Error(`no ${name} in ${FIGURES[name].story}`)
  figure.id = 'figure'
  document.body.append(document.adoptNode(figure))
  await FIGURES[name].opens?.()
  await expect.element(page.getByRole('button', { name: words.copy })).toBeInTheDocument()
  return figure
}

const error = (figure: HTMLElement) => figure.querySelector('[role=alert]')?.textContent ?? ''
const hint = (figure: HTMLElement) => figure.querySelector('[role=status]')?.textContent?.trim()

test('every figure is held to what all do alike', () => {
  expect(defined.map(([name]) => name).toSorted()).toEqual(Object.keys(FIGURES).toSorted())
})

/** Drops a file on a figure. */
function drop(on: Element, bytes: BlobPart): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([bytes], 'game.txt'))
  for (const type of ['dragover', 'drop']) {
    on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }
}

/** Pastes a text where a field of that name is. */
function paste(field: string, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  page.getByRole('textbox', { name: field }).element().dispatchEvent(event)
}

describe.each(Object.entries(FIGURES))('%s', (name, { bad, act, undoes, reads }) => {
  test('says of a bad link that it is the link that is not right', async () => {
    const figure = await open(name, bad)
    await expect.poll(() => error(figure)).toMatch(new RegExp(`^${words.badLink} .`))
    await act()
    await expect.poll(() => error(figure)).toBe('')
  })

  test('keeps its hint with a good link, and says of a field that it does not have', async () => {
    const standing = hint(await open(name))
    document.body.replaceChildren()
    expect(hint(await open(name, 'nowhere:1'))).toBe(
      errors['link/other-figure']({ fields: 'nowhere' }),
    )
    document.body.replaceChildren()
    const figure = await open(name, ';')
    expect(hint(figure)).toBe(standing)
    expect(error(figure)).toBe('')
  })

  test('says that a link is cut off, wherever in a field that is, and not of another figure', async () => {
    const figure = await open(name)
    const schema = await (figure as unknown as { schema(): Schema | Promise<Schema> }).schema()
    for (const field of Object.keys(schema)) {
      for (let letters = 1; letters <= field.length; letters++) {
        const read = decodeState(schema, `;${field.slice(0, letters)}`)
        expect(read).toMatchObject({ ok: true, value: { cut: field.slice(0, letters) } })
      }
    }
    document.body.replaceChildren()
    const cut = Object.keys(schema)[0].slice(0, 2)
    expect(hint(await open(name, cut))).toBe(errors['link/cut-off']({ cut }))
  })

  test('copies its link, and says so in the words of all figures', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text)
      return Promise.resolve()
    })
    const figure = await open(name)
    await act()
    await expect.poll(linked).not.toBe(null)
    await press(words.copy)()
    await expect.poll(() => hint(figure)).toBe(words.copied)
    expect(new URL(copied[0]).searchParams.get('figure')).toBe(linked())
    expect(new URL(copied[0]).hash).toBe('#figure')
  })

  test('says that the browser does not let it copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    const figure = await open(name)
    await press(words.copy)()
    await expect.poll(() => hint(figure)).toBe(words.notCopied)
  })

  test('says of a state that is too long that the link does not have it', async () => {
    const refused: Result<string> = fail('link/too-long', 0, { max: 1 })
    vi.spyOn(FigureLink.prototype, 'write').mockReturnValue(refused)
    vi.spyOn(FigureLink.prototype, 'hrefOf').mockReturnValue(undefined)
    const figure = await open(name)
    await press(words.copy)()
    await expect.poll(() => error(figure)).toBe(words.tooLong)
    await act()
    await expect.poll(() => error(figure)).toBe(words.tooLong)
  })

  test.runIf(undoes)('takes a change back and makes it again, by key and by button', async () => {
    const figure = await open(name)
    await act()
    await expect.poll(linked).not.toBe(null)
    const after = linked()
    if (!figure.contains(document.activeElement)) figure.querySelector('button')?.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(linked).toBe(null)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.poll(linked).toBe(after)
    // By the browser's own pointer, once for each figure.
    await page.getByRole('button', { name: words.undo, exact: true }).click()
    await expect.poll(linked).toBe(null)
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.poll(linked).toBe(after)
  })

  test.runIf(reads)('takes back the moves of a pasted game one by one', async () => {
    const { field, game } = reads ?? { field: '', game: '' }
    const figure = await open(name)
    const now = () => /position:[^;]*/.exec(linked() ?? '')?.[0]
    paste(field, game)
    await expect.poll(now).toBeDefined()
    expect(error(figure)).toBe('')
    const states = [now()]
    for (let back = 0; back < 4; back++) {
      await press(words.undo)()
      states.push(now())
    }
    // To the start of the game, and from there to what the page has shown.
    expect(new Set(states).size).toBe(5)
    expect(states[4]).toBeUndefined()
    for (const after of states.slice(0, -1).toReversed()) {
      await press(words.redo)()
      expect(now()).toBe(after)
    }
  })

  test.runIf(reads)(
    'reads a file that is dropped on its board, as it reads what is pasted',
    async () => {
      const { field, game } = reads ?? { field: '', game: '' }
      const figure = await open(name)
      paste(field, game)
      await expect.poll(linked).not.toBe(null)
      const pasted = linked()
      figure.remove()
      history.replaceState(null, '', location.pathname)
      const other = await open(name)
      const board = other.querySelector('[role=grid], svg') ?? other
      // As editors of another system write it: with a mark of the order of its bytes.
      const utf16 = new Uint16Array([0xfeff, ...[...game].map((letter) => letter.charCodeAt(0))])
      drop(board, utf16)
      await expect.poll(linked).toBe(pasted)
      expect(error(other)).toBe('')
      expect(other.hasAttribute('data-dropping')).toBe(false)
      // What is found of a position takes back what was said before.
      await expect.poll(() => hint(other)).not.toMatch(/^Looking/)
      const read = linked()
      for (const [bytes, code] of [
        [new Uint8Array(1_000_001).fill(32), 'file/too-large'],
        [new Uint8Array([0x89, 0x50, 0, 0]), 'file/no-text'],
      ] as const) {
        drop(board, bytes)
        await expect.poll(() => error(other)).toContain(errors[code]({ megabytes: 1 }))
      }
      expect(linked()).toBe(read)
    },
  )

  test('writes what waits for its link when it leaves the page', async () => {
    const figure = await open(name)
    await act()
    figure.remove()
    expect(linked()).not.toBe(null)
  })
})
