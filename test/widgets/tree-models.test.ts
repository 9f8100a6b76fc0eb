import { describe, expect, test } from 'vitest'
import {
  CUTOFF,
  explainCut,
  EXIT,
  INFINITE,
  scoreRange,
  WIN,
  type AlgorithmName,
  type EventKind,
} from '../../engine/index.ts'
import { tree as words } from '../../src/i18n/en/tree.ts'
import { encodeState } from '../../src/state/link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import { followed, kept, zoomed } from '../../src/widgets/tree/camera.ts'
import { shownNodes } from '../../src/widgets/tree/fold.ts'
import { tidyLayout, rowLayout } from '../../src/widgets/tree/layout.ts'
import { specOf, stateOf, treeSchema } from '../../src/widgets/tree/link.ts'
import { ROOMS } from '../../src/widgets/tree/geometry.ts'
import { treeModel } from '../../src/widgets/tree/model.ts'
import { NodeView } from '../../src/widgets/tree/node-view.ts'
import { tellingOf as namedTelling } from '../../src/widgets/tree/names.ts'
import { panelModel, selectionSentence } from '../../src/widgets/tree/panel-model.ts'
import { currentLine, pseudocode } from '../../src/widgets/tree/pseudocode.ts'
import { twoFunctions } from '../../src/widgets/tree/two-functions.ts'
import { scoreScale } from '../../src/widgets/tree/scale.ts'
import { startStep } from '../../src/widgets/tree/start.ts'
import { treeAction } from '../../src/widgets/tree/tree-keys.ts'
import { sentences, sessionOf, tellingOf, toy } from './tree-help.ts'

const ALGORITHMS: readonly AlgorithmName[] = ['minimax', 'negamax', 'alphabeta']

describe('the scale', () => {
  test('keeps the order of all scores, from minus infinity to infinity', () => {
    const scores = [-INFINITE, 3 - WIN, 7 - WIN, -50, -1, 0, 20, WIN - 9, WIN - 2, INFINITE]
    const scale = scoreScale(scoreRange(scores.slice(1, -1)))
    const shares = scores.map((score) => scale.at(score))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(new Set(shares).size).toBe(scores.length)
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  })

  test('has strips for won games only where there are some', () => {
    const scale = scoreScale(scoreRange([4, 9]))
    expect([scale.wins, scale.losses]).toEqual([false, false])
    expect(scoreScale(scoreRange([4, WIN - 3])).wins).toBe(true)
  })

  test('marks every whole number where they are few, and the ends and zero where not', () => {
    expect(scoreScale(scoreRange([3, 7])).ticks).toEqual([3, 4, 5, 6, 7])
    expect(scoreScale(scoreRange([-40, 25])).ticks).toEqual([-40, 0, 25])
  })

  test('shows a single score in the middle', () => {
    expect(scoreScale(scoreRange([5])).at(5)).toBeCloseTo(0.5)
    expect(scoreScale(scoreRange([])).at(0)).toBeCloseTo(0.5)
  })
})

describe('the code', () => {
  const rules = ALGORITHMS.flatMap((algorithm) =>
    (['le', 'lt'] as const).flatMap((tie) =>
      (['soft', 'hard'] as const).map((fail) => ({ algorithm, tie, fail })),
    ),
  )

  const forms = [pseudocode, twoFunctions]

  test.each(rules)('has a line for every event of $algorithm, $tie, $fail', (rule) => {
    const { kind } = sessionOf(rule).replay.recording
    expect(new Set(kind).size).toBeGreaterThanOrEqual(4)
    for (const code of forms.map((form) => form(rule))) {
      for (const side of ['max', 'min'] as const) {
        for (const each of new Set(kind)) {
          const line = code[currentLine(code, each as EventKind, side)]
          expect(line.role).toBeDefined()
          expect(line.side ?? side).toBe(side)
        }
      }
      expect(currentLine(code, undefined, 'max')).toBe(-1)
    }
  })

  test('says how it cuts, and what it answers', () => {
    const text = (tie: 'le' | 'lt', fail: 'soft' | 'hard') =>
      pseudocode({ algorithm: 'alphabeta', tie, fail })
        .map((line) => line.text)
        .join('\n')
    expect(text('le', 'soft')).toContain('score ≥ β')
    expect(text('lt', 'soft')).toContain('score > β')
    expect(text('le', 'soft')).toContain('best ← −∞')
    expect(text('le', 'hard')).toContain('best ← α')
  })

  test('fits its panel', () => {
    for (const rule of rules.flatMap((each) => [each, { ...each, bounds: 'parent' as const }])) {
      for (const { text, indent } of forms.flatMap((form) => form(rule))) {
        expect(text.length + 1.5 * indent).toBeLessThanOrEqual(40)
      }
    }
  })
})

