import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connect4, gomoku8, abalone, type GameKit, type Move } from '../../engine/index.ts'
import { areaOf, whyOf } from '../../src/widgets/play/teaching.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { play as words } from '../../src/i18n/en/play.ts'
import '../../src/widgets/play/element.ts'
import { boardData } from './play-help.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

/** A position by its moves, and a move in it. */
function at<P>(kit: GameKit<P>, moves: string, move: string) {
  const read = kit.game.parse(moves)
  if (!read.ok) throw new Error(read.error.code)
  const named = kit.game.parseMove(read.value, move)
  if (!named.ok) throw new Error(named.error.code)
  return { position: read.value, move: named.value }
}

const found = (move: Move, line: readonly Move[] = [move]) => ({
  move,
  line,
  value: 0,
  nodes: 1,
  stopped: false,
})

describe('where a hint says to look', () => {
  test('is a part of the board with the move in it, not always in its middle', async () => {
    await wordsReady()
    const p = gomoku8.game.initial()
    const moves = new Int32Array(gomoku8.game.maxMoves)
    const offsets = new Set<number>()
    for (const move of moves.subarray(0, gomoku8.game.moves(p, moves))) {
      const [target] = gomoku8.board?.targets(p, move) ?? []
      const { squares } = areaOf(gomoku8, p, move)
      expect(squares).toContain(target)
      expect(squares).toHaveLength(9)
      offsets.add(squares.indexOf(target))
    }
    expect(offsets.size).toBeGreaterThan(3)
  })

  test('is columns where stones fall, and neighbouring cells on a hex board', async () => {
    await wordsReady()
    const slot = at(connect4, '', '4')
    expect(areaOf(connect4, slot.position, slot.move).squares).toHaveLength(18)
    const cell = at(abalone, '', 'c5d5')
    expect(areaOf(abalone, cell.position, cell.move).squares).toHaveLength(7)
  })
})

describe('why a move is advised', () => {
  const why = async (moves: string, move: string, line: string[] = []) => {
    const { position, move: best } = at(connect4, moves, move)
    const rest = line.map((text) => at(connect4, moves, text).move)
    const before = connect4.game.format(position)
    await wordsReady()
    const said = whyOf(connect4, position, found(best, [best, ...rest]))
    expect(connect4.game.format(position)).toBe(before)
    return said
  }

  test('is that it wins, with the line that is complete', async () => {
    const { sentence, lit } = await why('414141', '4')
    expect(sentence).toBe('4 wins at once.')
    expect(lit?.squares).toHaveLength(4)
  })

  test('is the win that it stops', async () => {
    const { sentence, lit } = await why('41414', '4')
    expect(sentence).toMatch(/^4 stops 4/)
    expect(lit).toMatchObject({ favours: false })
  })

  test('is else what is expected to follow, numbered where it goes', async () => {
    const { sentence, line } = await why('', '4', ['4', '3'])
    expect(sentence).toBe('What is expected then: 1. 4, 2. 4, 3. 3.')
    expect(line).toEqual([
      { square: 3, side: 0 },
      { square: 10, side: 1 },
      { square: 2, side: 0 },
    ])
  })
})

test('a hint that is asked for below the board brings what it lights into sight', async () => {
  const host = document.createElement('cutoff-play')
  host.id = 'play'
  Object.assign(host.dataset, boardData('abalone'))
  const figure = document.createElement('figure')
  figure.append(host)
  document.body.append(figure)
  const hint = page.getByRole('button', { name: words.advise[0] ?? '', exact: true })
  await expect.element(hint).toBeVisible()
  // She is below the board: all of it is above what she sees.
  figure.style.paddingBlockEnd = '300vh'
  const below = () => host.querySelector('.play-turn')?.getBoundingClientRect().top ?? -1
  const press = (name: string | undefined) => {
    scrollBy(0, below() + 300)
    expect(below()).toBeLessThan(0)
    for (const each of host.querySelectorAll('button')) {
      if (each.textContent?.trim() === name) each.click()
    }
  }
  press(words.advise[0])
  await expect.element(page.getByText(/^Look at the lit squares/)).toBeInTheDocument()
  const lit = host.querySelector('.board .fill-alpha')?.getBoundingClientRect()
  expect(lit?.height).toBeGreaterThan(0)
  expect(lit?.top).toBeGreaterThanOrEqual(0)
  expect(lit?.bottom).toBeLessThanOrEqual(innerHeight)
  press(words.advise[1])
  await expect.element(page.getByText(/ would play /)).toBeInTheDocument()
  const arrows = host.querySelectorAll('.board-arrow.advised, .board-hint')
  expect(arrows.length).toBeGreaterThan(0)
  for (const arrow of arrows) expect(arrow.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  figure.remove()
  scrollTo(0, 0)
})
