import type { GameKit, Move } from '../../../engine/index.ts'
import { planLayer, type HexMove } from '../../boards/hex-layers.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { Overlay } from '../table/shown.ts'

/** Moves of a line that are drawn. */
const MOST = 9

/**
 * A line from a position as numbered stones on its squares; where stones are moved and not put, as
 * numbered arrows. The move that was played in its place is crossed.
 */
export function lineOver<P>(
  kit: GameKit<P>,
  extras: GameExtras<P>,
  p: P,
  line: readonly string[],
  played?: string,
): Overlay {
  const { board, game } = kit
  if (board === undefined) return {}
  const crossed = played === undefined ? undefined : targetOf(kit, p, played)
  const marked = (shape: Mark['shape']): Mark[] =>
    crossed === undefined ? [] : [{ square: crossed, shape, tone: 'beta' }]
  if (board.shape === 'hex') {
    const plan: HexMove[] = []
    playing(kit, p, line, (move) =>
      plan.push({ side: game.toMove(p), steps: extras.steps?.(p, move) ?? [] }),
    )
    return { layer: planLayer(plan), marks: marked('cross') }
  }
  const { columns, rows } = board.size(p)
  const stones = Array.from(
    { length: columns * rows },
    (_, square) => board.at(p, square) as number,
  )
  const labels = stones.map(() => '')
  playing(kit, p, line, (move, i) => {
    const [square] = board.targets(p, move)
    if (square === undefined || labels[square] !== '') return
    // Where stones change sides, those that lie there would not be as they will be.
    if (board.lastTurned === undefined) stones[square] = game.toMove(p)
    labels[square] = String(i + 1)
  })
  // A cross would lie over the number, where the line comes to that square later.
  const numbered = crossed !== undefined && labels[crossed] !== ''
  return { stones, labels, notes: labels, marks: marked(numbered ? 'frame' : 'cross') }
}

/** Goes through the moves of a line that are drawn, each before it is made; `p` is restored. */
function playing<P>(
  kit: GameKit<P>,
  p: P,
  line: readonly string[],
  see: (move: Move, i: number) => void,
): void {
  let made = 0
  for (const text of line.slice(0, MOST)) {
    const move = readMove(kit, p, text)
    if (move === undefined) break
    see(move, made)
    kit.game.play(p, move)
    made++
  }
  for (let i = 0; i < made; i++) kit.game.undo(p)
}

function targetOf<P>(kit: GameKit<P>, p: P, text: string): number | undefined {
  const move = readMove(kit, p, text)
  return move === undefined ? undefined : kit.board?.targets(p, move)[0]
}

/** What the device has kept may be of another game. */
function readMove<P>({ game }: GameKit<P>, p: P, text: string): Move | undefined {
  const read = game.parseMove(p, text)
  return read.ok ? read.value : undefined
}
