import { PRESETS } from '../../../engine/index.ts'
import { number } from './numbers.ts'

/* What `--help` says of the command line. */

export type VerbName =
  | 'games'
  | 'moves'
  | 'show'
  | 'apply'
  | 'perft'
  | 'search'
  | 'threats'
  | 'solve'
  | 'review'
  | 'tree'
  | 'predict'
  | 'agents'
  | 'play'
  | 'match'
  | 'figure tree'
  | 'figure board'

interface VerbWords {
  readonly summary: string
  readonly notes: readonly string[]
  /** Command lines, from the verb on. */
  readonly examples: readonly string[]
}

const LINES =
  'With --input every line of the file is one input, and every line of the output its answer, in ' +
  'the same order; a line that is wrong is answered with {"error": …} and the rest is done.'
const POSITIONS =
  'A position is a list of moves or a board: rows from the top joined by “/”, then a space and ' +
  'the side to move. Read as well are the forms that `games` lists, and moves with numbers, ' +
  'header lines and a result. An empty line is the start; a line may be {"position": TEXT} beside ' +
  'other fields, which are given back. ' +
  LINES
const VIEW =
  'A value is the view of the side to move; only minimax answers in the view of the first player, ' +
  'who is Max. `view` in the JSON answer says whose it is.'
const CUTS = 'minimax and negamax never cut: --tie and --fail change nothing there.'

