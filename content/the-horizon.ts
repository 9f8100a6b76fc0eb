/** The position and the numbers of the chapter on the horizon: searched when the page is built. */
import {
  alphabeta,
  connect4,
  ContractError,
  pliesToEnd,
  type SearchResult,
  subjectFrom,
} from '../engine/index.ts'

/** Three columns are free, O is to move, and every one of them loses. */
export const DELAYED = '5263554746323322566352326446151'
/** Plies: one search that sees no loss, and the deepest that the figures offer. */
export const SHORT = 4
const DEEP = 6

function at(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new ContractError('the chapter on the horizon', read.error.code)
  return subjectFrom(connect4, read.value)
}

function searched(depth: number, quiet: boolean) {
  const subject = at(DELAYED)
  const result: SearchResult = alphabeta(subject, { depth, quiet })
  const { value = 0, move, nodes, beyond = 0 } = result
  return {
    depth,
    column: connect4.game.formatMove(subject.position, move),
    /** Plies after which O has lost; undefined where no loss is seen. */
    lost: value < 0 ? pliesToEnd(value) : undefined,
    nodes,
    beyond,
    looked: nodes + beyond,
  }
}

const depths = [3, SHORT, 5, DEEP]
export const rows = depths.map((depth) => ({
  depth,
  plain: searched(depth, false),
  quiet: searched(depth, true),
}))

const row = (depth: number) => {
  const found = rows.find((each) => each.depth === depth)
  if (found === undefined) throw new ContractError('the chapter on the horizon', `${depth} plies`)
  return found
}

export const short = row(SHORT).plain
export const mended = row(SHORT).quiet
export const deep = row(DEEP).plain

/** How soon each column that is free loses, seen to the end. */
export function endsOf(text: string) {
  return ['1', '2', '3', '4', '5', '6', '7']
    .filter((column) => connect4.game.parse(text + column).ok)
    .map((column) => {
      const { value = 0 } = alphabeta(at(text + column), { depth: 2 * DEEP })
      const plies = pliesToEnd(value)
      if (plies === undefined || value < 0)
        throw new ContractError('the chapter on the horizon', `${text}${column} does not lose`)
      return { column, plies: plies + 1 }
    })
}
export const ends = endsOf(DELAYED)

/** How many moves may be made after O has threatened, and after X has answered. */
const forced = [short.column, short.column.repeat(2)].map((text) =>
  connect4.sharp?.(at(DELAYED + text).position, new Int32Array(connect4.game.maxMoves)),
)

/** The last ply of that search with which X makes two threats, and is not thought best. */
const twofolds = ['1', '4', '7'].filter((column) => {
  const { position } = at(DELAYED + short.column.repeat(3) + column)
  return connect4.sharp?.(position, new Int32Array(connect4.game.maxMoves)) === -2
})
export const [twofold] = twofolds
const thought = alphabeta(at(DELAYED + short.column.repeat(3)), { depth: 1 }).move

const asTold =
  twofolds.length === 1 &&
  String(thought + 1) !== twofold &&
  short.lost === undefined &&
  mended.lost === deep.lost &&
  short.column === mended.column &&
  rows[0].plain.column !== short.column &&
  forced.every((count) => count === -1)
if (!asTold) {
  throw new ContractError('the chapter on the horizon', 'the loss is no longer put off as told')
}

/** A quiet search from the start: what it costs where nothing much is going on. */
export const fromStart = [false, true].map((quiet) => {
  const { nodes, beyond = 0 } = alphabeta(at(''), { depth: 8, ordering: 'centre', quiet })
  return { depth: 8, nodes, beyond }
})
