import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connect4, gomoku8, mnk, perftCounts, type GameKit } from '../../engine/index.ts'
import { figure } from '../../src/i18n/figure.ts'
import { number } from '../../src/i18n/numbers.ts'
import { growingTree as words, growingTreeErrors } from '../../src/i18n/growing-tree.ts'
import { element } from '../../src/figure/dom.ts'
import '../../src/widgets/growing-tree/element.ts'
import {
  growTree,
  GrownTree,
  MOST_NODES,
  readSteps,
  writeSteps,
} from '../../src/widgets/growing-tree/grown.ts'
import { COUNTS, growModel, nearest, neighbour } from '../../src/widgets/growing-tree/model.ts'
import { growNumbers, growSays } from '../../src/widgets/growing-tree/panel.ts'
import { growDrawing } from '../../src/widgets/growing-tree/view.ts'
import { boardAfter, recordOf } from '../../src/widgets/growing-tree/record.ts'
import type { GrownGame, Wholes } from '../../src/widgets/growing-tree/schema.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled(
  'boards/board.css',
  'styles/tokens.css',
  'styles/figures.css',
  'styles/controls.css',
  'widgets/growing-tree/growing-tree.css',
)

const WHOLES: Wholes = {
  mnk: { nodes: 549_946, inner: 294_778 },
  connect4: { nodes: 57, inner: 8, plies: 2 },
  gomoku8: { nodes: 5.6e17, inner: 1e16, plies: 10, atMost: true },
}

leavesNothing()
beforeEach(() => page.viewport(1280, 900))

function grown<P>(kit: GameKit<P>, opened: string): GrownTree<P> {
  const tree = growTree(kit, opened)
  if (!tree.ok) throw new Error(tree.error.code)
  return tree.value
}

/** Opens ply after ply while there is room, and compares with the lines of play the rules give. */
function agrees<P>(kit: GameKit<P>, plies: number): void {
  const tree = new GrownTree(kit)
  const counts = perftCounts(kit.game, kit.game.initial(), plies)
  for (let ply = 1; ply <= plies; ply++) {
    expect(tree.openLast().ok).toBe(true)
    expect(tree.nodes.filter((node) => node.ply === ply)).toHaveLength(counts[ply - 1])
  }
}

describe('a tree opened by hand', () => {
  test('has the children that the rules give', () => {
    agrees(mnk, 3)
    agrees(connect4, 3)
    agrees(gomoku8, 1)
  })

  test('keeps its order and its moves, and takes the last children back', () => {
    const tree = grown(mnk, '0.5.10')
    // 1 + 9 + 8 + 7
    expect(tree.nodes).toHaveLength(25)
    expect(tree.line(24)).toEqual(['b2', 'a1', 'c3'])
    expect(tree.children(5)[0]).toBe(10)
    tree.undo()
    expect(tree.nodes).toHaveLength(18)
    expect(tree.isOpen(10)).toBe(false)
    expect(tree.opened).toEqual([0, 5])
  })

  test('takes a whole ply back in one step, and is the same again from what is written', () => {
    const tree = grown(mnk, '0.5')
    const small = tree.nodes.length
    for (let ply = 0; ply < 2; ply++) expect(tree.openLast().ok).toBe(true)
    expect(tree.openLast()).toMatchObject({ error: { code: 'growing-tree/too-many' } })
    expect(writeSteps(tree.steps)).toBe('0.5.ply.ply.ply')
    const again = grown(mnk, writeSteps(tree.steps))
    expect(again.nodes).toEqual(tree.nodes)
    expect(again.opened).toEqual(tree.opened)
    for (let step = 0; step < 3; step++) tree.undo()
    expect(tree.nodes).toHaveLength(small)
    expect(tree.opened).toEqual([0, 5])
    expect(tree.openLast().ok).toBe(true)
  })

  test('refuses what cannot be opened, and changes nothing', () => {
    const tree = grown(mnk, '0')
    expect(tree.open(0)).toMatchObject({ error: { code: 'growing-tree/is-open' } })
    expect(tree.open(10)).toMatchObject({ error: { code: 'growing-tree/no-such-node' } })
    expect(tree.openLast().ok).toBe(true)
    expect(tree.openLast().ok).toBe(true)
    const before = tree.nodes.length
    const last = tree.openLast()
    expect(last).toMatchObject({ error: { code: 'growing-tree/too-many' } })
    expect(tree.nodes.length).toBeLessThanOrEqual(MOST_NODES)
    expect(tree.nodes.length).toBeGreaterThan(before)
  })

  test('ends where a game ends', () => {
    // Always the first child: a1 b1 a2 b2, and a3 makes the column.
    const tree = new GrownTree(connect4)
    let node = 0
    for (let ply = 0; ply < 7; ply++) {
      expect(tree.open(node).ok).toBe(true)
      const children = tree.children(node)
      node = ply % 2 === 0 ? children[0] : children[1]
    }
    expect(tree.line(node)).toEqual(['1', '2', '1', '2', '1', '2', '1'])
    expect(tree.open(node)).toMatchObject({ error: { code: 'growing-tree/is-over' } })
    expect(growSays(tree, node, words)).toBe(words.over(tree.line(node)))
  })

  test('is written as short as it can be, and read again', () => {
    expect(writeSteps([0, 1, 2, 3, 9, 5, 6])).toBe('0-3.9.5-6')
    expect(writeSteps([0, 'ply', 1, 2, 'ply', 'ply'])).toBe('0.ply.1-2.ply.ply')
    expect(readSteps('0.ply.1-2')).toEqual({ ok: true, value: [0, 'ply', 1, 2] })
    expect(readSteps('0-3.9.5-6')).toEqual({ ok: true, value: [0, 1, 2, 3, 9, 5, 6] })
    expect(readSteps('')).toEqual({ ok: true, value: [] })
    for (const wrong of ['x', 'plies', '0..1', '3-1', '0-9999', '0-1999.5', '-1', '12345']) {
      expect(readSteps(wrong), wrong).toMatchObject({ ok: false })
    }
    const tree = grown(mnk, '0-9')
    expect(writeSteps(grown(mnk, writeSteps(tree.steps)).steps)).toBe('0-9')
  })
})