/** What each verb does. */
export const verbs: Readonly<Record<VerbName, VerbWords>> = {
  games: {
    summary: 'Lists the games, with the options of their starts and the defaults.',
    notes: [],
    examples: ['games', 'games --json'],
  },
  moves: {
    summary: 'Lists the legal moves of a position.',
    notes: [POSITIONS],
    examples: ['moves connect4 --position 4455', 'moves mnk --option columns=4 --option rows=4'],
  },
  show: {
    summary:
      'Shows a position: the board, who is to move or has won, and the evaluation with its terms.',
    notes: [
      'The evaluation and its terms are the view of the side to move. `lost` counts the stones ' +
        'that each side has lost, in games where stones are taken.',
      POSITIONS,
    ],
    examples: [
      'show connect4 --position 4455',
      'show abalone --option start=belgian-daisy',
      'show gomoku --option size=15 --position "h8 i9 h10" --as sgf',
    ],
  },
  apply: {
    summary: 'Plays moves and says whether they are legal and what they lead to.',
    notes: [
      'Moves follow one another, spaces or commas between them where that is needed: 4455, ' +
        '"a1 b2", c3d4,c5d5. With an illegal move `legal` is false, `error` says which move it is ' +
        'and why, `position` is the one before it, and `reason` the fault; an illegal move is an ' +
        'answer, with exit code 0. A five that can still be broken has the `reason` ' +
        'five-breakable, and `winner` null. `captured` lists the squares whose stones the moves took off ' +
        'the board, move by move, each time from the top left.',
      'With --input a line is a JSON object, {"position": …, "moves": …, "options": {…}}; what ' +
        'is left out is the start, no moves, and the options of the command line. Names that ' +
        'mean nothing are listed in `ignored`, and given back with what stands there. A wrong line is answered with {"error": …} and ' +
        'the rest is done.',
    ],
    examples: [
      'apply connect4 --moves 4455',
      'apply ninuki --option size=9 --moves "e5 d4" --json',
      'apply ninuki --input answers.jsonl',
    ],
  },
  perft: {
    summary: 'Counts the sequences of 1, 2, … N moves from a position.',
    notes: [
      'A sequence that ends the game is not extended. The counts grow by the number of moves at ' +
        'every ply, and nothing is written before the last: Ctrl+C ends it.',
      POSITIONS,
    ],
    examples: ['perft connect4 --depth 7', 'perft abalone --depth 3 --option variant=inf8175'],
  },
  search: {
    summary: 'Searches a position and tells its value, the best move and the line.',
    notes: [
      VIEW,
      'A win is worth 1,000,000 less the plies it takes. `bound` is exact, or lower or upper ' +
        'where a limit ended the search. Without --nodes or --ms a search runs until its depth ' +
        'is done, however long that is: Ctrl+C ends it. --ms makes answers depend on the machine.',
      `${CUTS} pvs is alpha-beta that asks of all but the first move only whether it is better; ` +
        'deepening repeats it to 1, 2, 3 … plies, and when it is stopped its answer is that of ' +
        'the last depth that was done, which `depth` tells. Both cut on ties, fail soft, and ' +
        'take a --table.',
      'All these are depth-first, and need --depth or --depths. mcts is Monte-Carlo tree search (UCT): every ' +
        'iteration adds a node and plays one game at random from there. Its `value` is a mean, ' +
        'from 0 (lost) to 1 (won); `move` is the move with the most `visits`; `ended` counts the ' +
        'simulations that came to an end of the game, the others are judged by the evaluation. ' +
        'The same --seed gives the same answer. Without --iterations it does as many as --nodes ' +
        'allows, or goes on until --ms is over, or does 10,000; it stops in any case when its tree ' +
        'has --nodes nodes (1,000,000 if not given, at most 10,000,000). Of the other options it ' +
        'takes --candidates.',
      '--candidates and --beam leave moves out, and so does --exclude at the root: the value is ' +
        'then that of the narrower tree.',
      '--window begins alpha-beta or pvs with a window, α and β as the side to move sees them: a ' +
        'value outside it is told as a `bound`. --win flat scores every win 1,000,000 and every ' +
        'loss −1,000,000, as programs do that are published with other counts of nodes: cuts come ' +
        'sooner where a nearer win need not be told from a later one. `pliesToEnd` is then null.',
      'A mean of fewer than ten iterations a move means little: `fewIterations` says so.',
      '--threads shares the moves of the root out, once the first of them is done. The value is ' +
        'that of one thread; so is the move, unless deepening with a table or killers finds ' +
        'another that is as good. How many nodes it takes may differ from run to run. Each ' +
        'thread has a --table of its own.',
      POSITIONS,
    ],
    examples: [
      'search connect4 --algorithm alphabeta --depth 8 --ordering centre',
      'search gomoku --algorithm alphabeta --depth 3 --nodes 100000 --json',
      'search gomoku8 --algorithm alphabeta --depths 40:3,16:5,0:8 --ordering centre',
      'search mnk --algorithm alphabeta --depth 9 --win flat',
      'search connect4 --algorithm mcts --iterations 20000 --seed 7',
      'search connect4 --algorithm pvs --depth 10 --ordering centre --threads 2',
      'search ninuki --algorithm deepening --depth 5 --table 16 --candidates 2 --ordering influence --beam 20 --ms 5000',
    ],
  },
  threats: {
    summary: 'Looks for a win by fours, or by fours and threes, that no defence can stop.',
    notes: [
      'A four threatens five in a line, a three threatens two fives at once. `kind` is fours ' +
        'where fours alone win, with the fewest stones, else threats. `line` is a defence that ' +
        'holds out long, `depth` the stones that the winner puts down in it. Without a win ' +
        '`kind` is threats, and there is none by fours and threes with up to `depth` stones, ' +
        'unless `stopped` names a limit.',
      '`fours` and `threats` say of each kind whether it was found, is excluded (none) or was only ' +
        'not found within the limit (unknown); `threats` is null where it was not looked for.',
      'Without --nodes or --ms it stops after 3,000,000 nodes. --ms makes answers depend on the ' +
        'machine.',
      POSITIONS,
    ],
    examples: [
      'threats gomoku8 --position "e4 g6 c2 g4 c4 d4 c5 c3 d7 f5 e5 e3 d5 d2 c6 b7"',
      'threats gomoku8 --position "e4 g6 c2 g4 c4 d4" --side O --kind fours',
      'threats gomoku --option size=15 --input puzzles.txt --json',
    ],
  },
  solve: {
    summary:
      'Solves a position of connect4, or an ending of reversi: who wins when both play their best, and by how much.',
    notes: [
      'The score is the view of the side to move, 0 for a draw. In connect4 it is 22 less the pieces ' +
        'that the winner has played when the line is made, negative where the other side wins. In ' +
        'reversi it is the stones of the side to move less the other’s at the end of the game. ' +
        '`best` is a best move; with --scores `bests` are all of them and `scores` what each move ' +
        'is worth. Where the limit ended the search `score` is null, and lies between `low` and `high`.',
      'Without --nodes it stops after 50,000,000 nodes. The start takes many more than that, and so ' +
        'does reversi with much more than 22 empty squares. A node is a position that the search has ' +
        'entered; direct wins of connect4 are seen without one.',
      POSITIONS,
    ],
    examples: [
      'solve connect4 --position 132643177571',
      'solve connect4 --position 1337147252154122637253372365 --scores --json',
      'solve connect4 --input positions.txt --nodes 1000000',
      'solve reversi --option size=6 --position "c2 b4 c5 d2 e4 e3 d1 c1 b1 d5 d6 f4 b3 b2 f3 f2"',
    ],
  },
  review: {
    summary:
      'Reviews a game: what it was worth after each move, the moves that lost value, and what was better.',
    notes: [
      'MOVES are a game in any form that `games` lists, a record with header lines among them, or ' +
        'after a --position moves that follow it. With an illegal move the moves before it are ' +
        'reviewed, and `error` says what is wrong and where.',
      'The positions are judged from the last to the first: where a solver knows the game, by it, ' +
        'as far as its nodes reach; in games of five in a line by a search for wins by threats; else ' +
        'by iterative deepening, `depth` plies. `exact` says that nothing was left out. A value is ' +
        'an evaluation, the view of the first player in `positions`, of the side that moved in ' +
        '`lapses`; where the result is known `result` says it, and `plies` how far off it is. The same ' +
        'game gives the same answer.',
      'A lapse is of the `kind` result where the game’s result changed, distance where it came ' +
        'sooner or later, value where the evaluation fell by `lost`. From `seenFrom` plies on the ' +
        'search prefers the better move; `doubt` says why it is not certain. `turning` is the ' +
        'number of the move by which the game took the turn that it kept.',
      'With --input a line is a game, or a JSON object, {"moves": …, "position": …, "options": {…}}; ' +
        'other fields are given back, and a line that is wrong is answered with {"error": …}.',
    ],
    examples: [
      'review connect4 44556 --effort brief',
      'review mnk "b2 a1 c2 c1" --json',
      'review abalone "c3c2 g7g8" --option repetition=yes --effort brief',
      'review connect4 --input games.txt --json',
    ],
  },
  tree: {
    summary: 'Searches a tree of numbers and tells which leaves are cut, and why.',
    notes: [
      'A tree is a list of trees or a number: [[3,12],[2,4]]. All values are Max’s view. Read as ' +
        'well: parentheses, braces and Lisp, names (a=3), decimals and values of any size, inf, ' +
        'leaves that are not known (?, x), JSON with children and value, lists of edges, indented ' +
        'text, LaTeX (forest, qtree), Newick, Graphviz dot and Mermaid. A line of --input is a ' +
        'tree, or {"tree": TEXT} beside other fields, which are given back.',
      'Max moves first and sides alternate. Where they do not, max= or min= before a list says whose ' +
        'turn it is there, at the root as well: max=[max=[3,12],[2,4]] has Max, then Max again on the ' +
        'left and Min on the right. A node of which nothing is said is the other side’s than above.',
      'Leaves are counted from the left, from 0; nodes are given by the children to take from ' +
        'the root, from 0. `skipped` counts the nodes that a cut saves, all below it included.',
      '`tree` in the JSON answer lists every node: its window as it was entered (`entry`) and left ' +
        '(`exit`), null where nothing is promised, its `value`, and whether that is exact or a ' +
        '`bound`. With --window the root itself may be a bound, and so may `value`. --table and ' +
        '--csv print a row for each step in place of the tree.',
      'With --random the answer begins with the `seed` and the `text` of the tree; the next seed ' +
        'gives another like it. A deep cut is one by a bound from further up than the node above.',
      `The defaults are --algorithm alphabeta, --tie le, --fail soft and --first max (unless the text calls its levels Max and Min). ${CUTS}`,
      LINES,
    ],
    examples: [
      'tree "[[3,12],[2,4]]" --algorithm alphabeta',
      'tree "[[3,12,8],[2,4,6],[14,5,2]]" --table',
      'tree "[[3,12,8],[2,4,6],[14,5,2]]" --why 2.1 --window -15,15',
      'tree "max=[max=[3,12],[2,4]]"',
      'tree --input trees.txt --algorithm alphabeta --tie lt',
      'tree --random --seed 7 --branching 2,3 --cuts 2 --deep --json',
    ],
  },
  predict: {
    summary: 'Grades an answer to the question which leaves of a tree alpha-beta does not look at.',
    notes: [
      'A line of --input is {"tree": TEXT, "convention": {…}, "cut": […]}, where `cut` has the ' +
        'leaves that are said to be cut, from the left, from 0; other fields, as a name or an id, ' +
        'are given back. Trees are read as by `tree`, max= and min= among them where sides do not ' +
        'alternate.',
      'A convention is {"tie": "le|lt", "fail": "soft|hard", "bounds": "all|parent", "order": ' +
        '"left|right", "first": "max|min", "window": [a, b]}. What is left out is as the command ' +
        'line has it, else as the preset, else le, soft, all, left, max (unless the tree says Min) ' +
        'and ±∞. An end of the window, Max’s view, is a number, null or "-inf" or "inf". A ' +
        '"preset" is the convention of a course or text. With `right` leaves are still counted ' +
        'from the left.',
      'The answer: `right`; `missed`, leaves that are cut and not marked; `wrong`, leaves that are ' +
        'marked and looked at; `slip`, the one slip that explains the answer exactly, or null; ' +
        '`score`, of the leaves that the search or the reader cuts the share that both cut: 1 if ' +
        'and only if the answer is right. Without --input and --json sentences say why.',
      '"tie": "both" accepts either rule. "mark": "leaves|edges|top-edges|refuted-edge|left-nodes" ' +
        'says what is marked; where it is not leaves, `cut`, `missed` and `wrong` have nodes of the ' +
        'tree, from 0, each before its children, from the left; an edge is named by its lower end.',
      '"count": "leaves-seen|leaves-cut|nodes|nodes-below" says what is counted besides: leaves that ' +
        'are looked at, leaves that are not, nodes visited, these without the root. A line then says ' +
        'its number as "counted", and is answered {"right", "said", "is"} there; the other fields are ' +
        'of the cuts alone.',
      'A line with "level": "next|value|window|cuts" and "answers": […] in place of `cut` answers ' +
        'what the search does at each step of that kind, in its order: the node that is visited ' +
        'after each leaf, or null; what each node carries up; [α, β] of each node but the root and ' +
        'leaves; what is marked where something is or might be cut. `missed` and `wrong` then have ' +
        'questions, from 0, and `score` is the share that is right.',
      'Slips, in the order in which they are looked for: strict-rule (β < α for β ≤ α), equal-rule ' +
        '(the other way), parent-bounds (forgot bounds from further up), deep-bounds, min-for-max, ' +
        'fail-hard, fail-soft, right-to-left, left-to-right, no-window, one-early (marked the leaf ' +
        'that makes a cut), one-late (left out the first leaf of each cut), counted-from-1, ' +
        'marked-the-visited, nothing-cut.',
      LINES,
    ],
    examples: [
      'predict "[[3,12],[2,4]]" --cut 3',
      'predict "[[3,12,8],[2,4,6],[14,5,2]]" --cut "4 5 8" --preset berkeley-cs188',
      'predict --input answers.jsonl --json',
    ],
  },
  agents: {
    summary: 'Lists the agents of a game, or of all games, with what each of them uses.',
    notes: [
      '`origin` is report (as one of the five reports describes it), level (from level-1, a beginner, ' +
        'to level-5), technique (what one search is worth), chance, or clinic (wrong on purpose).',
    ],
    examples: ['agents', 'agents connect4 --json'],
  },
  play: {
    summary: 'Tells the move that an agent plays in a position.',
    notes: [
      'The same --seed gives the same move. `value` is the view of the side to move, as the agent ' +
        'counts, and null where it does not judge; `line` is what it expects, its move first.',
      POSITIONS,
    ],
    examples: [
      'play gomoku8 hard --position "h1 e4 g1"',
      'play connect4 level-3 --position 4444 --json',
    ],
  },
  match: {
    summary: 'Plays two agents against each other and tells how much stronger the first is.',
    notes: [
      'Every two games begin with the same random moves, and the agents change colours between them. ' +
        'The same --seed gives the same games. `wins` and `losses` are the first agent’s. A game that ' +
        'is not over after --limit plies is drawn, and counted in `limits` as well.',
      '`elo` is the difference in Elo points, with a 95% interval from `low` to `high`. It counts pairs of ' +
        'games, since the two of a pair are not independent: `pairs` tells how many brought 0, ½, 1, 1½ ' +
        'and 2 points. Half a pair won and half a pair lost are added, so that n wins of n ' +
        'speak for a finite difference. `record` has the moves of each game.',
      'With --position or --input the games begin there.',
      POSITIONS,
    ],
    examples: [
      'match connect4 level-3 level-2 --games 20 --seed 1',
      'match abalone agent-0 random --games 2 --option variant=inf8175 --json',
    ],
  },
  'figure tree': {
    summary: 'Draws the search of a tree, or of a position, at a step: an SVG for a handout.',
    notes: [
      'A step is a number, “end”, or “cutoff:2” for the second cutoff. A position needs --depth; ' +
        'it may be 9 for mnk, 7 for connect4 and 3 elsewhere. The defaults are alphabeta and the ' +
        'last step. Large trees are folded to what is near the step.',
    ],
    examples: [
      'figure tree "[[3,12],[2,4]]" --step cutoff:1 > cut.svg',
      'figure tree connect4 --position 4455 --depth 3 > tree.svg',
    ],
  },
  'figure board': {
    summary: 'Draws a position: an SVG for a handout.',
    notes: [],
    examples: ['figure board connect4 --position 4455 > board.svg'],
  },
}

