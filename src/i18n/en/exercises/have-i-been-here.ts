import type { VerdictTable } from '../../verdicts.ts'
import { count } from '../numbers.ts'

const stones = (n: string | number | undefined) => count(Number(n), 'stone', 'stones')

/** What is said of the answers to the exercises of the chapter on the table. */
export const verdicts = {
  'any-stone': () =>
    'That lets any stone come at any time. X and O play in turn: X’s stones can only change places with each other.',
  'one-side': () =>
    'Those are the orders of X’s stones alone. For each of them O’s can come in any order too.',
  added: () =>
    'Any order of X’s stones goes with any order of O’s: the two numbers are multiplied, not added.',
  'one-order': () => 'That is the order that is written down. Others lead to the same stones.',
  'first-side': ({ x, o }) =>
    `X has ${stones(x)} on the board, O ${stones(o)}. In how many orders can X’s have come?`,
  'still-there': ({ from }) =>
    `In this key the stone is still on its old square as well. ${from} has to go out by XOR.`,
  gone: ({ to }) =>
    `In this key the stone has left, and has not come anywhere. ${to} has to come in by XOR.`,
  arithmetic: () =>
    'That subtracts and adds. XOR knows no carry: each bit is turned over by itself.',
  or: () => 'That sets and clears bits. XOR turns a bit over, whichever it was.',
  'one-stone': () =>
    'Those two numbers say what changes. The key of the position before is still missing.',
  'first-bit': ({ key, from }) =>
    `Write ${key} and ${from} as eight bits below each other. A bit of the first turns over where the second has a 1.`,
  'no-collision': ({ keys, slots }) =>
    `${keys} positions do not fit into ${slots} slots. Some have taken the place of others.`,
  'every-slot': ({ slots }) =>
    `Not every one of the ${slots} slots is used. Look at the last bits.`,
  'both-lost': () =>
    'Of two positions that want one slot only the earlier is lost: the later is there.',
  'first-slots': () =>
    'Write the last digit of each key as four bits. The last two of these are the number of its slot.',
  'depth-alone': () =>
    'The depths are equal at all of these, but the entry is a bound: look at the window too.',
  'bound-alone': () =>
    'The bound settles these windows, but not each of them asks for the depth that the entry has.',
  'deep-enough': () =>
    'Many programs would take a deeper entry too. This engine does not: its value is that of another tree.',
  'turned-round': () =>
    '“At least” settles a node where it reaches β. “At most” settles one where it does not exceed α.',
  'exact-alone': () => 'A bound can be enough: nobody asks how far beyond the window a value lies.',
  'first-depth': () =>
    'Take one node at a time. Are the depths equal? Then: does the bound lie outside the window, on its own side?',
} satisfies VerdictTable
