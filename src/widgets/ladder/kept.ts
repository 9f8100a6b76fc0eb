import { OPENING_PLIES, PLY_LIMIT, type MatchGame } from '../../../engine/index.ts'
import { readEntry, writeEntry, type Store } from '../../state/device.ts'
import { ladderSchema, UPPERS, type Upper } from './schema.ts'

/*
 * The games that were played in the page, in one entry of the device's storage: a list of matches
 * `{"seed":11,"upper":"agent-1","games":[…]}`, whose games are what cannot be told from their
 * place in the list.
 */

/** The games of a match by one seed, from the first. */
export interface KeptMatch {
  readonly seed: number
  readonly upper: Upper
  readonly games: readonly MatchGame[]
}

/** As a game is written. */
type KeptGame = Omit<MatchGame, 'index' | 'starter' | 'openingPlies'>

/** Not `ladder`, under which games of other agents by the same names were kept. */
const KEY = 'ladder-2'

/** So many games are kept: all four matches by two seeds, and more. About 300 kB at the most. */
export const MOST_GAMES = 400

/** A move is 12 bits. */
const MOST_MOVE = 0xfff
const MOST_NODES = 1e9

/** What is kept, as far as it can be trusted: of each match the games up to the first odd one. */
export function readMatches(store: Store | undefined): readonly KeptMatch[] {
  const value = readEntry(store, KEY)
  if (!Array.isArray(value)) return []
  const matches: KeptMatch[] = []
  let count = 0
  for (const each of value.slice(0, MOST_GAMES) as readonly unknown[]) {
    const match = matchIn(each)
    if (match === undefined || matches.some((other) => isSame(other, match))) continue
    count += match.games.length
    if (count > MOST_GAMES) break
    matches.push(match)
  }
  return matches
}

/** @returns whether they are kept; past `MOST_GAMES` what was kept before stays */
export function writeMatches(store: Store | undefined, matches: readonly KeptMatch[]): boolean {
  const count = matches.reduce((sum, { games }) => sum + games.length, 0)
  if (count === 0) return writeEntry(store, KEY, undefined)
  if (count > MOST_GAMES) return false
  const written = matches.map(({ seed, upper, games }) => ({
    seed,
    upper,
    games: games.map(({ moves, points, reason, chosen, nodes }): KeptGame => ({
      moves,
      points,
      reason,
      chosen,
      nodes,
    })),
  }))
  return writeEntry(store, KEY, written)
}

function isSame(one: KeptMatch, other: KeptMatch): boolean {
  return one.seed === other.seed && one.upper === other.upper
}

function matchIn(value: unknown): KeptMatch | undefined {
  if (!hasKeys(value, 'seed', 'upper', 'games')) return undefined
  const { seed, games: list } = value
  const { min, max } = ladderSchema.seed
  const upper = UPPERS.find((each) => each === value['upper'])
  if (upper === undefined || !isWhole(seed, min, max) || !Array.isArray(list)) return undefined
  const games: MatchGame[] = []
  for (const each of list.slice(0, ladderSchema.games.max) as readonly unknown[]) {
    const game = gameIn(each)
    if (game === undefined) break
    const index = games.length
    const starter = index % 2 === 0 ? 0 : 1
    games.push({ ...game, index, starter, openingPlies: OPENING_PLIES })
  }
  return games.length === 0 ? undefined : { seed, upper, games }
}

function gameIn(value: unknown): KeptGame | undefined {
  if (!hasKeys(value, 'moves', 'points', 'reason', 'chosen', 'nodes')) return undefined
  const { moves, points, reason, chosen, nodes } = value
  const isMove = (move: unknown) => isWhole(move, 0, MOST_MOVE)
  if (!Array.isArray(moves) || moves.length > PLY_LIMIT || !moves.every(isMove)) return undefined
  if (points !== 0 && points !== 0.5 && points !== 1) return undefined
  if (typeof reason !== 'string' || !/^[a-z-]{1,30}$/.test(reason)) return undefined
  if (!isPair(chosen, PLY_LIMIT) || !isPair(nodes, MOST_NODES)) return undefined
  if (chosen[0] + chosen[1] !== moves.length - OPENING_PLIES) return undefined
  return { moves: moves as readonly number[], points, reason, chosen, nodes }
}

function hasKeys<K extends string>(value: unknown, ...keys: K[]): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value)
}

function isPair(value: unknown, most: number): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => isWhole(each, 0, most))
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
