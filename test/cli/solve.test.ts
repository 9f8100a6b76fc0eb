import { describe, expect, it } from 'vitest'
import { ask, json, lines } from './ask.ts'

// Of test/fixtures/connect4-late.txt.
const LOST = '1337147252154122637253372365'
const WON = '1566737716314226653774245335'

describe('the verb solve', () => {
  it('tells the score, a best move and how soon the game ends', async () => {
    const solved = await json('solve', 'connect4', '--position', LOST)
    expect(solved).toMatchObject({ score: -7, low: -7, high: -7, view: 'X', stopped: null })
    expect(solved.nodes).toBeGreaterThan(0)
    expect(solved.bests).toBeUndefined()
    // O wins with its 15th piece, and each has played 14.
    expect(solved.pliesToEnd).toBe(2)
    const { out } = await ask(['solve', 'connect4', '--position', LOST])
    expect(out).toBe(
      `Score: −7 for X\nO wins in 2 plies.\nBest move: ${solved.best}\n${solved.nodes} ${solved.nodes === 1 ? 'node' : 'nodes'}.\n`,
    )
  })

  it('scores every move', async () => {
    const argv = ['solve', 'connect4', '--position', LOST, '--scores']
    const { score, best, bests, scores } = await json(...argv)
    // Columns 2 and 3 are full.
    expect(Object.keys(scores)).toEqual(['1', '4', '5', '6', '7'])
    expect([score, scores[best]]).toEqual([-7, -7])
    expect(bests).toEqual(Object.keys(scores).filter((move) => scores[move] === -7))
    const { out } = await ask(argv)
    expect(out).toContain('\nScores: 1 −7, 4 −7')
    const won = await json('solve', 'connect4', '--position', WON, '--scores')
    expect(Math.max(...Object.values<number>(won.scores))).toBe(7)
    expect(won.scores[won.best]).toBe(7)
    expect(won.bests.length).toBeLessThan(Object.keys(won.scores).length)
  })

  it('tells how a game has ended', async () => {
    const argv = ['solve', 'connect4', '--position', '1122334']
    expect(await json(...argv)).toMatchObject({ score: -18, best: null, winner: 'X', nodes: 0 })
    const { code, out } = await ask(argv)
    expect(code).toBe(0)
    expect(out).toBe(
      (await ask(['show', 'connect4', '--position', '1122334'])).out
        .split('\n')
        .find((line) => line.startsWith('X ')) + '\n',
    )
  })

  it('tells what it knows where a limit stops it', async () => {
    const argv = ['solve', 'connect4', '--nodes', '5000']
    const solved = await json(...argv)
    expect(solved).toMatchObject({ score: null, best: null, nodes: 5000, stopped: 'nodes' })
    expect(solved.low).toBeLessThanOrEqual(1)
    expect(solved.high).toBeGreaterThanOrEqual(1)
    const { code, out } = await ask(argv)
    expect(code).toBe(0)
    expect(out).toContain('Stopped by the limit of nodes before the score was found.')
  })

  it('answers every line as if it were the only one', async () => {
    const found = await lines(['solve', 'connect4'], `${LOST}\n${LOST}\n1234x\n112233\n`)
    expect(found[1]).toEqual(found[0])
    expect(found[0]).toEqual(await json('solve', 'connect4', '--position', LOST))
    expect(found[2].error).toContain('at character 5')
    expect(found[3].score).toBe(18)
  })

  it('tells the difference of stones of an ending of Reversi, and passes among its moves', async () => {
    // Of Feinstein's perfect game on 6×6 (1993), which ends 16 to 20: from here to the end.
    const line = 'c2 b4 c5 d2 e4 e3 d1 c1 b1 d5 d6 f4 b3 b2 f3 f2 e2 b6 a4 c6'
    const argv = ['solve', 'reversi', '--option', 'size=6', '--position', line]
    const solved = await json(...argv, '--scores')
    expect(solved).toMatchObject({ score: -4, low: -4, high: -4, view: 'X', pliesToEnd: null })
    expect(solved.scores.a6).toBe(-4)
    expect(solved.bests).toContain('a6')
    const { out } = await ask(argv)
    expect(out).toBe(`Score: −4 for X\nBest move: ${solved.best}\n${await nodes(argv)} nodes.\n`)
    const passing = 'c2 b4 c5 b2 a4 a5 a6 b6 c6 d6 e3 e5 d2 a3 a1 e1 d5 f2 a2 c1 b1'
    const must = await json('solve', 'reversi', '--option', 'size=6', '--position', passing)
    expect(must).toMatchObject({ best: '--', view: 'O' })
  })

  it('refuses a game that has no solver', async () => {
    for (const game of ['mnk', 'gomoku', 'tree']) {
      const { code, err } = await ask(['solve', game])
      expect([code, err]).toEqual([2, `${game} has no solver; connect4 and reversi have.\n`])
    }
  })
})

/** Nodes as the text of an answer has them. */
async function nodes(argv: readonly string[]): Promise<string> {
  const { nodes } = await json(...argv)
  return Number(nodes).toLocaleString('en')
}
