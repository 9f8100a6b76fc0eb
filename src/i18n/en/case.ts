import { count, number } from './numbers.ts'
import { caseSuspects, type Suspect } from './suspects.ts'
import type { Side } from './tree.ts'

export type { Suspect } from './suspects.ts'

/** What a program says of the position: a score, a game that is won by somebody, or nothing. */
export type ValueKind = 'score' | 'won' | 'none'

/** The words of a faulty search beside the right one. */
export const caseWords = {
  needsScript: 'To work on the case, your browser must run this page’s scripts.',
  open: 'Open the case',
  board: 'The position that both programs search',
  programs: 'Program',
  numbered: (program: number) => String(program + 1),
  program: { fault: 'The faulty program', twin: 'The right one' },
  tree: {
    fault: 'The tree of the faulty search at this step',
    twin: 'The tree of the right search at this step',
  },

  frame: {
    fault: 'The tree of the faulty search, which scrolls sideways',
    twin: 'The tree of the right search, which scrolls sideways',
  },
  turn: 'The tree that is shown',
  /** What both searches do at a step, for who does not see whose sentence it is. */
  spoken: (fault: string, twin: string) => {
    if (fault === twin) return fault === '' ? '' : `Both: ${fault}`
    const one = fault === '' ? '' : `Faulty: ${fault} `
    return twin === '' ? one : `${one}Right: ${twin}`
  },

  /** What a player notices. */
  sees: (symptom: string) => `The symptom: ${symptom}`,
  /**
   * @param kind  what the value is: a score that was counted, a game that is won, or an infinity
   * @param sign  by which the move is marked on the board
   */
  answer: (
    move: string,
    legal: boolean,
    value: string,
    kind: ValueKind,
    nodes: number,
    sign: string,
  ) => {
    const after = `after ${count(nodes, 'node', 'nodes')}`
    if (move === '') {
      return `finds no move: ${after} it still has the bound it began with, ${value}, and no move to play`
    }
    const can = legal ? '' : ', which cannot be played'
    const worth = {
      score: `with the value ${value}`,
      won: `and sees ${value}`,
      none: `with no score (its value is ${value})`,
    }[kind]
    return `answers ${move}${can} (${sign}) ${worth}, ${after}`
  },
  signs: { fault: 'the cross', twin: 'the ring' },
  answers: (mover: Side, stones: string, fault: string, twin: string) =>
    `${mover === 'max' ? 'Max' : 'Min'} (${stones}) is to move. The faulty program ${fault}. The right one ${twin}.`,
  /** Of a board on which a move takes several marbles. */
  marbles:
    'Crosses and rings stand where the mover’s marbles come to lie. A move is written as the cell of the last marble in its line and the cell that this one goes to; in a2sw the marble of a2 goes over the edge, southwest.',
  /**
   * In place of the caption of the page, where the figure shows something else than it opens with.
   *
   * @param program  its number, empty where the figure has one alone
   * @param found    what the faulty one and the right one answer, where both have
   */
  caption: (program: string, depth: number, isOwn: boolean, found?: readonly [string, string]) => {
    const what = `${program === '' ? 'The program' : `Program ${program}`} and the right one, ${count(depth, 'ply', 'plies')} deep, on ${isOwn ? 'the position this program begins with' : 'another position'}`
    if (found === undefined) return `${what}.`
    const [fault, twin] = found
    if (fault === twin) return `${what}: both answer ${twin}.`
    return `${what}: it ${fault === '' ? 'finds no move' : `answers ${fault}`}, the right one ${twin}.`
  },
  searching: 'Both programs are searching.',
  looking: (tried: number, of: number) =>
    `Looking for a position on which they differ: ${tried} of ${of} tried.`,
  noneDiffers: (tried: number) =>
    `On ${tried} random positions both answered the same move. Look again, or play on from here.`,
  over: 'The game is over here. Take a move back, or ask for another position.',

  itsMove: 'Play its move',
  randomMove: 'A random move',
  another: 'Another position',
  position: 'Position',

  suspects: 'Whom do you suspect?',
  ask: (suspects: readonly string[]) =>
    `Whom do you suspect: ${suspects.slice(0, -1).join(', ')} or ${suspects.at(-1) ?? ''}?`,
  /** @param wrong  what the fault is, said once it is found */
  verdict: ({ guilty, verdict }: Suspect, wrong: string) =>
    guilty ? `Found. ${verdict} ${wrong}` : `No. ${verdict}`,
  /** Where the verdict is to stand. */
  nobody: 'What speaks for or against a suspect stands here once you name it.',
  alike: (nodes: number, leaves: number, cutoffs: number) =>
    nodes === 0
      ? ''
      : `Counted on this position: before they part both visit ${count(nodes, 'node', 'nodes')}, judge ${count(leaves, 'leaf', 'leaves')} and make ${count(cutoffs, 'cutoff', 'cutoffs')}, all alike.`,

  part: 'Show where they part',
  untold: 'Look for the first step at which they part, or name who did it: then it is shown.',
  partsHere: 'here the two part',
  fill: 'Fill the screen',
  parting: (step: number, steps: number, line: readonly string[], difference: string) =>
    `They part at step ${number(step)} of ${number(steps)}, ${
      line.length === 0 ? 'at the root' : `after ${line.join(' ')}`
    } (the dashed frame). ${difference}`,
  /** @param best  what both trees have found to be best */
  answered: (difference: string, best: string, answer: string, line: readonly string[]) =>
    `${difference} Both trees find ${best} to be best; the faulty program answers ${answer}${
      line.length === 0 ? '.' : `, as written last after ${line.join(' ')} (the dashed frame).`
    }`,

  count: (done: number, more: number) =>
    done === 0 ? `Count it in ${more} seeded games` : `Count ${more} more`,
  counting: 'Games counted',
  counted: (games: number) =>
    games === 0
      ? 'What is counted here, in seeded games'
      : `Counted here, in seeded games 1 to ${number(games)}`,
  notCounted: 'Not counted yet.',
  notMet: 'It was never asked.',
  stop: 'Stop',
}

export type CaseWords = typeof caseWords

/** Who may have done it; none where the case has no suspects. */
export function suspectsOf(id: string): readonly Suspect[] {
  return Object.hasOwn(caseSuspects, id) ? caseSuspects[id] : []
}
