import { describe, expect, it } from 'vitest'
import {
  agentsOf,
  kits,
  recordChoice,
  Replay,
  rngOf,
  type GameKit,
  type GameOptions,
} from '../../../engine/index.ts'

/** The boards that levels with candidates are played on: of an even size and of odd ones. */
const BOARDS: readonly [game: 'gomoku8' | 'gomoku' | 'ninuki', options?: GameOptions][] = [
  ['gomoku8'],
  ['gomoku', { size: 15, centre: false }],
  ['gomoku', { size: 19, centre: false }],
  ['ninuki', { size: 13 }],
  ['ninuki', { size: 19 }],
]
/** Nodes of a recording that are kept. */
const CAP = 10_000

/** The points of a board that are nearest its middle: one, or four where its size is even. */
function middle<P>({ game, centrality }: GameKit<P>, position: P): string[] {
  if (centrality === undefined) throw new Error('the board has no middle')
  const out = new Int32Array(game.maxMoves)
  const moves = [...out.subarray(0, game.moves(position, out))]
  const most = Math.max(...moves.map((move) => centrality(position, move)))
  return moves
    .filter((move) => centrality(position, move) === most)
    .map((move) => game.formatMove(position, move))
}

describe('On an empty board', () => {
  for (const [name, options] of BOARDS) {
    const kit: GameKit<unknown> = kits[name]
    const { game } = kit
    const agents = agentsOf(name).filter(({ parameters }) => parameters['candidates'] !== undefined)
    const title = `${name} ${JSON.stringify(options ?? {})}`

    it(`every agent that looks near stones begins in the middle: ${title}`, () => {
      const position = game.initial(options)
      const wanted = middle(kit, position)
      expect(wanted.length).toBe(name === 'gomoku8' ? 4 : 1)
      // Hints are level 4's.
      expect(agents.map(({ id }) => id)).toContain('level-4')
      for (const agent of agents) {
        // Deeper searches have the same moves to choose from.
        for (const depth of [1, 2]) {
          const { move } = agent.begin(kit)(position, { rng: rngOf(3), depth })
          expect(wanted, agent.id).toContain(game.formatMove(position, move))
        }
      }
    })

    it(`the search of the first move is recorded with the move that is played: ${title}`, () => {
      const position = game.initial(options)
      for (const agent of agents.filter(({ id }) => id === 'level-2' || id === 'level-3')) {
        const recorded = recordChoice(kit, agent, position, 3, CAP)
        if (recorded === undefined) throw new Error(agent.id)
        const { choice, recording } = recorded
        const replay = new Replay(recording)
        expect(recording.move[replay.bestChild(0, replay.steps)]).toBe(choice.move)
        const { move } = agent.begin(kit)(position, { rng: rngOf(3) })
        expect(choice.move).toBe(move)
        expect(replay.children(0).some((child) => replay.isDropped(child))).toBe(true)
      }
    })
  }
})
