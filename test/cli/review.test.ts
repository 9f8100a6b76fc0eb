import { describe, expect, it } from 'vitest'
import { ask, error, json, lines } from './ask.ts'

const BRIEF = ['--effort', 'brief']
const FOUR = ['review', 'connect4', '--position', '4152', ...BRIEF]

describe('the verb review', () => {
  it('judges every position of a game, and names the moves that lost it', async () => {
    const found = await json('review', 'mnk', 'b2 a1 c2 c1')
    expect(found).toMatchObject({
      game: 'mnk',
      effort: 'usual',
      error: null,
      moves: ['b2', 'a1', 'c2', 'c1'],
      view: 'X',
      winner: null,
      turning: 4,
    })
    expect(found.positions).toHaveLength(5)
    expect(found.positions[0]).toMatchObject({
      move: null,
      result: 'draw',
      exact: true,
      by: 'search',
    })
    expect(found.positions[4]).toMatchObject({ move: 'c1', toMove: 'X', result: 'win', plies: 1 })
    expect(found.lapses).toMatchObject([
      { number: 4, side: 'O', played: 'c1', better: 'a2', kind: 'result', doubt: null },
    ])
    expect(found.lapses[0].before.result).toBe('draw')
    expect(found.lapses[0].after).toMatchObject({ result: 'loss', plies: 1 })
    const { out } = await ask(['review', 'mnk', 'b2 a1 c2 c1'])
    expect(out).toContain(`   ${found.lapses[0].sentence}\n   Better: a2`)
    expect(out).toContain('4. O c1. Here the game turned.\n')
    expect(out).toMatch(/\n +4 {2}c1 +a win in 1 ply {2}1 ply\n/)
  })

  it('asks the solver near the end, exactly', async () => {
    // First makes three with both ends open, and second looks away.
    const { start, positions } = await json(...FOUR, '637')
    expect(start).toBe('4152')
    expect(positions).toHaveLength(4)
    expect(positions[3]).toMatchObject({ by: 'end', result: 'win', plies: 0, exact: true })
    expect(positions[2]).toMatchObject({ by: 'solver', toMove: 'X', result: 'win', plies: 1 })
    expect(positions[2].line).toHaveLength(1)
  })

  it('reviews the moves before an illegal one, and says where that is', async () => {
    const wrong = ['review', 'mnk', 'b2 a1 c2 b2 c1']
    const found = await json(...wrong)
    expect(found.moves).toEqual(['b2', 'a1', 'c2'])
    expect(found.illegal).toEqual({ code: 'move/occupied', at: 9 })
    expect(found.error).toContain('at character 10')
    const { out } = await ask(wrong)
    expect(out).toMatch(
      /^In the moves, at character 10: .*\nThe 3 moves before it are reviewed\.\n/,
    )
    expect(await error(['review', 'connect4', '9'])).toContain('There is no column 9')
  })

  it('takes a record of another program, and moves that follow a position', async () => {
    const sgf = '(;GM[4]FF[4]SZ[9];B[bb];W[aa];B[cb];W[cc])'
    const read = await json('review', 'gomoku', sgf, ...BRIEF)
    expect(read.moves).toEqual(['b8', 'a9', 'c8', 'c7'])
    const after = await json('review', 'mnk', 'c2 c1', '--position', 'b2 a1')
    expect(after.moves).toEqual(['c2', 'c1'])
    expect(after.turning).toBe(2)
    const cut = await json('review', 'mnk', 'c2 b2', '--position', 'b2 a1')
    expect([cut.moves, cut.error.startsWith('Move 2, “b2”, is not legal')]).toEqual([['c2'], true])
  })

  it('answers every line as if it were the only one', async () => {
    const game = JSON.stringify({ name: 'Ada', position: '4152', moves: '637' })
    const found = await lines(['review', 'connect4', ...BRIEF], `${game}\n${game}\n\n9\n\n`)
    expect(found[0]).toEqual({ name: 'Ada', ...(await json(...FOUR, '637')) })
    expect(found[1]).toEqual(found[0])
    expect(found[2].error).toContain('no move to review')
    expect(found[3].error).toContain('There is no column 9')
  })

  it('knows the repetitions of Abalone, by its option', async () => {
    const there = ['c3c2', 'g7g8', 'c2c3', 'g8g7']
    const moves = [...there, ...there].join(' ')
    const argv = ['review', 'abalone', moves, ...BRIEF]
    const drawn = await json(...argv, '--option', 'repetition=yes')
    expect(drawn.positions.at(-1)).toMatchObject({ by: 'end', result: 'draw', exact: true })
    expect([drawn.winner, drawn.reason]).toEqual(['draw', 'repetition'])
    const going = await json(...argv)
    expect(going.positions.at(-1)).toMatchObject({ by: 'search', result: null })
  })

  it('refuses a game without moves, and two places to begin', async () => {
    expect(await error(['review', 'connect4', ''])).toContain('There is no move to review')
    expect(await error(['review', 'connect4'])).toContain('MOVES')
    expect(await error(['review', 'connect4', '--input', '-', '--position', '4'])).toContain(
      '--position',
    )
    expect(await error(['review', 'connect4', '4', '--input', '-'])).toContain('4')
  })
})
