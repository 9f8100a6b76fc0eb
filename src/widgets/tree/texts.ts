import { INFINITE, LOWER, pliesToEnd, NO_BOUND, UPPER, type Replay } from '../../../engine/index.ts'
import type { ScoresWords } from '../../i18n/scores.ts'
import type { Side } from '../../i18n/tree.ts'

/** `written` is there where scores stand for values that a text has written in its own way. */
export type ScoreWords = ScoresWords & {
  readonly written?: (score: number) => string | undefined
}

/** For a program to read: thousands are not set apart. */
export function inCode<T extends ScoreWords>(words: T): T {
  return { ...words, number: String }
}

/** A score of Max's view in a drawing: `6`, `−12`, `∞`, `win 3`. */
export function scoreText(score: number, words: ScoreWords): string {
  if (score >= INFINITE) return words.infinity.up
  if (score <= -INFINITE) return words.infinity.down
  const written = words.written?.(score)
  if (written !== undefined) return written.replace(/^-/, '−')
  const plies = pliesToEnd(score)
  return plies === undefined ? signed(score, words) : words.win.short(score > 0, plies)
}

/** The same where there is hardly room: many thousands as `12k`. */
export function shortText(score: number, words: ScoreWords): string {
  const text = scoreText(score, words)
  const letters = scoreText(score, inCode(words)).length
  if (letters < 5 || pliesToEnd(score) !== undefined) return text
  if (words.written !== undefined) return clipped(text, 6)
  const thousands = Math.abs(score) / 1000
  return `${score < 0 ? '−' : ''}${thousands < 10 ? thousands.toFixed(1) : Math.round(thousands)}k`
}

/** What is too long for its room ends with dots; in words it is said whole. */
export function clipped(text: string, most = Infinity): string {
  return text.length <= most ? text : `${text.slice(0, Math.max(0, most - 1))}…`
}

/**
 * A score of a side's own view, as programs have it that turn signs. Where a text has written its
 * values in its own way, those of Min's view are the same with their sign turned.
 */
export function ownText(score: number, max: boolean, words: ScoreWords): string {
  if (max || words.written === undefined) return scoreText(score, words)
  const text = scoreText(0 - score, words)
  return text.startsWith('−') ? text.slice(1) : /^[+]?[0.]+$/.test(text) ? text : `−${text}`
}

/** The same in a sentence: `a win for Max in 3 plies`. */
export function scoreWords(score: number, words: ScoreWords): string {
  const plies = pliesToEnd(score)
  return plies === undefined ? scoreText(score, words) : words.win.long(score > 0, plies)
}

/** What a finished node's score says of its value, in Max's view: ≤, ≥, or nothing. */
export type Limit = 'exact' | 'most' | 'least' | 'none'

export function limitOf(replay: Replay, node: number): Limit {
  const bound = replay.bound(node)
  if (bound === NO_BOUND) return 'none'
  if (bound !== LOWER && bound !== UPPER) return 'exact'
  return (bound === UPPER) === (replay.player(node) === 0) ? 'most' : 'least'
}

/** Whether a score is one that was found: an infinity is only what a search began with. */
export function isScore(score: number): boolean {
  return Math.abs(score) < INFINITE
}

/** Whether no score lies beyond it, towards its own sign. */
export function isEndless(score: number, words: ScoreWords): boolean {
  return !isScore(score) || /^[+-]?(?:inf|oo|\\infty|∞)/i.test(words.written?.(score) ?? '')
}

/** `at most 5`, for a sentence. */
export function limitedWords(score: number, limit: Limit, words: ScoreWords): string {
  const text = scoreWords(score, words)
  if (!isScore(score)) return words.noScore(text)
  if (limit === 'most') return words.atMost(text)
  return limit === 'least' ? words.atLeast(text) : text
}

/** The same before a number in a drawing. */
export function signOf(score: number, limit: Limit): string {
  if (!isScore(score)) return ''
  return limit === 'most' ? '≤' : limit === 'least' ? '≥' : ''
}

export function sideOf(player: number): Side {
  return player === 0 ? 'max' : 'min'
}

/** With a true minus sign. */
export function signed(score: number, { number }: ScoreWords): string {
  return score < 0 ? `−${number(0 - score)}` : number(score)
}
