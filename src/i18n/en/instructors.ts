/** A task that can be graded from a terminal: the reader makes the file, and runs the command. */
export interface Grading {
  readonly title: string
  readonly about: string
  readonly file: string
  /** The lines of the file. */
  readonly lines: readonly string[]
  /** After `npm run --silent cutoff --`. */
  readonly command: string
  /** The fields of an answer to compare with a student’s, as they are for the first line. */
  readonly first: Readonly<Record<string, unknown>>
}

/** The page for those who teach. Every command on it is run by test/cli/instructors.test.ts. */
export const instructors = {
  title: 'Teaching with the notebook',
  description:
    'For instructors: what each chapter teaches and how long it takes, links to a figure at a step, printing, and grading from a terminal.',
  lead: 'What each chapter teaches and how long it takes, how to show one step of a figure, and how to grade.',
  about:
    'Any chapter can be taken alone: it says at the top what it takes as known. Nobody has to sign in, nothing is sent anywhere, and what a reader has read and solved stays in her browser. The text, the figures and the engine are under the MIT licence.',

  chapters: 'The chapters',
  columns: {
    chapter: 'Chapter, and its question',
    knows: 'Takes as known',
    minutes: 'Minutes',
    exercises: 'Exercises',
  },
  terms: 'New terms:',
  games: (names: readonly string[]) => (names.length === 0 ? '' : `Games: ${names.join('; ')}`),
  nothing: 'nothing',
  whole: 'All',
  minutes:
    'The minutes count reading, trying the figures and doing the exercises, and are reckoned alike for all chapters. The game at the end comes on top. The first figure of each chapter makes an opening: ask what it shows before anything is said.',

  links: 'A figure at a step',
  linkSteps: [
    'Every figure that can be stepped, played or edited keeps its whole state in the address of the page. Set it up as you want it, press “Copy link” beside it, or copy the address, and put the link on a slide or into the assignment. Who opens it sees that figure in that state.',
    'In a lecture, “Fill the screen” under a tree shows it alone, in larger type, with its steps.',
    'A link can be written by hand, too: the figure’s name, a step, and the name again after # so that the page opens there.',
  ],
  linkExample: '/en/cutting-branches/?first-cut=step:12#first-cut',
  linkTold:
    'A link that is damaged, or made for another figure, does no harm: the figure says so and shows what it began with.',

  play: 'Games in class',
  playing: [
    'On the page “Play” there is a large board for every game: against five levels and the programs of the reports, between two people, or between two engines that play by themselves. The moves are listed, and the link has the game.',
    'On the page “Analyse” a student pastes a game, or drops a file of many. The engine goes through it and names the moves that lost it, with what was better. From there she can play on, or see both searches side by side.',
  ],
  playLinks: { play: 'Play a game', analyse: 'Analyse a game' },

  print: 'On paper',
  printing: [
    'Print a chapter from the browser: the text comes out in black on white, with every figure as it stands and without the controls around it.',
    'For a handout, draw a search at a step or a position as a picture, in a terminal, from the folder of the notebook.',
  ],
  setUp:
    'The folder is the one with README.md in it. On Linux any Node from version 20 on will do; elsewhere it has to be 22.18 or later. Once, before the first command:',
  setUpCommand: 'npm ci',
  pictures: [
    'figure tree "[[3,12],[2,4]]" --step cutoff:1 > cut.svg',
    'figure tree connect4 --position 4455 --depth 3 > tree.svg',
    'figure board gomoku --option size=15 --position "h8 i9 i8" > board.svg',
  ],

  grade: 'Grading from a terminal',
  grading: [
    'The engine answers a file line by line, one JSON value a line and in the same order. A line that cannot be read is answered with a sentence in error, and the rest is done. So write one line for each student, or each question, and compare.',
  ],
  prefix: 'npm run --silent cutoff -- ',
  lines: (file: string) => `The lines of ${file}`,
  command: 'The command',
  compare: 'In each answer, compare; the first has',
  gradings: [
    {
      title: 'Which leaves does alpha-beta skip?',
      about: 'One tree a line, as the students have drawn it or as you have asked it.',
      file: 'trees.txt',
      lines: ['[[3,12],[2,4]]', '[[5,6],[7,4],[3,9]]', '[[5,6],[7,4'],
      command: 'tree --input trees.txt --algorithm alphabeta --json',
      first: { value: 3, leavesCut: [3], visited: 6 },
    },
    {
      title: 'Did they cut the right leaves?',
      about:
        'One answer a line: the tree, the leaves that are said to be cut, counted from the left from 0, and the rules of your course where they differ from β ≤ α, fail-soft, all bounds, left to right, Max at the root and a window of ±∞. The slip is named where one explains the whole answer.',
      file: 'answers.jsonl',
      lines: [
        '{"name":"A","tree":"[[3,12],[3,4]]","convention":{"tie":"lt"},"cut":[3]}',
        '{"name":"B","tree":"[[3,12],[2,4]]","cut":[3]}',
        '{"name":"C","tree":"[[3,12],[2,4]]","cut":[4]}',
      ],
      command: 'predict --input answers.jsonl --json',
      first: { name: 'A', right: false, missed: [], wrong: [3], slip: 'equal-rule', score: 0 },
    },
    {
      title: 'Is the game legal, and who won?',
      about: 'The moves that a student’s program has played, one game a line.',
      file: 'played.jsonl',
      lines: ['{"moves":"4455667"}', '{"moves":"4444444"}', '{"position":"4455","moves":"6"}'],
      command: 'apply connect4 --input played.jsonl --json',
      first: { legal: true, winner: 'X', error: null },
    },
    {
      title: 'Is the move a good one?',
      about: 'One position a line; the answer has the value and the best line at that depth.',
      file: 'positions.txt',
      lines: ['4455', '444'],
      command: 'search connect4 --input positions.txt --algorithm alphabeta --depth 6 --json',
      first: { value: 999997, move: '3', line: ['3', '1', '2'], nodes: 6931 },
    },
    {
      title: 'Are the rules right?',
      about:
        'Counts of all sequences of moves: a student’s program has to find the same. One position a line.',
      file: 'starts.txt',
      lines: ['44', '4455'],
      command: 'perft connect4 --input starts.txt --depth 5 --json',
      first: { counts: [7, 49, 343, 2401, 16806] },
    },
  ] satisfies readonly Grading[],
  more: 'Everything that can be asked:',
  help: '--help',
}
