import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { agentOf, kitOf, rngOf, threats, type GameOptions } from '../../engine/index.ts'
import { stepper as stepperWords } from '../../src/i18n/en/stepper.ts'
import { threats as words } from '../../src/i18n/en/threats.ts'
import { tree as treeWords } from '../../src/i18n/en/tree.ts'
import { stepsOf, type Found } from '../../src/widgets/threats/found.ts'
import { layBoard, openPanel } from './play-help.ts'
import { linkOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/controls.css', 'styles/tokens.css')

const home = location.href

// From test/fixtures/gomoku: a win by threats on each board, and one by fours of 4 stones.
const EIGHT = 'd4 e3 d3 d5 e4 f5 e5 f4 f6 c3 h4 c4 e6 f8'
const FIVE_STONES = 'h8 i6 k7 j6 i9 j8 j7 k6 h6 l4'
const FOURS = 'h8 i6 f10 i7 g11 j7 e9 h12 e11 d12 f8 i5'
const FIFTEEN = { size: 15 }

/** The board with a game in which it is the engine's turn, as X, and the fourth level its player. */
function open(game: string, options: GameOptions | undefined, moves: string, search = ''): void {
  const url = new URL(home)
  url.searchParams.set('play', `moves:${moves.replaceAll(' ', '.')}`)
  if (search !== '') url.searchParams.set('play-search', search)
  history.replaceState(null, '', url)
  layBoard(game, options, '4')
}

/** What the engine plays there, and the proof that it has for it. */
function proved(game: string, options: GameOptions | undefined, moves: string) {
  const kit = kitOf(game)
  const agent = agentOf(game, 'level-4')
  if (!kit.ok || !agent.ok) throw new Error(game)
  const read = kit.value.game.parse(moves, options)
  if (!read.ok) throw new Error(read.error.code)
  const choice = agent.value.begin(kit.value)(read.value, { rng: rngOf(1) })
  const board = kit.value.threatBoard?.(read.value)
  if (board === undefined) throw new Error(`${game} has no threats`)
  const { tree } = threats(board, 0)
  return { move: kit.value.game.formatMove(read.value, choice.move), tree, by: choice.by }
}

const text = (selector: string) =>
  document.querySelector(`cutoff-tree ${selector}`)?.textContent?.trim() ?? ''
const says = () => expect.poll(() => text('.threats-says'), { timeout: 8000 })
const count = (selector: string) => document.querySelectorAll(`cutoff-tree ${selector}`).length
const button = (name: string) =>
  page.getByRole('group', { name: stepperWords.controls }).getByRole('button', { name })
const figure = () => page.elementLocator(document.querySelector('cutoff-tree') ?? document.body)
const cell = (name: string) => figure().getByRole('gridcell', { name: new RegExp(`^${name},`) })
const linked = () => linkOf('play-search') ?? ''

/** Once the engine has moved: until then it is its last move's search that is stepped. */
async function step(): Promise<void> {
  await expect.element(page.getByText(/^The engine played/)).toBeVisible()
  await page.getByRole('button', { name: 'Step through its search' }).press()
  await says().toContain('wins by')
}

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
})

