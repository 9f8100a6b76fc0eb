import type { AlgorithmName, GameOptions, SearchOptions } from '../../../engine/index.ts'
import { OFFERS, type Offer } from './offer.ts'
import { NO_SPEC, type TreeSpec } from './spec.ts'

/** What was known when the picture was drawn, so that its controls can be, before any search. */
export interface Still {
  readonly step: number
  readonly steps: number
  readonly explicit: boolean
  readonly hasCentre: boolean
}

/** What a page says of a figure: its element's `data-` attributes, read. */
export interface Given {
  /** Absent where the figure is made by a script, which will say what to search. */
  readonly spec: TreeSpec | undefined
  /** Where it begins; see `start.ts`. */
  readonly step: string
  readonly offer: ReadonlySet<Offer>
  readonly still: Still | undefined
}

export function givenBy({ spec, step = '0', offer = '', still }: DOMStringMap): Given {
  const offered = offer.split(' ')
  return {
    spec: spec === undefined ? undefined : (JSON.parse(spec) as TreeSpec),
    step,
    offer: new Set(OFFERS.filter((each) => offered.includes(each))),
    still: still === undefined ? undefined : (JSON.parse(still) as Still),
  }
}

/** A search to show, as whoever ran it knows it: by its options, or by the agent that moved. */
export type TreeRequest = {
  readonly game: string
  readonly gameOptions?: GameOptions | undefined
  readonly position: string
  /** A step, `end`, or `cutoff:1`; the start where nothing is said. */
  readonly step?: number | string
} & (
  | { readonly algorithm: AlgorithmName; readonly options: SearchOptions }
  | { readonly agent: NonNullable<TreeSpec['agent']> }
)

export function specAsked({ game, gameOptions, position, ...how }: TreeRequest): TreeSpec {
  const where = { game, position, ...(gameOptions === undefined ? {} : { gameOptions }) }
  if ('agent' in how) return { ...NO_SPEC, ...where, agent: how.agent }
  const { algorithm, options } = how
  return {
    ...where,
    algorithm,
    depth: options.depth,
    ordering: options.ordering ?? 'none',
    tie: options.tie ?? 'le',
    fail: options.fail ?? 'soft',
  }
}
