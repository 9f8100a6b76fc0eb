import { describe, expect, it } from 'vitest'
import {
  agentsOf,
  Connect4Solver,
  connect4,
  EVALUATION_LIMIT,
  gameIds,
  Judge,
  judging,
  kits,
  NO_MOVE,
  reviewOf,
  reviewWay,
  rngOf,
  solverOf,
  threats,
  type GameKit,
  type GameOptions,
  type Judged,
  type Move,
  type Review,
  type ReviewWay,
} from '../../../engine/index.ts'
import { legalMoves, parsed, randomGame } from '../games/random-game.ts'
import { puzzles, type Puzzle } from '../search/puzzles.ts'

interface Reviewed {
  readonly moves: readonly string[]
  readonly judged: readonly Judged[]
  readonly review: Review
}

/** Reviews a game from a position on. */
function reviewed<P>(kit: GameKit<P>, p: P, moves: readonly Move[], way: ReviewWay): Reviewed {
  const judge = new Judge(kit, way, solverOf(kit.game.id))
  const steps = judging(kit, judge, p, moves)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  const texts = moves.map((move) => {
    const text = kit.game.formatMove(p, move)
    kit.game.play(p, move)
    return text
  })
  for (let i = 0; i < moves.length; i++) kit.game.undo(p)
  return { moves: texts, judged: step.value, review: reviewOf(texts, step.value) }
}

/** The moves of a random game from a position, which is as it was then. */
function randomMoves<P>({ game }: GameKit<P>, p: P, seed: number, most: number): Move[] {
  const rng = rngOf(seed)
  const moves: Move[] = []
  for (let legal = legalMoves(game, p); moves.length < most; legal = legalMoves(game, p)) {
    if (legal.length === 0) break
    const move = legal[rng.below(legal.length)] ?? NO_MOVE
    moves.push(move)
    game.play(p, move)
  }
  for (let i = 0; i < moves.length; i++) game.undo(p)
  return moves
}

const brief = (game: string) => reviewWay(agentsOf(game), 'brief')

describe('The review of Connect 4', () => {
  const { game } = connect4

  it('names in twenty games what each move lost, and no other, as the solver’s scores differ', () => {
    const solver = new Connect4Solver()
    let named = 0
    let games = 0
    for (let seed = 1; games < 20; seed++) {
      const p = randomGame(game, game.initial(), rngOf(seed), 20)
      if (game.outcome(p) !== undefined) continue
      games++
      const moves = randomMoves(connect4, p, seed + 100, 30)
      const way = reviewWay(agentsOf('connect4'), 'brief')
      const { review, judged } = reviewed(connect4, p, moves, { ...way, solver: 10_000_000 })
      expect(judged.every(({ score }) => score !== undefined)).toBe(true)
      moves.forEach((move, ply) => {
        const { scores = [], score = 0 } = solver.solve(p, { moves: true })
        const lost = score - (scores[move] ?? 0)
        const lapse = review.lapses.find((each) => each.ply === ply)
        expect([seed, ply, lapse?.lost ?? 0]).toEqual([seed, ply, lost])
        if (lapse !== undefined) {
          named++
          expect(scores[Number(lapse.better) - 1]).toBe(score)
          expect(lapse.doubt).toBe(undefined)
          expect(lapse.kind === 'distance').toBe(Math.sign(score) === Math.sign(score - lost))
        }
        game.play(p, move)
      })
      // The last move before which the result was another than the one it came to.
      const results = judged.map(({ score = 0, toMove }) =>
        toMove === 0 ? Math.sign(score) : 0 - Math.sign(score),
      )
      const turned = results.findLastIndex((result) => result !== results.at(-1))
      expect(review.turning).toBe(turned < 0 ? undefined : turned)
      if (turned >= 0) {
        expect(review.lapses.find(({ ply }) => ply === turned)?.kind).toBe('result')
      }
    }
    expect(named).toBeGreaterThan(50)
  })
})

/** Where a puzzle begins, and the moves that led there. */
function laid({ size, moves }: Puzzle) {
  const kit: GameKit<unknown> = size === 8 ? kits.gomoku8 : kits.gomoku
  const options: GameOptions | undefined = size === 8 ? undefined : { size }
  return { kit, p: parsed(kit.game.parse(moves, options)) }
}

