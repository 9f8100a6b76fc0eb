import { search, subjectFrom, type GameKit, type Iteration } from '../../../engine/index.ts'
import { SEARCH, type Deepened } from './model.ts'

/**
 * The depths of a search, found at once: while the site is built, and in tests. Pages must not import
 * this, since it brings the searches along.
 */
export function deepenedNow<P>(kit: GameKit<P>, position: P): Deepened {
  const iterations: Iteration[] = []
  const { nodes } = search('deepening', subjectFrom(kit, position), SEARCH, {
    iteration: (done) => void iterations.push(done),
  })
  return { iterations: iterations.map(toldOf), nodes }
}

/** Only the first move is shown. */
const toldOf = ({ depth, value, line, nodes }: Iteration) => ({
  depth,
  value,
  line: line.slice(0, 1),
  nodes,
})
