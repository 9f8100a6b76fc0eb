import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connect4, kits, minimax, mnk, type GameKit } from '../../engine/index.ts'
import { formatScore, readScore, withResult } from '../../src/widgets/play/score.ts'
import type { Seat } from '../../src/widgets/play/seat.ts'
import { PlaySession } from '../../src/widgets/play/session.ts'

const seats = fc.constantFrom<Seat>('you', 'engine')
/** Each number picks one of the squares at hand. */
const picks = fc.array(fc.nat(), { maxLength: 30 })

/** Both sides play squares at random, the engine's as if it had searched. */
function playOut<P>(kit: GameKit<P>, begins: Seat, chosen: readonly number[]): PlaySession<P> {
  const session = new PlaySession(kit, begins)
  playOn(session, chosen)
  return session
}

function playOn<P>(session: PlaySession<P>, chosen: readonly number[]): void {
  const { kit } = session
  const moves = new Int32Array(kit.game.maxMoves)
  for (const pick of chosen) {
    const count = kit.game.moves(session.position, moves)
    if (count === 0) break
    const move = moves[pick % count]
    if (session.turn === 'engine') {
      session.answer({ algorithm: 'minimax', move, value: 0, nodes: 1, depth: 1 }, false)
    } else {
      session.play(move)
    }
  }
}

describe.each(['connect4', 'mnk', 'abalone'] as const)('a game of %s against the engine', (id) => {
  const kit = kits[id]

  test('is read back from its moves', () => {
    fc.assert(
      fc.property(seats, picks, (begins, chosen) => {
        const session = playOut(kit, begins, chosen)
        const other = new PlaySession(kit, 'you')
        expect(other.load(session.moves, begins).ok).toBe(true)
        expect([other.text, other.moves, other.turn]).toEqual([
          session.text,
          session.moves,
          session.turn,
        ])
        expect(other.searched).toEqual(session.searched)
      }),
    )
  })

  test('is the reader’s turn after each undo, one move of theirs fewer', () => {
    fc.assert(
      fc.property(seats, picks, (begins, chosen) => {
        const session = playOut(kit, begins, chosen)
        let length = Infinity
        while (session.canUndo) {
          session.undo()
          expect(session.turn).toBe('you')
          expect(session.moves.length).toBeLessThan(length)
          length = session.moves.length
        }
        // The engine's own first move stays.
        const left = new PlaySession(kit, begins)
        expect(left.load(session.moves, begins).ok).toBe(true)
        expect(session.moves === '' || begins === 'engine').toBe(true)
      }),
    )
  })

  test('comes back whole after a new game, whoever begins that, and so does the newer one', () => {
    fc.assert(
      fc.property(seats, seats, picks, picks, (begins, next, chosen, others) => {
        const session = playOut(kit, begins, chosen)
        fc.pre(session.canUndo)
        const older = [session.moves, session.begins]
        session.restart(next)
        expect(session.moves).toBe('')
        playOn(session, others)
        while (session.canUndo) session.undo()
        // There is nothing left to take back, and the older game has not been touched.
        session.undo()
        expect([session.past?.moves, session.past?.begins]).toEqual(older)
        while (session.canRedo) session.redo()
        const newer = [session.moves, session.begins]
        session.bringBack()
        expect([session.moves, session.begins]).toEqual(older)
        session.bringBack()
        if (session.past !== undefined) expect([session.moves, session.begins]).toEqual(newer)
      }),
    )
  })

  test('is played again to its end as it was, by as many redos as there were undos', () => {
    fc.assert(
      fc.property(seats, picks, (begins, chosen) => {
        const session = playOut(kit, begins, chosen)
        const { moves } = session
        let undone = 0
        for (; session.canUndo; undone++) session.undo()
        for (; session.canRedo; undone--) {
          session.redo()
          expect(session.canRedo && session.turn !== 'you').toBe(false)
        }
        expect([session.moves, undone]).toEqual([moves, 0])
      }),
    )
  })

  test('stays as it was where a list of moves cannot be played', () => {
    const session = playOut(kit, 'you', [0, 1, 2])
    const { moves } = session
    expect(session.load('9', 'engine').ok).toBe(false)
    expect([session.moves, session.begins]).toEqual([moves, 'you'])
  })
})

