import { byteLength, mcts, MctsReplay, recordMcts, type MctsOptions } from '../../engine/index.ts'
import { median, rate, readable, time, type Row } from './measure.ts'
import { POSITIONS, subjects, type Bench } from './positions.ts'

/** `nodes` are iterations a position here, and `depth` means nothing. */
const GAMES: readonly Bench[] = [
  { name: 'Tic-tac-toe', id: 'mnk', plies: 0, depth: 0, nodes: 2000 },
  { name: 'Connect 4', id: 'connect4', plies: 4, depth: 0, nodes: 2000 },
  { name: 'Gomoku 8×8', id: 'gomoku8', plies: 8, depth: 0, nodes: 1000 },
  { name: 'Gomoku 19×19', id: 'gomoku', plies: 16, depth: 0, nodes: 300 },
  { name: 'Ninuki', id: 'ninuki', plies: 16, depth: 0, nodes: 100 },
  { name: 'Abalone', id: 'abalone', plies: 20, depth: 0, nodes: 300 },
]

function optionsOf({ nodes = 1 }: Bench): MctsOptions {
  return { iterations: nodes, seed: 1 }
}

function speed(game: Bench): Row {
  const all = subjects(game)
  const options = optionsOf(game)
  let plies = 0
  const perSecond = rate(() => {
    plies = 0
    for (const each of all) plies += mcts(each, options).playoutPlies
    return options.iterations * all.length
  }, 5)
  const length = plies / (options.iterations * all.length)
  return {
    what: `${game.name}: Monte-Carlo tree search`,
    figure: `${readable(perSecond)} iterations/s`,
    how: `${readable(options.iterations)} iterations on each of ${POSITIONS} positions, playouts of ${length.toFixed(0)} plies on average, median of 5`,
  }
}

function recorded(game: Bench): Row {
  const [subject] = subjects(game)
  const options = { ...optionsOf(game), iterations: 5000 }
  const { recording } = recordMcts(subject, options)
  const bytes = byteLength(recording)
  const { steps } = new MctsReplay(recording)
  const ratios: number[] = []
  for (let i = 0; i < 9; i++) {
    const without = time(() => mcts(subject, options))
    ratios.push(time(() => recordMcts(subject, options)) / without)
  }
  return {
    what: `${game.name}: a recording of Monte-Carlo tree search`,
    figure: `${(bytes / options.iterations).toFixed(1)} bytes an iteration, ${(bytes / steps).toFixed(1)} a step; ${((median(ratios) - 1) * 100).toFixed(0)} % more time`,
    how: `${readable(options.iterations)} iterations, ${readable(steps)} steps; median of 9 pairs`,
  }
}

export async function bench(): Promise<Row[]> {
  return [...GAMES.map(speed), ...GAMES.slice(1, 3).map(recorded)]
}
