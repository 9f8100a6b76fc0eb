import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kits, movesTo, search, subjectFrom, TABLE_HIT, valueForMax } from '../../engine/index.ts'
import { tree as words } from '../../src/i18n/en/tree.ts'
import { answerOf } from '../../src/widgets/tree/arcs.ts'
import { ROOMS } from '../../src/widgets/tree/geometry.ts'
import { treeModel } from '../../src/widgets/tree/model.ts'
import { tellingOf } from '../../src/widgets/tree/names.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'
import { stepSentence } from '../../src/widgets/tree/sentence.ts'
import { NO_SPEC, type TreeSpec } from '../../src/widgets/tree/spec.ts'

const GAMES = [
  { game: 'mnk', gameOptions: {}, plies: 3, depth: 5 },
  { game: 'mnk', gameOptions: { columns: 4, rows: 4, k: 3 }, plies: 4, depth: 4 },
  { game: 'connect4', gameOptions: {}, plies: 12, depth: 5 },
  { game: 'gomoku', gameOptions: { size: 5 }, plies: 16, depth: 4 },
  { game: 'reversi', gameOptions: { size: 6 }, plies: 16, depth: 4 },
] as const

/** A win counts plies from where it was searched: here from `ply` plies further up. */
const shifted = (value: number, ply: number) =>
  Math.abs(value) > 900_000 ? value - Math.sign(value) * ply : value

describe('the arc of a node that the table answers', () => {
  it.each(GAMES)('says what is true of the position: $game, $gameOptions', (each) => {
    const { game, board } = kits[each.game]
    let met = 0
    let drawn = 0
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: each.plies, maxLength: each.plies }),
        fc.constantFrom('pvs', 'deepening'),
        fc.constantFrom(1, 0.0011),
        (choices, algorithm, tableMegabytes) => {
          const position = game.initial(each.gameOptions)
          const moves = new Int32Array(game.maxMoves)
          const played: string[] = []
          for (const choice of choices) {
            const move = moves[choice % game.moves(position, moves)]
            const text = game.formatMove(position, move)
            game.play(position, move)
            if (game.outcome(position) === undefined) played.push(text)
            else game.undo(position)
          }
          const spec: TreeSpec = {
            ...NO_SPEC,
            ...each,
            algorithm,
            position: played.join(' '),
            more: { tableMegabytes },
          }
          const ran = recordNow(spec)
          if (!ran.ok) throw new Error(ran.error.code)
          const telling = tellingOf(ran.value, words)
          const { replay } = ran.value
          const { kind, node: nodes } = replay.recording
          /** What there is to see at a node, and its value as plain minimax finds it. */
          const look = (node: number, depth: number) => {
            const line = movesTo(replay.recording, node)
            for (const move of line) game.play(position, move)
            const found = search('minimax', subjectFrom(kits[each.game], position), { depth })
            const { columns, rows } = board?.size(position) ?? { columns: 0, rows: 0 }
            const stones = Array.from({ length: columns * rows }, (_, i) => board?.at(position, i))
            const value = valueForMax(found, game.toMove(position))
            for (const _ of line) game.undo(position)
            return { stones, value: shifted(value, line.length) }
          }
          const steps = Array.from(kind.keys()).filter((event) => kind[event] === TABLE_HIT)
          for (const event of steps.slice(0, 8)) {
            met++
            const node = nodes[event]
            const answer = answerOf(replay, node)
            if (answer === undefined) throw new Error('no answer')
            const { source, held, depth, score } = answer
            const { stones, value } = look(node, depth)
            expect(look(source, 0).stones).toEqual(stones)
            expect(replay.depthLeft(source)).toBe(depth)
            if (held === 'exact') expect(score).toBe(value)
            else if (held === 'lower') expect(score).toBeLessThanOrEqual(value)
            else expect(score).toBeGreaterThanOrEqual(value)

            const step = event + 1
            const reading = { step, selected: -1, choice: new Map<number, boolean>() }
            const [arc, ...others] = treeModel(telling, reading, ROOMS.wide).arcs.filter(
              ({ text }) => text !== undefined,
            )
            expect(others).toEqual([])
            expect(arc.text).toContain(`, ${depth} pl`)
            expect(arc.text?.[0]).toBe({ exact: '=', lower: '≥', upper: '≤' }[held])
            const said = stepSentence(telling, step)
            expect(said).toContain(telling.names.words(source).at)
            expect(said).toContain({ exact: 'exact', lower: 'lower', upper: 'upper' }[held])
            // A tree of an earlier depth is not shown, and of many siblings some are folded away.
            if (replay.rootOf(source) !== replay.rootOf(node)) expect(arc.to).toBeUndefined()
            else if (arc.to !== undefined) drawn++
          }
        },
      ),
      { numRuns: 6, seed: 2 },
    )
    expect(met).toBeGreaterThan(5)
    expect(drawn).toBeGreaterThan(0)
  })
})
