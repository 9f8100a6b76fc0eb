import { isOwn, OWN } from '../../../engine/index.ts'
import type { StateOf } from '../../state/schema.ts'
import { play as words } from '../../i18n/play.ts'
import type { Level } from './level.ts'
import type { PlaySchema } from './schema.ts'
import type { Players, Seat } from './seat.ts'
import type { Setup } from './setup.ts'

type Chosen = Pick<StateOf<PlaySchema>, 'level' | 'against' | 'other' | 'depth' | 'seed'>

/** All who may be chosen on a board: those of its page first, or its search. */
export function castOf(setup: Setup): readonly Level[] {
  const { opponents, others, algorithm } = setup
  if (opponents.length > 0) return [...opponents, ...others]
  const options = { depth: setup.depth }
  const name = words.algorithm(algorithm)
  const own: Level = { id: algorithm, name, uses: '', search: { algorithm, options }, free: true }
  return [own, ...others.filter(({ id }) => id !== algorithm)]
}

/** The id of the engine in a seat. */
export function idIn(seat: Seat, setup: Setup, chosen: Chosen): string {
  const { level, against, other } = chosen
  if (seat === 'you' && other !== '') return other
  return against === '' ? (setup.opponents[level - 1]?.id ?? setup.algorithm) : against
}

/** The change of a state that has an engine sit down in a seat. */
export function seated(seat: Seat, id: string, setup: Setup): Partial<Chosen> {
  if (seat === 'you') return { other: id }
  const level = setup.opponents.findIndex((each) => each.id === id) + 1
  if (level > 0) return { level, against: '' }
  return { against: setup.opponents.length === 0 && id === setup.algorithm ? '' : id }
}

/** The engine in a seat as it is shown: with the depth that the reader has chosen. */
export function shownIn(seat: Seat, setup: Setup, chosen: Chosen): Level {
  const cast = castOf(setup)
  const id = idIn(seat, setup, chosen)
  if (isOwn(id)) {
    return { id, agent: id, name: words.own, uses: words.ownUses(id.slice(OWN.length)) }
  }
  const level = cast.find((each) => each.id === id) ?? setup.opponents[chosen.level - 1] ?? cast[0]
  const { search, free } = level
  if (search === undefined || free !== true) return level
  const depth = Math.min(setup.most, Math.max(setup.least, chosen.depth))
  const name = words.search(search.algorithm, depth)
  return { ...level, name, uses: words.whole(name), search: { ...search, options: { depth } } }
}

/** The engine that plays: of those that are hidden, the one whose turn this game is. */
export function playsIn(seat: Seat, setup: Setup, chosen: Chosen): Level {
  const shown = shownIn(seat, setup, chosen)
  const { hides } = shown
  if (hides === undefined) return shown
  // Neighbours in the list are much alike: the next game has one from elsewhere.
  const at = (chosen.seed * 5 + hides.length - 2) % hides.length
  return castOf(setup).find(({ id }) => id === hides[at]) ?? shown
}

/** Whether somebody plays by lot, or is drawn by lot: each game then has a seed of its own. */
export function drawsLots(level: Level): boolean {
  return level.agent !== undefined || level.hides !== undefined
}

/** The seats in which engines sit. */
export function enginesOf(players: Players): readonly Seat[] {
  switch (players) {
    case 'engine':
      return ['engine']
    case 'engines':
      return ['you', 'engine']
    case 'people':
      return []
  }
}

/** The seats in which an engine searches to a depth of the reader's. */
export function freeSeats(
  setup: Setup,
  state: Chosen & { readonly players: Players },
): readonly Seat[] {
  return enginesOf(state.players).filter((seat) => shownIn(seat, setup, state).free === true)
}
