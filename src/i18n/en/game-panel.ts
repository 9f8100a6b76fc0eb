const plural = (value: number, one: string, many: string) => (value === 1 ? one : many)

/** The words of what stands behind “Game” on a board to play on. */
export const gamePanel = {
  players: 'Players',
  who: {
    engine: 'you and engine',
    people: 'two people',
    engines: 'two engines',
  },
  level: 'Opponent',
  /** Of two engines. */
  firstEngine: 'One engine',
  secondEngine: 'The other',
  groups: {
    own: 'On this page',
    levels: 'Levels',
    report: 'Programs of the report',
    searches: 'A search, plain or pruned',
    simple: 'Those who hardly look ahead',
    faulty: 'Faulty programs',
    yours: 'Yours',
  },
  /** What can be chosen of a player of the reader's own. */
  ownOf: (seat: string) => `How it plays: ${seat}`,
  own: {
    options: {
      search: 'Search',
      depth: 'Depth in plies',
      nodes: 'Budget of positions (0: none)',
      order: 'Order of moves',
      beam: 'Beam: moves tried (0: all)',
      near: 'Steps from a stone (0: any)',
      table: 'Table in MB (0: none)',
      threats: 'Positions for threats (0: none)',
      quiet: 'Judge quiet positions alone',
      ties: 'Of equal moves',
    },
    values: {
      minimax: 'minimax',
      alphabeta: 'alpha-beta',
      pvs: 'principal variation',
      deepening: 'iterative deepening',
      none: 'as on the board',
      centre: 'the middle first',
      influence: 'by influence',
      evaluation: 'by the evaluation',
      killers: 'killer moves first',
      first: 'the first',
      random: 'any, by lot',
    },
  },
  /** The headings of choices that are made less often. */
  ownGroups: { moves: 'Which moves it tries', more: 'Table, threats, ties' },
  ownFold: (heading: string, chosen: number) =>
    chosen === 0 ? heading : `${heading} (${chosen} changed)`,
  weights: (inHundredths: boolean) =>
    inHundredths ? 'Weights of its evaluation, in hundredths' : 'Weights of its evaluation',
  ownHint: 'The link holds this player: whoever opens it plays against it.',
  depth: 'Depth',
  plies: (depth: number) => `${depth} ${plural(depth, 'ply', 'plies')}`,
  first: 'First move',
  you: 'you',
  engine: 'the engine',
  one: 'the one',
  other: 'the other',
  pace: 'Speed',
  paces: { slow: 'slow', steady: 'steady', fast: 'as fast as it can' },
  look: 'Stones',
  looks: { both: 'with signs', signs: 'X and O', stones: 'black and white' },
  /** The headings of what is rarely needed. */
  board: 'Board and rules',
  shows: 'What you see and hear',
  /** The reader is asked which move she expects of the engine. */
  foretell: 'Ask me what the engine will play',
  /** What the engine thinks is shown while it thinks. */
  live: 'Show what the engine thinks',
  /** Of a move that is made; kept on the device. */
  sound: 'Sound of moves',
  soundNotKept: 'The sound is on until this page is left: the browser keeps no settings.',
  /** To see it from the other side; the key does the same. */
  turn: 'Turn the board (T)',
  optionsHint: 'Another board begins a new game; the last one can be brought back.',
  /** A game known by another name, as a set of options. */
  preset: (game: string) => `Play ${game}`,
  newGame: 'New game',
  swap: 'Swap sides',
  resign: 'Resign',
  bringBack: 'Bring back the last game',
}

export type GamePanelWords = typeof gamePanel
