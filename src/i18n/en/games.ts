import { gameNames } from './game-names.ts'
import { number } from './numbers.ts'

/** The page of each game: its rules in our own words, its options, where they come from. */
export interface GameWords {
  readonly name: string
  /** One sentence, under the name. */
  readonly lead: string
  readonly rules: readonly string[]
  /** How positions and moves are written. */
  readonly notation: string
  /** What the numbers beside the board mean. */
  readonly evaluation: readonly string[]
  /** What each option is called. */
  readonly options: Readonly<Record<string, string>>
  /** What the values of choices are called. */
  readonly values?: Readonly<Record<string, string>>
  /** Ids of content/sources.yaml, each with what is taken from there. */
  readonly sources: Readonly<Record<string, string>>
}

export const gamesPage = {
  title: 'The games',
  lead: 'A board for each to play on by hand, both sides, with every rule in force and the evaluation beside them; and on each page an opponent.',
  description: (names: readonly string[]) =>
    `The rules, a board and the evaluation of each game that the notebook searches: ${names.join(', ')}.`,
  all: 'All games',
  rules: 'The rules in short',
  notation: 'How it is written',
  evaluation: 'What the evaluation counts',
  play: 'Play against the engine',
  againstLevels:
    'Five levels, from one that looks a single move ahead to the strongest that a page can wait for. Under “Game” are the programs of the report too, faulty ones to be found out, and other boards; two people can play, or two engines.',
  againstSearch:
    'Against alpha-beta, which looks as far as you let it. A depth as large as the board has squares sees every game to its end, and plays it perfectly.',
  sources: 'Sources',
  options: 'Options, to be chosen under the board',
  option: 'Option',
  usual: 'Unless you choose',
  may: 'May be',
  range: (least: number, most: number) => `${number(least)} to ${number(most)}`,
  follows: (name: string) => `as “${name}” has it`,
  yes: 'yes',
  no: 'no',
  boardOf: (name: string) => `A board of ${name}`,
  pageDescription: (name: string) =>
    `The rules of ${name} in short, and a board on which both sides are played by hand, with the terms of its evaluation.`,
}

