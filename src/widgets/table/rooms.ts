import type { GameKit } from '../../../engine/index.ts'
import type { GameExtras } from './game-extras.ts'

/** The classes of what stands below a board: what keeps its room keeps it from the first frame on. */
export interface Rooms {
  readonly told: string
  readonly reach: string
}

/** @param named  whether every move is named when it has been made */
export function roomsOf<P>(
  { board }: GameKit<P>,
  { choose }: GameExtras<P>,
  named: boolean,
): Rooms {
  const roomy = named || board?.lastTurned !== undefined
  return {
    told: roomy ? 'hint table-told roomy' : 'hint table-told',
    reach: choose === undefined ? 'table-reach' : 'table-reach roomy',
  }
}
