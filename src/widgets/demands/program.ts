import {
  defaultPatterns,
  gomoku8,
  GOMOKU8_FIVE,
  gomoku8SideScoreOf,
  NO_MOVE,
  type Gomoku8,
  type Move,
} from '../../../engine/index.ts'

export const VARIANTS = ['right', 'own', 'fear', 'cheap', 'endless'] as const
export type Variant = (typeof VARIANTS)[number]

/** What a five is worth where it is worth too little: less than four fours. */
export const CHEAP = 150

interface Rule {
  /** What a side judges its position by: its own score and the other's. */
  readonly judge: (own: number, other: number) => number
  readonly five: number
}

const RULES: Readonly<Record<Variant, Rule>> = {
  right: { judge: (own, other) => own - other, five: GOMOKU8_FIVE },
  own: { judge: (own) => own, five: GOMOKU8_FIVE },
  fear: { judge: (own, other) => own - 2 * other, five: GOMOKU8_FIVE },
  cheap: { judge: (own, other) => own - other, five: CHEAP },
  endless: { judge: (own, other) => own - other, five: Infinity },
}

/** Made when first needed: a page that is only read does without. */
let sideScore: ReturnType<typeof gomoku8SideScoreOf> | undefined

/** A position as both sides see it: X's view and O's, which add up to 0 where all is well. */
export interface Views {
  readonly x: number
  readonly o: number
}

export function viewsOf(position: Gomoku8, variant: Variant): Views {
  const { judge, five } = RULES[variant]
  const outcome = gomoku8.game.outcome(position)
  if (outcome?.reason === 'line') {
    return outcome.winner === 0 ? { x: five, o: -five } : { x: -five, o: five }
  }
  sideScore ??= gomoku8SideScoreOf(defaultPatterns())
  const x = sideScore(position, 0)
  const o = sideScore(position, 1)
  return { x: judge(x, o), o: judge(o, x) }
}

/** What the program plays. */
export interface Played {
  /** NO_MOVE: no move was better than −∞. */
  readonly move: Move
  /** Side to move's view. */
  readonly value: number
  readonly nodes: number
}

/**
 * Plain negamax over all free squares, as a first program has it: the first of the best moves, a
 * won game worth `five` however far it is. Only the judging differs from variant to variant.
 * Rests after each move of the root, with the position restored.
 */
export function* playing(
  position: Gomoku8,
  depth: number,
  variant: Variant,
): Generator<undefined, Played> {
  const { game } = gomoku8
  const { five } = RULES[variant]
  const moves = Array.from({ length: depth }, () => new Int32Array(game.maxMoves))
  let nodes = 1

  function search(left: number): number {
    nodes++
    const outcome = game.outcome(position)
    if (outcome !== undefined) return outcome.winner === 'draw' ? 0 : -five
    if (left === 0) {
      const { x, o } = viewsOf(position, variant)
      return game.toMove(position) === 0 ? x : o
    }
    const list = moves[left - 1]
    const count = game.moves(position, list)
    let best = -Infinity
    for (let i = 0; i < count; i++) {
      game.play(position, list[i])
      const score = 0 - search(left - 1)
      game.undo(position)
      if (score > best) best = score
    }
    return best
  }

  const list = moves[depth - 1]
  const count = game.moves(position, list)
  let value = -Infinity
  let move: Move = NO_MOVE
  for (let i = 0; i < count; i++) {
    game.play(position, list[i])
    const score = 0 - search(depth - 1)
    game.undo(position)
    if (score > value) {
      value = score
      move = list[i]
    }
    yield
  }
  return { move, value, nodes }
}
