import type { MatchResult } from '../../../engine/index.ts'
import { marbles } from './marbles.ts'

const rung = (id: string) => marbles.ladder.rungs[id] ?? id
const elo = (value: number) => String(Math.round(value)).replace('-', '−')

/** The words of the matches that are played in chapter 11. */
export const ladder = {
  upper: 'Match',
  versus: (upper: string, lower: string) => `${rung(upper)} – ${rung(lower)}`,
  games: 'Games',
  seed: 'Seed',
  play: 'Play the match',
  stop: 'Stop',
  ready: (seconds: number) =>
    `A game of these two took about ${seconds < 1 ? 'a second or less' : `${Math.round(seconds)} s`} on the machine of the chart above.`,
  at: (game: number, games: number, plies: number, left: number | undefined) =>
    `Game ${game} of ${games}, ply ${plies}.${left === undefined ? '' : ` About ${left} s left.`}`,
  done: (games: number) => `The match is over: ${games} games played.`,
  stopped: (played: number) => `Stopped. Games played and kept: ${played}.`,
  wrong: (min: number, max: number) => `Whole numbers from ${min} to ${max}, please.`,
  caption: (games: number, seed: number) => `Matches of up to ${games} games with seed ${seed}`,
  head: ['Match', 'Won / drawn / lost', 'Elo (95 %)', 'Shown?'],
  score: ({ wins, draws, losses }: MatchResult) => `${wins} / ${draws} / ${losses}`,
  elo: ({ elo: mean, low, high }: MatchResult) => `${elo(mean)} (${elo(low)} to ${elo(high)})`,
  shown: ({ low, high }: MatchResult) => (low > 0 ? 'stronger' : high < 0 ? 'weaker' : 'not shown'),
  tick: elo,
  axis: 'Elo over the one below, with 95 % intervals',
  needsScript: 'To play matches, your browser must run this page’s scripts.',
}
