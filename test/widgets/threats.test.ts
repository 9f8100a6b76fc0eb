import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_OTHER, FIVE, gomoku, type Gomoku } from '../../engine/index.ts'
import { stepper as stepperWords } from '../../src/i18n/en/stepper.ts'
import { table } from '../../src/i18n/en/table.ts'
import { figure } from '../../src/i18n/figure.ts'
import { threats as words } from '../../src/i18n/en/threats.ts'
import { EngineClient } from '../../src/workers/client.ts'
import '../../src/widgets/threats/element.ts'
import { findNow } from '../../src/widgets/threats/find-now.ts'
import { childrenOf, foundOf, isAttack, pathTo, placedAt } from '../../src/widgets/threats/found.ts'
import { tap } from './touch.ts'
import { nameOf, threatsOver, threatsSentence } from '../../src/widgets/threats/model.ts'
import { drawnNodes, placesOf } from '../../src/widgets/threats/tree-view.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css', 'styles/figures.css')

// From test/fixtures/gomoku/puzzles-15x15.jsonl: a win by threats, one by fours of 6 stones, the
// first position of a long win by threats, and one without.
const FIVE_STONES = 'h8 i6 k7 j6 i9 j8 j7 k6 h6 l4'
const FOURS_ALONE = 'h8 g8 f8 i10 g7 h11 f6 i9 h6 e9 f7 f9'
const LONG = 'h8 j9 j11 f7 g7 g6 e8 i8 h7 f5'
const NONE = 'h8 g9 g7 i9 f8 h10 f9 g11'
const gameOptions = { size: 15 }

