import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../engine/core/game.ts'
import { perftCounts } from '../../../engine/core/perft.ts'
import { abalone } from '../../../engine/games/abalone/index.ts'
import { STARTS } from '../../../engine/games/abalone/options.ts'
import { legalMoves, parsed } from './random-game.ts'

const { game } = abalone
const RULE: GameOptions = { repetition: true }
const DRAW = { winner: 'draw', reason: 'repetition', squares: [] }

/** Four plies that lead back to where they began. */
const AROUND = 'c5d5 g5f5 d5c5 f5g5'
/** Six, a marble of each side going round a triangle. */
const TRIANGLE = 'c5d5 g5f5 d5d6 f5f4 d6c5 f4g5'
const at = (text: string, options: GameOptions = RULE) => parsed(game.parse(text, options))
const hash = (p: ReturnType<typeof at>) => [game.hashLo(p), game.hashHi(p)]

describe('the third repetition in Abalone', () => {
  test('draws, and not before', () => {
    expect(game.outcome(at(AROUND))).toBeUndefined()
    const p = at(`${AROUND} ${AROUND}`)
    expect(game.outcome(p)).toEqual(DRAW)
    expect(legalMoves(game, p)).toEqual([])
    game.undo(p)
    expect(game.outcome(p)).toBeUndefined()
    expect(legalMoves(game, p)).not.toEqual([])
  })

  test('is one with the same side to move, by whatever moves', () => {
    expect(game.outcome(at(`${TRIANGLE} ${AROUND}`))).toEqual(DRAW)
    expect(game.outcome(at(`${AROUND} ${TRIANGLE}`))).toEqual(DRAW)
  })

  test('need not be on end', () => {
    // Marbles that are lost before do not matter.
    const push = 'wwwww/wwwww./..www../......../........./......../..bbb../bbbbbb/bbbbb b 0,1 9'
    expect(game.outcome(at(`${push} ${AROUND} c4d4 g6f6 d4c4 f6g6`))).toEqual(DRAW)
  })

  test('is an option, off where nothing is said: then the counts of positions stay', () => {
    const p = at(`${AROUND} ${AROUND} ${AROUND}`, {})
    expect(game.outcome(p)).toBeUndefined()
    expect(game.format(p)).toBe(`${STARTS.classic} b 0,0 12`)
    expect(perftCounts(game, game.initial(RULE), 3)).toEqual(perftCounts(game, game.initial(), 3))
  })

  test('comes after the limit of plies, which decides where both are reached', () => {
    const options = { ...RULE, maxPlies: 8 }
    expect(game.outcome(at(`${AROUND} ${AROUND}`, options))?.reason).toBe('limit')
    // The hash has the plies there, and a position that comes up again is found all the same.
    expect(game.outcome(at(`${AROUND} ${AROUND}`, { ...RULE, maxPlies: 9 }))).toEqual(DRAW)
  })

  test('is told by whoever plays on, with the option that would let him', () => {
    const read = game.parse(`${AROUND} ${AROUND} c5d5`, RULE)
    expect(read).toEqual({
      ok: false,
      error: { code: 'move/game-over', at: 40, lift: { option: 'repetition', value: false } },
    })
  })
})

describe('the text of an Abalone position with a history', () => {
  test('is the board after the last marble that was lost, and the moves since', () => {
    expect(game.format(at('c5d5 g5f5'))).toBe(`${STARTS.classic} b 0,0 0 c5d5 g5f5`)
    const pushed = '....w/...ww./....bbw/.b..wwb./bbwb.wbww/.wbb..w./bww..../.bb.../b.... b 0,0 7'
    const p = at(pushed)
    for (let ply = 0; ply < 200; ply++) {
      const moves = legalMoves(game, p)
      if (moves.length === 0) break
      game.play(p, moves[(ply * 7) % moves.length])
      const [rows, side, lost, plies, ...since] = game.format(p).split(' ')
      const start = at([rows, side, lost, plies].join(' '))
      expect([...p.lost]).toEqual([...start.lost])
      expect(start.ply + since.length).toBe(p.ply)
      const read = at(game.format(p))
      expect([hash(read), game.outcome(read)]).toEqual([hash(p), game.outcome(p)])
    }
  })

  test('may have moves in every game, and says where one is wrong', () => {
    expect(game.format(at(`${STARTS.classic} b 0,0 0 c5d5, g5f5`, {}))).toBe(
      game.format(at('c5d5 g5f5', {})),
    )
    const read = game.parse(`${STARTS.classic} b 0,0 0 c5d5 c5d5`, {})
    expect(read).toMatchObject({ ok: false, error: { at: STARTS.classic.length + 14 } })
  })
})

describe('the hash of an Abalone position with a history', () => {
  test('is another once a position has come up twice, and the same for histories alike in that', () => {
    const once = hash(at('c5d5 g5f5'))
    expect(hash(at('c5d5 g5f5', {}))).toEqual(once)
    expect(hash(at(AROUND))).not.toEqual(hash(at('')))
    expect(hash(at(`${AROUND} c5d5 g5f5`))).not.toEqual(once)
    expect(hash(at(AROUND))).toEqual(hash(at(TRIANGLE)))
  })
})