describe('a game of two people, or of two engines', () => {
  test('is the turn of the same kind of player at every ply, and is taken back ply by ply', () => {
    for (const players of ['people', 'engines'] as const) {
      const session = new PlaySession(connect4, 'you')
      session.players = players
      for (const column of [3, 3, 2]) {
        expect(session.turn).toBe(players === 'people' ? 'you' : 'engine')
        session.play(column)
      }
      expect(session.seat).toBe('engine')
      expect(session.since.map(({ text }) => text)).toEqual(['3'])
      session.undo()
      expect(session.moves).toBe('44')
      session.redo()
      expect(session.moves).toBe('443')
      while (session.canUndo) session.undo()
      expect(session.moves).toBe('')
    }
  })

  test('has a search behind its last move where engines play, and none where people do', () => {
    const session = new PlaySession(connect4, 'you')
    expect(session.load('443', 'you').ok).toBe(true)
    expect(session.searched?.move).toBe('4')
    session.players = 'engines'
    expect(session.searched).toMatchObject({ move: '3', ply: 2 })
    session.players = 'people'
    expect(session.searched).toBeUndefined()
  })
})

describe('the line that is played, and those beside it', () => {
  test('is gone through ply by ply, and stays whole', () => {
    const session = new PlaySession(connect4, 'you')
    expect(session.load('4435', 'you').ok).toBe(true)
    for (const ply of [0, 3, 1, 4, 2]) {
      session.goTo(ply)
      expect([session.ply, session.line.length]).toEqual([ply, 4])
      expect(session.whole).toBe(ply === 4 ? undefined : '4435')
    }
    session.goTo(9)
    expect(session.moves).toBe('4435')
  })

  test('becomes a branch where another move is played, and is played again where the same is', () => {
    const session = new PlaySession(connect4, 'you')
    session.players = 'people'
    expect(session.load('4435', 'you').ok).toBe(true)
    session.goTo(2)
    session.play(2)
    expect([session.moves, session.line.length, session.branches]).toEqual(['443', 4, []])
    session.goTo(2)
    session.play(0)
    expect([session.moves, session.branches]).toEqual(['441', ['4435']])
    session.takeUp('4435')
    expect([session.moves, session.branches]).toEqual(['4435', ['441']])
    session.restart('you')
    expect(session.branches).toEqual([])
  })

  test('never loses a move that was played, whatever is gone back to', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 10 }), (steps) => {
        const session = new PlaySession(connect4, 'you')
        session.players = 'people'
        const reached = new Set<string>()
        for (const [ply, column] of steps) {
          session.goTo(ply)
          session.play(column)
          reached.add(session.moves)
        }
        const kept = [session.whole ?? session.moves, ...session.branches]
        for (const moves of reached) {
          expect(kept.some((line) => line.startsWith(moves))).toBe(true)
        }
      }),
    )
  })
})

describe('rounds', () => {
  test('swap the sides, and keep the score by seats', () => {
    const session = new PlaySession(connect4, 'you')
    // The one who begins makes a column of four.
    expect(session.load('1212121', 'you').ok).toBe(true)
    expect(session.winner).toBe('you')
    session.nextRound()
    expect([session.begins, session.moves, session.score]).toEqual([
      'engine',
      '',
      { you: 1, drawn: 0, engine: 0 },
    ])
    expect(session.load('1212121', 'engine').ok).toBe(true)
    expect(session.winner).toBe('engine')
    session.nextRound()
    expect(session.begins).toBe('you')
    expect(session.score).toEqual({ you: 1, drawn: 0, engine: 1 })
    // A round that is not over is not counted.
    session.nextRound()
    expect(session.score).toEqual({ you: 1, drawn: 0, engine: 1 })
  })

  test('are not counted twice where a round is taken up again', () => {
    const session = new PlaySession(connect4, 'you')
    expect(session.load('1212121', 'you').ok).toBe(true)
    session.nextRound()
    session.bringBack()
    expect(session.score).toBeUndefined()
    session.nextRound()
    expect(session.score).toEqual({ you: 1, drawn: 0, engine: 0 })
  })

  test('are read from the text that a link has of them, and from no other', () => {
    for (const [you, drawn, engine] of [
      [0, 0, 1],
      [12, 3, 999],
    ]) {
      const score = { you, drawn, engine }
      expect(readScore(formatScore(score))).toEqual(score)
    }
    expect(formatScore(undefined)).toBe('')
    for (const text of ['', '1-2', '1-2-3-4', '-1-0-0', '1000-0-0', 'a-b-c']) {
      expect(readScore(text), text).toBeUndefined()
    }
    expect(withResult({ you: 999, drawn: 0, engine: 0 }, 'you').you).toBe(999)
  })
})

