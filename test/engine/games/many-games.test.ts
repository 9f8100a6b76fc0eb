import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listGames } from '../../../engine/core/many-games.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { gameIds, kits, type GameId } from '../../../engine/games/registry.ts'
import { parsed, randomGame } from './random-game.ts'

const GAMES = 7
const PLIES = 12
/** More than are listed. */
const TOO_MANY = 600
const MOST = 500

const boarded = gameIds.filter((id) => kits[id].board !== undefined)

/** The moves of random games, each as the game writes them. */
function randomMoves(id: GameId, games: number): string[] {
  const { game, played } = kits[id]
  return Array.from({ length: games }, (_, seed) => {
    const last = randomGame(game, game.initial(), rngOf(seed + 1), PLIES)
    const replayed = game.initial()
    return (played?.(last) ?? [])
      .map((move) => {
        const said = game.formatMove(replayed, move)
        game.play(replayed, move)
        return said
      })
      .join(' ')
  })
}

describe('a text of many games', () => {
  it.each(boarded)('of %s lists each line that is a game', (id) => {
    const lines = randomMoves(id, GAMES)
    const listed = listGames(kits[id], `# from a match\n\n${lines.join('\r\n')}\n`)
    expect(listed.map(({ text }) => text)).toEqual(lines)
  })

  it.each(boarded)('of %s lists records with header lines, and what those say', (id) => {
    const moves = randomMoves(id, GAMES)
    const text = moves.map((each, i) => `[Event "Match"]\n[Round "${i + 1}"]\n\n${each} *`)
    const listed = listGames(kits[id], text.join('\n\n'))
    expect(listed.map(({ headers }) => headers)).toEqual(
      moves.map((_, i) => [
        ['Event', 'Match'],
        ['Round', String(i + 1)],
      ]),
    )
    const { game } = kits[id]
    expect(listed.map((each) => game.format(parsed(game.parse(each.text))))).toEqual(
      moves.map((each) => game.format(parsed(game.parse(each)))),
    )
  })

  it('lists the games of an SGF collection, whatever stands in their comments', () => {
    const first = '(;GM[4]SZ[15]PB[Ada]C[not a game: (;B[aa\\])];B[hh];W[ig](;B[hf])(;B[he]))'
    const second = '(;GM[4]SZ[15]PW[Bo];B[hh];W[hg])'
    const listed = listGames(kits.gomoku, `${first}\n${second}`)
    expect(listed).toEqual([
      { text: first, headers: [['Black', 'Ada']] },
      { text: second, headers: [['White', 'Bo']] },
    ])
  })

  // What the file holds stands in its own first lines.
  it('lists a file of positions with their scores', () => {
    const file = join(import.meta.dirname, '../../fixtures/connect4-late.txt')
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n').filter((line) => /^[1-7]/.test(line))
    const listed = listGames(kits.connect4, text)
    expect(lines.length).toBeGreaterThan(20)
    expect(listed.map((each) => each.text)).toEqual(
      lines.slice(0, MOST).map((line) => line.split(' ')[0]),
    )
  })

  it('lists no more than a reader can go through', () => {
    const text = randomMoves('reversi', GAMES).join('\n')
    const many = `${text}\n`.repeat(Math.ceil(TOO_MANY / GAMES))
    expect(listGames(kits.reversi, many)).toHaveLength(MOST)
  })

  it('is one game where it is one', () => {
    const [game] = randomMoves('abalone', 1)
    expect(listGames(kits.abalone, game)).toEqual([{ text: game, headers: [] }])
    expect(listGames(kits.abalone, 'no game\nat all')).toHaveLength(1)
  })
})
