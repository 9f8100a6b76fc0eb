/*
 * These lines stand in JavaScript because the type checker refuses the first of them: what is
 * right of the last & is true or false, no number. The program of the report is in JavaScript,
 * where nothing refuses it. The formatter is kept off too: it would add the brackets that the
 * language itself reads into the line.
 */

/**
 * The line as the report writes it.
 *
 * @param {unknown} a
 * @param {unknown} b
 * @param {unknown} c
 * @param {unknown} d
 * @returns {unknown} 0 or 1 for numbers; throws a TypeError for BigInts
 */
export function asWritten(a, b, c, d) {
  // oxlint-disable-next-line eqeqeq
  return a & b & c & d != 0 // oxfmt-ignore
}

/**
 * The line as it is meant: the AND first, then the comparison.
 *
 * @param {unknown} a
 * @param {unknown} b
 * @param {unknown} c
 * @param {unknown} d
 * @returns {boolean}
 */
export function asMeant(a, b, c, d) {
  // oxlint-disable-next-line eqeqeq
  return (a & b & c & d) != 0
}

/**
 * With the logical operator, which asks of each word only whether it is 0.
 *
 * @param {unknown} a
 * @param {unknown} b
 * @param {unknown} c
 * @param {unknown} d
 * @returns {unknown}
 */
export function asLogic(a, b, c, d) {
  return a && b && c && d
}
