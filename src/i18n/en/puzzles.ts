import type { PuzzleKind } from '../../../engine/index.ts'

/** What is told of a move that has been judged. */
export interface Told {
  /** Who made it, and the other side. */
  readonly us: string
  readonly them: string
  readonly move: string
  /** What follows it. */
  readonly line: readonly string[]
}

type Sentences = Readonly<Record<string, (told: Told) => string>>

const next = ({ line }: Told) => line[0] ?? ''
const all = ({ line }: Told) => line.join(', ')

const five = (told: Told) => `That leaves ${told.them} a five: ${next(told)}.`

/** Why a move is right or wrong, by the kind of puzzle and the engine's reason. */
const reasons = {
  fours: {
    fours: (told) => `Every reply to ${told.move} is forced: ${all(told)}.`,
    'four-stopped': (told) =>
      `${told.move} makes a four, but ${told.them} stops it with ${next(told)}, and no fours win any more.`,
    'no-four': (told) =>
      told.line.length === 0
        ? `${told.move} makes no four, so ${told.them} may reply anywhere: even if it wins, it does not win by fours alone.`
        : `${told.move} makes no four, so ${told.them} may reply anywhere. With ${next(told)} it stops every win by fours.`,
    'loses-at-once': five,
  },
  defence: {
    holds: ({ move, them }) =>
      `After ${move} the engine has looked at all fours and threes of ${them}, and none of them wins.`,
    perhaps: ({ move }) => `After ${move} the engine gives up before it has found a win.`,
    won: ({ move }) => `${move} makes five.`,
    'loses-at-once': five,
    'loses-to-fours': (told) => `${told.them} wins by fours: ${all(told)}.`,
    'loses-to-threats': (told) => `${told.them} wins by fours and threes: ${all(told)}.`,
  },
  fork: {
    fork: (told) =>
      `After ${told.move} there are two ways to win. ${told.them} can shut one, with ${next(told)}, and ${told.us} takes the other${
        told.line[1] === next(told) ? ', right above it' : `: ${told.line[1]}`
      }.`,
    won: ({ us, move }) => `${us} wins at once with ${move}, which is more than was asked.`,
    'one-threat': (told) =>
      `With ${told.move} ${told.us} threatens to win once, and ${next(told)} stops it.`,
    'no-threat': ({ us, move, them }) =>
      `With ${move} ${us} threatens nothing that ${them} would have to answer.`,
    'loses-at-once': (told) => `${told.them} wins at once with ${next(told)}.`,
  },
  five: {
    broken: ({ move }) => `${move} takes a stone out of the five, and the game goes on.`,
    tenth: ({ move }) => `${move} takes the tenth stone, and that wins.`,
    'other-pair': ({ move, them }) =>
      `${move} takes a pair, but the five still stands, and ${them} has won.`,
    'no-pair': ({ move, them }) => `${move} takes nothing. The five stands, and ${them} has won.`,
  },
  push: {
    safe: ({ move, us, them }) =>
      `${move} pushes, and no reply of ${them} pushes a ${us} marble over the edge.`,
    'no-push': ({ move, them }) => `${move} pushes no marble of ${them}.`,
    'pushed-off': (told) =>
      `${told.move} pushes, but ${told.them} replies ${next(told)}, and a ${told.us} marble is off.`,
  },
  exact: {
    wins: ({ us, them, move, line }) =>
      line.length === 0
        ? `${us} wins at once with ${move}.`
        : `After ${move} ${us} wins within ${line.length} plies, whatever ${them} replies.`,
    draws: ({ us, move }) =>
      `After ${move} the game is drawn, if both go on as well as they can. Every other column loses it for ${us}.`,
    'win-gone': ({ move }) =>
      `After ${move} the win is gone: if both go on as well as they can, the game is drawn.`,
    loses: (told) =>
      told.line.length === 1
        ? `After ${told.move} ${told.them} wins at once with ${next(told)}.`
        : `After ${told.move} ${told.them} wins within ${told.line.length} plies. It begins with ${next(told)}.`,
  },
} satisfies Readonly<Record<PuzzleKind, Sentences>>

/** The words of a series of puzzles. */
export const puzzles = {
  ask: {
    fours: (us: string) =>
      `${us} wins by fours alone: each stone threatens a five, until one threatens two. Where does it begin?`,
    defence: (us: string, them: string) =>
      `${them} threatens to win. One move of ${us} is a defence. Which?`,
    fork: (us: string) => `Find the fork: a move with which ${us} threatens to win in two ways.`,
    five: (us: string, them: string) =>
      `${them} has made a five. Break it: ${us} has one capture that does.`,
    push: (us: string, them: string) =>
      `${us} is to push a marble of ${them}, so that ${them} can push none off in return.`,
    exact: (us: string) =>
      `${us} is to move. One column wins or, where none can, saves the draw. Which?`,
  } satisfies Record<PuzzleKind, (us: string, them: string) => string>,
  reasons,
  board: 'Puzzle',
  /** Of a game whose moves are columns. */
  column: (number: string) => `column ${number}`,
  at: (puzzle: number, of: number) => `Puzzle ${puzzle} of ${of}.`,
  again: 'One that you missed comes back.',
  score: (right: number, of: number) =>
    of === 0 ? 'None solved yet.' : `${right} of ${of} right at the first try.`,
  right: 'Right.',
  wrong: 'Not yet.',
  shown: 'Here is the answer.',
  looking: 'The engine is looking …',
  show: 'Show the answer',
  next: 'Next puzzle',
  over: (right: number, of: number) => `All ${of} are solved, ${right} of them at the first try.`,
  afresh: 'Do them again',
  unkept: 'This device keeps nothing: how you do is known on this page only.',
  needsScript: 'To answer, and to see the other nine, this page needs scripts.',
}

export type PuzzleWords = typeof puzzles

const points = (value: number) => `${value} ${value === 1 ? 'point' : 'points'}`

/** The words of a series in which a term is asked for. */
export const deciding = {
  ask: (side: string, one: string, other: string) =>
    `${side} is to move. The evaluation likes A (${one}) better than B (${other}). Which term decides? Without it, B would be better.`,
  terms: 'The term that decides',
  right: (term: string, ahead: number, behind: number) =>
    `With all terms A is ${points(ahead)} ahead. Without “${term}” B is, by ${points(behind)}.`,
  wrong: (term: string, ahead: number) => `Without “${term}” A is still ${points(ahead)} ahead.`,
  caption: 'What each term is worth after A and after B',
  columns: ['Term', 'A', 'B', 'A\u00a0−\u00a0B'],
  needsScript: 'To answer, and to see the other nine, this page needs scripts.',
}

export type DecidingWords = typeof deciding
