import { agentName, agentUses } from './agents.ts'
import { number } from './numbers.ts'

const plies = (n: number) => `${number(n)} ${n === 1 ? 'ply' : 'plies'}`

interface Found {
  readonly move: string
  /** Max's view. */
  readonly value: string
}

const chooses = (found: Found | undefined) =>
  found === undefined ? '' : ` It would choose ${found.move}, worth ${found.value} to Max.`

/** What a tree figure says of an agent whose search it shows. */
export const agentSearch = {
  uses: (game: string, id: string, parameters: Parameters<typeof agentUses>[0]) =>
    `${agentName(game, id)}. ${agentUses(parameters)}`,
  played: ({ move, nodes, value }: { move: string; nodes: number; value: string | undefined }) =>
    `It looked at ${number(nodes)} ${nodes === 1 ? 'position' : 'positions'} and chose ${move}` +
    (value === undefined ? '.' : `, worth ${value} to Max.`),
  /** What chose the move cannot be shown; the search before it is. */
  proved: (by: 'threats' | 'solver', depth: number, found: Found | undefined) =>
    (by === 'threats'
      ? 'A search for a win by threats has found that move: threats and forced answers are no tree of this kind, so it is not shown.'
      : 'A solver has proved that move: it asks only who wins, square by square on bitboards, and is not shown.') +
    ` Shown is the search to ${plies(depth)} that came before it.${chooses(found)}`,
  tooLarge: (
    whole: { depth: number; nodes: number },
    shown: { depth: number; found: Found | undefined },
  ) =>
    `That search, to ${plies(whole.depth)}, visits and skips ${number(whole.nodes)} nodes: too many to keep. Shown is the same search to ${plies(shown.depth)}, the deepest that can be kept whole.${chooses(shown.found)}`,
  lastDepth: (depth: number, before: 'threats' | 'solver' | undefined) =>
    (before === 'threats'
      ? 'First it looked for a win by threats, and found none. '
      : before === 'solver'
        ? 'First its solver tried to prove a move, and could not in its nodes. '
        : '') +
    `It searches to 1 ply, then 2 and so on. Shown is the last depth that it finished, ${plies(depth)}, which chose the move.`,
  partial: 'It was stopped at its limit of positions: the move is the best of those it had judged.',
}
