import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on a player of one's own. */
export const verdicts = {
  unpaired: ({ begins }) =>
    `That is what chance gives where the games are not in pairs and A happens to begin ${begins} of them. In pairs each opening is played from both sides.`,
  'other-side': ({ begins }) =>
    `Those are the games that B would begin if A began ${begins}. In pairs both begin equally often.`,
  all: () => 'A begins only one game of each pair, and loses the other.',
  none: () => 'A loses only the game of each pair that B begins.',
  'first-pair': ({ games }) =>
    `${games} games are ${Number(games) / 2} pairs. How many points does A get from one of them?`,
  'by-middle': () =>
    'That goes by the middle alone. Differences on both sides of 0 lie in the interval, so the match speaks for neither player.',
  'no-proof': () =>
    'Not to have shown a difference is not to have shown that there is none: a large one lies in the interval, too.',
  'look-at-ends': () => 'Look at the two ends: on which side of 0 do they lie?',
  straight: ({ times }) =>
    `The interval shrinks with the root of the games: ${times} times the games do not make it ${times} times as small.`,
  'only-more': ({ games }) =>
    `So many are still to be played. With the ${games} that there are already, how many is that in all?`,
  twice: () => 'Twice the games make an interval smaller by the root of two, by less than a third.',
  'first-root': ({ times }) =>
    `The interval is to be ${times} times as small, and it shrinks with the root of the number of games.`,
  'equal-positions': ({ slow, fast }) =>
    `Then A thinks for ${slow} microseconds where B thinks for ${fast}.`,
  'slower-more': () =>
    'That is the wrong way round: whoever is slower gets through fewer positions.',
  'by-slow': ({ positions, fast }) =>
    `B’s time for a move is not ${positions} microseconds: each of its positions takes ${fast}.`,
  difference: () => 'What counts is how many times as long a position takes, not how much longer.',
  'first-time': ({ positions, fast }) =>
    `Begin with B’s time for a move: ${positions} positions of ${fast} microseconds each.`,
} satisfies VerdictTable