export const gamesInFull = {
  mnk: {
    name: gameNames.mnk,
    lead: 'Three in a row, and its relatives: other boards, and other lengths of the line that wins.',
    rules: [
      'On a board of m columns and n rows, two sides in turn put a stone on a free square. X begins.',
      'Whoever first has k stones or more in a line, level, upright or slanting, wins. A full board without such a line is a draw.',
      'With 3, 3 and 3 this is tic-tac-toe.',
    ],
    notation:
      'A move is the name of its square: the column’s letter, then the row’s number from the bottom, as in b2a1c3. A board is its rows from the top, then the side to move: ..X/.X./O.. O.',
    evaluation: [
      'A line of k squares is open to a side while the other has no stone in it. One own stone in an open line is worth 1, and each further one four times as much. What the other side has counts against.',
    ],
    options: { columns: 'Columns (m)', rows: 'Rows (n)', k: 'In a line (k)' },
    sources: { 'van-den-herik-2002': 'the name m,n,k, and who wins which' },
  },
  connect4: {
    name: gameNames.connect4,
    lead: 'Pieces fall to the bottom of their column; four in a line win.',
    rules: [
      'The board stands upright: seven columns, six rows. The sides in turn drop a piece into a column that is not full, and it falls as far as it can. X begins.',
      'Whoever first has four in a line, level, upright or slanting, wins. A full board without a four is a draw.',
    ],
    notation:
      'A move is the number of its column, 1 to 7 from the left, as in 4455. A board is its six rows from the top, then the side to move.',
    evaluation: [
      'There are 69 lines of four. One counts for a side while the other has no piece in it: a little with one piece, more with two, most with three. What the other side has counts against.',
    ],
    options: {},
    sources: {
      'torrente-2021': 'the rules, which are the usual ones',
      'allis-1988': 'the game, solved',
    },
  },
  gomoku8: {
    name: gameNames.gomoku8,
    lead: 'Five in a line on a small board that fits into one word of 64 bits a side.',
    rules: [
      'The sides in turn put a stone on a free square of eight by eight. X begins, anywhere.',
      'Five or more in a line win. A full board without a five is a draw.',
    ],
    notation:
      'A move is the name of its square, as in e4 d5 f3. A board is its eight rows from the top, then the side to move.',
    evaluation: [
      'Patterns slide over the board; each place where one matches is worth its weight to the side whose stones make it. Besides, each stone is worth something for where it lies, most in the middle. What the other side has counts against.',
      'The patterns are data, and here they are yours: change a weight, draw another shape, and see what the evaluation makes of the position. Patterns nest: a four has in it threes and twos that count as well.',
    ],
    options: {},
    sources: {
      'garrido-2019': 'its weights and its grid of squares',
      'hsu-2020': 'a draw with best play',
    },
  },
  gomoku: {
    name: gameNames.gomoku,
    lead: 'Five in a line on a large board, from five by five points to twenty-two by twenty-two.',
    rules: [
      'The sides in turn put a stone on a free point. X begins; by option, and unless told otherwise, on the middle of the board.',
      'Five or more in a line win; by option only exactly five do. A full board without a five is a draw, and so is the end of the stones where their number is limited (the report’s game has 60 a side).',
    ],
    notation:
      'A move is the name of its point, letters a to v with i (by option without), as in j10 k11 i9. A board is its rows from the top, then the side to move, and brings its size with it. Records in SGF, Piskvork files (psq) and pairs of numbers from the top left (8,8) are read and written too; such a record may begin anywhere.',
    evaluation: [
      'On each of the lines, neighbouring stones of a side that can still be part of one five make a shape: two, three, four, open where one more stone would leave two ways on. Each shape has a value, and the other side’s count against.',
    ],
    options: {
      size: 'Points a side',
      stones: 'Stones a side (0: no limit)',
      centre: 'First stone on the middle',
      exact: 'Only exactly five win',
      letters: 'Letters of the columns',
    },
    values: {
      'with-i': 'with i',
      'no-i': 'without i',
      report: 'the game of the 19×19 report (60 stones a side)',
      renju: 'the board of Renju (without its forbidden points)',
    },
    sources: {
      'gomoku-19': 'the board, the first move, the stones a side',
      piskvork: 'the form of its files',
    },
  },
  ninuki: {
    name: gameNames.ninuki,
    lead: 'Gomoku with captures: a pair that is flanked comes off the board.',
    rules: [
      'The sides in turn put a stone on a free point. X begins. Five or more in a line win.',
      'A stone that flanks exactly two enemy stones, lying in a line between it and another own stone, captures both, in all directions at once. Moving between two enemy stones is safe, and the edge flanks nothing. Ten captured stones win at once.',
      'A five that the other side can break by a capture, or answer with its tenth captured stone, does not win yet: it is pending. If a five stands after that one answer, it wins.',
      'A move may not make two free threes at once, in different lines, unless it captures. A free three is three own stones, with at most one hole, which one more own stone would make into four in a row with both ends empty.',
    ],
    notation:
      'A move is the name of its point, as in j10 k11. A board is its rows from the top, the side to move, the stones captured by X and by O, and a pending five: … O 4,2 !X. Records in SGF, Piskvork files and pairs of numbers are read and written too.',
    evaluation: [
      'A line of a stones in a row and b more beyond a hole is worth 5^(a+b) + 5^a; one that is open at one end only counts as if it had a stone less, and one that is closed at both counts nothing. Captured pairs and a pending five count besides. What the other side has counts against.',
    ],
    options: {
      size: 'Points a side',
      breakable: 'A five can be broken',
      doubleThree: 'Double threes forbidden',
      letters: 'Letters of the columns',
    },
    values: {
      pente: 'plain Pente',
      'with-i': 'with i',
      'no-i': 'without i',
    },
    sources: { 'epitech-2012': 'the game, and the school’s rules that it presumes' },
  },
  abalone: {
    name: gameNames.abalone,
    lead: 'Push the other side’s marbles over the edge: six of them win.',
    rules: [
      'Fourteen marbles a side on 61 hexagons. A move takes one, two or three own marbles that lie in a line one cell on.',
      'Along their line, marbles push: two push one, three push one or two, if an empty cell or the edge is behind them. One marble pushes none. Sideways, each marble needs an empty cell.',
      'A marble that goes over the edge is lost. Who has lost six has lost the game.',
      'By option, a position that comes up for the third time with the same side to move is a draw. The boards to play on have it so, since neither side is ever forced to push.',
      'In the variant of the course INF8175 nothing moves sideways, White begins, own marbles can go over the edge, and after 50 plies the game ends: fewer lost marbles win, then marbles nearer the centre.',
    ],
    notation:
      'A move along the line is the last marble’s cell and the cell it goes to, as in c3d4; sideways it is the first marble, the last, and where the first goes, as in c3c5d3. A marble that steps over the edge by itself has a direction for a cell, as in a1sw. A board is its rows i to a, the side to move, the marbles lost by Black and by White, and the plies; moves from there may follow.',
    evaluation: [
      'One marble is worth about 1,083 points. To lost marbles on either side come two shares, worth at most a quarter of a marble each: whose marbles are nearer the centre, and whose touch one another more.',
    ],
    options: {
      variant: 'Variant',
      start: 'Start',
      broadside: 'Sideways moves',
      selfEject: 'Own marbles can be lost',
      maxPlies: 'Plies at most (0: no limit)',
      first: 'Who begins',
      repetition: 'The third repetition draws',
    },
    values: {
      standard: 'standard',
      inf8175: 'INF8175',
      classic: 'classic',
      'belgian-daisy': 'Belgian daisy',
      'german-daisy': 'German daisy',
      alien: 'alien',
      black: 'Black',
      white: 'White',
    },
    sources: {
      'abalone-1987': 'the rules',
      'leblanc-2023': 'the variant of the course INF8175, and the evaluation',
    },
  },
  reversi: {
    name: gameNames.reversi,
    lead: 'Flank a row of stones and they turn to your side, until they are flanked in turn.',
    rules: [
      'The game is sold as Othello, too. X begins with stones on d5 and e4, O has d4 and e5. A move puts a stone on an empty square, so that in one direction at least, level, upright or slanting, a row of the other side’s stones lies between it and another own stone. The stones of all such rows turn: they are own stones now.',
      'Whoever can turn nothing passes, and nobody else may. When neither side can move the game is over. More stones win; as many are a draw.',
      'Rows are counted from the bottom here, as on every board of this notebook. Printed Othello boards count them from the top, so they show the same game upside down: the moves are written alike.',
    ],
    notation:
      'A move is the name of its square, as in f5 d6 c3, and a pass is --. A pass that is left out, as printed games do, is put in. A board is its rows from the top, then the side to move.',
    evaluation: [
      'A corner can never be turned, so it counts most. Then come the squares that a side could move to: who has few soon has to give something up. A stone beside an empty square, on the frontier, counts against its side, since it gives the other one moves. Stones as such count least: they win at the end, and turn until then. What the other side has counts against.',
    ],
    options: { size: 'Squares a side' },
    sources: {
      'lazard-1993': 'the rules, and what the evaluation looks at',
      'feinstein-1993': 'six by six with best play: the second player wins, 20 to 16',
    },
  },
} satisfies Readonly<Record<string, GameWords>>

/** By the id of any game. */
export const games: Readonly<Record<string, GameWords>> = { ...gamesInFull }

/** Of a game whose page is not written yet, so that a page with its board can be looked at. */
export function gameWords(id: string): GameWords {
  return games[id] ?? { ...UNWRITTEN, name: id }
}

const UNWRITTEN: Omit<GameWords, 'name'> = {
  lead: '',
  rules: [],
  notation: '',
  evaluation: [],
  options: {},
  sources: {},
}
