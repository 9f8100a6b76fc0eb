import { heat } from '../heat.ts'
import type { VerdictTable } from '../../verdicts.ts'

const number = (value: string | number) => heat.number(Number(value))

const after = (moves: string | number) => (moves === '' ? 'On the empty board' : `After ${moves}`)

/** What is said of the answers to the exercises of the chapter on heatmaps. */
export const verdicts = {
  'one-way': () => 'That is the weight of one match. The pattern is found more than once here.',
  'no-twos': () => 'The three counts from both ends, but there are also twos in it.',
  'one-end': () => 'Both ends are open: the pattern is found once for each.',
  'twos-only': () => 'Those are the twos. The three itself counts as well, once for each open end.',
  'with-squares': () => 'That counts what the squares are worth, too. Leave them out.',
  matches: () => 'So many matches are found. Each is worth its weight.',
  'first-counts': () =>
    'Begin with the three: how often is it found, once for each open end? Then count the twos within it in the same way, and take each by its weight.',
  'raised-by': () => 'So much it is raised by. Asked is the weight that the slider then shows.',
  usual: () => 'That is the weight to begin with.',
  'end-of-slider': () => 'That is as far as the slider goes. A smaller weight does it, too.',
  'first-table': ({ square }) =>
    `Begin with ${square}’s table and that of the square that is second: how many twos more has the second? Each step of the slider brings it nearer by so many.`,
  'no-weight': () => 'The slider goes from 0 to 100.',
  still: ({ square }) => `With that weight ${square} is still the best.`,
  tied: ({ square }) =>
    `With that weight another square is worth as much as ${square}, which is still among the best.`,
  'not-least': () => 'The choice has changed there, but a smaller weight does it, too.',
  cancels: ({ positions }) =>
    `On ${positions} random positions, X’s view and O’s cancelled every time: this one keeps the rule.`,
  'more-than-the-difference': () =>
    'A factor before both sides changes how large the number is, and not that the two views cancel.',
  bent: () => 'An odd power keeps the sign: what is exchanged comes out with the other one.',
  'looks-at-the-sum': () =>
    'The divisor is the same for both sides, so exchanging them changes the sign alone.',
  'above-a-pattern': () => 'That is more than one pattern is worth, but a board holds many.',
  'above-most-boards': () => 'That is more than a board has at most times, but not always.',
  outweighed: ({ worth }) =>
    `On a board without a five, which the answer shows, X’s patterns and squares are worth ${number(worth)} more than O’s. The program would rather have those.`,
  'no-move': () =>
    'When every move loses, every score is −∞. None is larger than the −∞ that the search begins with, so it has no move.',
  'chooses-wrong': ({ moves, says, right }) =>
    `${after(moves)} X is to move: your program plays ${says}, the engine’s evaluation chooses ${right}.`,
  'chooses-none': ({ moves, right }) =>
    `${after(moves)} X is to move: no score of your program is above the best that it begins with, so it chooses nothing. The engine’s evaluation chooses ${right}.`,
  'begins-at-0': () => 'Line 2 begins at 0, and a score below 0 can never be the best.',
  'own-alone': () => 'Line 7 looks at one side alone, and leaves out what its enemy has.',
  'adds-both': () => 'Line 7 adds what the two sides have. What one has is bad for the other.',
  'sign-stays': () =>
    'Line 8 keeps the sign: the value is that of the side to move, and that is the other one now.',
  'step-none': () => 'Nothing has been tried yet.',
  'step-better': ({ square, own, other, score }) =>
    `${square}: after it own is ${number(own)} and other ${number(other)}. The score is ${number(score)}, the best so far.`,
  'step-worse': ({ square, own, other, score }) =>
    `${square}: after it own is ${number(own)} and other ${number(other)}. The score is ${number(score)}, and no better.`,
  'step-chosen': ({ says, right }) =>
    `Your program has chosen ${says} (crossed). Right is ${right} (ringed).`,
  'step-nothing-chosen': ({ right }) =>
    `Your program has chosen nothing. Right is ${right} (ringed).`,
} satisfies VerdictTable
