import type { SlipName } from '../../../engine/index.ts'
import { count } from './numbers.ts'

/* What is said of an answer to the question which leaves a search does not look at. */

const list = (leaves: readonly number[]) => leaves.join(', ')
const numbered = (leaves: readonly number[]) =>
  leaves.length === 1 ? `number ${list(leaves)}` : `numbers ${list(leaves)}`
const leavesIn = (leaves: readonly number[]) =>
  leaves.length === 0 ? '' : ` (${numbered(leaves)})`
/** A tree has its leaf of value 5 wherever it likes: a number alone would be read as a value. */
const COUNTED = 'Leaves are numbered from the left, from 0.'
const together = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const predict = {
  /** @param cut  leaves from the left, from 0 */
  right: (cut: readonly number[]) =>
    cut.length === 0
      ? 'Right: every leaf is looked at.'
      : `Right: exactly these leaves are not looked at: ${numbered(cut)}. ${COUNTED}`,
  notRight: (score: number, missed: number, wrong: number) => {
    const parts = [
      ...(missed === 0 ? [] : [`${count(missed, 'leaf', 'leaves')} missed`]),
      ...(wrong === 0 ? [] : [`${count(wrong, 'leaf', 'leaves')} wrongly cut`]),
    ]
    return `Not right: ${parts.join(', ')}. Score ${score.toFixed(2)}. ${COUNTED}`
  },

  /** @param leaves  of the skipped children; none where they are not numbered */
  missed: (choices: readonly string[], leaves: readonly number[], since: string) =>
    `Missed: ${together(choices)}${leavesIn(leaves)}. ${since}`,
  since: (about: {
    /** Of the search, as its recording counts them. */
    readonly step: number
    readonly end: 'alpha' | 'beta'
    readonly bound: string
    /** The choice that set the bound; undefined where the search began with it. */
    readonly from: string | undefined
    /** The bound is an infinity, beyond which nothing lies. */
    readonly endless: boolean
    readonly reply: string
    readonly score: string
  }) => {
    const end = about.end === 'alpha' ? 'α' : 'β'
    const why = about.endless
      ? `no value goes beyond ${about.bound}`
      : about.from === undefined
        ? `the window began with ${end} ${about.bound}`
        : `${end} ${about.bound} came from ${about.from}`
    return (
      `Nothing below could matter since step ${about.step}: ${why}, ` +
      `and ${about.reply} gave ${about.score}.`
    )
  },

  /** @param why  what the smallest change would do, or why the search looks there */
  wrong: (choice: string, leaves: readonly number[], why: string) =>
    `Wrongly cut: ${choice === '' ? 'the root' : choice}${leavesIn(leaves)}. ${why}`,
  /** @param leaf  as something that is chosen; undefined for the branch itself */
  change: (leaf: string | undefined, to: string, root: string) =>
    `Were ${leaf === undefined ? 'it' : `${leaf} in it`} ${to} instead, the root would become ${root}.`,

  /** The answer is exactly that of somebody who makes this slip, and no other. */
  slip: (name: SlipName) => `It is the answer of a search that ${slips[name]}.`,
}

const slips: Readonly<Record<SlipName, string>> = {
  'strict-rule': 'cuts only where β is less than α',
  'equal-rule': 'cuts where β equals α as well',
  'parent-bounds': 'forgets bounds from further up than the node above',
  'deep-bounds': 'takes bounds from further up than the node above',
  'min-for-max': 'takes the minimum for the maximum',
  'fail-hard': 'never answers outside its window (fail-hard, where fail-soft is asked for)',
  'fail-soft':
    'answers what it saw, also outside its window (fail-soft, where fail-hard is asked for)',
  'right-to-left': 'takes children from right to left',
  'left-to-right': 'takes children from left to right',
  'no-window': 'begins without the window that is given',
  'one-early': 'cuts one leaf too early: the leaf that makes a cut is looked at',
  'one-late': 'cuts one leaf too late: the first leaf of a cut is not looked at',
  'counted-from-1': 'counts leaves from 1, where they are counted from 0',
  'marked-the-visited': 'marks the leaves that are looked at in place of those that are not',
  'nothing-cut': 'never cuts',
}