describe('a node as a record', () => {
  test('has the board before its move, and makes the board after that the rules make', () => {
    const games = { mnk, connect4, gomoku8 } as const
    for (const [game, kit] of Object.entries(games) as [GrownGame, GameKit<unknown>][]) {
      const tree = grown(kit, '0.3')
      const [child] = tree.children(3)
      expect(tree.open(child).ok).toBe(true)
      const [grandchild] = tree.children(child)
      const [above, below] = [child, grandchild].map((node) => recordOf(tree, game, node))
      if (above.move === undefined || below.move === undefined) throw new Error('no move')
      // What lies before a move is what lies after the one above it.
      expect(boardAfter(above.move)).toEqual(below.move.before)
      expect(above.move.before).toEqual(boardAfter(moveOf(tree, game, 3)))
      expect([above.parent, below.parent]).toEqual([3, child])
      expect([above.move.side, below.move.side]).toEqual([1, 0])
      expect(below.children).toEqual([])
      const value = tree.at(child, (position) => kit.evaluation.evaluate(position))
      expect(above.move.evaluation).toBe(0 - value)
    }
  })

  test('numbers its bits as the reports do', () => {
    const bits = (game: GrownGame, kit: GameKit<unknown>, text: string) => {
      const tree = grown(kit, '0')
      const node = tree.children(0).find((each) => tree.line(each).join() === text) ?? 0
      return moveOf(tree, game, node).bit
    }
    expect(bits('gomoku8', gomoku8 as GameKit<unknown>, 'a8')).toBe(63)
    expect(bits('gomoku8', gomoku8 as GameKit<unknown>, 'h1')).toBe(0)
    expect(bits('connect4', connect4 as GameKit<unknown>, '4')).toBe(21)
  })

  test('has neither parent nor move at the root', () => {
    const record = recordOf(grown(mnk, '0'), 'mnk', 0)
    expect(record).toMatchObject({
      parent: -1,
      move: undefined,
      children: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    })
  })
})

function moveOf(tree: GrownTree<unknown>, game: GrownGame, node: number) {
  const { move } = recordOf(tree, game, node)
  if (move === undefined) throw new Error('no move')
  return move
}

describe('its picture', () => {
  test('draws boards where there is room and dots where there is none', () => {
    const few = growModel(grown(mnk, '0.5'), 5, 600)
    expect(few.levels.map(({ board }) => board > 0)).toEqual([true, true, true])
    const tree = grown(mnk, '0-9')
    const many = growModel(tree, 0, 600)
    expect(many.levels.map(({ board }) => board > 0)).toEqual([true, true, false])
    for (const { nodes } of many.levels) {
      for (const { x } of nodes) expect(x >= COUNTS && x <= 600).toBe(true)
      expect(nodes.every(({ x }, i) => i === 0 || x > nodes[i - 1].x)).toBe(true)
    }
    for (const level of many.levels) {
      for (const { node, x } of level.nodes) expect(nearest(many, x, level.y)).toBe(node)
    }
  })

  test('says how many nodes each ply has', () => {
    const drawing = growDrawing(document, growModel(grown(mnk, '0-9'), 0, 600), '', words)
    const texts = [...drawing.querySelectorAll('.growing-tree-counts text')].map(
      (text) => text.textContent,
    )
    expect(texts).toEqual(['1', '9', '72'])
  })

  test('is walked by keys along its plies', () => {
    const tree = grown(mnk, '0.5.1')
    const go = (from: number, key: Parameters<typeof neighbour>[2]) =>
      neighbour(tree, growModel(tree, from, 600), key)
    expect(go(0, 'ArrowUp')).toBe(0)
    expect(go(0, 'ArrowDown')).toBe(1)
    expect(go(1, 'ArrowRight')).toBe(2)
    expect(go(1, 'ArrowLeft')).toBe(1)
    expect(go(2, 'ArrowDown')).toBe(2)
    // The children of node 1 were made last, and lie left of those of node 5.
    expect(tree.nodes[18].above).toBe(1)
    expect(go(25, 'ArrowRight')).toBe(10)
    expect(go(10, 'ArrowLeft')).toBe(25)
  })

  test('is counted, and measured against the whole', () => {
    const tree = grown(connect4, '0-7')
    const { counters, far } = growNumbers(tree, WHOLES.connect4, words)
    expect(counters.map(({ value }) => value)).toEqual(['57', '8', '2', '1.82 kB'])
    expect(far).toContain('100%')
    expect(growNumbers(grown(mnk, ''), WHOLES.mnk, words).far).toContain('1 in 549,946')
    expect(words.span(294_778)).toBe('3.4 days')
    expect(words.number(5.6e17)).toBe('5.60 · 10¹⁷')
  })
})

