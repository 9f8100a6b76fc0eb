import type { GameKit, Move } from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import type { Args, ArgSpec } from './args.ts'
import { good, quoted, refuse, sentenceOf, type Checked } from './cli-error.ts'

export const EXCLUDE: ArgSpec = { name: 'exclude', kind: 'text' }

/** The moves of `--exclude`, as they are read in a position: spaces or commas between them. */
export function excludedMoves<P>(args: Args, kit: GameKit<P>, p: P): Checked<readonly Move[]> {
  const excluded: Move[] = []
  for (const word of (args.text('exclude') ?? '').split(/[\s,;]+/).filter(Boolean)) {
    const move = kit.game.parseMove(p, word)
    if (!move.ok) {
      return refuse('not-excluded', cli.errors.notExcluded(quoted(word), sentenceOf(move.error)))
    }
    excluded.push(move.value)
  }
  const moves = new Int32Array(kit.game.maxMoves)
  const legal = moves.subarray(0, kit.game.moves(p, moves))
  const none = legal.length > 0 && legal.every((move) => excluded.includes(move))
  return none ? refuse('all-excluded', cli.errors.allExcluded) : good(excluded)
}
