import { boards } from '../../i18n/boards.ts'
import type { MonteCarloWords } from '../../i18n/monte-carlo.ts'
import { boundOf } from './model.ts'
import type { MonteCarloSession } from './session.ts'

/** What a side is called in a sentence. */
export function sideAt(session: MonteCarloSession, node: number): string {
  return boards.colour(session.sides[session.replay.player(node)])
}

/** A step in a sentence. */
export function stepSays(session: MonteCarloSession, step: number, words: MonteCarloWords): string {
  const { replay } = session
  const event = replay.step(step)
  const { steps } = words
  if (event === undefined) return steps.start
  const { phase, iteration, node } = event
  const here = words.place(session.line(node))
  const above = Math.max(0, replay.parent(node))
  const from = words.place(session.line(above))
  switch (phase) {
    case 'select': {
      const bound = boundOf(session, node, step)
      const sum = bound === undefined ? '' : words.sum(bound.mean, bound.exploration)
      return steps.select(iteration, sideAt(session, above), session.move(node), sum, from)
    }
    case 'expand': {
      const tried = replay.children(above).filter((child) => replay.exists(child, step)).length
      const untried = replay.recording.moves[above] - tried
      return steps.expand(iteration, session.move(node), from, untried)
    }
    case 'simulate':
      return steps.playout(
        iteration,
        here,
        session.playoutOf(iteration).moves,
        ended(session, iteration, words),
      )
    case 'backpropagate': {
      const mean = session.meanForChooser(node, step) ?? 0
      const side = sideAt(session, node === 0 ? 0 : above)
      return steps.back(iteration, here, replay.visits(node, step), words.points(mean), side)
    }
    case 'truncated':
      return steps.truncated
  }
}

function ended(session: MonteCarloSession, iteration: number, words: MonteCarloWords): string {
  const { winner, points } = session.playoutOf(iteration)
  const max = boards.colour(session.sides[0])
  if (winner === undefined) return words.ends.judged(points, max)
  if (winner === 'draw') return words.ends.drawn(points, max)
  return words.ends.won(boards.colour(session.sides[winner]), points, max)
}