function positionOf(text: string): Gomoku {
  const read = gomoku.game.parse(text, gameOptions)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

let client: EngineClient | undefined

leavesNothing()
afterEach(() => client?.stop())

describe('the tree of a win', () => {
  test.each([FIVE_STONES, FOURS_ALONE])('of %s ends every branch with five', (text) => {
    const position = positionOf(text)
    const found = findNow(gomoku, position, {})
    const children = childrenOf(found)
    let leaves = 0
    for (let node = 1; node < found.parent.length; node++) {
      if (children[node].length > 0) continue
      leaves++
      expect(found.makes[node]).toBe(FIVE)
      const { winning } = threatsOver(gomoku, position, found, node)
      expect(winning?.length).toBeGreaterThanOrEqual(5)
      const path = pathTo(found, node)
      if (path.some((at) => found.square[at] === ANY_OTHER)) continue
      for (const at of path) gomoku.game.play(position, found.square[at])
      expect(gomoku.game.outcome(position)).toMatchObject({ winner: 0 })
      for (const _ of path) gomoku.game.undo(position)
    }
    expect(leaves).toBeGreaterThan(0)
  })

  test('puts every stone on a free point, and answers a four only where the five would be', () => {
    const position = positionOf(FIVE_STONES)
    const found = findNow(gomoku, position, {})
    const before = threatsOver(gomoku, position, found, 0).stones ?? []
    const children = childrenOf(found)
    for (let node = 1; node < found.parent.length; node++) {
      const squares = placedAt(found, node, 0).map(({ square }) => square)
      expect(new Set(squares).size).toBe(squares.length)
      for (const square of squares) expect(before[square]).toBe(-1)
      if (isAttack(found, node) && found.makes[node] === 4) expect(children[node]).toHaveLength(1)
    }
  })

  test('is drawn with each move in a place of its own, all of it or the part along a step', () => {
    for (const text of [FIVE_STONES, LONG]) {
      const found = findNow(gomoku, positionOf(text), {})
      const size = found.parent.length - 1
      for (const step of [0, 1, Math.floor(size / 2), size]) {
        const nodes = drawnNodes(found, step)
        expect(nodes.length === size).toBe(size <= 150)
        for (const at of pathTo(found, step)) expect(nodes).toContain(at)
        const places = placesOf(found, nodes)
        const taken = nodes.map((node) => {
          const place = places.get(node)
          return `${place?.column} ${place?.row}`
        })
        expect(taken).not.toContain('undefined undefined')
        expect(new Set(taken).size).toBe(nodes.length)
      }
    }
  })
})

describe('what is said', () => {
  test('tells a win, a threat, a reply and that the tree goes back', () => {
    const position = positionOf(FIVE_STONES)
    const found = findNow(gomoku, position, {})
    const says = (step: number) => threatsSentence(gomoku, position, found, step, words)
    expect(says(0)).toContain('wins by fours and threes, with at most 5 stones')
    expect(says(1)).toMatch(/^X g7 makes a three\. O can get in its way at f6, /)
    expect(says(2)).toBe('O replies f6. X goes on with h7.')
    const [, second] = childrenOf(found)[1]
    expect(says(second)).toMatch(/^Back to the choice after 1\. g7\. O replies /)
    expect(says(childrenOf(found)[1].at(-1) ?? 0)).toContain('O plays anywhere else.')
  })

  test('counts one of a thing as one', () => {
    const position = positionOf(FIVE_STONES)
    const found = findNow(gomoku, position, { kind: 'fours' })
    expect(found).toMatchObject({ win: false, nodes: 1 })
    const told = [
      threatsSentence(gomoku, position, found, 0, words),
      words.wins('X', 'fours', 1, 1),
      words.none('X', 'fours', 1, 1),
      words.unknown(1),
      words.busy(1),
      words.treeOf(2),
      words.treePart(2),
    ]
    for (const sentence of told) expect(sentence).toMatch(/\b1 (?:position|stone|move)\b/)
    expect(told.join(' ')).not.toMatch(/\b1 (?:positions|stones|moves)\b/)
    expect(words.busy(1234)).toContain('1,234 positions')
  })

  test('tells none from not known', () => {
    const position = positionOf(NONE)
    const says = (nodes: number) =>
      threatsSentence(gomoku, position, findNow(gomoku, position, { nodes }), 0, words)
    expect(says(1_000_000)).toContain('no win by fours and threes with up to 20 stones')
    expect(says(100)).toMatch(/^Not known/)
  })
})

describe('the worker', () => {
  test('finds what is found elsewhere', async () => {
    client = new EngineClient('gomoku')
    const answer = await client.threats({ position: FIVE_STONES, gameOptions, options: {} })
    if (!answer.ok) throw new Error(answer.error.code)
    const position = positionOf(FIVE_STONES)
    expect(foundOf(gomoku, position, answer.value)).toEqual(findNow(gomoku, position, {}))
  })

  test('refuses a text that is no position, a game that is over, and one without threats', async () => {
    client = new EngineClient('gomoku')
    const ask = (position: string) => client?.threats({ position, options: {} })
    expect(await ask('j10 j10')).toMatchObject({ ok: false, error: { code: 'move/occupied' } })
    expect(await ask('j10 a1 k10 a2 l10 a3 m10 a4 n10')).toMatchObject({
      ok: false,
      error: { code: 'move/game-over' },
    })
    client.stop()
    client = new EngineClient('connect4')
    expect(await ask('44')).toMatchObject({ ok: false, error: { code: 'worker/failed' } })
  })
})

const button = (name: string) => page.getByRole('button', { name })

function mount(): void {
  const puzzles = [
    { name: 'first', position: FIVE_STONES },
    { name: 'none', position: NONE },
  ]
  mountFigure('cutoff-threats', {
    game: 'gomoku',
    options: JSON.stringify(gameOptions),
    position: FIVE_STONES,
    step: '1',
    found: JSON.stringify(findNow(gomoku, positionOf(FIVE_STONES), {})),
    puzzles: JSON.stringify(puzzles),
  })
}

describe('the figure on the page', () => {
  test('steps by button and key, and answers on the board', async () => {
    mount()
    await expect.poll(() => textOf('.threats-says')).toContain('X g7 makes a three.')
    await button(stepperWords.forward).first().press()
    await expect.poll(() => textOf('.threats-says')).toContain('O replies f6.')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => textOf('.threats-says')).toContain('X g7 makes a three.')
    // The attacker answers at once, and the next reply can be put down.
    await page.getByRole('gridcell', { name: /^e5, empty/ }).press()
    await expect
      .poll(() => textOf('.threats-says'))
      .toMatch(/^O has replied e5\. X \w+ makes a four\. O must take \w+,/)
    await expect.poll(linked).toMatch(/^step:\d+$/)
    const [, forced = ''] = /must take (\w+)/.exec(textOf('.threats-says')) ?? []
    await page.getByRole('gridcell', { name: new RegExp(`^${forced}, empty`) }).press()
    await expect.poll(() => textOf('.threats-says')).toContain(`O has replied ${forced}. X `)
    await button(stepperWords.back).first().press()
    await expect.poll(() => textOf('.threats-says')).toContain(`O replies ${forced}.`)
    await page.getByRole('gridcell', { name: /^a1, empty/ }).press()
    await expect.poll(() => document.body.textContent).toContain('The win that was found goes on')
  })

  test('holds what a finger answers until it is placed, on a telephone', async () => {
    const { innerWidth: width, innerHeight: height } = window
    await page.viewport(390, 844)
    mount()
    await tap('h8')
    await expect.element(page.getByRole('button', { name: table.place('h8') })).toBeVisible()
    // What a stone there comes to is not said before it is placed.
    expect(textOf('.error')).toBe('')
    await tap('e5')
    expect(textOf('.threats-says')).toContain('X g7 makes a three.')
    await page.getByRole('button', { name: table.place('e5') }).press()
    await expect.poll(() => textOf('.threats-says')).toMatch(/^O has replied e5\./)
    expect(document.querySelector('.board-aim')).toBeNull()
    await page.viewport(width, height)
  })

  test('takes a reply that is not named for one that stops nothing', async () => {
    mount()
    await page.getByRole('gridcell', { name: /^a1, empty/ }).press()
    await expect
      .poll(() => textOf('.threats-says'))
      .toMatch(/^O has played elsewhere\. X \w+ makes a four\./)
    expect(document.body.textContent).toContain(words.noHelp('a1'))
    await page.getByRole('gridcell', { name: /^h8, X/ }).press()
    await expect.poll(() => textOf('.error')).toContain('stone on h8')
  })

  test('looks at another position in its worker, and says that there is none', async () => {
    mount()
    await page.getByRole('combobox', { name: words.example }).choose(NONE)
    await expect
      .poll(() => textOf('.threats-says'), { timeout: 8000 })
      .toContain('has no win by fours')
    await expect.poll(linked).toContain(`position:${NONE}`)
  })

  test('writes nothing into the address once it has left the page', async () => {
    mount()
    await page.getByRole('combobox', { name: words.example }).choose(NONE)
    await expect.element(page.getByRole('button', { name: words.stop })).toBeVisible()
    document.body.replaceChildren()
    history.replaceState(null, '', location.pathname)
    // Its worker ends, and the search is told that it has been stopped.
    await new Promise((resolve) => setTimeout(resolve))
    expect(linked()).toBe(null)
  })

  test('lets the reader set up a position and look', async () => {
    mount()
    await button(words.change).press()
    await expect.poll(() => textOf('.threats-says')).toBe(words.setUp('X'))
    await page.getByRole('gridcell', { name: /^g7, empty/ }).press()
    await expect.poll(() => textOf('.threats-says')).toBe(words.setUp('O'))
    await button(figure.undo).press()
    await button(words.search).press()
    await expect
      .poll(() => textOf('.threats-says'), { timeout: 8000 })
      .toContain('wins by fours and threes, with at most 5 stones')
  })

  test('leaves out first moves, in the link too, until the position is another', async () => {
    mount()
    const leave = page.getByRole('textbox', { name: words.exclude })
    const found = findNow(gomoku, positionOf(FIVE_STONES), {})
    const first = found.square[1]
    const name = nameOf(gomoku, positionOf(FIVE_STONES), first)
    await leave.write(`${name.toUpperCase()},`)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.threats-says')).toContain(words.leftOut(name))
    await expect.element(leave).toHaveValue(name)
    await expect.poll(linked).toContain(`exclude:${name}`)
    // The same search by the engine itself.
    const other = findNow(gomoku, positionOf(FIVE_STONES), { exclude: [first] })
    expect(textOf('.threats-says').includes('and wins by')).toBe(other.win)
    await leave.write(`${name} z99`)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.error')).toContain(`“z99”, at character ${name.length + 2},`)
    await expect.element(leave).toHaveValue(`${name} z99`)
    await page.getByRole('textbox', { name: words.text }).write(NONE)
    await userEvent.keyboard('{Enter}')
    await expect.element(leave).toHaveValue('')
    await expect.poll(linked).not.toContain('exclude')
  })

  test('says what is wrong with a text and with a link, and keeps what was right', async () => {
    history.replaceState(null, '', '?figure=position:h8 h8')
    mount()
    await expect.poll(() => textOf('.error')).toContain(figure.badLink)
    expect(textOf('.threats-says')).toContain('X g7 makes a three.')
    const field = page.getByRole('textbox', { name: words.text })
    await field.write('h8 z9')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.error')).toContain(figure.kept)
    expect(textOf('.threats-says')).toContain('X g7 makes a three.')
    await field.write('')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.error')).toContain('There is no position in the field.')
    const stones = page.getByRole('spinbutton', { name: words.stones })
    await stones.write('0')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => textOf('.error')).toContain('from 1 to')
    expect(textOf('.threats-says')).toContain('X g7 makes a three.')
  })

  test('opens a link at its step, and says where there is no such step', async () => {
    history.replaceState(null, '', '?figure=step:999')
    mount()
    await expect.poll(() => document.body.textContent).toContain(words.linkStep)
  })
})