/** What each option takes, and what it does. */
export const args = {
  json: { value: '', help: 'Answer with one JSON value and nothing else.' },
  input: {
    value: 'FILE',
    help: 'Read the inputs from a file, or from the standard input if it is “-”.',
  },
  position: { value: 'TEXT', help: 'Where to begin; the start if it is not given.' },
  option: {
    value: 'k=v',
    help: 'An option of the game’s start, as `games` lists them; may be repeated. Yes, no, on and off will do for true and false.',
  },
  moves: { value: 'TEXT', help: 'The moves to play.' },
  as: {
    value: 'FORM',
    help: 'Write the position in a form that other programs read, and nothing else; `games` lists the forms of each game.',
  },
  games: { value: 'N', help: 'Play so many games, 20 if not given' },
  opening: { value: 'N', help: 'Begin with so many random plies, 4 if not given' },
  limit: { value: 'N', help: 'End a game as drawn after so many plies, 300 if not given' },
  depth: { value: 'N', help: 'Plies to look ahead' },
  depths: {
    value: 'FREE:N,…',
    help: 'In place of --depth: look N plies ahead while at least FREE squares are free. 40:4,12:6,0:10 is 4 plies from 40 free squares on, 6 from 12, else 10.',
  },
  nodes: { value: 'N', help: 'Stop after so many nodes' },
  ms: { value: 'N', help: 'Stop after so many milliseconds' },
  algorithm: { value: 'NAME', help: 'How to search.' },
  ordering: {
    value: 'NAME',
    help: 'Which moves to try first: the game’s own order (none, the default), those nearest the middle (centre), where the stones of both sides have most influence, what the evaluation likes best one ply on, or what has made cuts elsewhere (killers).',
  },
  tie: {
    value: 'le|lt',
    help: 'Cut where beta ≤ alpha (le, the default), or only where beta < alpha.',
  },
  fail: {
    value: 'soft|hard',
    help: 'Answer the best score seen (soft, the default), or never outside the window.',
  },
  first: { value: 'max|min', help: 'Who moves at the root: Max (the default) or Min.' },
  random: {
    value: '',
    help: 'Make a tree in place of TEXT: the first from --seed on that is as asked.',
  },
  plies: { value: 'N', help: 'Of a random tree: plies to its deepest leaf, 4 if not given' },
  branching: { value: 'N,M', help: 'Of a random tree: children of a node, 2,3 if not given.' },
  values: { value: 'A,B', help: 'Of a random tree: values of its leaves, 0,9 if not given.' },
  ties: {
    value: 'N',
    help: 'Of a random tree: how many leaves in a hundred repeat a value, 10 if not given',
  },
  cuts: { value: 'N', help: 'Of a random tree: at least so many cuts, 2 if not given' },
  deep: {
    value: '',
    help: 'Of a random tree: at least one cut by a bound from further up than the node above.',
  },
  uneven: { value: '', help: 'Of a random tree: let some branches end sooner than others.' },
  cut: {
    value: 'LEAVES',
    help: 'The leaves that are said to be cut, from the left, from 0: "4 8 11", or "" for none.',
  },
  preset: {
    value: 'NAME',
    help: `The convention of a course or text, in place of the defaults: ${PRESETS.map(({ id }) => id).join(', ')}.`,
  },
  bounds: {
    value: 'all|parent',
    help: 'Give a node the bounds of all its ancestors (all, the default), or of its parent alone.',
  },
  order: {
    value: 'left|right',
    help: 'Take children from left to right (left, the default), or from right to left.',
  },
  step: { value: 'STEP', help: 'The step of the search to show.' },
  trace: {
    value: '',
    help: 'Print the search step by step: the node, α, β, its value so far, and what happened.',
  },
  csv: { value: '', help: 'Print that table as comma-separated values.' },
  why: {
    value: 'NODE',
    help: 'Say why a node was cut, or why not: a name, as C, or the children to take, as 2.0.',
  },
  exclude: {
    value: 'MOVES',
    help: 'Leave these moves out at the root, spaces or commas between them.',
  },
  win: {
    value: 'distance|flat',
    help: 'Score a nearer win higher (distance, the default), or every win alike (flat).',
  },
  window: {
    value: 'α,β',
    help: 'Begin with this window in place of −∞ to ∞: -15,15. Either end may be -inf or inf. Only alphabeta has one, and pvs.',
  },
  kind: {
    value: 'NAME',
    help: 'Look for a win by fours alone, or by fours first and then by fours and threes (threats, the default).',
  },
  side: {
    value: 'SIDE',
    help: 'Whose win to look for, as if it were to move; the side to move if not given.',
  },
  scores: { value: '', help: 'Score every move as well, which takes several times the nodes.' },
  candidates: { value: 'N', help: 'Look only at moves this near to a stone, in king’s steps' },
  beam: { value: 'N', help: 'Look only at the first so many moves of the order' },
  table: { value: 'MB', help: 'Remember positions in so many megabytes; pvs and deepening only' },
  replace: {
    value: 'NAME',
    help: 'Which entries of the --table give way: all (always, the default), or only those of shallower searches (deeper).',
  },
  aspiration: {
    value: 'N',
    help: 'Try a window of the value before, ± N, first, 100 if not given; 0 for the whole window; deepening only',
  },
  quiet: {
    value: '',
    help: 'Judge a position only when it is quiet: at the leaves look on, by wins, forced replies and threats; --nodes does not count these',
  },
  iterations: { value: 'N', help: 'Simulate so many games; mcts only' },
  threads: {
    value: 'N',
    help: 'Search by so many threads, one a core at most; alphabeta, pvs and deepening only',
  },
  effort: {
    value: 'NAME',
    help: 'How long to look at each position: a quarter of the usual nodes (brief), as the page of analysis does (usual, the default), or eight times as many (long).',
  },
  seed: { value: 'N', help: 'Whatever is random follows from this number, 1 if not given' },
  playout: {
    value: 'N',
    help: 'Judge a simulation after so many random plies, 64 if not given; mcts only',
  },
  scale: {
    value: 'N',
    help: 'The evaluation that counts as ¾ of a win, 100 if not given; mcts only',
  },
} as const

export type ArgName = keyof typeof args

/** What follows a verb. */
export const operands = {
  GAME: 'A game, as `games` lists them.',
  TEXT: 'A tree, in quotes; not with --input.',
  'TEXT|GAME': 'A tree, in quotes, or a game.',
  '[GAME]': 'A game, as `games` lists them; all of them if it is not given.',
  'GAME MOVES': 'A game, and the moves that were played, in quotes; not with --input.',
  'GAME AGENT': 'A game and one of its agents, as `agents` lists them.',
  'GAME AGENT AGENT': 'A game and two of its agents, as `agents` lists them.',
}

/** What stands around them. */
export const help = {
  command: 'npm run --silent cutoff --',
  usage: 'Usage: npm run --silent cutoff -- VERB …',
  about:
    'Asks the engine of the notebook. Answers go to the standard output; what is wrong is said on the standard error, with exit code 2.',
  more: 'VERB --help says more of each.',
  thisHelp: 'Show this help.',
  examples: 'Examples:',
  range: (min: number, max: number) => `(${number(min)} to ${number(max)}).`,
}
