import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { abalone, agentOf, kits, resultOf, Tournament, type MatchGame } from '../../engine/index.ts'
import { ladder as words } from '../../src/i18n/en/ladder.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import type { KeptMatch } from '../../src/widgets/ladder/kept.ts'
import type { StoredRun } from '../../src/widgets/ladder/runs.ts'
import { momentOf, stepsOf, storedGame } from '../../src/widgets/ladder/replay.ts'
import { ladderSchema, UPPERS } from '../../src/widgets/ladder/schema.ts'
import { RULES } from '../../src/widgets/heuristic-weights/model.ts'
import { ladderTable } from '../../src/widgets/ladder/results.ts'
import '../../src/widgets/ladder/element.ts'
import { styled } from './styled.ts'

styled(
  'styles/tokens.css',
  'styles/figures.css',
  'widgets/heuristic-weights/heuristic-weights.css',
  'widgets/match/match.css',
  'widgets/ladder/ladder.css',
)

/** Agent 1 pushes six marbles off against dice: the first stored game of its match. */
const GAME =
  'h6g6 b5c6 g5f4 c4c3 f4f5 b1sw f5f6 b3a2 f6f7 b2a1 f7f8 a4a5 f8g9 c3c4 f9f8 a1se f8f9 b4b5 f9f8 a3b4 f8f9 a5se'

const STORED = UPPERS.map((upper): StoredRun => ({
  upper,
  seed: null,
  played: 2,
  wins: 2,
  draws: 0,
  losses: 0,
  elo: 200,
  low: -100,
  high: 500,
  nodesPerMove: [10, 10],
  seconds: 1,
  game: GAME,
  starter: 0,
  points: 1,
}))