describe('the sentences', () => {
  test('tell the tree of 33 nodes', () => {
    const said = sentences(sessionOf())
    expect(said[0]).toBe('Nothing is searched yet. Step on, or play.')
    expect(said[7]).toBe('Min gets 5 from the leaf 5, its best so far, so β becomes 5.')
    expect(said[10]).toBe(
      'Min would get 6 from the leaf 6, no better for it than 5: nothing changes.',
    )
    expect(said[25]).toBe(
      'Min looks at F; now Max seeks its best reply. Min can hold Max to 5: only less than that can matter here.',
    )
    expect(said[58]).toBe('All moves at P have been tried: it is worth 7.')
    // Enough for a cut, with no move left to cut: all its leaves were seen.
    expect(said[70]).toBe('All moves at Q have been tried: it is worth 5.')
    expect(said[75]).toBe('That is enough at D: it is worth at most 5.')
    expect(said.at(-1)).toBe('Done: the root is worth 6, and the best choice for Max is C.')
  })

  test('say why each of its branches is cut', () => {
    const session = sessionOf()
    const said = sentences(session).filter((_, step) => session.replay.step(step)?.kind === CUTOFF)
    expect(said).toEqual([
      'Max is already sure of 5 at E, by K. At L, Min can answer with the leaf 4, which leaves Max with at most 4: less than that. So Max will not let the game come here, and the move that is left cannot matter.',
      'Max is already sure of 6 at G, by N. At O, Min can answer with the leaf 6, which leaves Max with at most 6: no more than that. So Max will not let the game come here, and the move that is left cannot matter.',
      'Max is already sure of 6 at the root, by C. At D, Min can answer with I, which leaves Max with at most 5: less than that. So Max will not let the game come here, and the move that is left cannot matter: 6 nodes skipped.',
    ])
  })

  test('speak of moves on a board, and of Min’s bound as what it can hold Max to', () => {
    const session = sessionOf({ game: 'connect4', position: '4455' })
    const cuts = sentences(session).filter((said) => said.startsWith('Min can already'))
    expect(cuts.length).toBeGreaterThan(0)
    expect(cuts[0]).toMatch(
      /^Min can already hold Max to −?\d+ after [1-7 ]+, by move [1-7]\. After [1-7 ]+, Max can answer with move [1-7], which gives Max at least −?\d+: (more|no less) than that\. /,
    )
  })

  test('never speak of a window where none is drawn', () => {
    for (const algorithm of ['alphabeta', 'negamax'] as const) {
      const told = sentences(sessionOf({ algorithm }), true)
      expect(told.join(' ')).not.toMatch(/window|[αβ]|becomes|stays/)
      expect(told.every((sentence) => sentence.endsWith('.'))).toBe(true)
    }
  })

  test('exist for every step of every algorithm and rule, and end in a full stop', () => {
    for (const algorithm of ALGORITHMS) {
      for (const spec of [
        { algorithm },
        { algorithm, tie: 'lt', fail: 'hard' } as const,
        { algorithm, game: 'mnk', position: 'a1b2c3a2c2', depth: 4 },
        { algorithm, game: 'connect4', position: '44', depth: 3 },
      ]) {
        for (const said of sentences(sessionOf(spec))) {
          expect(said).toMatch(/^[A-Z].*\.$/)
          expect(said).not.toMatch(/undefined|NaN|1000000000|-\d/)
        }
      }
    }
  })
})

describe('the move that is found', () => {
  test('is that of the whole search, also where its recording ends before', () => {
    const spec = { game: 'connect4', position: '4453', depth: 5 } as const
    const whole = sessionOf(spec)
    expect(whole.found).toBeDefined()
    for (const nodes of [50, 400]) {
      const part = sessionOf(spec, nodes)
      expect(part.replay.recording.dropped).toBeGreaterThan(0)
      expect(part.found).toBe(whole.found)
    }
  })
})