describe('a game that is given up, or turned round', () => {
  test('is won by the other seat, until that is taken back', () => {
    for (const begins of ['you', 'engine'] as const) {
      const session = new PlaySession(connect4, begins)
      session.resign('you')
      expect([session.turn, session.winner, session.outcome?.reason]).toEqual([
        'over',
        'engine',
        'resigned',
      ])
      session.undo()
      expect(session.turn).toBe(begins)
      session.resign('engine')
      expect(session.winner).toBe('you')
    }
  })

  test('goes on with the sides swapped', () => {
    const session = new PlaySession(connect4, 'you')
    expect(session.load('44', 'you').ok).toBe(true)
    session.swap()
    expect([session.turn, session.reader, session.moves]).toEqual(['engine', 1, '44'])
    session.swap()
    expect(session.turn).toBe('you')
  })

  test('is told in a link with its options, where those were others', () => {
    const session = new PlaySession<unknown>(kits.gomoku, 'you', { size: 15 })
    expect(session.load('h8.g7', 'you').ok).toBe(true)
    session.restart('you', { size: 19 })
    const past = { board: '', moves: 'h8.g7', begins: 'you', options: { size: 15 } }
    expect(session.past).toEqual(past)
    session.bringBack()
    expect([session.moves, session.options]).toEqual(['h8.g7', { size: 15 }])
    const other = new PlaySession<unknown>(kits.gomoku, 'you', { size: 19 })
    expect(other.loadPast(past.moves, 'you', past.options).ok).toBe(true)
    expect([other.past, other.options]).toEqual([past, { size: 19 }])
    expect(other.loadPast('h8.h8', 'you', { size: 15 }).ok).toBe(false)
    expect(other.loadPast('a1', 'you', { size: 1 }).ok).toBe(false)
    expect(other.past).toEqual(past)
  })
})

describe('what the engine reports', () => {
  test('is its own view, whichever side it plays', () => {
    for (const begins of ['you', 'engine'] as const) {
      const session = new PlaySession(mnk, begins)
      // Whoever is to move wins at once: two in the bottom row, and it is their turn.
      const moves = begins === 'you' ? 'b2.a1.c3.b1.a3' : 'a1.b2.b1.c3'
      expect(session.load(moves, begins).ok).toBe(true)
      expect(session.turn).toBe('engine')
      const { game, evaluation } = mnk
      const result = minimax({ game, evaluation, position: session.position }, { depth: 3 })
      session.answer(result, false)
      expect(session.report?.end).toBe(0)
      expect(session.report?.value).toBeGreaterThan(0)
      expect(session.turn).toBe('over')
    }
  })

  test('counts the plies to the end from the position it leaves', () => {
    const session = new PlaySession(connect4, 'you')
    // X has three in the bottom row, open at both ends: O can stop one end alone.
    expect(session.load('44332', 'you').ok).toBe(true)
    const { game, evaluation } = connect4
    const result = minimax({ game, evaluation, position: session.position }, { depth: 4 })
    session.answer(result, false)
    expect(session.report?.end).toBe(-1)
  })

  test('has no judgement where the search was stopped before it had judged a move', () => {
    const session = new PlaySession(connect4, 'engine')
    const move = session.firstMove()
    expect(move).toBe(3)
    const found = { algorithm: 'minimax', move, value: undefined, nodes: 10, depth: 9 } as const
    session.answer(found, true)
    expect(session.report).toMatchObject({ move: '4', value: undefined, stopped: true })
  })
})
