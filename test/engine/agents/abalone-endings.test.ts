import { describe, expect, it } from 'vitest'
import { abalone, abaloneAgents, agentBy, rngOf, type Player } from '../../../engine/index.ts'
import { parsed } from '../games/random-game.ts'

/*
 * Games that are won and must be ended: one side has pushed off five marbles and lost none. Two
 * players who look two plies ahead shuffle on in each of these, for 200 plies and more.
 * `test/bench/abalone-endings.ts` plays forty against weaker and equal players.
 */
const FIVE_UP = [
  '..w../.ww.w./..b.w../.wbb..../.bbbb.w../...ww.../bwww..w/wb..../..... b 5,0 54',
  '..wb./..bwbb/.wwbw../..wwb.../..bww..../..b.b.../.b..bb./.b.b../..... w 0,5 45',
  '...../.w.bb./.wwwbbb/..wbwwb./...bwwbb./....b.b./...b.../..b.../..... w 0,5 51',
]
const MOST = 200

describe.each(['level-2', 'level-3'])('Abalone’s %s, five marbles up', (id) => {
  it.each(FIVE_UP)('pushes off the sixth against itself: %s', (text) => {
    const { game } = abalone
    const p = parsed(game.parse(text, { repetition: true }))
    const ahead: Player = p.lost[0] === 5 ? 1 : 0
    const agent = parsed(agentBy(abalone, abaloneAgents, id))
    const seats = [agent.begin(abalone), agent.begin(abalone)] as const
    const rng = rngOf(1)
    for (let ply = 0; ply < MOST && game.outcome(p) === undefined; ply++) {
      game.play(p, seats[p.side](p, { rng }).move)
    }
    expect(game.outcome(p)).toMatchObject({ winner: ahead, reason: 'six-lost' })
  })
})