describe('a value that is too long for its node', () => {
  test('is there as a whole, for a pointer over it', () => {
    const session = sessionOf({ position: '[[1000000,3],[-123456,0.5]]' })
    const telling = namedTelling(session, words)
    const reading = { step: session.replay.steps, selected: -1, choice: new Map<number, boolean>() }
    const { nodes } = treeModel(telling, reading, ROOMS.wide)
    const wholes = nodes.flatMap(({ value, whole }) =>
      whole === undefined ? [] : [[value, whole]],
    )
    expect(wholes).toContainEqual(['10000…', '1000000'])
    expect(wholes).toContainEqual(['−1234…', '−123456'])
    for (const { value, whole } of nodes) expect(whole === undefined).toBe(!value.endsWith('…'))

    const view = new NodeView(document, { width: 40, height: 48, picture: 35, bar: 38 }, true, true)
    const long = nodes.find(({ whole }) => whole !== undefined)
    const short = nodes.find(({ whole }) => whole === undefined)
    if (long === undefined || short === undefined) throw new Error('no such nodes')
    view.update(long)
    expect(view.element.querySelector(':scope > title')?.textContent).toBe(long.whole)
    view.update(short)
    expect(view.element.querySelector('title')).toBeNull()
  })
})

describe('the selected node', () => {
  test('says why it is not cut, wherever it has been visited, and else why it is', () => {
    const session = sessionOf()
    const { replay } = session
    const telling = tellingOf(session)
    const visited: number[] = []
    for (let node = 1; node < replay.nodeCount; node++) {
      const reading = { step: replay.steps, selected: node, choice: new Map() }
      const said = selectionSentence(telling, reading, explainCut(replay, node))
      expect(said.includes('is not cut')).toBe(replay.isVisited(node))
      if (replay.isVisited(node)) visited.push(node)
    }
    // 25 with the root (SYSTEMS §2).
    expect(visited).toHaveLength(24)
  })

  test('has nothing to say of cuts in a search that never cuts', () => {
    const session = sessionOf({ algorithm: 'minimax' })
    const reading = { step: session.replay.steps, selected: 1, choice: new Map() }
    expect(selectionSentence(tellingOf(session), reading, undefined)).not.toContain('cut')
  })
})

describe('the panel', () => {
  const panel = (step: number, spec = {}) =>
    panelModel(tellingOf(sessionOf(spec)), { step, selected: -1, choice: new Map() }, undefined)

  test('counts what has been visited, against plain minimax', () => {
    expect(panel(77).counters).toMatchObject({ visited: 25, leaves: 9, cutoffs: 3, plain: 33 })
    expect(panel(20).counters).toMatchObject({ visited: 9, whole: { visited: 25, cutoffs: 3 } })
  })

  test('counts no cutoffs where nothing is cut', () => {
    for (const algorithm of ['minimax', 'negamax'] as const) {
      const { cutoffs, plain } = panel(20, { algorithm }).counters
      expect([cutoffs, plain]).toEqual([undefined, undefined])
    }
  })

  test('of a plain figure says how much of the tree has been visited', () => {
    const telling = { ...tellingOf(sessionOf()), plain: true }
    const { counters } = panelModel(
      telling,
      { step: 77, selected: -1, choice: new Map() },
      undefined,
    )
    expect(counters).toMatchObject({ visited: 25, of: 33 })
  })

  test('names the sides as the game’s options do, not by who is first to move', () => {
    for (const [first, letters] of [
      ['black', ['b', 'w']],
      ['white', ['w', 'b']],
    ] as const) {
      const spec = { game: 'abalone', gameOptions: { first }, position: '', depth: 1 }
      const session = sessionOf(spec)
      expect(session.sides).toEqual(letters)
      expect(panel(0, spec).node.title).toContain(`(${letters[0]}) to move`)
    }
  })

  test('shows Min’s variables in both views', () => {
    // The third cut: Min is to move at D and has 5, Max is sure of 6.
    const { minsView, variables } = panel(74)
    expect(minsView).toBe(true)
    expect(variables).toEqual([
      { name: 'd', value: '3' },
      { name: 'α', value: '−∞', picture: 'β = ∞' },
      { name: 'β', value: '−6', picture: 'α = 6' },
      { name: 'best', value: '−5', picture: 'best = 5' },
      { name: 'floor', value: '−5', picture: 'β = 5' },
    ])
  })

  test('has no best at a leaf, which returns before the code sets one', () => {
    for (const fail of ['soft', 'hard'] as const) {
      const values = panel(6, { fail }).variables.map(({ name, value }) => `${name} ${value}`)
      expect(values).toEqual(['d 0', 'α −∞', 'β ∞', 'best –', 'floor –'])
    }
  })

  test('shows minimax’s in Max’s view alone', () => {
    const { minsView, variables } = panel(20, { algorithm: 'minimax' })
    expect(minsView).toBe(false)
    expect(variables.map(({ name }) => name)).toEqual(['d', 'best'])
  })

  test('says how much is missing of a search too large to keep', () => {
    const spec = { game: 'connect4', algorithm: 'minimax', depth: 4 } as const
    const session = sessionOf(spec, 500)
    const { note, counters } = panelModel(
      tellingOf(session),
      { step: session.replay.steps, selected: -1, choice: new Map() },
      undefined,
    )
    expect(note).toContain('its first 500 nodes')
    expect(note).toContain('2,301 more')
    expect(counters.plain).toBe(2801) // 1 + 7 + 49 + 343 + 2401
  })
})