describe('The review of games of five in a line', () => {
  const won = puzzles.filter(({ kind }) => kind === 'vcf').filter((_, i) => i % 3 === 0)

  it('names the winning move of a puzzle where another was played', () => {
    let named = 0
    for (const [i, puzzle] of won.entries()) {
      const { kit, p } = laid(puzzle)
      const { game } = kit
      const others = legalMoves(game, p).filter(
        (move) => !puzzle.first.includes(game.formatMove(p, move)),
      )
      const missed = others[rngOf(i).below(others.length)] ?? NO_MOVE
      const way = { ...brief(game.id), threats: 12_000 }
      const { review, judged } = reviewed(kit, p, [missed], way)
      if (judged[0]?.by !== 'threats') continue
      expect(puzzle.first).toContain(judged[0].line[0])
      // Where every answer to it loses as well, nothing is lost.
      const kept = (judged[1]?.value ?? 0) < -EVALUATION_LIMIT
      const [lapse] = review.lapses
      expect(lapse === undefined, puzzle.moves).toBe(kept)
      if (lapse === undefined) continue
      named++
      expect([lapse.kind, lapse.before.kind]).toEqual(['result', 'win'])
      expect(puzzle.first).toContain(lapse.better)
    }
    expect(named).toBeGreaterThan(3)
  })

  it('names only defences after which no win by threats is found, and not the move that lost', () => {
    let named = 0
    for (const puzzle of won) {
      const { kit, p } = laid(puzzle)
      const last = kit.played?.(p).at(-1)
      if (last === undefined) continue
      kit.game.undo(p)
      const attacker = kit.game.toMove(p) === 0 ? 1 : 0
      const { review, judged } = reviewed(kit, p, [last], brief(kit.game.id))
      expect(judged[1]?.by).toBe('threats')
      const [lapse] = review.lapses
      const defences = judged[0]?.danger?.defences ?? []
      for (const text of defences) {
        named++
        kit.game.play(p, parsed(kit.game.parseMove(p, text)))
        const board = kit.threatBoard?.(p)
        expect(board && threats(board, attacker, { nodes: 100_000 }).win).not.toBe(true)
        kit.game.undo(p)
      }
      if (defences.length === 0) continue
      expect(lapse?.kind).toBe('result')
      expect([lapse?.better, ...(lapse?.others ?? [])].toSorted()).toEqual(defences.toSorted())
      expect(defences).not.toContain(lapse?.played)
    }
    expect(named).toBeGreaterThan(2)
  })
})

describe('The review of any game', () => {
  for (const id of gameIds.filter((each) => kits[each].board !== undefined)) {
    it(`judges every position of ${id}, leaves the game as it was, and says the same again`, () => {
      const kit = kits[id]
      const p = kit.game.initial()
      const moves = randomMoves(kit, p, 3, 8)
      const text = kit.game.format(p)
      const way = { ...brief(id), solver: 2_000, threats: 1_000 }
      const small = { ...way, search: { ...way.search, nodes: 300 } }
      const { judged } = reviewed(kit, p, moves, small)
      expect(kit.game.format(p)).toBe(text)
      expect(judged).toHaveLength(moves.length + 1)
      for (const { by, value, line, seen } of judged) {
        expect(value).toBeTypeOf('number')
        expect(line.length > 0).toBe(by !== 'end')
        expect(seen.map(({ depth }) => depth)).toEqual(seen.map((_, i) => i + 1))
      }
      expect(reviewed(kit, p, moves, small).judged).toEqual(judged)
    })
  }

  it('knows tic-tac-toe to its end without a solver', () => {
    const kit = kits.mnk
    const moves = [...(kit.played?.(parsed(kit.game.parse('b2 a1 c2'))) ?? [])]
    const { judged, review } = reviewed(kit, kit.game.initial(), moves, reviewWay([], 'usual'))
    expect(judged.map(({ exact, value }) => [exact, Math.sign(value ?? 9) + 0])).toEqual([
      [true, 0],
      [true, 0],
      [true, 0],
      [true, 0],
    ])
    expect(review).toEqual({ lapses: [], turning: undefined, noise: review.noise })
  })
})
