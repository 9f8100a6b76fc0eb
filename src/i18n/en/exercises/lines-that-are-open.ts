import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on open lines. */
export const verdicts = {
  'as-open': () => 'That is F(2, 1), as if both ends were open. O stands at one of them.',
  'no-hole': () => 'That leaves out the stone behind the hole. It is b = 1.',
  'not-closed': () => 'Only one end is shut. The line can still grow at the other.',
  'both-left-out': () =>
    'The end is shut, and that is counted. But b, the stones behind the hole, are left out.',
  'no-gap': () =>
    'That takes the stones for one piece. There is a hole in it, so they are a and b.',
  stones: () => 'So many stones they are. F gives their points.',
  'count-pieces': () =>
    'Begin with the pieces: count a, the stones of the longer piece, and b, those behind the hole. One end is shut: take one from a.',
  'longest-piece': ({ worth }) =>
    `It has the longest piece, but an end is shut or stones behind a hole are left out: it is worth ${worth}, and one of the others more.`,
  'most-stones': ({ worth }) =>
    `It has the most stones, but they count by their pieces and ends: it is worth ${worth}, and one of the others more.`,
  'solid-only': ({ worth }) =>
    `Of the rows without a hole it is the best, worth ${worth}. Stones behind a hole count as well.`,
  'hole-most': ({ worth }) =>
    `A hole alone makes nothing better: it is worth ${worth}, and one of the others more.`,
  'worth-less': ({ worth }) => `It is worth ${worth}, and one of the others more.`,
  'out-of-order': ({ a, b, chain }) =>
    `With a = ${a} and b = ${b} the four values are ${chain}: not each larger than the one before.`,
  'all-replies': () => 'That is all of them. Some only take a place that X needs: leave those out.',
  'with-else': () =>
    'That is all of them, and “else”, which stands for the replies that leave the threat as it is.',
  'other-replies': () => 'That many only take a place that X needs. The others are meant.',
  'with-else-alone': () =>
    'One too many. “else” stands for replies that leave the threat as it is.',
  'own-four': () =>
    'Step to the first move: the replies have rings. See at which of them a stone of O would be the fourth within five places that have no stone of X.',
  'total-alone': () =>
    'It counts all stones alike, in the piece or behind the hole, so two lines that should differ are worth the same.',
  balance: () =>
    'It likes the two parts equally long: a stone behind the hole can count more than one in the piece.',
  'longer-of-the-two': () =>
    'It counts most in the longer part, whichever it is: where more stones lie behind the hole, one more there counts more than one in the piece.',
  'other-four': ({ move, reply }) =>
    `${move} makes a four, but O’s only reply, ${reply}, stands in the way of what should come next.`,
  'blocks-the-three': ({ move }) =>
    `${move} takes a point of O’s three. X has no time for that, and need not: a four has to be answered.`,
  answers: ({ move, reply }) => `After ${move} O answers ${reply}, and no win by fours is left.`,
  'answers-four': ({ move, reply }) =>
    `After ${move} O plays ${reply} and threatens a five. No win by fours is left.`,
} satisfies VerdictTable
