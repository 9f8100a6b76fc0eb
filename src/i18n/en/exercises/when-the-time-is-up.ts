import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on time. */
export const verdicts = {
  begun: ({ begun }) =>
    `Depth ${begun} has begun, but it is not done when the time is up. It counts for nothing.`,
  'each-alone': () =>
    'That depth would be done in time by itself. But the nodes of all depths before it are used up already.',
  'one-too-few': () => 'One more depth is done. Add up once more.',
  'all-depths': () => 'All six together take more nodes than there are.',
  'add-up': ({ first, second }) =>
    `When depth 1 is done, ${first} nodes are used up. When depth 2 is done, they are ${Number(first) + Number(second)}. Go on.`,
  'one-before': () => 'That is the depth right before the last. There are those before it too.',
  'with-the-last': () => 'That counts the last depth as well. What do the others take?',
  'as-many': () =>
    'It feels as if everything were done twice. But each depth is small beside the next.',
  'times-as-many': () => 'The depths before the last are smaller than it, not larger.',
  'one-before-first': ({ times }) =>
    `The depth before the last takes 100/${times}. The one before that takes as much divided by ${times} again. Add them all up.`,
  'edges-too': () =>
    'A score at an end of the window says “at least” or “at most”. It is not known any better than one outside.',
  'high-too': () =>
    'A score above the window is good news, but it only says “at least”. Another move may be better still.',
  'low-too': () => 'A score below the window only says “at most”. The value may be lower.',
  'any-answer': () =>
    'A search answers in any case. Outside its window the answer is only a bound.',
  outside: () => 'It is the other way round: what lies outside the window is only a bound.',
  between: () => 'Take one score at a time. Does it lie between α and β, and not at an end?',
  'as-at-first': () => 'That was the share at the start. Since then more or less has been used.',
  'over-all-moves': ({ left }) => `Some moves have been made. Only ${left} are to come.`,
  'what-is-used': () => 'That shares out the time that is used up. What is left?',
  'in-minutes': () => 'Those are minutes.',
  'whole-clock': ({ left }) => `The ${left} moves to come have only the time that is left.`,
  'what-is-left': ({ left }) =>
    `How many seconds are left? And how many of them for each of ${left} moves?`,
} satisfies VerdictTable
