/** The words of the workshop, where a player of the reader's own is put together and measured. */
export const workshop = {
  game: 'Game',
  against: 'Against',
  levels: 'Levels',
  report: 'Programs of the report',
  yours: 'Yours',
  /** A choice of a player by its name and value, and all of them. */
  choice: (name: string, value: string) => `${name.replaceAll('-', ' ')} ${value}`,
  player: (choices: readonly string[]) => choices.join(', '),
  ownAgainst: 'your own, as it was',
  /** The name of a match in the picture. */
  numbered: (place: number, opponent: string) => `${place}: against ${opponent}`,
  played: 'What you have measured',
  match: (player: string, opponent: string) => `${player}; against ${opponent}`,
  again: 'Take it up',
  againNamed: (place: number) => `Take up player ${place}`,
  oppose: 'Make it the opponent',
  play: (game: string) => `Play against it (${game})`,
  needsScript: 'To put a player together, your browser must run this page’s scripts.',
}

export type WorkshopWords = typeof workshop
