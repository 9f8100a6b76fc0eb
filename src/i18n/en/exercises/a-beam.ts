import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on a beam. */
export const verdicts = {
  'no-beam': () => 'That is the value of the whole tree. The beam leaves a move out.',
  'for-max': () =>
    'That keeps, among the replies, those that Max likes. Min replies, so the lowest are kept.',
  'first-alone': () => 'That looks at one move only. The beam keeps two.',
  rating: () => 'That is a rating. It decides which moves are kept, not what they are worth.',
  'best-reply': () => 'Max does not choose the reply: Min does.',
  'keep-two': () =>
    'Which two moves are rated highest? For each of them, which reply would Min choose?',
  'one-ply': () => 'So much is left out at one ply. It is left out at each of them.',
  'times-plies': () => 'The plies multiply: each divides by the same number again.',
  kept: () => 'So many lines are left. How many are there for each of them?',
  all: () => 'So many lines are there without a beam.',
  'one-ply-less': ({ plies }) => `Count the plies once more: there are ${plies}.`,
  difference: () =>
    'It is not the moves left out that count, but how many there are for each one kept.',
  'each-ply': ({ moves, beam }) =>
    `At the first ply ${beam} of ${moves} moves are kept. What happens at the next one?`,
  'refutes-too': () =>
    'That wins as well: four in a row with both ends open, and O can stop only one.',
  'one-point': ({ move }) =>
    `${move} makes a four, but it becomes five on one point alone, and O takes that.`,
  'most-influence': ({ move }) =>
    `Influence likes ${move} best, and it is a search’s first thought. It makes no four.`,
  middle: ({ move }) => `${move} is nearest the middle, and it makes no four.`,
  'lets-go': ({ move }) =>
    `After ${move} O can stop the three. X has three in a row with both ends open: make more of it.`,
  'for-white': () =>
    'These two are the best for White. It is Black who replies, and would never play them.',
  'as-listed': () => 'These two are listed first. A beam sorts before it cuts.',
  extremes: () => 'These two stand out, one high and one low. Only one of them is good for Black.',
  'rate-for-black': () => 'The values are White’s. Which two would Black like best?',
} satisfies VerdictTable
