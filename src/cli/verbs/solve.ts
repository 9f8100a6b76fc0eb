import { NO_MOVE, solvedGames, solverOf, type GameKit, type Solved } from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { cli } from '../../i18n/cli.ts'
import { good, refuse } from '../cli-error.ts'
import { onPositions } from '../on-positions.ts'
import { moverOf, reasonOf, tableOf, winnerOf } from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'

/** Nodes without --nodes: some ten seconds. */
const NODES = 50_000_000
/** Nodes between two words to a person who waits: a few a second. */
const INTERVAL = 2 ** 20

/** Solves a position exactly. */
export const solve: Verb = {
  name: 'solve',
  operand: 'GAME',
  args: [
    { name: 'scores', kind: 'flag' },
    { name: 'nodes', kind: 'integer', min: 1, max: 1e12 },
    ...ON_POSITION,
  ],
  prepare(args, { progress }) {
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const solver = solverOf(kit.game.id)
    if (solver === undefined)
      return refuse('no-solver', cli.errors.noSolver(kit.game.id, solvedGames))
    const options = { moves: args.has('scores'), nodes: args.integer('nodes') ?? NODES }
    const hooks = {
      progress(nodes: number) {
        if (nodes % INTERVAL === 0) progress?.(cli.nodesSoFar(nodes))
      },
    }
    return onPositions(args, (_, p) => {
      // No line may make the next one's nodes fewer.
      solver.clear()
      const solved = solver.solve(p, options, hooks)
      if (solved.nodes >= INTERVAL) progress?.('')
      return good(told(kit, p, solved))
    })
  },
}

function told<P>(kit: GameKit<P>, p: P, solved: Solved): Answer {
  const { score, low, high, plies, nodes, stopped } = solved
  const text = (move: number) => kit.game.formatMove(p, move)
  const best = score === undefined || solved.best === NO_MOVE ? null : text(solved.best)
  const scored = (solved.scores ?? []).flatMap((each, move) =>
    each === undefined ? [] : [{ move: text(move), score: each }],
  )
  const bests = scored.filter((each) => each.score === score).map(({ move }) => move)
  const winner = winnerOf(kit, p)
  return {
    json: {
      score: score ?? null,
      best,
      ...(solved.scores === undefined
        ? {}
        : { bests, scores: Object.fromEntries(scored.map((each) => [each.move, each.score])) }),
      low,
      high,
      view: moverOf(kit, p),
      pliesToEnd: plies ?? null,
      winner,
      nodes,
      stopped: stopped ?? null,
    },
    text() {
      const mover = moverOf(kit, p)
      if (winner !== null) return cli.standing(mover, winner, reasonOf(kit, p), null)
      const toMove = kit.game.toMove(p)
      const ahead = sideName(kit, p, score !== undefined && score > 0 === (toMove === 0) ? 0 : 1)
      return [
        cli.score(low, high, mover),
        ...(score === undefined || plies === undefined
          ? []
          : [score === 0 ? cli.drawn(plies) : cli.endsIn(ahead, plies)]),
        ...(best === null ? [] : [cli.best(best, [])]),
        ...(scored.length === 0 ? [] : [cli.moveScores(scored)]),
        cli.nodes(nodes),
        ...(stopped === undefined ? [] : [cli.notSolved(score !== undefined)]),
      ].join('\n')
    },
  }
}
