import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connect4, kits, minimax, mnk, type GameKit } from '../../engine/index.ts'
import { PlaySession, type Seat } from '../../src/widgets/play/session.ts'

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
