import { INFINITE, movesTo, type Window } from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { stepSentence } from '../widgets/tree/sentence.ts'
import type { Telling } from '../widgets/tree/names.ts'
import { inCode, limitOf, scoreText, sideOf, signOf, type Limit } from '../widgets/tree/texts.ts'
import type { Json } from './verb.ts'

/** A score of Max's view as JSON has it. */
export type ScoreJson = (score: number) => Json

const BOUNDS: Readonly<Record<Limit, string | null>> = {
  exact: 'exact',
  least: 'lower',
  most: 'upper',
  none: null,
}

/**
 * Every node of a searched tree, those that were cut included, in the order in which the search met
 * them: its window as it was entered and as it was left, its value, and what that is of the true
 * one. All in Max's view; an end of a window at which nothing is promised is null.
 */
export function nodesJson(telling: Telling, scoreJson: ScoreJson): Json {
  const { session, names } = telling
  const { replay } = session
  const end = (score: number) => (Math.abs(score) >= INFINITE ? null : scoreJson(score))
  const ends = (window: Window | undefined) =>
    window === undefined ? null : [end(window.alpha), end(window.beta)]
  return Array.from({ length: replay.nodeCount }, (_, node) => {
    const visited = replay.isVisited(node)
    const leaf = replay.children(node).length === 0
    const score = visited ? replay.score(node, replay.steps) : undefined
    return {
      node: movesTo(replay.recording, node),
      name: names.label(node),
      side: leaf ? 'leaf' : sideOf(replay.player(node)),
      state: visited ? 'visited' : replay.state(node, replay.steps),
      entry: visited ? ends(replay.window(node, replay.recording.first[node] + 1)) : null,
      exit: visited ? ends(replay.window(node, replay.steps)) : null,
      value: score === undefined ? null : scoreJson(score),
      bound: score === undefined ? null : BOUNDS[limitOf(replay, node)],
    }
  })
}

/** One row for each step: its number, the node, α, β, the value so far, and what happened. */
export function traceRows(telling: Telling, how: 'plain' | 'csv'): string[][] {
  const { session } = telling
  const words = how === 'csv' ? inCode(telling.words) : telling.words
  const { replay } = session
  const rows = [[...cli.traceHead]]
  for (let step = 1; step <= replay.steps; step++) {
    const node = replay.current(step)
    const window = replay.window(node, step)
    const score = replay.score(node, step)
    const done = replay.state(node, step) === 'done'
    const sign = score !== undefined && done ? signOf(score, limitOf(replay, node)) : ''
    rows.push([
      String(step),
      nameOf(telling, node),
      window === undefined ? '' : scoreText(window.alpha, words),
      window === undefined ? '' : scoreText(window.beta, words),
      score === undefined ? '' : sign + scoreText(score, words),
      stepSentence(telling, step),
    ])
  }
  return rows
}

/** A node as a table calls it: by its name, or by the way to it, children counted from 0. */
function nameOf({ session, names }: Telling, node: number): string {
  const path = movesTo(session.replay.recording, node).join('.')
  const label = names.label(node)
  return label !== '' ? label : path === '' ? cli.root : path
}

/** Rows as comma-separated values (RFC 4180). */
export function csv(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(field).join(',')).join('\r\n')
}

/** Rows as columns of a terminal, the numbers at the right and the last column at the left. */
export function plainTable(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => [...row[column]].length))
  const widths = (rows[0] ?? []).map((_, column) => width(column))
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === row.length - 1
            ? text
            : column === 1
              ? text.padEnd(widths[column])
              : text.padStart(widths[column]),
        )
        .join('  '),
    )
    .join('\n')
}
