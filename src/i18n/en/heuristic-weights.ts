const fixed = (value: number) => {
  const text = Math.abs(value).toFixed(3)
  return value < 0 && Number(text) !== 0 ? `−${text}` : text
}

const distance = (far: number) => `${far.toFixed(1)} from the centre`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** The words of the figures of the chapter on Abalone’s heuristic. */
export const heuristicWeights = {
  colour: (side: string) => (side === 'w' ? 'White' : 'Black'),
  board: (side: string) => `Board: ${side} is to move. Pick marbles, then where they go`,
  over: 'Board: the game is over',
  picture: (side: string) => `Board: ${side} is to move`,
  needsScript: 'To move the weights, your browser must run this page’s scripts.',
  value: fixed,
  /** Marbles of one side that are lost, 0 to 6. */
  taken: (lost: number) => `${NUMBERS[lost]} ${lost === 1 ? 'marble' : 'marbles'}`,
  /** A number of steps: whole where it is whole. */
  count: (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1)),
  toMove: (side: string) => `${side} is to move.`,
  both: (side: string, value: number, other: string, theirs: number) =>
    `H for ${side} is ${fixed(value)}; for ${other} it is ${fixed(theirs)}.`,
  ended: 'The game is over.',
  courseLabel:
    'How far the marbles of both sides stand from the centre, and how many pairs a marble has, over two games',
  courseX: 'ply',
  courseDistance: 'distance',
  coursePairs: 'pairs',
  courseFirst: '1: heuristic – random',
  courseSecond: '2: table – without',
  courseHead: [
    'game, ply',
    'distance',
    'distance, other side',
    'pairs a marble',
    'pairs, other side',
  ],
  ply: (ply: number | '') => `ply ${ply}`.trim(),
  reachLabel:
    'How many plies each agent of the ladder completes within its budget, and how many nodes the table answers, at positions of one game',
  reachDepth: 'plies completed',
  duplicates: 'answered by the table',
  theirs: (count: number) => `dashed, the report: ${count}`,
  agents: ['0: score', '1: heuristic', '2: table', '3: selection'],
  worthLabel:
    'What H may say of games won 6–0 to 6–5, of open positions, and of games lost 5–6 to 0–6',
  worthX: 'H, in marbles',
  worthHead: ['position', 'H at least', 'H at most'],
  worthTick: (marbles: number) => String(marbles).replace('-', '−'),
  won: (taken: number, lost: number) => `won ${taken}–${lost}`,
  open: 'still open',
  lostGame: (taken: number, lost: number) => `lost ${taken}–${lost}`,
  prefers: (side: string, move: string, equal: number, pushesOff: boolean) =>
    equal === 1
      ? `The arrows: with these weights a program that looks one move ahead plays ${move} for ${side}${
          pushesOff ? ', and pushes a marble off' : ''
        }.`
      : `No arrows: with these weights nothing sets ${move} apart; it is the first of ${equal} moves that are worth the same to ${side}.`,
  either: (side: string, move: string, turned: string, equal: number) => {
    const plays =
      move === turned
        ? `One move ahead, a program plays ${move} for ${side}, with either sign.`
        : `One move ahead, a program with this sign plays ${move} for ${side}; with the other, ${turned}.`
    return equal === 1
      ? plays
      : `${plays} No arrows: ${move} is only the first of ${equal} moves that are worth the same.`
  },
  sign: 'Third term',
  caption: (side: string) => `H as ${side} counts it, in marbles`,
  term: 'Term',
  own: 'own',
  enemy: 'enemy',
  worth: 'Worth',
  terms: {
    'own-lost': 'own lost',
    'enemy-lost': 'enemy lost',
    centre: 'centre',
    pairs: 'pairs',
    danger: 'in danger',
    undefended: 'beyond help',
  } as Readonly<Record<string, string>>,
  cells: 'all cells',
  legend: (all: boolean) =>
    `The stronger the shade, the farther from the centre, from 0 to 4 widths of a cell.${
      all ? '' : ' Blue the side to move’s marbles; orange and framed the enemy’s.'
    }`,
  distance,
  far: (cell: string, far: number) => `${cell}: ${distance(far)}`,
  everyCell: 'Distance of every cell',
  show: (term: string) => `${term}: show on the board`,
  weights: 'Weights',
  knobs: {
    alpha1: 'α₁, enemy lost',
    alpha2: 'α₂, centre',
    alpha3: 'α₃, pairs',
    k: 'k',
    danger: 'in danger',
    undefended: 'beyond help',
  },
  twelfths: (k: number) => `${k}/12`,
  hundredths: (value: number) => `${value < 0 ? '−' : ''}${(Math.abs(value) / 100).toFixed(2)}`,
  reset: { weights: 'The report’s weights', local: 'The weights that were tried' },
  playIt: 'Play its move',
  restart: 'Back to the first position',
  steps: 'In steps',
  straight: 'As the crow flies',
  distances: (kind: string) => `Distance of each cell to the centre. ${kind}`,
  printed: 'As printed: + α₂ · (own − enemy)',
  right: 'As programmed: + α₂ · (enemy − own)',
}

export type HeuristicWeightsWords = typeof heuristicWeights
