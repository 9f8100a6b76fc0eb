/** What the neighbourhood of the 19×19 report saves and costs, over games played as the page is built. */
import {
  ContractError,
  findAgent,
  gomoku,
  gomokuAgents,
  Tournament,
  type Gomoku,
} from '../engine/index.ts'
import type { NearPoint } from '../src/charts/near.ts'

const SIZE = 11
const GAMES = 6
const RADIUS = 3
const LEVEL = 'level-2'

/** Points read until a stone within the radius is met, or all around have been read. */
function readsAt(p: Gomoku, point: number): { near: boolean; reads: number } {
  const { size } = p.geometry
  const [column, row] = [point % size, Math.floor(point / size)]
  let reads = 0
  for (let r = Math.max(0, row - RADIUS); r <= Math.min(size - 1, row + RADIUS); r++) {
    for (let c = Math.max(0, column - RADIUS); c <= Math.min(size - 1, column + RADIUS); c++) {
      if (r === row && c === column) continue
      reads++
      if (p.cells[r * size + c] !== -1) return { near: true, reads }
    }
  }
  return { near: false, reads }
}

function asked(p: Gomoku, ply: number, game: number): NearPoint {
  const free = Array.from(p.cells.keys()).filter((point) => p.cells[point] === -1)
  const answers = free.map((point) => readsAt(p, point))
  const near = answers.filter((answer) => answer.near).length
  if (free.some((point, i) => gomoku.near?.(p, point, RADIUS) !== answers[i].near)) {
    throw new ContractError('the chapter on open lines', 'another neighbourhood than the engine’s')
  }
  return {
    game,
    ply,
    free: free.length,
    near,
    reads: answers.reduce((sum, { reads }) => sum + reads, 0),
  }
}

function played(): NearPoint[] {
  const agent = findAgent(gomokuAgents, LEVEL)
  if (!agent.ok) throw new ContractError('the chapter on open lines', `no agent ${LEVEL}`)
  const start = gomoku.game.initial({ size: SIZE })
  const players = [agent.value, agent.value] as const
  const match = new Tournament(gomoku, start, players, { games: GAMES, seed: 1 })
  while (match.playNext() !== undefined);
  return match.games.flatMap(({ moves }, game) => {
    const position = gomoku.game.initial({ size: SIZE })
    return moves.map((move, i) => {
      gomoku.game.play(position, move)
      return asked(position, i + 1, game)
    })
  })
}

export const points = played()
const longest = Math.max(...points.map(({ ply }) => ply))
/** From this ply on nothing is left out in any of the games. */
const useless = Math.max(...points.map(({ ply, free, near }) => (near < free ? ply : 0))) + 1
const before = (ply: number) => points.filter((point) => point.ply === ply)
const mean = (all: readonly NearPoint[], of: 'free' | 'near' | 'reads') =>
  Math.round(all.reduce((sum, point) => sum + point[of], 0) / all.length)

export const near = {
  size: SIZE,
  games: GAMES,
  longest,
  useless,
  first: { free: mean(before(1), 'free'), near: mean(before(1), 'near') },
  tenth: { free: mean(before(10), 'free'), near: mean(before(10), 'near') },
  after: mean(before(useless), 'reads'),
}

export const nearTable = [1, 5, 10, 20, 30, 60, 90]
  .filter((ply) => before(ply).length > 0)
  .map((ply) => [
    ply,
    before(ply).length,
    mean(before(ply), 'free'),
    mean(before(ply), 'near'),
    mean(before(ply), 'reads'),
  ])