describe('what is shown', () => {
  test('is all 33 nodes of the small tree at every step, and they never move', () => {
    const telling = tellingOf(sessionOf())
    const places = (step: number) =>
      treeModel(telling, { step, selected: -1, choice: new Map() }, ROOMS.wide).nodes.map(
        ({ x, y }) => `${x} ${y}`,
      )
    expect(places(0)).toHaveLength(33)
    expect(new Set(places(0)).size).toBe(33)
    for (let step = 0; step <= telling.session.replay.steps; step++) {
      expect(places(step)).toEqual(places(0))
    }
  })

  test('is the path with its children in a large tree, and costs what it shows', () => {
    const session = sessionOf({ game: 'connect4', position: '', depth: 5 })
    const step = session.replay.steps >> 1
    const path = session.replay.path(step)
    const shown = shownNodes(session.replay, {
      whole: false,
      focus: [path[path.length - 1]],
      choice: new Map(),
      width: 9,
    })
    expect(session.replay.nodeCount).toBeGreaterThan(1000)
    expect(shown.length).toBeLessThanOrEqual(1 + 7 * 5)
    for (const node of path) expect(shown.map((each) => each.node)).toContain(node)
    const closed = shown.find(({ open, hidden }) => open === false && hidden > 0)
    expect(closed?.hidden).toBe(session.replay.size(closed?.node ?? 0) - 1)
  })

  test('folds siblings that do not fit, and opens the fold in which a node is selected', () => {
    const leaves = Array.from({ length: 20 }, (_, i) => i)
    const session = sessionOf({ position: JSON.stringify([leaves, [1]]) })
    const shown = (focus: number[]) =>
      shownNodes(session.replay, {
        whole: false,
        focus,
        choice: new Map(),
        width: 9,
      })
    const folds = (focus: number[]) =>
      shown(focus)
        .filter(({ kind }) => kind === 'more')
        .map(({ hidden }) => hidden)
    expect(folds([2])).toEqual([13])
    expect(folds([12])).toEqual([7, 6])
    expect(shown([12]).some(({ node, kind }) => node === 12 && kind === 'node')).toBe(true)
    expect(folds([21])).toEqual([14])
  })

  test('obeys the reader, who folds and unfolds', () => {
    const telling = tellingOf(sessionOf())
    const step = telling.session.replay.steps
    const count = (choice: Map<number, boolean>) =>
      treeModel(telling, { step, selected: -1, choice }, ROOMS.wide).nodes.length
    // B, the root's first child, has 9 visited nodes and a cut leaf below it.
    expect(count(new Map([[1, false]]))).toBe(33 - 11)
  })

  test('does not give away a cut that is still to come', () => {
    const telling = tellingOf(sessionOf())
    const model = (step: number) =>
      treeModel(telling, { step, selected: 9, choice: new Map() }, ROOMS.wide)
    expect(model(19).explanation).toBeUndefined()
    expect(model(20).explanation).toMatchObject({ node: 6, owner: 2, refutation: 8 })
    expect(model(77).explanation).toMatchObject({ node: 6, owner: 2, refutation: 8 })
    expect(
      model(77)
        .nodes.filter(({ lit }) => lit !== undefined)
        .map(({ shown, lit }) => [shown.node, lit?.role]),
    ).toEqual([
      [2, 'owner'],
      [3, 'choice'],
      [6, 'cut'],
      [8, 'reply'],
      [9, 'skipped'],
    ])
  })
})

describe('the layouts', () => {
  const shown = (() => {
    const session = sessionOf()
    return shownNodes(session.replay, {
      whole: true,
      focus: [0],
      choice: new Map(),
      width: 99,
    })
  })()

  test.each([
    ['tidy', tidyLayout(shown)],
    ['in rows', rowLayout(shown, 1)],
  ])('%s leave every node a slot of its own', (_, layout) => {
    const levels = Map.groupBy(shown.keys(), (index) => layout.level[index])
    for (const indices of levels.values()) {
      const along = indices.map((index) => layout.along[index])
      expect(along).toEqual(along.toSorted((a, b) => a - b))
      along.slice(1).forEach((at, i) => expect(at - along[i]).toBeGreaterThanOrEqual(0.999))
    }
    expect(Math.min(...layout.along)).toBeGreaterThanOrEqual(0.499)
    expect(Math.max(...layout.along)).toBeLessThanOrEqual(layout.slots - 0.499)
  })

  test('in rows are no wider than the widest level', () => {
    expect(rowLayout(shown, 1).slots).toBe(14)
    expect(rowLayout(shown, 20).slots).toBe(20)
  })
})

