import { loadKit } from '../../engine/index.ts'
import { differing, spend, visit } from '../../src/workers/techniques/measure.ts'
import { median } from './measure.ts'
import type { SearchedGame } from '../../src/workers/techniques/techniques.ts'

const RUNS = 3

/**
 * One process of `techniques.ts`, so that the code of each game is compiled by itself: measures the
 * game of its argument, a `SearchedGame` as JSON, and writes `{ visited, spent }` as JSON. The time
 * is that of the processor, a median of RUNS.
 */
const game = JSON.parse(process.argv[2] ?? '') as SearchedGame
const kit = await loadKit(game.id)
if (!kit.ok) throw new Error(kit.error.code)

const visited = [...visit(kit.value, game)]
const differs = differing(visited)
if (differs !== undefined) throw new Error(`${game.id}: ${differs} has another value`)

const begun = process.cpuUsage()
const clock = () => {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
// One technique after the other and then all again, so that what else the machine does meets each.
const runs = Array.from({ length: RUNS }, () => [...spend(kit.value, game, clock)])
const spent = runs[0].map(({ technique }, i) => ({
  technique,
  ms: Number(median(runs.map((run) => run[i].ms)).toFixed(2)),
}))
process.stdout.write(JSON.stringify({ visited, spent }))
