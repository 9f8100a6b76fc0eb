import { plainMoves } from './plain.ts'
import { isSgf } from './sgf.ts'
import type { GameKit, GameOptions } from './game.ts'
import { legalPart } from './legal-part.ts'

/** One game of a text that has several. */
export interface ListedGame {
  /** The text of this game alone. */
  readonly text: string
  /** What the text says of it, in its order: `Black`, `Jan`. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Games that a text may have; those after them are left out. */
export const MOST_GAMES = 500

/** What is told of a game in SGF, by its properties. */
const SGF_HEADERS: Readonly<Record<string, string>> = {
  PB: 'Black',
  PW: 'White',
  EV: 'Event',
  RO: 'Round',
  DT: 'Date',
  RE: 'Result',
}

/**
 * The games of a text: of SGF each that stands in brackets of its own, of records with header lines
 * each that follows some, else each line that is a game. One where the text is a single game, or
 * none that can be told apart.
 */
export function listGames<P>(
  kit: GameKit<P>,
  text: string,
  options?: GameOptions,
): readonly ListedGame[] {
  const games = isSgf(text)
    ? sgfGames(text)
    : /^\s*\[\s*[A-Za-z]+\s+"/.test(text)
      ? headedGames(text)
      : lineGames(kit, text, options)
  return games.length > 0 ? games : [{ text, headers: [] }]
}

/** Brackets count only outside of values. */
function sgfGames(text: string): ListedGame[] {
  const games: ListedGame[] = []
  let depth = 0
  let from = 0
  for (const { 0: found, index } of text.matchAll(/\[(?:[^\]\\]|\\[\s\S])*\]|[()]/g)) {
    if (found === '(') {
      if (depth === 0) from = index
      depth++
    } else if (found === ')' && depth > 0) {
      depth--
      if (depth > 0) continue
      const game = text.slice(from, index + 1)
      games.push({ text: game, headers: sgfHeaders(game) })
      if (games.length === MOST_GAMES) break
    }
  }
  return games
}

function sgfHeaders(game: string): ListedGame['headers'] {
  return Object.entries(SGF_HEADERS).flatMap(([property, name]) => {
    const found = new RegExp(`(?<![A-Z])${property}\\s*\\[((?:[^\\]\\\\]|\\\\[\\s\\S])*)\\]`).exec(
      game,
    )
    const value = found?.[1]?.replace(/\\([\s\S])/g, '$1').trim() ?? ''
    return value === '' ? [] : [[name, value.slice(0, LONGEST)] as const]
  })
}

/** Characters of a header that are told. */
const LONGEST = 60

const HEADER = /^\s*\[\s*([A-Za-z]+)\s+"([^"]*)"\s*\]\s*$/

/** A header after moves begins another game. */
function headedGames(text: string): ListedGame[] {
  const games: { lines: string[]; headers: [string, string][]; moves: boolean }[] = []
  for (const line of text.split('\n')) {
    const header = HEADER.exec(line)
    const last = games.at(-1)
    if (last === undefined || (header !== null && last.moves)) {
      if (games.length === MOST_GAMES) break
      games.push({ lines: [], headers: [], moves: false })
    }
    const game = games.at(-1)
    game?.lines.push(line)
    if (header === null) {
      if (game !== undefined && line.trim() !== '') game.moves = true
    } else if (header[2] !== '') {
      game?.headers.push([header[1] ?? '', (header[2] ?? '').slice(0, LONGEST)])
    }
  }
  return games.map(({ lines, headers }) => ({ text: lines.join('\n').trim(), headers }))
}

/** Each line by itself, where the text is no game as a whole; a score may follow the moves. */
function lineGames<P>(kit: GameKit<P>, text: string, options?: GameOptions): ListedGame[] {
  if (kit.game.parse(text, options).ok) return []
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (lines.length < 2) return []
  const games: ListedGame[] = []
  for (const line of lines.slice(0, MOST_GAMES)) {
    const game = SCORED.exec(line)?.[1] ?? line
    if (!isGame(kit, game, options)) return []
    games.push({ text: game, headers: [] })
  }
  return games
}

/** A run of moves and the score of the position. */
const SCORED = /^(\S{4,})\s+[-+]?[0-9]+$/

/** Whether a line gives moves from the start, be there an illegal one among them. */
function isGame<P>(kit: GameKit<P>, line: string, options?: GameOptions): boolean {
  if (plainMoves(line).trim() === '') return false
  const read = kit.game.parse(line, options)
  if (read.ok) return (kit.played?.(read.value).length ?? 0) > 0
  return (legalPart(kit, line, options)?.moves ?? 0) > 1
}
