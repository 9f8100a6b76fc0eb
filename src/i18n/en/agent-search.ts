import { agentName, agentUses } from './agents.ts'
import { number } from './numbers.ts'

const plies = (n: number) => `${number(n)} ${n === 1 ? 'ply' : 'plies'}`

interface Found {
  readonly move: string
  /** `worth 6 to Max`, or `a win for Max at ply 9`. */
  readonly worth: string
}

const chooses = (found: Found | undefined) =>
  found === undefined ? '' : ` It would choose ${found.move}, ${found.worth}.`

/** What a tree figure says of an agent whose search it shows. */
export const agentSearch = {
  uses: (game: string, id: string, parameters: Parameters<typeof agentUses>[0]) =>
    `${agentName(game, id)}. ${agentUses(parameters)}`,
  worth: (score: string) => `worth ${score} to Max`,
  played: ({ move, nodes, worth }: { move: string; nodes: number; worth: string | undefined }) =>
    `It looked at ${number(nodes)} ${nodes === 1 ? 'position' : 'positions'} and chose ${move}` +
    (worth === undefined ? '.' : `, ${worth}.`),
  /** A search for threats chose the move, and is shown; another was before it. */
  forced: (nodes: number, depth: number, found: Found | undefined) =>
    `A search for a win by threats found that move in ${number(nodes)} of them, and this is the proof: every reply that gets in the way, and the answer to it. Before that came a search to ${plies(depth)}` +
    (found === undefined ? '.' : `, which would have chosen ${found.move}.`),
  /** What chose the move cannot be shown; the search before it is. */
  solved: (depth: number, found: Found | undefined) =>
    `A solver proved that move, out to the end of the game. It keeps no tree of the positions it looks at, which may be millions. Shown is the search to ${plies(depth)} that came before it.${chooses(found)}`,
  tooLarge: (
    whole: { depth: number; nodes: number },
    shown: { depth: number; found: Found | undefined },
  ) =>
    `That search, to ${plies(whole.depth)}, visits and skips ${number(whole.nodes)} nodes: too many to keep. Shown is the same search to ${plies(shown.depth)}, the deepest that can be kept whole.${chooses(shown.found)}`,
  lastDepth: (depth: number, before: 'threats' | 'solver' | undefined) =>
    (before === 'threats'
      ? 'First it looked for a win by threats, and found none. '
      : before === 'solver'
        ? 'Its solver proved no move. '
        : '') +
    `It searches to 1 ply, then 2 and so on. Shown is the last depth that it finished, ${plies(depth)}, which chose the move.`,
  partial: 'It was stopped at its limit of positions: the move is the best of those it had judged.',
}
