import type { VerdictTable } from '../../verdicts.ts'

const said = (points: string | number) => (points === '' ? 'nothing' : points)

const stonesOfO = (count: string | number) =>
  count === 0 ? 'No stone of O’s' : count === 1 ? 'One stone of O’s' : `${count} stones of O’s`

const ends = (end: string | number) =>
  end === 'X' ? 'one of X’s' : end === 'edge' ? 'the edge' : 'an empty point'

/** What is said of the answers to the exercises of the chapter on captures. */
export const verdicts = {
  neighbours: () => 'Those are its neighbours. A view is five places long.',
  'one-way': () => 'A line goes on at both sides of the stone: there are eight directions.',
  'whole-lines': () => 'A view ends five places away, before the lines reach the edge.',
  'four-far': () => 'That stops four places away. A view is five places long.',
  'with-itself': () => 'A point does not see the stone that lies on it.',
  'one-line': () => 'That is one direction. There are eight.',
  'one-direction': () =>
    'Take one direction first: how far away is the stone still seen? Then count the directions.',
  everywhere: () => 'Only points on a line with it, and at most five places away.',
  'no-placed': () => 'Those are the stones that go. One comes.',
  'one-pair': () => 'That is a capture of one pair.',
  'key-a-pair': () => 'Each stone of a pair has a key of its own.',
  'with-turn': () => 'The side to move has a key, too, but it is none of a stone.',
  'with-counts': () =>
    'The side to move and the count of captured stones have keys, too, but these are none of stones.',
  'with-ends': () =>
    'The stones that close the pairs in stay where they are, and so do their keys.',
  'follow-one': ({ row, point }) =>
    `A key goes in or out wherever a point changes. Play X on ${point} of the row ${row} and count the points that are other ones afterwards.`,
  'two-threes': ({ first, second }) =>
    `There X may not: free threes on ${first} and on ${second}, and nothing is taken.`,
  'hole-is-no-three': () => 'One of these threes has a hole, and is a free three all the same.',
  'from-the-middle': () =>
    'Here the stone comes between two others of a line. That makes a three as well as one at its end.',
  'from-the-end': () =>
    'Here the stone ends a line of three. That makes a three as well as one in its middle.',
  'takes-nothing': ({ point, five }) =>
    `${point} takes no stone. The five on ${five} stands, and X has won.`,
  'five-stands': ({ point, stones, five }) =>
    `${point} takes ${stones}. The five on ${five} stands all the same, and X has won.`,
  'other-pair': () => 'A pair has to be taken out of the five itself.',
  'blocks-an-end': () => 'To stop a row at its end is too late once it has five.',
  'takes-wrong': ({ x, o, point, says, real }) =>
    `X on ${x === '' ? 'no point' : x}, O on ${o}: for X on ${point} your program takes ${said(says)}, the rules take ${said(real)}.`,
  'half-of-the-directions': () =>
    'Line 2 goes along half of the directions: a pair may lie on any of the eight sides.',
  'any-number': () => 'Line 4 takes longer rows as well. Two stones are taken, no more.',
  'one-is-enough': () => 'Line 4 takes a single stone as well. Two are taken, no fewer.',
  'not-closed-in': () =>
    'Line 5 asks for no stone of X’s at the other end: an empty point or the edge would do.',
  'open-behind': () =>
    'Line 5 asks for an empty point at the other end. A pair is taken between two stones of X’s.',
  'step-point': ({ point }) => `X comes to ${point}. The directions are tried one after the other.`,
  'step-takes': ({ arrow, count, end }) =>
    `${arrow} ${stonesOfO(count)}, then ${ends(end)}: your program takes ${count === 0 ? 'them, though there are none' : count === 1 ? 'it' : 'them'}.`,
  'step-leaves': ({ arrow, count, end }) =>
    `${arrow} ${stonesOfO(count)}, then ${ends(end)}: your program takes nothing here.`,
  'step-end': ({ says, real }) =>
    `In the end your program has taken ${said(says)} (crossed), and the rules take ${said(real)} (ringed).`,
} satisfies VerdictTable
