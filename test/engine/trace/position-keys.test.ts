import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameKit } from '../../../engine/core/game.ts'
import { kits } from '../../../engine/games/registry.ts'
import { SEARCHES } from '../../../engine/search/search.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { growCuts } from '../../../engine/trace/skipped.ts'
import { positionGraph, positionKeys } from '../../../engine/trace/position-keys.ts'
import { record } from '../../../engine/trace/record.ts'
import { movesTo } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { positions, SMALL_GAMES } from '../search/small-games.ts'

/** Everything that can be seen of a position. */
function sight(kit: GameKit<unknown>, position: unknown): string {
  const { board, game } = kit
  if (board === undefined) return game.format(position)
  const { columns, rows } = board.size(position)
  const squares = board.shape === 'hex' ? 61 : columns * rows
  const stones = Array.from({ length: squares }, (_, square) => board.at(position, square))
  const { winner } = game.outcome(position) ?? {}
  return [game.toMove(position), winner, kit.lost?.(position), ...stones].join(' ')
}

describe('positions that are met on several ways', () => {
  it.each(SMALL_GAMES)('are joined where they are one, equally deep: $name', (small) => {
    const given = fc.record({ algorithm: fc.constantFrom(...SEARCHES), grow: fc.boolean() })
    fc.assert(
      fc.property(positions(small), given, (subject, { algorithm, grow }) => {
        const { game, position } = subject
        const before = game.format(position)
        const recorded = record(algorithm, subject, { depth: Math.min(3, small.depth) }).recording
        const recording = grow ? growCuts(game, position, recorded, 20_000) : recorded
        const keys = positionKeys(game, position, recording)
        expect(game.format(position)).toBe(before)
        const { first, distinct } = positionGraph(recording, keys)
        const replay = new Replay(recording)
        let seen = new Map<string, number>()
        let count = 0
        for (let node = 0; node < replay.nodeCount; node++) {
          if (recording.parent[node] < 0) seen = new Map()
          if (!replay.isVisited(node)) {
            if (first[node] !== node) expect(first[node]).toBe(node)
            continue
          }
          const moves = movesTo(recording, node)
          for (const move of moves) game.play(position, move)
          const text = `${moves.length}: ${sight(small.kit, position)}`
          for (const _ of moves) game.undo(position)
          const known = seen.get(text)
          if (known === undefined) {
            seen.set(text, node)
            count++
          }
          if (first[node] !== (known ?? node)) expect(first[node]).toBe(known ?? node)
          if (distinct[node + 1] !== count) expect(distinct[node + 1]).toBe(count)
        }
      }),
      { numRuns: 5, seed: 3 },
    )
  })

  it('of three plies of tic-tac-toe are 1 + 9 + 9·8 + 36·7 in 1 + 9 + 9·8 + 9·8·7 nodes', () => {
    const subject = subjectFrom(kits.mnk, kits.mnk.game.initial())
    const { recording } = record('minimax', subject, { depth: 3 })
    const keys = positionKeys(kits.mnk.game, subject.position, recording)
    const { distinct } = positionGraph(recording, keys)
    const replay = new Replay(recording)
    expect(replay.counts(replay.steps).visited).toBe(1 + 9 + 9 * 8 + 9 * 8 * 7)
    expect(distinct.at(-1)).toBe(1 + 9 + 9 * 8 + 36 * 7)
  })
})
