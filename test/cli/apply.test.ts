import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameIds, kits, rngOf, type GameId } from '../../engine/index.ts'
import { rowsOf } from '../engine/games/ninuki-board.ts'
import { json, lines } from './ask.ts'

describe('apply', () => {
  it('plays a pass, which may come first in the moves', async () => {
    const position = 'c2 b4 c5 b2 a4 a5 a6 b6 c6 d6 e3 e5 d2 a3 a1 e1 d5 f2 a2 c1 b1'
    const at = ['apply', 'reversi', '--option', 'size=6', '--position', position]
    for (const [moves, after] of [
      ['-- f3', `${position} -- f3`],
      ['--', `${position} --`],
    ]) {
      expect(await json(...at, '--moves', moves)).toMatchObject({ legal: true, position: after })
    }
    const wrong = await json('apply', 'reversi', '--moves', 'f5 --')
    expect(wrong).toMatchObject({ legal: false, reason: 'may-not-pass', position: 'f5' })
  })

  it('plays moves and says what they lead to', async () => {
    expect(await json('apply', 'connect4', '--position', '121212', '--moves', '1')).toEqual({
      legal: true,
      error: null,
      position: '1212121',
      moves: ['1'],
      captured: [],
      winner: 'X',
      reason: 'line',
      pendingFiveOf: null,
      toMove: 'O',
    })
  })

  it('names an illegal move and its place, and gives the position before it', async () => {
    expect(await json('apply', 'connect4', '--moves', '44444445')).toMatchObject({
      legal: false,
      error: 'Move 7, “4”, is not legal: Column 4 is full.',
      illegal: { number: 7, move: '4', code: 'move/column-full', at: 6 },
      position: '444444',
      reason: 'column-full',
      winner: null,
    })
    expect(await json('apply', 'mnk', '--moves', 'a1 b2, a1')).toMatchObject({
      error: 'Move 3, “a1”, is not legal: There is a stone on a1 already.',
      illegal: { number: 3, at: 7 },
      position: 'a1b2',
    })
    expect(
      await json('apply', 'gomoku', '--option', 'size=15', '--moves', 'h8a12b12a12b1'),
    ).toMatchObject({
      illegal: { number: 4, move: 'a12' },
    })
    expect(await json('apply', 'abalone', '--moves', 'c3d4e5f6')).toMatchObject({
      legal: false,
      illegal: { number: 2, code: 'move/no-marble', at: 4 },
    })
  })

  it('says so of what is no move at all', async () => {
    for (const [game, moves] of [
      ['connect4', '4x'],
      ['mnk', 'a1 zz'],
      ['abalone', 'c3d4, ??'],
      ['ninuki', 'e5\u0000'],
      ['tree', '0 7'],
    ]) {
      const answer = await json('apply', game, '--moves', moves)
      expect(answer).toMatchObject({ legal: false, illegal: { number: 2 } })
    }
  })

  it('refuses a move after the end', async () => {
    expect(await json('apply', 'connect4', '--moves', '12121213')).toMatchObject({
      legal: false,
      winner: 'X',
      reason: 'line',
      position: '1212121',
    })
  })

  it('lists what was taken: move by move, each time from the top left', async () => {
    const rows = rowsOf(9, { X: ['c9', 'c4'], O: ['d9', 'e9', 'd5', 'e6', 'a1'] })
    const argv = ['apply', 'ninuki', '--position', `${rows} X 0,0`, '--moves']
    expect(await json(...argv, 'f9 a2 f7')).toMatchObject({ captured: ['d9', 'e9', 'e6', 'd5'] })
    const pushing = 'wwwww/wwww../......./......../....bbbww/......../......./bbbbbb/bbbbb b'
    const push = ['apply', 'abalone', '--position', pushing, '--moves', 'e5e6']
    expect(await json(...push)).toMatchObject({ legal: true, captured: ['e9'] })
  })

  it('reads moves written one after the other, with and without spaces, in every game', async () => {
    for (const game of gameIds) {
      const moves = someMoves(game)
      const half = moves.length >> 1
      const first = await json('apply', game, '--moves', moves.slice(0, half).join(' '))
      expect(first).toMatchObject({ legal: true, moves: moves.slice(0, half) })
      const all = await json('apply', game, '--moves', moves.join(' '))
      for (const between of game === 'abalone' || game === 'tree' ? [' ', ', '] : ['', ' ', ',']) {
        const rest = moves.slice(half).join(between)
        const argv = ['apply', game, '--position', first.position, '--moves', rest]
        expect(await json(...argv)).toMatchObject({ legal: true, position: all.position })
      }
    }
  })

  it('reads moves of Abalone that run together where that can be read in one way', async () => {
    const run = await json('apply', 'abalone', '--moves', 'c5d5g5f5')
    expect(run).toMatchObject({ legal: true, moves: ['c5d5', 'g5f5'] })
    const course = ['apply', 'abalone', '--option', 'broadside=no', '--moves', 'c5d5g5f5c3d3']
    expect(await json(...course)).toMatchObject({ moves: ['c5d5', 'g5f5', 'c3d3'] })
    expect(await json('apply', 'abalone', '--moves', 'c5d5g5f5c3d3')).toMatchObject({
      legal: false,
      illegal: { number: 1, code: 'move/run-together' },
    })
  })
})