function agent(id: string) {
  const found = agentOf('abalone', id)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

/** A figure that has begun. */
async function figure(id: string): Promise<HTMLElement> {
  const element = document.createElement('cutoff-ladder')
  element.id = id
  element.dataset['stored'] = JSON.stringify(STORED)
  element.dataset['seed'] = '11'
  document.body.append(element)
  await expect.poll(() => element.childElementCount).toBeGreaterThan(0)
  return element
}

function set(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change'))
}

function fields(element: HTMLElement) {
  const [match, game] = element.querySelectorAll('select.select')
  const [games, seed] = element.querySelectorAll('input.input')
  const chosen = [...element.querySelectorAll('select')].find(
    (each) => each.labels[0]?.textContent.trim().startsWith(words.game) && each !== match,
  )
  if (
    !(match instanceof HTMLSelectElement) ||
    !(games instanceof HTMLInputElement) ||
    !(seed instanceof HTMLInputElement) ||
    chosen === undefined
  ) {
    throw new Error(`no fields (${String(game)})`)
  }
  return { match, games, seed, game: chosen }
}

function button(element: HTMLElement, name: string): HTMLButtonElement {
  const found = [...element.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
  )
  if (found === undefined) throw new Error(`no button ${name}`)
  return found
}

/** The rows of the table that were played in the page. */
function rows(element: HTMLElement): string[][] {
  return [...element.querySelectorAll('tbody tr')]
    .map((row) => [...row.children].map((cell) => cell.textContent))
    .filter(([, source]) => source?.includes('seed') === true)
}

const status = (element: HTMLElement) => element.querySelector('.hint')?.textContent

beforeEach(() => {
  localStorage.clear()
  history.replaceState(undefined, '', location.pathname)
})

/** Of short games: 14, 19 and 28 plies. */
const SHORT = 124
/** Of 18 and 36 plies, the last of them searched to an end before the budget is used up. */
const OTHER = 103

const elsewhere = new Map<number, Tournament<unknown>>()

/** The games of the match of agent 0 against dice as they are played elsewhere, once for all tests. */
function playedElsewhere(seed: number, games: number): readonly MatchGame[] {
  const start = kits.abalone.game.initial(RULES)
  const agents = [agent('agent-0'), agent('random')] as const
  const played =
    elsewhere.get(seed) ?? new Tournament(kits.abalone, start, agents, { games: 40, seed })
  elsewhere.set(seed, played)
  while (played.next < games) played.playNext()
  return played.games.slice(0, games)
}

const keptGames = () => JSON.parse(localStorage.getItem('ladder-2') ?? '[]') as KeptMatch[]

describe('matches of the ladder', () => {
  test('end as the same matches do elsewhere, are kept by seed, and go on where more are asked for', async () => {
    const element = await figure('played')
    const { match, games, seed } = fields(element)
    set(match, 'agent-0')
    set(seed, String(SHORT))
    set(games, '2')
    button(element, words.play).click()
    await vi.waitFor(() => expect(status(element)).toBe(words.done(2)), { timeout: 20_000 })
    set(games, '3')
    button(element, words.goOn).click()
    await vi.waitFor(() => expect(status(element)).toBe(words.done(1)), { timeout: 20_000 })
    set(seed, String(OTHER))
    set(games, '2')
    button(element, words.play).click()
    await vi.waitFor(() => expect(rows(element)).toHaveLength(2), { timeout: 20_000 })
    await vi.waitFor(() => expect(status(element)).toBe(words.done(2)), { timeout: 20_000 })
    const expected = [
      [SHORT, 3],
      [OTHER, 2],
    ].map(([given, count]) => {
      const games = playedElsewhere(given, count)
      const run = { upper: 'agent-0', seed: given, ...resultOf(games) } as const
      return [
        words.versus('agent-0', 'random'),
        words.source(run),
        words.score(run),
        words.elo(run),
        words.shown(run),
        words.nodes(run),
      ]
    })
    expect(rows(element)).toEqual(expected)
    button(element, words.clear).click()
    expect(rows(element)).toEqual([])
    expect(localStorage.getItem('ladder-2')).toBeNull()
    element.remove()
  })

  test('are found again when the page is opened again, and more of them go on from there', async () => {
    const first = await figure('left')
    set(fields(first).match, 'agent-0')
    set(fields(first).seed, String(SHORT))
    set(fields(first).games, '2')
    button(first, words.play).click()
    await vi.waitFor(() => expect(status(first)).toBe(words.done(2)), { timeout: 20_000 })
    const before = rows(first)
    first.remove()
    const second = await figure('again')
    expect(rows(second)).toEqual(before)
    expect(second.textContent).toContain(words.kept)
    set(fields(second).match, 'agent-0')
    set(fields(second).seed, String(SHORT))
    set(fields(second).games, '3')
    button(second, words.goOn).click()
    await vi.waitFor(() => expect(status(second)).toBe(words.done(1)), { timeout: 20_000 })
    expect(keptGames()[0]?.games).toHaveLength(3)
    second.remove()
  })

  test('that the device has no room for are shown all the same, and that is told', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const element = await figure('full')
    set(fields(element).match, 'agent-0')
    set(fields(element).seed, String(SHORT))
    set(fields(element).games, '2')
    button(element, words.play).click()
    await vi.waitFor(() => expect(status(element)).toBe(words.done(2)), { timeout: 20_000 })
    expect(rows(element)[0]?.[1]).toBe(`2, seed ${SHORT}`)
    expect(element.textContent).toContain(words.notKept)
    full.mockRestore()
    element.remove()
  })

  test('of all four steps are paused with what has been played, and go on', async () => {
    const element = await figure('whole')
    set(fields(element).seed, String(SHORT))
    set(fields(element).games, '2')
    button(element, words.play).click()
    const two = `2, seed ${SHORT}`
    await vi.waitFor(() => expect(rows(element)[0]?.[1]).toBe(two), { timeout: 20_000 })
    button(element, words.pause).click()
    await vi.waitFor(() => expect(button(element, words.goOn)).toBeTruthy(), { timeout: 20_000 })
    const kept = rows(element).length
    expect(status(element)).toContain('of 8 games')
    expect(kept).toBeGreaterThan(0)
    element.remove()
  })

  test('are drawn on a scale whose zero has no sign', async () => {
    const element = await figure('scale')
    const ticks = [...element.querySelectorAll('.interval-plot text')].map(
      (each) => each.textContent,
    )
    expect(ticks).toContain('0')
    expect(ticks).not.toContain('−0')
    element.remove()
  })

  test('are refused with a sentence where a number is out of range, and the last one is kept', async () => {
    const element = await figure('refused')
    const { games } = fields(element)
    set(games, '1000')
    expect(element.querySelector('[role="alert"]')?.textContent).toBe(words.wrong(2, 40))
    expect(games.value).toBe('10')
    element.remove()
  })
})

