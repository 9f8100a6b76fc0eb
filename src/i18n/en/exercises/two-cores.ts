import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on two cores. */
export const verdicts = {
  'whole-bar': ({ alone }) =>
    `That is all of the bar. But ${alone} of these nodes have to be visited in any case.`,
  'from-the-start': () => 'The core has been busy with another move before this one begins.',
  needed: () => 'Those are the nodes that are needed. How many more are there?',
  'its-end': () => 'That is when the core is done. When did it begin?',
  'how-long': () =>
    'How many nodes is the bar long? And how many of them does one core alone need?',
  'first-done': () => 'By then one of the two is done, and the other is still searching.',
  'on-average': () =>
    'There is no answer before both are done. Their average says nothing of that.',
  'all-nodes': () => 'The two work at the same time. Their nodes add up, and their times do not.',
  'upside-down': () => 'It is upside down: that is their time, if one alone takes 1.',
  'one-each': () => 'It would be 2 if each had half of the work, and neither had to wait.',
  'who-is-last': ({ alone, last }) =>
    `One alone takes ${alone}. The two are done when the last of them is, after ${last}.`,
  'as-many': ({ cores }) => `It would be ${cores} if all of the work could be shared out.`,
  'the-limit': () => 'That is what no number of cores ever exceeds. These are not so many.',
  'time-and-not-speed': () =>
    'That is their time, if one alone takes 1. How many times as fast is that?',
  'shared-part': ({ cores }) =>
    `That takes ${cores} times the share that can be divided. Speeds do not add up like this; times do.`,
  'no-serial-part': () => 'That leaves out the time of the part that one core does alone.',
  'both-parts': ({ parts, cores, rest }) =>
    `Say that one core takes ${parts} hours. One of them stays as it is, and the other ${rest} are divided by ${cores}. How long is that together?`,
  lowest: () =>
    'That move is the worst. Its bound says nearly nothing, and so hardly anything is cut.',
  'nearest-to-even': () =>
    'Whether a game is even does not matter. What can the side to move be sure of, once a move is done?',
  'second-best': () =>
    'Its bound is of some use. But one move is better still, and would be searched in vain with that bound.',
} satisfies VerdictTable
