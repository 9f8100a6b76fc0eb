/*
 * How long a chapter takes, reckoned alike for all of them from what stands in it: what is read,
 * looked at, tried and answered. The game at the end is not counted.
 *
 * Adults read 238 words of plain non-fiction a minute, most between 175 and 300, and fewer in a
 * language that is not their own (Brysbaert 2019, How many words do we read per minute?, Journal of
 * Memory and Language 109). Here a text has formulas, squares to be found on a board and sentences
 * to be read twice: so it is fewer than the slowest of most.
 *
 * What is tried has no such source. A figure is reckoned as some ten presses with a look at what
 * each has changed and the caption once more; an exercise as its question, the work and the answer
 * read, with one wrong answer in two; a puzzle as somewhat less than a minute.
 */

/** Words a minute. */
export const WORDS = 150

export const FIGURE = 3
export const EXERCISE = 2.5

/** Minutes of each component; a figure that is not named here is one to be tried. */
const MINUTES: Readonly<Record<string, number>> = {
  Commit: 1,
  Exercise: EXERCISE,
  Drill: 4,
  /** Ten positions. */
  Puzzles: 8,
  Deciding: 8,
  /** Several programs, each stepped beside its twin. */
  Case: 8,
  /** Looked at only. */
  AndTable: 1,
  Chart: 1,
  Grid: 1,
  HexPair: 1,
  Memory: 1,
  Outline: 0,
  Recount: 1,
  SolverEffort: 1,
  Still: 1,
  /** No figures. */
  Legend: 0,
  Play: 0,
  Ran: 0,
  Term: 0,
}
const STEP = 5

/**
 * What a chapter's MDX comes to, in minutes, up to the next five: what a picture or a table says, and
 * a question that is asked, are read as well, and are not among the words.
 */
export function minutesOf(body: string): number {
  const text = body.replace(/^(?:import|export) .*(?:\n(?!\n).*)*/gm, '')
  const figures = text.matchAll(/<([A-Z]\w*)/g)
  const tried = Array.from(figures, ([, name = '']) => MINUTES[name] ?? FIGURE)
  const minutes = tried.reduce((sum, each) => sum + each, wordsOf(text) / WORDS)
  return Math.max(STEP, STEP * Math.ceil(minutes / STEP))
}

/** Words that are read: a value counts as one. */
function wordsOf(text: string): number {
  const read = text.replaceAll(/\{[^{}]*\}/g, '1').replaceAll(/<[^>]*>/g, ' ')
  return read.match(/\S*\w\S*/g)?.length ?? 0
}