function mount(game = 'mnk', opened = '0'): HTMLElement {
  return mountFigure(
    'cutoff-growing-tree',
    { game, opened, wholes: JSON.stringify(WHOLES) },
    element(document, 'div', { class: 'growing-tree-figure' }, [
      element(document, 'div', {
        class: 'growing-tree-field',
        role: 'group',
        'aria-label': words.field,
      }),
      element(document, 'div', { class: 'growing-tree-side' }, [
        element(document, 'div', { class: 'growing-tree-board' }),
        element(document, 'div', { class: 'growing-tree-panel' }),
      ]),
      element(document, 'div', { class: 'growing-tree-record' }),
    ]),
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = () => document.querySelector('.growing-tree-says')?.textContent ?? ''
const error = () => document.querySelector('.error')?.textContent ?? ''
const picture = (nodes: number, plies: number) =>
  page.getByRole('img', { name: words.picture(nodes, plies) })
const field = () => document.querySelector<HTMLElement>('.growing-tree-field')

describe('the tree on the page', () => {
  test('opens a node that is pressed, and takes that back', async () => {
    mount()
    await expect.element(picture(10, 1)).toBeVisible()
    const box = field()?.querySelector('svg')?.getBoundingClientRect()
    if (box === undefined) throw new Error('no drawing')
    // The middle of the last ply is the fifth of nine children.
    field()?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        clientX: box.x + box.width / 2,
        clientY: box.bottom - 20,
      }),
    )
    await expect.element(picture(18, 2)).toBeVisible()
    expect(says()).toContain('After b2')
    await expect.poll(linked).toBe('open:0.5;node:5')
    await button(figure.undo).press()
    await expect.element(picture(10, 1)).toBeVisible()
  })

  test('shows the record of the node, and the board after when it is asked for', async () => {
    mount()
    await expect.element(picture(10, 1)).toBeVisible()
    const cells = () =>
      [...document.querySelectorAll('.growing-tree-table td:nth-child(2)')].map(
        ({ textContent }) => textContent,
      )
    expect(cells()).toContain(words.record.unasked)
    await button(words.record.ask).press()
    expect(cells()).toContain('0x0000000000000001 0x0000000000000000')
    expect(cells()).toContain(words.record.square(0, 'a1'))
    field()?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(cells()).toContain(words.record.unasked)
  })

  test('works by keys, and says where one is', async () => {
    mount()
    await expect.element(picture(10, 1)).toBeVisible()
    field()?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(says()).toBe(`${words.at(['b1'], 'O')} ${words.closed(8)}`)
    await userEvent.keyboard('{Enter}')
    await expect.element(picture(18, 2)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(says()).toContain('After b1 c1')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(says()).toContain(words.at([], 'X'))
  })

  test('stops where it hurts, and says so', async () => {
    mount()
    await button(words.openLast).press()
    await button(words.openLast).press()
    expect(error()).toBe('')
    await button(words.openLast).press()
    const tooMany = growingTreeErrors['growing-tree/too-many']({ most: number(MOST_NODES) })
    await expect.poll(error).toBe(tooMany)
    await expect.poll(linked).toBe('open:0.ply.ply.ply')
    await button(figure.undo).press()
    await expect.element(picture(1 + 9 + 72 + 504, 3)).toBeVisible()
    await expect.poll(linked).toBe('open:0.ply.ply')
    await button(words.clear).press()
    await expect.element(picture(1, 0)).toBeVisible()
  })

  test('grows the tree of another game', async () => {
    mount()
    await page.getByRole('combobox', { name: words.game }).choose(words.games.gomoku8)
    await expect.element(picture(65, 1)).toBeVisible()
    await expect.poll(linked).toBe('game:gomoku8')
  })

  test('opens a link, and keeps what the text has where one is wrong', async () => {
    history.replaceState(null, '', '?figure=game:connect4;open:0.3')
    mount()
    await expect.element(picture(15, 2)).toBeVisible()
    document.body.replaceChildren()
    history.replaceState(null, '', '?figure=open:0.99')
    mount()
    await expect.poll(error).toContain(figure.badLink)
    await expect.element(picture(10, 1)).toBeVisible()
  })
})
