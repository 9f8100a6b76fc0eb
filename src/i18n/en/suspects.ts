export interface Suspect {
  readonly text: string
  readonly guilty: boolean
  /** What speaks for or against. */
  readonly verdict: string
}

const innocent = (text: string, verdict: string): Suspect => ({ text, guilty: false, verdict })
const guilty = (text: string, verdict: string): Suspect => ({ text, guilty: true, verdict })

/** Who may have done it, by the ids of the clinic's cases; one of each is guilty. */
export const suspectsInFull = {
  'root-window': [
    innocent(
      'the evaluation',
      'Both programs share it. Step back to the first leaf: both give it the same score.',
    ),
    innocent('the order of moves', 'Both trees try the same moves in the same order.'),
    guilty(
      'the window of the root’s children',
      'Both search the same move, with other bounds: the root did not turn its window round.',
    ),
    innocent('chance', 'Ask twice: the answer is the same. No dice are thrown.'),
  ],
  'smallest-int': [
    innocent('the depth', 'The right program looks just as far ahead, and finds a move.'),
    guilty(
      'the number that stands for −∞',
      'It has no negative in 32 bits. The window of the first child is empty from the start.',
    ),
    innocent('the generator of moves', 'The root has children in both trees.'),
  ],
  'wrong-side': [
    innocent(
      'the weights',
      'Both programs have the same weights, and only one of them does nothing but block.',
    ),
    guilty(
      'whoever is said to be to move at the root',
      'The trees differ at the very first node: one looks for the enemy’s best stone.',
    ),
    innocent('the depth', 'Both look equally far ahead.'),
  ],
  'silent-attack': [
    innocent('the window', 'Both have the same windows down to the first leaf.'),
    innocent('the side to move', 'The roots agree on whose turn it is.'),
    guilty(
      'a term of the evaluation',
      'They part at the first leaf that is judged: one’s own lines add nothing.',
    ),
  ],
  'no-end-at-five': [
    innocent('the generator of moves', 'The winning point is among the moves of both.'),
    guilty(
      'what happens after five in a row',
      'They part at the five: one scores a win and turns back, the other tries replies to it.',
    ),
    innocent('the side to move', 'The roots agree on whose turn it is.'),
  ],
  'shared-best-move': [
    innocent('the cutoffs', 'Both trees cut the same branches, and come to the same value.'),
    innocent('the evaluation', 'Not one leaf is judged differently.'),
    guilty(
      'the variable that holds the best move',
      'Every step is the same. The answer was written by a node deeper down.',
    ),
  ],
  'first-point': [
    innocent(
      'the neighbourhood',
      'Both have the same, and the right one does not choose its first point.',
    ),
    innocent('the cutoffs', 'Both trees cut the same branches, and come to the same value.'),
    guilty(
      'the variable that holds the best move',
      'Every step is the same. The last node that was cut at its first reply wrote the answer.',
    ),
  ],
  'missing-braces': [
    guilty(
      'a guard that guards only half',
      'The row is that of the right answer. The column comes from somewhere in the tree.',
    ),
    innocent('the cutoffs', 'Both trees cut the same branches.'),
    innocent(
      'the generator of moves',
      'It made the same children in both trees. A point that is taken is not among them.',
    ),
  ],
  'tie-from-a-bound': [
    innocent('a wrong score', 'All scores are the same in both trees.'),
    guilty(
      'what is done with equal scores',
      'A move that was cut off reports a bound. It is taken for a tie, and replaces the best.',
    ),
    innocent('the depth', 'Both look equally far ahead.'),
  ],
  'narrow-neighbourhood': [
    innocent(
      'the evaluation',
      'They part before any leaf is judged: the children of the root are not the same.',
    ),
    innocent('the order of moves', 'The order is the same, but some moves are missing.'),
    guilty(
      'the choice of points to look at',
      'To the left and right it looks one point far, along the other axis three.',
    ),
  ],
  'visited-set-in-connect4': [
    innocent(
      'a mix-up of two positions',
      'Wherever a position is said to have been met before, the two boards are the same.',
    ),
    guilty('what is kept of a position', 'Only that it was seen is kept, and no value.'),
    innocent('the depth', 'Both look equally far ahead.'),
  ],
  'zero-is-nothing': [
    innocent('the evaluation', 'It says 0 where the position is even, as it should.'),
    innocent('the window', 'Where they part, both still have the same window.'),
    guilty(
      'a question that is asked of a value',
      'if v asks whether v is there. In Python a value of 0 is not.',
    ),
  ],
  'selection-from-one-side': [
    innocent('the evaluation', 'Both use the same one: a leaf of both trees has one score.'),
    guilty(
      'the choice of replies',
      'In the opponent’s node it keeps the moves that are best for itself.',
    ),
    innocent('the window', 'Where they part, both still have the same window.'),
  ],
  'distance-sign': [
    guilty(
      'a sign in the evaluation',
      'They part at the first leaf: being far from the centre is rewarded.',
    ),
    innocent('the choice of replies', 'Both try the same moves.'),
    innocent('the value of a lost marble', 'It is the same in both programs.'),
  ],
  'wrong-side-by-lines': [
    innocent(
      'the evaluation',
      'Both programs have the same one, and the trees differ before it is asked.',
    ),
    guilty(
      'whoever is said to be to move at the root',
      'The trees differ at the very first node, as those of program 1 do.',
    ),
    innocent('the cutoffs', 'They part before anything could be cut.'),
  ],
  'visited-set': [
    innocent('the order of moves', 'Both try the same moves in the same order.'),
    guilty('what is kept of a position', 'Only that it was seen is kept, and no value.'),
    innocent('the evaluation', 'Both programs share it.'),
  ],
  'shift-by-33': [
    innocent('the pattern of a four', 'The shifts are the right ones: 1, 6, 7 and 8.'),
    innocent('the evaluation', 'The formula is the same. It is given other pieces to judge.'),
    guilty(
      'the number that holds the pieces',
      'It has 32 bits, and the board needs more. A piece on the right turns up on the left.',
    ),
  ],
  'comparison-first': [
    guilty(
      'the order of the operators',
      'The comparison comes before the ANDs: where a four should be seen, one bit is.',
    ),
    innocent('the pieces', 'Both programs hold the same pieces on the same bits.'),
    innocent('the depth', 'Both look equally far ahead.'),
  ],
  'unreal-ends': [
    innocent('the generator of moves', 'The winning push is among the moves of both.'),
    innocent('the distance to the centre', 'It is the same in both programs.'),
    guilty(
      'the score of a game that has ended',
      'They part at the winning push: one of them gives it 0, as if it were even.',
    ),
  ],
  'hash-of-the-cells': [
    innocent('what is kept of a position', 'Both keep its value, and what bound it is.'),
    innocent(
      'a collision of two random keys',
      'With other random keys it happens again, in the same place.',
    ),
    guilty(
      'what the hash is made of',
      'Where they part the marbles lie as in the other node, with the other side to move.',
    ),
  ],
} satisfies Readonly<Record<string, readonly Suspect[]>>

/** By any id. */
export const caseSuspects: Readonly<Record<string, readonly Suspect[]>> = { ...suspectsInFull }
