/** The game of the 8×8 report's figure 6, in whatever language: searched when the page is built. */
import {
  alphabeta,
  ContractError,
  foundValue,
  gomoku8,
  gomoku8Cases,
  subjectFrom,
  type Gomoku8,
} from '../engine/index.ts'
import { signed } from '../src/i18n/numbers.ts'

/** O has h1 and g1 in the figure, the program e4; it is the program's turn. */
export const FIGURE_6 = 'h1 e4 g1'
const FIRST = 'h1'
const MEDIUM = 2
const HARD = 4

function positionOf(text: string): Gomoku8 {
  const read = gomoku8.game.parse(text)
  if (!read.ok) throw new ContractError('the chapter on heatmaps', `${text}: ${read.error.code}`)
  return read.value
}

function searched(text: string, depth: number) {
  const position = positionOf(text)
  const { move, line, nodes, ...result } = alphabeta(subjectFrom(gomoku8, position), { depth })
  const [fault] = gomoku8Cases.filter(({ id }) => id === 'root-window')
  if (fault.fault(position, { ...fault.options, depth }).move !== move) {
    throw new ContractError(
      'the chapter on heatmaps',
      `${text}: the faulty search plays another move`,
    )
  }
  const names = line.map((each) => {
    const name = gomoku8.game.formatMove(position, each)
    gomoku8.game.play(position, each)
    return name
  })
  return { depth, move: names[0], line: names.join(' '), value: foundValue(result), nodes }
}

/** What a move is worth to the program on the figure's board, looked at so many plies ahead. */
function worth(move: string, depth: number): number {
  const position = positionOf(`${FIGURE_6} ${move}`)
  return 0 - foundValue(alphabeta(subjectFrom(gomoku8, position), { depth: depth - 1 }))
}

export const medium = searched(FIGURE_6, MEDIUM)
export const hard = searched(FIGURE_6, HARD)
export const firstReply = { medium: searched(FIRST, MEDIUM).move, hard: searched(FIRST, HARD).move }

/** The program's move, the one beside the stones and the report's, by the two depths. */
export const compared = () =>
  [medium.move, 'f1', hard.move].map((move) => ({
    move,
    medium: signed(worth(move, MEDIUM)),
    hard: signed(worth(move, HARD)),
  }))

const apart = (depth: number) => worth(medium.move, depth) - worth('f1', depth)
if (apart(MEDIUM) !== 1 || apart(HARD) < 10) {
  throw new ContractError(
    'the chapter on heatmaps',
    'the ways to block are not as far apart as the text says',
  )
}
if (medium.move !== 'e1' || firstReply.medium !== 'e4') {
  throw new ContractError(
    'the chapter on heatmaps',
    'the medium level no longer plays the report’s game',
  )
}
