import { describe, expect, it } from 'vitest'
import { BOOK_LINES } from '../../../engine/agents/connect4-solver/book-lines.ts'
import { Connect4Book } from '../../../engine/agents/connect4-solver/book.ts'
import { halvesOf } from '../../../engine/agents/connect4-solver/halves.ts'
import { keyOf, nameOf } from '../../../engine/agents/connect4-solver/mirror.ts'
import { Connect4Winner } from '../../../engine/agents/connect4-solver/won.ts'
import { agentOf } from '../../../engine/agents/registry.ts'
import { legalMoves } from '../../../engine/core/after.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'

const { game } = connect4
const book = new Connect4Book(BOOK_LINES)
const LONGEST = Math.max(...BOOK_LINES.map(({ length }) => length))

function at(text: string) {
  const read = game.parse(text)
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
  return read.value
}

/** The same moves in a mirror. */
const mirrored = (text: string) => Array.from(text, (column) => String(8 - Number(column))).join('')

describe('the opening book of Connect 4', () => {
  it('has an answer to every reply, until it ends', () => {
    const [start = ''] = BOOK_LINES
    let asked = 0
    function follow(text: string): void {
      const position = at(text)
      if (game.outcome(position) !== undefined || text.length >= LONGEST) return
      const move = book.moveIn(position)
      expect(move, text).toBeDefined()
      if (move === undefined) return
      asked++
      const answered = text + game.formatMove(position, move)
      game.play(position, move)
      if (game.outcome(position) !== undefined) return
      for (const reply of legalMoves(connect4, position)) {
        follow(answered + game.formatMove(position, reply))
      }
    }
    follow(start.slice(0, -1))
    // Several orders of moves lead to most positions.
    expect(asked).toBeGreaterThan(book.size)
    expect(book.size).toBe(BOOK_LINES.length)
  })

  it('answers the mirror image in a mirror, and nothing that it does not hold', () => {
    for (const line of BOOK_LINES) {
      const position = at(mirrored(line.slice(0, -1)))
      const move = book.moveIn(position)
      if (move === undefined) throw new Error(line)
      const own = at(line.slice(0, -1))
      // A board that is its own mirror image has the same answer whichever way it is read.
      const same = nameOf(keyOf(halvesOf(own))) === nameOf(keyOf(halvesOf(position)))
      const answer = line.slice(-1)
      expect(game.formatMove(position, move), line).toBe(same ? answer : mirrored(answer))
    }
    expect(book.moveIn(at(''))).toBeUndefined()
    expect(book.moveIn(at('1'))).toBeUndefined()
  })

  it('wins by its moves: a sample is shown again, each from nothing', () => {
    const late = BOOK_LINES.filter(({ length }) => length === LONGEST)
    const rng = rngOf(22)
    for (let i = 0; i < 8; i++) {
      const line = late[rng.below(late.length)]
      const position = at(line)
      // After the move the other side does not win, nor does it draw: X wins whatever it replies.
      for (const reply of legalMoves(connect4, position)) {
        game.play(position, reply)
        if (game.outcome(position)?.winner !== 0) {
          expect(new Connect4Winner().winsBy(position), `${line} ${reply}`).toBeDefined()
        }
        game.undo(position)
      }
    }
  }, 60_000)

  it('is what the agent with a book plays by', () => {
    const agent = agentOf('connect4', 'with-book')
    if (!agent.ok) throw new Error(agent.error.code)
    const choose = agent.value.begin(connect4)
    for (const line of BOOK_LINES.slice(0, 3)) {
      const position = at(line.slice(0, -1))
      const { move, value = 0 } = choose(position, { rng: rngOf(1) })
      expect(game.formatMove(position, move)).toBe(line.slice(-1))
      expect(value).toBeGreaterThan(0)
    }
  })
})
