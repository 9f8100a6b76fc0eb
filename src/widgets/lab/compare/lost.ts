import type { GameKit } from '../../../../engine/index.ts'
import type { Mark } from '../../../boards/square-geometry.ts'
import { comesTo, type Come, type Column, type Compared } from './compared.ts'

/** A search that leaves moves out, or has a narrower window, beside a whole one as deep. */
export interface Judged {
  readonly one: Come
  readonly whole: Come
  /** Where it plays another move than the whole search: what that knows of its move. */
  readonly lost?: Lost
}

export interface Lost {
  /** The move that the whole search has found, and the one that is played in its place. */
  readonly lost: string
  readonly played: string
  /** The best answer to that, as the whole search knows it; undefined where it knows none. */
  readonly reply?: string
  /** The nodes of the whole search that these moves lead to. */
  readonly nodes: { readonly lost: number; readonly played: number; readonly reply: number }
  readonly whole: Column
}

/** The searches that need not come to minimax's value, each beside one that must. */
export function judgedIn({ columns }: Compared): readonly Judged[] {
  const comes = columns.map(comesTo)
  return comes.flatMap((one, i) => {
    if (one.exact) return []
    const at = comes.findIndex(({ exact, plies }) => exact && plies === one.plies)
    if (at < 0) return []
    const whole = comes[at]
    const lost = one.value === whole.value ? undefined : lostMove(columns[at], columns[i])
    return [{ one, whole, ...(lost && { lost }) }]
  })
}

function lostMove(whole: Column, one: Column): Lost | undefined {
  const { session } = whole.telling
  const { replay, found: lost } = session
  const played = one.telling.session.found
  if (lost === undefined || played === undefined || lost === played) return undefined
  const root = replay.root(replay.steps)
  const child = (move: string) => [...replay.children(root)].find((n) => session.move(n) === move)
  const nodes = { lost: child(lost), played: child(played) }
  if (nodes.lost === undefined || nodes.played === undefined) return undefined
  const reply = replay.bestChild(nodes.played, replay.steps)
  return {
    lost,
    played,
    ...(reply >= 0 && { reply: session.move(reply) }),
    nodes: { lost: nodes.lost, played: nodes.played, reply },
    whole,
  }
}

/** The lost move ringed and the one that is played crossed; and, after that, its refutation ringed. */
export function lostMarks<P>(
  kit: GameKit<P>,
  position: P,
  { whole, nodes }: Lost,
): { readonly before: readonly Mark[]; readonly after: readonly Mark[] } {
  const { move } = whole.telling.session.replay.recording
  const { game, board } = kit
  const marks = (node: number, shape: 'ring' | 'cross'): Mark[] =>
    (board?.targets(position, move[node]) ?? []).map((square) => ({
      square,
      shape,
      tone: shape === 'ring' ? 'good' : 'beta',
    }))
  const before = [...marks(nodes.lost, 'ring'), ...marks(nodes.played, 'cross')]
  if (nodes.reply < 0) return { before, after: [] }
  game.play(position, move[nodes.played])
  const after = marks(nodes.reply, 'ring')
  game.undo(position)
  return { before, after }
}
