import {
  ninukiBoardText,
  ninukiFiveSquares,
  type NinukiPosition,
} from '../../../../engine/index.ts'
import { sideName } from '../../../boards/model.ts'
import type { GameExtras } from '../game-extras.ts'

export const extras: GameExtras<NinukiPosition> = {
  facts: (kit, p, words) =>
    ([0, 1] as const).map((player) => ({
      name: words.capturedBy(sideName(kit, p, player)),
      value: String(p.captured[player]),
    })),
  warning: (kit, p, words) =>
    p.pending === -1
      ? ''
      : words.pendingFive(sideName(kit, p, p.pending), sideName(kit, p, p.toMove)),
  marks: (p) =>
    p.pending === -1
      ? []
      : ninukiFiveSquares(p, p.pending).map((square) => ({
          square,
          shape: 'frame' as const,
          tone: 'beta' as const,
        })),
  boardText: ninukiBoardText,
}
