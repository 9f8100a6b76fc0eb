import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { kits, rngOf } from '../../engine/index.ts'
import { encodeState, STATE_LIMIT } from '../../src/state/link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import '../../src/widgets/play/element.ts'
import { forLink, playSchema, SAME } from '../../src/widgets/play/schema.ts'
import { PlaySession } from '../../src/widgets/play/session.ts'
import { withoutPauses } from '../without-pauses.ts'

beforeAll(withoutPauses)

const home = location.href
const withLevels = { depth: 1, least: 1, most: 1, levels: 5, level: 2 }
const schema = playSchema(withLevels, 'you')
const empty = {
  set: '',
  moves: '',
  depth: 1,
  level: 2,
  seed: 0,
  begins: 'you',
  past: '',
  pastSet: '',
  pastBegins: 'you',
  pastLifted: SAME,
  lines: '',
  lifted: '',
  players: 'engine',
  against: '',
  other: '',
  guess: '',
  foretell: false,
  live: false,
  turned: false,
  score: '',
  resigned: 'no',
  look: 'both',
} as const

/** A game of Abalone by chance, of so many plies. */
function marbles(plies: number, seed: number) {
  const kit = kits.abalone
  const session = new PlaySession(kit, 'you')
  const rng = rngOf(seed)
  const moves = new Int32Array(kit.game.maxMoves)
  while (session.ply < plies && session.outcome === undefined) {
    session.play(moves[rng.below(kit.game.moves(session.position, moves))])
  }
  expect(session.ply).toBe(plies)
  return session
}

beforeEach(() => history.replaceState(null, '', home))
afterEach(() => {
  for (const figure of document.querySelectorAll('figure')) figure.remove()
})

describe('the link of a board to play on', () => {
  test('holds a game of Abalone of 150 moves a side, and one of 150 plies put aside', () => {
    for (let seed = 0; seed < 5; seed++) {
      const now = marbles(300, seed)
      const before = marbles(150, seed + 100)
      const state = forLink({ ...empty, moves: now.moves, past: before.moves })
      const text = encodeState(schema, state)
      expect(text.length).toBeLessThanOrEqual(STATE_LIMIT)
      expect(decodeState(schema, text)).toMatchObject({
        ok: true,
        value: { state: { moves: now.moves, past: before.moves } },
      })
      const again = new PlaySession(kits.abalone, 'you')
      expect(again.load(state.moves, 'you').ok).toBe(true)
      expect(again.text).toBe(now.text)
    }
  })

  test('leaves the game put aside out where both are too long for it', () => {
    const long = marbles(400, 1).moves
    const state = forLink({ ...empty, moves: long, past: long })
    expect(state).toEqual({ ...empty, moves: long })
    expect(encodeState(schema, state).length).toBeLessThanOrEqual(STATE_LIMIT)
  })

  test('keeps the moves of a link to a depth where there are levels now, and says so', async () => {
    const url = new URL(home)
    url.searchParams.set('play', 'moves:h8.g7;depth:3')
    history.replaceState(null, '', url)
    const figure = document.createElement('figure')
    const host = document.createElement('cutoff-play')
    host.id = 'play'
    Object.assign(host.dataset, {
      game: 'gomoku',
      level: '2',
      levels: JSON.stringify(
        [1, 2, 3].map((n) => ({ id: `level-${n}`, name: `Level ${n}`, uses: 'A search.' })),
      ),
      depth: '1',
      most: '1',
      options: '{"size":15}',
    })
    const search = document.createElement('div')
    search.className = 'play-search'
    figure.append(host, search)
    document.body.append(figure)
    await expect.element(page.getByText(/made for a search to depth 3\. This board/)).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: /^h8, ./ })).toBeInTheDocument()
    await expect.element(page.getByRole('gridcell', { name: /^g7, .*last/ })).toBeInTheDocument()
    await expect.element(page.getByText('Against “Level 2”. A search.')).toBeVisible()
    expect(
      page
        .getByRole('alert')
        .elements()
        .filter((alert) => alert.textContent !== ''),
    ).toEqual([])
  })
})