describe('a game of the ladder', () => {
  const game = storedGame(STORED[0])

  test('has its moves as steps, and jumps to each marble that is lost', () => {
    const steps = stepsOf(game)
    expect(steps.steps).toBe(GAME.split(' ').length)
    const lostAt = (step: number) => {
      const { lost } = momentOf(game, step).position
      return lost[0] + lost[1]
    }
    const found: number[] = []
    for (let at = 0; at < steps.steps; at = steps.nextKey?.(at) ?? steps.steps) found.push(at)
    for (const step of found.slice(1)) expect(lostAt(step)).toBe(lostAt(step - 1) + 1)
    expect(found.length - 1).toBeGreaterThanOrEqual(lostAt(steps.steps) - 1)
  })

  test('shows the position after each of its moves, with that move as arrows', () => {
    const position = abalone.game.initial(RULES)
    for (const [ply, move] of game.moves.entries()) {
      const name = abalone.game.formatMove(position, move)
      const player = abalone.game.toMove(position)
      abalone.game.play(position, move)
      const moment = momentOf(game, ply + 1)
      expect(abalone.game.format(moment.position)).toBe(abalone.game.format(position))
      expect([moment.move, moment.player, moment.opening]).toEqual([name, player, ply < 4])
      expect(moment.model.preview?.length).toBeGreaterThan(0)
    }
  })

  test('shows its end, under the number of its last move, at a step beyond it', () => {
    const { length } = game.moves
    expect(momentOf(game, ladderSchema.step.max)).toEqual(momentOf(game, length))
    expect(momentOf(game, ladderSchema.step.max).step).toBe(length)
  })

  test('is stepped through by buttons and keys, and says each move', async () => {
    const element = await figure('stepped')
    const says = () => element.querySelector('.says')?.textContent
    button(element, stepper.start).click()
    expect(says()).toContain('The start')
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    expect(says()).toContain('h6g6')
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    expect(says()).toContain(words.wins(words.rung('agent-3')))
    element.remove()
  })

  test('that was played in the page is chosen from the list', async () => {
    const element = await figure('chosen')
    const { match, games, seed } = fields(element)
    set(match, 'agent-0')
    set(seed, String(SHORT))
    set(games, '2')
    button(element, words.play).click()
    await vi.waitFor(() => expect(status(element)).toBe(words.done(2)), { timeout: 20_000 })
    set(fields(element).game, 'agent-0 2')
    expect(element.querySelector('.says')?.textContent).toContain(words.rung('random'))
    button(element, stepper.end).click()
    expect(element.querySelector('.says')?.textContent).toMatch(/wins|draw/)
    element.remove()
  })

  test('that the device kept with a move against the rules is left out, and that is told', async () => {
    const [good, bad] = playedElsewhere(SHORT, 2)
    const moves = bad.moves.map((move, ply) => (ply === 9 ? 0 : move))
    const games = [good, { ...bad, moves }]
    localStorage.setItem('ladder-2', JSON.stringify([{ seed: SHORT, upper: 'agent-0', games }]))
    history.replaceState(undefined, '', `?spoilt=seed:${SHORT};show:agent-0;game:2`)
    const element = await figure('spoilt')
    expect(element.textContent).toContain(words.spoilt(2, words.versus('agent-0', 'random')))
    expect(rows(element)[0]?.[1]).toBe(`1, seed ${SHORT}`)
    set(fields(element).game, 'agent-0 1')
    button(element, stepper.end).click()
    expect(element.querySelector('.says')?.textContent).toContain(`Ply ${good.moves.length}`)
    element.remove()
  })

  test('that a link names and nobody has played yet is told, and the stored one is shown', async () => {
    history.replaceState(undefined, '', '?later=show:agent-1;game:5')
    const element = await figure('later')
    const hints = [...element.querySelectorAll('.hint')].map((each) => each.textContent)
    expect(hints).toContain(words.notYet(5, words.versus('agent-1', 'agent-0')))
    expect(element.querySelector('.board')).not.toBeNull()
    element.remove()
  })
})

describe('the words of the ladder', () => {
  test('count one game as one, and set thousands apart', () => {
    expect(words.ready(1, 1, false)).toContain('1 game to play')
    expect(words.done(1)).toBe('Done: 1 game played.')
    expect(words.paused(0, 1, 3)).toContain('0 of 1 game played')
    const run = { ...STORED[0], played: 1000, wins: 1000 }
    expect(words.source(run)).toBe('1,000 stored')
    expect(words.score(run)).toBe('1,000 / 0 / 0')
  })
})

describe('the table of results', () => {
  const { innerWidth, innerHeight } = window
  afterEach(() => page.viewport(innerWidth, innerHeight))

  test('breaks no score, interval or count of nodes, and scrolls on a phone', async () => {
    await page.viewport(390, 800)
    const [run] = STORED
    const wide = { ...run, wins: 37, losses: 3, low: -1249, high: 1041 }
    const table = ladderTable(document, [{ ...wide, nodesPerMove: [73_870, 54_328] }], words)
    document.body.append(table)
    const range = document.createRange()
    for (const cell of table.querySelectorAll('td')) {
      range.selectNodeContents(cell)
      expect(range.getClientRects(), cell.textContent).toHaveLength(1)
    }
    expect(table.clientWidth).toBeLessThanOrEqual(390)
    expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
    table.remove()
  })
})
