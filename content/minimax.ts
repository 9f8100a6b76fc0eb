/** The numbers that the chapter on minimax states, in whatever language: searched when the page is built. */
import {
  connect4,
  ContractError,
  foundValue,
  type GameKit,
  minimax,
  mnk,
  pliesToEnd,
  type SearchResult,
  subjectFrom,
  treeSize,
} from '../engine/index.ts'

function searched<P>(kit: GameKit<P>, text: string, depth: number): SearchResult {
  const read = kit.game.parse(text)
  if (!read.ok) throw new ContractError('the chapter on minimax', `${text}: ${read.error.code}`)
  return minimax(subjectFrom(kit, read.value), { depth })
}

/** Squares of tic-tac-toe: no game is longer. */
export const SQUARES = 9

/** A tree as a line of text. */
export const WRITTEN = '[[3,12],[2,4]]'

/** Three free squares, X to move, and so three plies to the end. */
export const END = { position: 'b2a1a3c1c3a2', depth: 3 } as const
export const end = searched(mnk, END.position, END.depth)

/** Every line of play of tic-tac-toe: how it ends, and the positions that are met. */
function wholeGame() {
  const { game } = mnk
  const position = game.initial()
  const boards = new Set<string>()
  const moves = Array.from({ length: SQUARES }, () => new Int32Array(game.maxMoves))
  const ends = { x: 0, o: 0, draw: 0 }

  function walk(ply: number): void {
    boards.add(position.cells.join())
    const outcome = game.outcome(position)
    if (outcome !== undefined) {
      ends[outcome.winner === 'draw' ? 'draw' : outcome.winner === 0 ? 'x' : 'o']++
      return
    }
    const count = game.moves(position, moves[ply])
    for (let i = 0; i < count; i++) {
      game.play(position, moves[ply][i])
      walk(ply + 1)
      game.undo(position)
    }
  }

  walk(0)
  return { ends, positions: boards.size }
}

const { ends, positions } = wholeGame()
const all = searched(mnk, '', SQUARES)

/** The empty board of tic-tac-toe, searched to the end of every game. */
export const whole = { nodes: all.nodes, games: all.leaves, value: all.value, ends, positions }

// The text says that X wins more than half of all games.
if (2 * ends.x <= all.leaves) throw new ContractError('the chapter on minimax', `X wins ${ends.x}`)

/** Nodes of the empty board of Connect 4, by plies. */
export const growth = [7, 8].map((depth) => ({
  depth,
  nodes: treeSize(connect4.game, connect4.game.initial(), depth, 1e8),
}))

/** A position of Connect 4 in which what looks best to a short search loses. */
export const HORIZON = { position: '75557477', depth: 3, most: 7 } as const

/** What each depth finds there. Values are X's view; X is Max and to move. */
export const horizon = Array.from({ length: HORIZON.most }, (_, i) => {
  const { value, move, nodes } = searched(connect4, HORIZON.position, i + 1)
  const read = connect4.game.parse(HORIZON.position)
  const column = read.ok ? connect4.game.formatMove(read.value, move) : ''
  return { depth: i + 1, value, column, nodes }
})

/** The deepest of the depths that choose as the first does, and what the next one chooses. */
const changed = horizon.findIndex(({ column }) => column !== horizon[0].column)
if (changed < 1) throw new ContractError('the chapter on minimax', 'no depth changes its mind')
export const turn = { short: horizon[changed - 1], deep: horizon[changed] }

/** Plies after the short search's choice at which the other side has won. */
export const refuted = lossIn(HORIZON.position + turn.short.column)

function lossIn(text: string): number {
  const value = foundValue(searched(connect4, text, HORIZON.most))
  const plies = pliesToEnd(value)
  if (plies === undefined || value > 0)
    throw new ContractError('the chapter on minimax', `${text} is not lost`)
  return plies
}

/** The squares of the first figure that lose for O, after X has taken the middle. */
export const OPENING = 'b2'
const KINDS = { corners: 'a1a3c1c3', sides: 'a2b1b3c2' } as const
const losing = (squares: string) =>
  (squares.match(/../g) ?? []).every(
    (square) => foundValue(searched(mnk, OPENING + square, SQUARES)) > 0,
  )
const lost = (['corners', 'sides'] as const).filter((kind) => losing(KINDS[kind]))
if (lost.length !== 1) throw new ContractError('the chapter on minimax', `${lost.join()} lose`)
export const [loses] = lost
