import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tree } from '../../../engine/games/tree/index.ts'
import { isSplitName } from '../../../engine/search/root-split.ts'
import { search, SEARCHES } from '../../../engine/search/search.ts'
import { record } from '../../../engine/trace/record.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { subjectOf } from '../random-positions.ts'
import { positions, scoreAfter, SMALL_GAMES } from './small-games.ts'
import { simulate } from './split-simulation.ts'

describe('moves left out at the root', () => {
  it.each(SMALL_GAMES)('leave the value of the others, in $name', (small) => {
    fc.assert(
      fc.property(positions(small), fc.integer({ min: 1, max: 3 }), (subject, most) => {
        const { game, position } = subject
        const moves = new Int32Array(game.maxMoves)
        const legal = Array.from(moves.subarray(0, game.moves(position, moves)))
        fc.pre(legal.length > most)
        const exclude = legal.slice(0, most)
        const { depth } = small
        let value = -Infinity
        for (const move of legal.slice(most)) {
          game.play(position, move)
          // As far from the root as the move is: a win counts its plies.
          const reply = search('negamax', subject, { depth: depth - 1 }).value ?? NaN
          game.undo(position)
          const worth = Math.abs(reply) > 900_000 ? reply - Math.sign(reply) : reply
          value = Math.max(value, 0 - worth)
        }
        for (const algorithm of SEARCHES) {
          const table = algorithm === 'pvs' || algorithm === 'deepening'
          const options = { depth, exclude, ...(table ? { tableMegabytes: 0.01 } : {}) }
          const result = search(algorithm, subject, options)
          const flipped = algorithm === 'minimax' && game.toMove(position) === 1
          expect(flipped ? 0 - (result.value ?? NaN) : result.value).toBe(value + 0)
          expect(exclude).not.toContain(result.move)
          expect(scoreAfter(subject, result.line.slice(0, depth))).toBeDefined()
          if (!isSplitName(algorithm)) continue
          const how = { workers: 2, shared: true, seed: most }
          const text = game.format(position)
          expect(simulate(small, position, algorithm, options, how).value).toBe(value + 0)
          expect(game.format(position)).toBe(text)
        }
      }),
      { numRuns: 25, seed: 92 },
    )
  })

  it('are told as left out before any was tried, in a recording', () => {
    const subject = subjectOf(tree, '[[3,12],[2,4],[9,8]]')
    const { result, recording } = record('alphabeta', subject, { depth: 5, exclude: [2] })
    expect(result).toMatchObject({ value: 3, move: 0 })
    const replay = new Replay(recording)
    const out = Array.from(replay.children(0)).filter((node) => replay.isDropped(node))
    expect(out.map((node) => recording.move[node])).toEqual([2])
  })

  it('must not be all there are', () => {
    const subject = subjectOf(tree, '[1,2]')
    const all = { depth: 1, exclude: [0, 1] }
    for (const algorithm of SEARCHES) {
      expect(() => search(algorithm, subject, all)).toThrow(/every move/)
    }
  })
})
