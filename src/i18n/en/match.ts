import { count, number } from './numbers.ts'

/** How one run of a match stands, as far as words tell of it. */
export interface ToldMatch {
  readonly name: string
  readonly played: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly elo: number
  readonly low: number
  readonly high: number
  readonly nodesPerMove: readonly number[]
  /** What it was played by in the page; null for the stored run. */
  readonly seed: number | null
}

// With 0 added, since what is rounded up to 0 from below would be written −0.
const whole = (value: number) => number(Math.round(value) + 0).replace('-', '−')
const source = ({ seed, played }: ToldMatch) =>
  seed === null ? `${number(played)} stored` : `${number(played)}, seed ${seed}`
const elo = ({ elo: mean, low, high }: ToldMatch) =>
  `${whole(mean)} (${whole(low)} to ${whole(high)})`

/** The words of matches that a page has stored and plays again. */
export const match = {
  match: 'Match',
  all: 'All of them',
  games: 'Games of each',
  seed: 'Seed',
  wrong: (field: string, min: number, max: number) =>
    `${field}: a whole number from ${number(min)} to ${number(max)}, please.`,
  play: 'Play',
  stop: 'Stop',
  progress: 'Games played',
  ready: (games: number, again: boolean) =>
    `${count(games, 'game', 'games')} to play on your machine.${
      again ? ' The seed is that of the stored run, so its first games come out again.' : ''
    }`,
  nothing: 'All of these games have been played. Ask for more, or for another seed.',
  at: (game: number, games: number, name: string, ply: number) =>
    `Game ${number(game)} of ${number(games)}, ${name}: ply ${number(ply)}.`,
  done: (games: number) => `Done: ${count(games, 'game', 'games')} played.`,
  stopped: (played: number, games: number) =>
    `Stopped, with ${number(played)} of ${count(games, 'game', 'games')} played. “Play” goes on from there.`,
  stored: 'stored run',
  here: 'played here',
  results: 'Results of the matches',
  head: ['Match', 'Games', 'Won / drawn / lost', 'Elo (95%)', 'Shown?', 'Positions a move'],
  row: (run: ToldMatch): readonly string[] => [
    run.name,
    source(run),
    [run.wins, run.draws, run.losses].map(number).join(' / '),
    elo(run),
    run.low > 0 ? 'stronger' : run.high < 0 ? 'weaker' : 'not shown',
    run.nodesPerMove.map(whole).join(' / '),
  ],
  tick: whole,
  axis: 'Elo, with 95% intervals',
  picture: (runs: readonly ToldMatch[]) =>
    `Elo differences with 95% intervals. ${runs
      .map((run) => `${run.name}, ${source(run)}: ${elo(run)}`)
      .join('; ')}`,
  needsScript: 'To play the matches again, your browser must run this page’s scripts.',
}

export type MatchWords = typeof match
