import { describeBoard } from '../../boards/model.ts'
import { boards } from '../../i18n/boards.ts'
import type { MonteCarloWords } from '../../i18n/monte-carlo.ts'
import { treeModel } from './model.ts'
import type { MonteCarloSession } from './session.ts'
import { positionBoard, treeDrawing } from './view.ts'

/** What stands on the stage at a step: the tree, and the position that the step is about. */
interface Drawn {
  readonly tree: SVGSVGElement
  /** Undefined where the game has no board. */
  readonly board: SVGSVGElement | undefined
}

/**
 * @param look  the node whose children are listed; -1 where the search is
 * @param room  pixels that the tree has
 */
export function drawStage(
  document: Document,
  session: MonteCarloSession,
  { step, look, room }: { readonly step: number; readonly look: number; readonly room: number },
  words: MonteCarloWords,
): Drawn {
  const { replay, kit } = session
  const event = replay.step(step)
  const nodes = Array.from({ length: replay.nodeCount }).findIndex(
    (_, node) => !replay.exists(node, step),
  )
  const label = words.picture(replay.visits(0, step), nodes < 0 ? replay.nodeCount : nodes)
  const tree = treeDrawing(document, treeModel(session, step, look, room), label, words)
  const playout = event?.phase === 'simulate'
  const node = look >= 0 && !playout ? look : (event?.node ?? 0)
  const board = session.board(node, playout ? event.iteration : undefined)
  if (board === undefined) return { tree, board }
  const line = session.line(node)
  const name = playout
    ? words.playoutBoard(line, session.playoutOf(event.iteration).moves)
    : words.board(line)
  const described =
    board.shape === 'square' || board.model.last === undefined
      ? name
      : boards.named(
          name,
          describeBoard(kit, session.spec.position, { ...board.model, last: [] }, boards),
        )
  return { tree, board: positionBoard(document, board, described) }
}
