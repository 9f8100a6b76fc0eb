import type { MatchResult } from '../../../engine/index.ts'
import { count, number } from './numbers.ts'

/** How one match stands, as far as words tell of it. */
export interface ToldRun extends Pick<
  MatchResult,
  'played' | 'wins' | 'draws' | 'losses' | 'elo' | 'low' | 'high' | 'nodesPerMove'
> {
  /** The id of the stronger agent. */
  readonly upper: string
  /** What it was played by in the page; null for the stored run. */
  readonly seed: number | null
}

const RUNGS: Readonly<Record<string, string>> = {
  random: 'random',
  'agent-0': '0 score',
  'agent-1': '1 heuristic',
  'agent-2': '2 table',
  'agent-3': '3 selection',
}

const rung = (id: string) => RUNGS[id] ?? id
// With 0 added, since what is rounded up to 0 from below would be written −0.
const whole = (value: number) => number(Math.round(value) + 0).replace('-', '−')
const versus = (upper: string, lower: string) => `${rung(upper)} – ${rung(lower)}`
const source = ({ seed, played }: ToldRun) =>
  seed === null ? `${number(played)} stored` : `${number(played)}, seed ${seed}`
const elo = ({ elo: mean, low, high }: ToldRun) =>
  `${whole(mean)} (${whole(low)} to ${whole(high)})`
const result = (points: number) => (points === 1 ? 'won' : points === 0 ? 'lost' : 'drawn')

/** The words of the ladder of the chapter on Abalone’s heuristic, and of the games that are played for it. */
export const ladder = {
  rung,
  versus,
  upper: 'Match',
  all: 'All four',
  games: 'Games',
  seed: 'Seed',
  play: 'Play',
  pause: 'Pause',
  goOn: 'Go on',
  clear: 'Clear',
  progress: 'Games played',
  ready: (games: number, seconds: number, again: boolean) =>
    `${count(games, 'game', 'games')} to play, ${lasting(seconds)} on the machine of the stored run.${
      again ? ' This seed gives its first games once more.' : ''
    }`,
  nothing: 'All of these games have been played. Ask for more, or for another seed.',
  at: (game: number, games: number, match: string, left: number) =>
    `Game ${number(game)} of ${number(games)}: ${match}. ${left < 1 ? '' : `About ${Math.ceil(left)} s left.`}`,
  ply: (ply: number) => `Ply ${ply}`,
  done: (games: number) => `Done: ${count(games, 'game', 'games')} played.`,
  paused: (played: number, games: number, ply: number) =>
    `Paused ${ply === 0 ? 'between two games' : `at ply ${ply} of a game`}, with ${number(played)} of ${count(games, 'game', 'games')} played. “Go on” plays on from there, as long as this page is open.`,
  cleared: 'The games played here are cleared.',
  kept: 'The games played here are kept on your device only. “Clear” erases them.',
  notKept:
    'The games played here are not kept: your browser stores nothing for this page, or has no room.',
  spoilt: (number: number, match: string) =>
    `Your device kept game ${number} of ${match} with a move that is against the rules, so it is left out. Press Play to have it played again.`,
  wrong: (min: number, max: number) =>
    `Whole numbers from ${number(min)} to ${number(max)}, please.`,
  stored: 'stored run',
  here: 'played here',
  results: 'Results of the matches',
  head: ['Match', 'Games', 'Won / drawn / lost', 'Elo (95%)', 'Shown?', 'Nodes a move'],
  source,
  score: ({ wins, draws, losses }: ToldRun) => [wins, draws, losses].map(number).join(' / '),
  elo,
  shown: ({ low, high }: ToldRun) => (low > 0 ? 'stronger' : high < 0 ? 'weaker' : 'not shown'),
  nodes: ({ nodesPerMove }: ToldRun) => nodesPerMove.map(whole).join(' / '),
  tick: whole,
  axis: 'Elo over the one below, with 95% intervals',
  picture: (runs: readonly ToldRun[]) =>
    `Elo of each agent over the one below it, with 95% intervals. ${runs
      .map((run) => `${rung(run.upper)}, ${source(run)}: ${elo(run)}`)
      .join('; ')}`,
  game: 'Game',
  storedGame: (upper: string, lower: string) => `${versus(upper, lower)}, stored`,
  playedGame: (game: number, points: number, plies: number) =>
    `Game ${number(game)}, ${result(points)}, ${count(plies, 'ply', 'plies')}`,
  playedGames: (upper: string, lower: string, seed: number) =>
    `${versus(upper, lower)}, seed ${seed}`,
  notYet: (number: number, match: string) =>
    `The link shows game ${number} of ${match}. It has to be played again by its seed: press Play. Until then the stored game stands here.`,
  board: (white: string, black: string) => `Board of the game. White: ${white}; Black: ${black}`,
  start: (colour: string, agent: string) => `The start. ${colour}, ${agent}, begins.`,
  moved: (ply: number, colour: string, agent: string | undefined, move: string) =>
    agent === undefined
      ? `Ply ${ply}: ${colour} plays ${move}, a random opening.`
      : `Ply ${ply}: ${colour}, ${agent}, plays ${move}.`,
  loses: (colour: string) => `${colour} loses a marble.`,
  wins: (agent: string) => `${agent} wins.`,
  lost: (colour: string, agent: string) => `lost by ${colour}, ${agent}`,
  distance: 'from the centre',
  pairs: 'pairs a marble',
  /** So much of a side’s marbles, shared among them. */
  mean: (sum: number, marbles: number) => (sum / marbles).toFixed(2),
  marbleKeys: { previous: 'Back to the marble lost before', next: 'On to the next marble lost' },
  needsScript: 'To play matches and step through games, your browser must run this page’s scripts.',
}

function lasting(seconds: number): string {
  if (seconds < 2) return 'a second or two'
  if (seconds < 90) return `about ${Math.round(seconds)} s`
  return `about ${count(Math.round(seconds / 60), 'minute', 'minutes')}`
}

export type LadderWords = typeof ladder
