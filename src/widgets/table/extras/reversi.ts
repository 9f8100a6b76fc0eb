import { reversiStones, type Reversi } from '../../../../engine/index.ts'
import { sideName } from '../../../boards/model.ts'
import type { GameExtras } from '../game-extras.ts'

export const extras: GameExtras<Reversi> = {
  facts: (kit, p, words) =>
    ([0, 1] as const).map((player) => ({
      name: words.stonesOf(sideName(kit, p, player)),
      value: String(reversiStones(p, player)),
    })),
}
