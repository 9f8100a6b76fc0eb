import { describe, expect, test } from 'vitest'
import { playedGame } from './played-game.ts'
import type { GameOptions } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { gameIds, kits, type GameId } from '../../../engine/games/registry.ts'
import { appearance, parsed, randomGame } from './random-game.ts'

const STARTS: Readonly<Partial<Record<GameId, readonly GameOptions[]>>> = {
  mnk: [{}, { columns: 5, rows: 4, k: 4 }, { columns: 8, rows: 8, k: 5 }],
  gomoku: [
    {},
    { size: 22, letters: 'no-i' },
    { size: 20, centre: false, exact: true },
    ...(kits.gomoku.presets ?? []).map(({ options }) => options),
  ],
  ninuki: [
    {},
    ...(kits.ninuki.presets ?? []).map(({ options }) => options),
    { size: 9, letters: 'no-i' },
  ],
  abalone: [
    {},
    { start: 'belgian-daisy' },
    { variant: 'inf8175', start: 'alien' },
    { first: 'white', start: 'german-daisy' },
  ],
}
/** Forms that say where the pieces lie, and not how they came there. */
const BOARDS = new Set(['board', 'grid', 'list', 'columns'])
const PLIES = [0, 1, 2, 9, 30]

describe.each(gameIds.filter((id) => id !== 'tree'))('the game %s', (id) => {
  const kit = kits[id]
  const { game } = kit
  const random = (options: GameOptions, plies: number) =>
    randomGame(game, game.initial(options), rngOf(plies + 1), plies)

  for (const options of STARTS[id] ?? [{}]) {
    describe(`with ${JSON.stringify(options)}`, () => {
      test.each(kit.forms.map((form) => form.id))(
        'is written as %s, and read back as the same position',
        (name) => {
          const form = kit.forms.find((each) => each.id === name)
          for (const plies of PLIES) {
            const p = random(options, plies)
            const text = parsed(form?.write(p) ?? { ok: false, error: { code: 'none', at: 0 } })
            const read = parsed(game.parse(text, options))
            expect([text, appearance(kit, read)]).toEqual([text, appearance(kit, p)])
            expect(game.toMove(read)).toBe(game.toMove(p))
            // A second writing is the first.
            expect(parsed(form?.write(read) ?? { ok: false, error: { code: 'none', at: 0 } })).toBe(
              text,
            )
          }
        },
      )

      test.each(kit.forms.map((form) => form.id).filter((name) => !BOARDS.has(name)))(
        'keeps its moves in %s, which can be taken back one by one',
        (name) => {
          const form = kit.forms.find((each) => each.id === name)
          for (const plies of PLIES) {
            const p = random(options, plies)
            const text = parsed(form?.write(p) ?? { ok: false, error: { code: 'none', at: 0 } })
            const read = parsed(game.parse(text, options))
            expect([text, kit.played?.(read)]).toEqual([text, kit.played?.(p)])
            for (let back = kit.played?.(p).length ?? 0; back >= 0; back--) {
              expect([text, appearance(kit, read)]).toEqual([text, appearance(kit, p)])
              if (back === 0) break
              game.undo(read)
              game.undo(p)
            }
            expect(appearance(kit, read)).toEqual(appearance(kit, game.initial(options)))
          }
        },
      )

      test('keeps the moves of a text, so that they can be taken back one by one', () => {
        for (const plies of PLIES) {
          const p = random(options, plies)
          const { start, moves } = playedGame(kit, p)
          const before = game.format(p)
          const q = parsed(game.parse(start, options))
          for (const move of moves) game.play(q, parsed(game.parseMove(q, move)))
          expect(game.format(q)).toBe(before)
          expect(game.format(p)).toBe(before)
        }
      })
    })
  }

  test('has its board to write where the moves are not known', () => {
    const p = random({}, 6)
    const board = kit.forms.find((form) => form.id === 'board')
    const read = parsed(
      game.parse(parsed(board?.write(p) ?? { ok: false, error: { code: 'none', at: 0 } })),
    )
    const answers = kit.forms.map((form) => form.write(read))
    expect(answers.some((answer) => answer.ok)).toBe(true)
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error.code).toMatch(/no-moves|no-move-order/)
    }
  })
})