/** The moves of a random game of at most 20 plies, as the game writes them. */
function someMoves(game: GameId): string[] {
  const kit = kits[game]
  const texts: string[] = []
  const p = kit.game.initial()
  const moves = new Int32Array(kit.game.maxMoves)
  const rng = rngOf(7)
  for (let ply = 0; ply < 20; ply++) {
    const count = kit.game.moves(p, moves)
    if (count === 0) break
    const move = moves[rng.below(count)]
    texts.push(kit.game.formatMove(p, move))
    kit.game.play(p, move)
  }
  return texts
}

describe('apply --input', () => {
  const CASES = readFileSync(new URL('../fixtures/ninuki/cases.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

  it('answers the cases of Ninuki (test/fixtures/ninuki)', async () => {
    const input = CASES.map((one) => {
      const flag = one.pendingFiveOf === null ? '' : ` !${one.pendingFiveOf}`
      const counts = `${one.capturedByX},${one.capturedByO}`
      const position = `${rowsOf(19, one)} ${one.side} ${counts}${flag}`
      return JSON.stringify({ position, moves: one.move })
    })
    const answers = await lines(['apply', 'ninuki'], input.join('\n'))
    expect(answers).toHaveLength(CASES.length)
    CASES.forEach(({ id, expect: { legal, captured, winner, pendingFiveOf, reason } }, i) => {
      expect({ id, ...answers[i] }).toMatchObject({ id, legal, captured, winner, pendingFiveOf })
      expect({ id, reason: answers[i].reason ?? '' }).toEqual({ id, reason })
    })
  })

  it('begins with the start that a line’s options give, over those of the command line', async () => {
    const argv = ['apply', 'ninuki', '--option', 'size=9', '--option', 'breakable=no']
    const input = [
      '{"moves":"i9"}',
      '{"moves":"s19","options":{"size":19}}',
      '{"moves":["i9","a1"],"position":""}',
    ]
    const answers = await lines(argv, input.join('\n'))
    expect(answers.map(({ position }) => position)).toEqual(['i9', 's19', 'i9a1'])
  })

  it('answers a wrong line with an error and does the rest', async () => {
    const input = [
      'nonsense',
      '',
      '[]',
      '{"position":5}',
      '{"moves":{}}',
      '{"options":{"size":[9]}}',
      '{"options":{"nosuch":1}}',
      '{"options":{"__proto__":1}}',
      '{"position":"!"}',
      '['.repeat(20_000),
      '{"move":"e5"}',
      '{}',
    ]
    const answers = await lines(['apply', 'ninuki'], input.join('\n'))
    expect(answers).toHaveLength(input.length)
    for (const answer of answers.slice(0, -2)) {
      expect(answer.error).toMatch(/\.$/)
      expect(answer).not.toHaveProperty('legal')
    }
    expect(answers[6].error).toContain('size, breakable, doubleThree, letters')
    expect(answers[10]).toMatchObject({ legal: true, position: '', ignored: ['move'] })
    expect(answers[11]).toMatchObject({ legal: true, position: '', moves: [] })
  })
})
