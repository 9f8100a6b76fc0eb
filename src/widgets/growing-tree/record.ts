import { EMPTY, fromBit, or, toHex, xor, type Word } from '../../../engine/index.ts'
import { boardModel, sideName } from '../../boards/model.ts'
import { element } from '../../figure/dom.ts'
import type { GrowingTreeWords } from '../../i18n/growing-tree.ts'
import type { GrownTree } from './grown.ts'
import type { GrownGame } from './schema.ts'

/*
 * A node as the 8×8 report (Garrido, Gélin & Lor 2019) keeps it: {parent, move, children}, and its
 * move {board before, bit, side, evaluation}. The board after is worked out when it is asked for.
 */

/** A board as two words, X's first. */
export type Boards = readonly [Word, Word]

export interface MoveRecord {
  readonly before: Boards
  /** The bit that the move sets. */
  readonly bit: number
  /** As the game writes the move. */
  readonly name: string
  readonly side: 0 | 1
  readonly sideName: string
  /** Of the board after the move, in the view of who made it; undefined where the game is over. */
  readonly evaluation: number | undefined
}

export interface NodeRecord {
  readonly node: number
  /** Below 0 at the root, which has no move either. */
  readonly parent: number
  readonly move: MoveRecord | undefined
  /** Numbers of its children; empty until somebody asks for them. */
  readonly children: readonly number[]
}

/** Bits as each game has them: along the rows, up the columns, or from the top left corner down to bit 0. */
function bitOf(game: GrownGame, column: number, row: number): number {
  switch (game) {
    case 'mnk':
      return 3 * row + column
    case 'connect4':
      return 7 * column + row
    case 'gomoku8':
      return 8 * row + (7 - column)
  }
}

/** The stones of a node's position as words. */
function boardsOf<P>(tree: GrownTree<P>, game: GrownGame, node: number): Boards {
  const board = tree.at(node, (position) => boardModel(tree.kit, position, { bare: true }))
  const words: [Word, Word] = [EMPTY, EMPTY]
  if (board === undefined) return words
  for (let square = 0; square < board.stones.length; square++) {
    const stone = board.stones[square]
    if (stone !== 0 && stone !== 1) continue
    const bit = bitOf(game, square % board.columns, Math.floor(square / board.columns))
    words[stone] = or(words[stone], fromBit(bit))
  }
  return words
}

export function recordOf<P>(tree: GrownTree<P>, game: GrownGame, node: number): NodeRecord {
  const { above: parent } = tree.nodes[node]
  const children = tree.children(node)
  if (parent < 0) return { node, parent, move: undefined, children }
  const before = boardsOf(tree, game, parent)
  const now = boardsOf(tree, game, node)
  const side = tree.at(parent, (position) => tree.kit.game.toMove(position))
  const added = xor(before[side], now[side])
  const { kit } = tree
  return {
    node,
    parent,
    move: {
      before,
      bit: lowest(added),
      name: tree.line(node).at(-1) ?? '',
      side,
      sideName: tree.at(parent, (position) => sideName(kit, position, side)),
      evaluation: tree.at(node, (position) =>
        kit.game.outcome(position) === undefined
          ? 0 - kit.evaluation.evaluate(position)
          : undefined,
      ),
    },
    children,
  }
}

function lowest({ lo, hi }: Word): number {
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
}

/** The board after a move: its bit set in the word of its side. */
export function boardAfter({ before, bit, side }: MoveRecord): Boards {
  const after: [Word, Word] = [before[0], before[1]]
  after[side] = xor(after[side], fromBit(bit))
  return after
}

/**
 * Bytes of the fields in C++, the report's language, on a machine of 64 bits: a pointer is 8, a
 * list of children 3 pointers, an int 4.
 */
export const BYTES = {
  parent: 8,
  children: 24,
  before: 16,
  bit: 4,
  side: 4,
  evaluation: 4,
} as const
export const RECORD_BYTES = Object.values(BYTES).reduce((sum, bytes) => sum + bytes, 0)

/** @param after  whether the board after has been asked for */
export function recordTable(
  document: Document,
  record: NodeRecord,
  after: boolean,
  words: GrowingTreeWords,
): HTMLElement {
  const { record: text } = words
  const { move, parent, children } = record
  const none = text.noMove
  const both = (boards: Boards) => boards.map((word) => `0x${toHex(word)}`).join(' ')
  const row = (name: string, value: string, bytes: number | '') =>
    element(document, 'tr', {}, [
      element(document, 'th', { scope: 'row' }, [name]),
      element(document, 'td', {}, [element(document, 'code', {}, [value])]),
      element(document, 'td', {}, [String(bytes)]),
    ])
  const head = element(
    document,
    'tr',
    {},
    text.head.map((each) => element(document, 'th', { scope: 'col' }, [each])),
  )
  return element(document, 'table', { class: 'growing-tree-table' }, [
    element(document, 'caption', {}, [text.caption(record.node)]),
    element(document, 'thead', {}, [head]),
    element(document, 'tbody', {}, [
      row(text.parent, parent < 0 ? text.root : text.node(parent), BYTES.parent),
      row(text.children, text.list(children), BYTES.children),
      row(text.before, move === undefined ? none : both(move.before), BYTES.before),
      row(text.bit, move === undefined ? none : text.square(move.bit, move.name), BYTES.bit),
      row(text.side, move === undefined ? none : move.sideName, BYTES.side),
      row(
        text.evaluation,
        move === undefined ? none : text.worth(move.evaluation),
        BYTES.evaluation,
      ),
    ]),
    element(document, 'tfoot', {}, [
      row(
        text.after,
        move === undefined ? none : after ? both(boardAfter(move)) : text.unasked,
        '',
      ),
      row(text.sum, '', RECORD_BYTES),
    ]),
  ])
}
