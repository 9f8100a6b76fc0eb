import type { GameId, GameKit, SearchName, SearchOptions } from '../../../engine/index.ts'

export const TECHNIQUES = [
  'plain',
  'centre',
  'influence',
  'evaluation',
  'killers',
  'scout',
  'table',
  'deepening',
  'aspiration',
  'together',
  'threads',
  'near',
  'beam',
] as const
export type TechniqueName = (typeof TECHNIQUES)[number]

/** A search of one thread. `threads` is `plain` shared out, and no search of its own. */
export type SearchedName = Exclude<TechniqueName, 'threads'>

interface Technique {
  readonly algorithm: SearchName
  readonly options: Omit<SearchOptions, 'depth'>
  /** What a game must be able to say, for the technique to be of use there. */
  readonly needs?: 'centrality' | 'influence' | 'near'
  /** It looks at a part of the tree only, so its value may be another one. */
  readonly narrows?: true
}

/** Megabytes: what the searches that are measured have room for. */
export const TABLE = 8
/** King’s steps from a stone. */
export const NEAR = 2
/** Moves of a node. */
export const BEAM = 4
export const THREADS = 2

const tableMegabytes = TABLE

/** Each technique alone, as far as it can be without another: a table belongs to null windows here. */
export const SEARCHED: Readonly<Record<SearchedName, Technique>> = {
  plain: { algorithm: 'alphabeta', options: {} },
  centre: { algorithm: 'alphabeta', options: { ordering: 'centre' }, needs: 'centrality' },
  influence: { algorithm: 'alphabeta', options: { ordering: 'influence' }, needs: 'influence' },
  evaluation: { algorithm: 'alphabeta', options: { ordering: 'evaluation' } },
  killers: { algorithm: 'alphabeta', options: { ordering: 'killers' } },
  scout: { algorithm: 'pvs', options: {} },
  table: { algorithm: 'pvs', options: { tableMegabytes } },
  deepening: { algorithm: 'deepening', options: { aspiration: 0 } },
  aspiration: { algorithm: 'deepening', options: {} },
  together: { algorithm: 'deepening', options: { ordering: 'killers', tableMegabytes } },
  near: { algorithm: 'alphabeta', options: { candidates: NEAR }, needs: 'near', narrows: true },
  beam: { algorithm: 'alphabeta', options: { ordering: 'evaluation', beam: BEAM }, narrows: true },
}

/** A game whose positions are searched, and how many plies deep. */
export interface SearchedGame {
  readonly id: GameId
  readonly depth: number
  readonly positions: readonly string[]
}

/** The techniques that a game can be searched by, in their order. */
export function techniquesFor(kit: GameKit<unknown>): TechniqueName[] {
  return TECHNIQUES.filter((name) => {
    const needs = name === 'threads' ? undefined : SEARCHED[name].needs
    return needs === undefined || kit[needs] !== undefined
  })
}

export const narrows = (name: TechniqueName): boolean =>
  name !== 'threads' && SEARCHED[name].narrows === true
