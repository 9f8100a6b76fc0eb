import { ContractError } from '../../core/errors.ts'
import type { Game, GameKit } from '../../core/game.ts'
import { board, centrality } from './board.ts'
import { EVALUATION, weighing } from './evaluate.ts'
import { FORMS } from './forms.ts'
import { formatMove } from './move-text.ts'
import { format, parse, parseMove, startOf } from './notation.ts'
import { OPTIONS, lettersOf, readRules } from './options.ts'
import type { AbalonePosition } from './position.ts'
import { HASH_REACH, pastHash } from './repetition.ts'
import { MAX_MOVES, generateMoves, movesPlayed, outcomeOf, playMove, undoMove } from './rules.ts'

const game: Game<AbalonePosition> = {
  id: 'abalone',
  maxMoves: MAX_MOVES,
  initial(options) {
    const rules = readRules(options)
    if (rules.ok) return startOf(rules.value)
    throw new ContractError('abalone.initial', JSON.stringify(rules.error))
  },
  toMove: (p) => p.side,
  moves: generateMoves,
  play: playMove,
  undo: undoMove,
  outcome: outcomeOf,
  hashLo: (p) => p.hash[0] ^ pastHash(p, 0),
  hashHi: (p) => p.hash[1] ^ pastHash(p, 1),
  hashReach: (p) => (p.rules.repetition ? HASH_REACH : Infinity),
  format,
  parse,
  formatMove: (_, m) => formatMove(m),
  parseMove,
}

/**
 * Player 0 is whoever begins: Black, or White with the option `first`. So `sides` holds for a
 * game that Black begins, and `sideOf` for every game.
 */
export const abalone: GameKit<AbalonePosition> = {
  game,
  evaluation: EVALUATION,
  weighing,
  board,
  sides: ['b', 'w'],
  sideOf: (p, player) => lettersOf(p.rules)[player],
  options: OPTIONS,
  forms: FORMS,
  played: movesPlayed,
  lost: (p) => [p.lost[0], p.lost[1]],
  centrality,
}