describe('the start', () => {
  const { replay } = sessionOf()
  const { replay: uncut } = sessionOf({ algorithm: 'minimax' })

  test.each([
    ['0', 0],
    ['12', 12],
    ['9999', 77],
    ['end', 77],
    ['cutoff:1', 20],
    ['cutoff:3', 74],
    ['cutoff:9', 74],
    ['nonsense', 0],
  ])('%s is step %i', (where, step) => {
    expect(startStep(replay, where)).toBe(step)
  })

  test('is the end where a cutoff is wanted and there is none', () => {
    expect(startStep(uncut, 'cutoff:1')).toBe(uncut.steps)
  })
})

describe('the link', () => {
  test('brings back every part of a figure', () => {
    const spec = {
      ...toy,
      game: 'mnk',
      gameOptions: { columns: '4', rows: '3' },
      position: 'a1b2',
      algorithm: 'minimax',
      depth: 3,
      ordering: 'centre',
      tie: 'lt',
      fail: 'hard',
    } as const
    const schema = treeSchema(toy)
    const decoded = decodeState(schema, encodeState(schema, stateOf(spec, 12, 7)))
    if (!decoded.ok) throw new Error(decoded.error.code)
    expect(specOf(decoded.value.state)).toEqual({ ok: true, value: spec })
    expect(decoded.value.state).toMatchObject({ step: 12, node: 7 })
  })

  test('says nothing of a figure as it begins', () => {
    expect(encodeState(treeSchema(toy), stateOf(toy, -1, -1))).toBe('')
  })
})

describe('the camera', () => {
  test('keeps the point that is zoomed at where it is', () => {
    const before = { x: 10, y: -5, k: 1 }
    const after = zoomed(before, 2, 100, 50, 0.5)
    expect(after.k).toBe(2)
    expect((100 - after.x) / after.k).toBeCloseTo((100 - before.x) / before.k)
    expect((50 - after.y) / after.k).toBeCloseTo((50 - before.y) / before.k)
  })

  test('never leaves the tree', () => {
    const tree = { width: 1000, height: 100 }
    const room = { width: 500, height: 200 }
    expect(kept({ x: 80, y: 0, k: 1 }, tree, room)).toEqual({ x: 0, y: 50, k: 1 })
    expect(kept({ x: -900, y: 0, k: 1 }, tree, room)).toEqual({ x: -500, y: 50, k: 1 })
  })

  test('follows the search, no further than it must', () => {
    const room = { width: 400, height: 400 }
    expect(followed({ x: 0, y: 0, k: 1 }, { x: 200, y: 200 }, room)).toEqual({ x: 0, y: 0, k: 1 })
    expect(followed({ x: 0, y: 0, k: 1 }, { x: 900, y: 200 }, room).x).toBe(-600)
  })
})

describe('the keys of the tree', () => {
  const telling = tellingOf(sessionOf())
  const choice = new Map([[1, false]])
  const { nodes } = treeModel(telling, { step: 77, selected: -1, choice }, ROOMS.wide)
  const press = (key: string, at: number, shiftKey = false) =>
    treeAction({ key, shiftKey }, nodes, at)

  test('go through what is shown, open and close', () => {
    expect(press('ArrowDown', 0)).toEqual({ kind: 'focus', index: 1 })
    expect(press('ArrowUp', 0)).toEqual({ kind: 'focus', index: 0 })
    expect(press('ArrowRight', 0)).toEqual({ kind: 'focus', index: 1 })
    expect(press('ArrowRight', 1)).toEqual({ kind: 'open', index: 1 })
    expect(press('ArrowLeft', 1)).toEqual({ kind: 'focus', index: 0 })
    expect(press('ArrowLeft', 0)).toEqual({ kind: 'close', index: 0 })
    expect(press('Enter', 1)).toEqual({ kind: 'select', index: 1 })
  })

  test('leave stepping to the figure', () => {
    expect(press('ArrowRight', 0, true)).toBeUndefined()
    expect(press(' ', 0)).toBeUndefined()
    expect(press('Home', 0)).toBeUndefined()
  })
})

test('a done root ends every recording', () => {
  const { replay } = sessionOf()
  expect(replay.step(replay.steps)).toEqual({ kind: EXIT, node: 0, value: 6 })
})
