import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameIds, kits, legalPart, listGames, rngOf } from '../../../engine/index.ts'
import { playedGame } from './played-game.ts'
import { parsed, randomGame } from './random-game.ts'

/** The forms of text that give a game move by move, and what stands for a move that is none. */
const IN_MOVES: Readonly<Record<string, (text: string, at: number) => string>> = {
  moves: (text, at) => spoilt(text, at, /[^\s.]+/g, /^[1-9]+$/.test(text) ? '9' : 'z99'),
  squares: (text, at) => spoilt(text, at, /\S+/g, 'z9'),
  sgf: (text, at) => spoilt(text, at, /;[BW]\[[a-z]{2}\]/g, ';B[zz]'),
  pairs: (text, at) => spoilt(text, at, /\S+/g, '99,99'),
  numbered: (text, at) => spoilt(text, at, /[a-i][1-9](?:[a-i][1-9])+/g, 'a1a9'),
}

/** The text with another word in place of its `at`-th, from 0. */
function spoilt(text: string, at: number, word: RegExp, other: string): string {
  const digits = /^[1-9]+$/.test(text)
  const runTogether = digits
    ? /[1-9]/g
    : /^(?:[a-z][0-9]+)+$/.test(text)
      ? /[a-z][0-9]+/g
      : undefined
  const found = [...text.matchAll(runTogether ?? word)][at]
  if (found === undefined) throw new Error(`no word ${at} in ${text}`)
  return text.slice(0, found.index) + other + text.slice(found.index + found[0].length)
}

describe('A text with an illegal move in the middle', () => {
  for (const id of gameIds.filter((each) => kits[each].board !== undefined)) {
    const kit = kits[id]
    for (const form of kit.forms.filter((each) => Object.hasOwn(IN_MOVES, each.id))) {
      it(`gives the moves of ${id} before it, in the form of ${form.id}, and says where it is`, () => {
        let tried = 0
        for (let seed = 1; seed <= 5; seed++) {
          const p = randomGame(kit.game, kit.game.initial(), rngOf(seed), 8)
          const text = parsed(form.write(p))
          const { moves } = playedGame(kit, p)
          if (moves.length < 6) continue
          tried++
          const wrong = IN_MOVES[form.id]?.(text, 5) ?? ''
          const part = legalPart(kit, wrong)
          expect([wrong, part?.moves]).toEqual([wrong, 5])
          const read = parsed(kit.game.parse(part?.text ?? ''))
          expect(playedGame(kit, read).moves).toEqual(moves.slice(0, 5))
          expect(part?.error.at).toBeGreaterThanOrEqual(wrong.search(/\S/))
          expect(part?.error.at).toBeLessThan(wrong.length)
        }
        expect(tried).toBeGreaterThan(1)
      })
    }
  }

  it('gives nothing where no move comes before it, and nothing where all are legal', () => {
    expect(legalPart(kits.connect4, '9')).toBe(undefined)
    expect(legalPart(kits.connect4, '4455')).toBe(undefined)
    expect(legalPart(kits.connect4, '44444445')).toMatchObject({ text: '444444', moves: 6 })
  })
})

describe('A file of many games', () => {
  it('is the games in brackets of their own, in SGF, with what it says of them', () => {
    const text =
      '(;GM[4]SZ[15]PB[Ann]PW[Ben (2\\])]RE[B+];B[hh];W[ii](;B[gg])(;B[jj]))\n(;GM[4]SZ[15]PB[Cem];B[aa])'
    const games = listGames(kits.gomoku, text)
    expect(games.map(({ headers }) => headers)).toEqual([
      [
        ['Black', 'Ann'],
        ['White', 'Ben (2])'],
        ['Result', 'B+'],
      ],
      [['Black', 'Cem']],
    ])
    for (const game of games) expect(kits.gomoku.game.parse(game.text).ok).toBe(true)
  })

  it('is what follows header lines', () => {
    const text =
      '[Event "Club"]\n[White "Ann"]\n\n1.a1b2 i5h5\n\n[Event "Club"]\n[White "Ben"]\n\n1.a1b2'
    const games = listGames(kits.abalone, text)
    expect(games.map(({ headers }) => headers.map(([, value]) => value))).toEqual([
      ['Club', 'Ann'],
      ['Club', 'Ben'],
    ])
  })

  it('is its lines, where these are games and the whole is none', () => {
    const games = listGames(kits.connect4, '# scored\n4444443 2\n\n55555 -1\n1234567\n')
    expect(games.map(({ text }) => text)).toEqual(['4444443', '55555', '1234567'])
  })

  it('is told from the file of positions with scores that the solver is measured by', () => {
    const text = readFileSync(
      join(import.meta.dirname, '../../fixtures/connect4-middle.txt'),
      'utf8',
    )
    const games = listGames(kits.connect4, text)
    expect(games).toHaveLength(200)
    for (const game of games) expect(kits.connect4.game.parse(game.text).ok).toBe(true)
  })

  it('is one game where lines go on with one another, or draw a board', () => {
    expect(listGames(kits.gomoku, 'h8 h9\nj10 k11')).toHaveLength(1)
    const board = '.......\n.......\n.......\n.......\n.......\n..XO...'
    expect(listGames(kits.connect4, board)).toEqual([{ text: board, headers: [] }])
  })
})