describe('a move that a win by threats has chosen', () => {
  test.each([
    ['gomoku8', undefined, EIGHT],
    ['gomoku', FIFTEEN, FIVE_STONES],
  ])('is stepped as its proof, of the same moves: %s %o %s', async (game, options, moves) => {
    const { move, tree, by } = proved(game, options, moves)
    expect(by).toBe('threats')
    open(game, options, moves)
    await expect.element(page.getByText(new RegExp(`^The engine played ${move}\\.`))).toBeVisible()
    await step()
    expect(count('.threat-node')).toBe(tree.parent.length - 1)
    expect(text('.threats-about')).toContain(words.treeOf(tree.parent.length))
    expect(text('.tree-note')).toMatch(
      new RegExp(`^Level 4, .* and chose ${move}\\. A search for a win by threats`),
    )
    expect(count('.tree-drawing')).toBe(0)
    expect(text('.error')).toBe('')
    await button(stepperWords.forward).press()
    await says().toContain(`X ${move} makes a `)
    await expect.element(cell(move)).toHaveAccessibleName(`${move}, X, last move, 1`)
    // What can follow is marked; a press on it is that reply, and the attacker goes on.
    const reply = text('.threat-node[data-node="2"]')
    await cell(reply).press()
    await expect.element(cell(reply)).toHaveAccessibleName(`${reply}, O, 2`)
    await says().toContain(`O has replied ${reply}. X `)
    expect(text('.threat-node.here')).toBe(text('.threat-node[data-node="3"]'))
    await button(stepperWords.end).press()
    await says().toMatch(/^O has (replied \w+|played elsewhere)\. X \w+: five\. Here O has lost\.$/)
    expect(document.querySelector('cutoff-play')?.textContent).not.toContain('This search chooses')
  })

  test('is stepped by keys, by a press on the tree and on the board', async () => {
    open('gomoku', FIFTEEN, FIVE_STONES)
    await step()
    document.querySelector<HTMLElement>('cutoff-tree .threats-tree')?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await says().toContain('X g7 makes a three.')
    await userEvent.keyboard('{ArrowRight}')
    await says().toContain('O replies f6.')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await says().toMatch(/^Back to the choice after 1\. g7\./)
    await userEvent.keyboard('{Home}')
    await says().toContain('wins by')
    document
      .querySelector('cutoff-tree [data-node="2"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await says().toContain('O replies f6.')
    await userEvent.keyboard('{ArrowLeft}')
    await cell('a1').press()
    await says().toMatch(/^O has played elsewhere\. X \w+ makes a four\./)
    expect(text('[role="status"]')).toBe(words.noHelp('a1'))
    await cell('h8').press()
    await expect.poll(() => text('.error')).toContain('stone on h8')
    await button(stepperWords.start).press()
    await expect.poll(() => text('.error')).toBe('')
  })

  test('plays by itself until it is stopped', async () => {
    open('gomoku', FIFTEEN, FOURS)
    await step()
    await figure().getByRole('combobox', { name: stepperWords.speed }).choose('20')
    await button(stepperWords.play).press()
    await says().not.toContain('wins by')
    await userEvent.keyboard(' ')
    await expect.element(button(stepperWords.play)).toBeVisible()
    const stopped = text('.stepper-place')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(text('.stepper-place')).toBe(stopped)
  })

  test('comes back at its step by its link, which says so where there is no such step', async () => {
    open('gomoku', FIFTEEN, FIVE_STONES)
    await step()
    await button(stepperWords.forward).press()
    await expect.poll(linked).toMatch(/agent:level-4;.*step:1$/)
    const link = linked()
    for (const figure of document.querySelectorAll('figure')) figure.remove()
    open('gomoku', FIFTEEN, FIVE_STONES, link)
    await says().toContain('X g7 makes a three.')
    for (const figure of document.querySelectorAll('figure')) figure.remove()
    open('gomoku', FIFTEEN, FIVE_STONES, link.replace(/step:1$/, 'step:999'))
    await expect
      .poll(() => text('.tree-options .error'))
      .toBe(
        treeWords.controls.linkStep(
          999,
          proved('gomoku', FIFTEEN, FIVE_STONES).tree.parent.length - 1,
        ),
      )
  })

  test('gives way to the tree of a search where the next move came from one', async () => {
    open('gomoku', FIFTEEN, FIVE_STONES)
    await step()
    await openPanel()
    await page.getByRole('button', { name: 'New game' }).press()
    await expect.element(page.getByText(/^The engine played h8\./)).toBeVisible()
    await page.getByRole('button', { name: 'Step through its search' }).press()
    await expect.element(page.getByRole('tree')).toBeInTheDocument()
    expect([count('.threats-proof'), count('.tree-drawing')]).toEqual([0, 1])
    // It is at its end, where the root has chosen: from there a step leads back alone.
    await expect.element(button(stepperWords.forward)).toBeDisabled()
    const [end, steps] = text('.stepper-place').replaceAll(',', '').split(' / ').map(Number)
    expect([end, end > 1]).toEqual([steps, true])
    await button(stepperWords.back).press()
    await expect.poll(linked).toMatch(new RegExp(`step:${end - 1}$`))
  })
})

test('the jumps of a tree go to where it turns back, and stop at both ends', () => {
  // 0 → 1 → 2 → 3, and 1 → 4 → 5, 1 → 6.
  const found = { parent: [-1, 0, 1, 2, 1, 4, 1] } as unknown as Found
  const { steps, nextKey, previousKey } = stepsOf(found)
  expect(steps).toBe(6)
  const all = [0, 1, 2, 3, 4, 5, 6]
  expect(all.map((at) => nextKey?.(at))).toEqual([4, 4, 4, 4, 6, 6, 6])
  expect(all.map((at) => previousKey?.(at))).toEqual([0, 0, 0, 0, 0, 4, 4])
})
