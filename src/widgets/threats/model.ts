import { ANY_OTHER, FIVE, FOUR, type GameKit, type Player } from '../../../engine/index.ts'
import { straightLines } from '../../boards/lines.ts'
import { sideName } from '../../boards/model.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { ThreatWords } from '../../i18n/threats.ts'
import type { StateOf } from '../../state/schema.ts'
import type { Overlay } from '../table/shown.ts'
import { childrenOf, isAttack, pathTo, placedAt, type Found } from './found.ts'
import type { ThreatsSchema } from './schema.ts'
import { treeSentence } from './tree-view.ts'
import type { ThreatsModel } from './view.ts'

/** Pixels that the points of a row may take. */
export const ROOM = 480

/** What a square is called. */
export function nameOf<P>(kit: GameKit<P>, position: P, square: number): string {
  return kit.board?.squareName(position, square) ?? String(square)
}

/** At a node of what was found, the stones up to there, numbered. */
export function threatsOver<P>(
  kit: GameKit<P>,
  position: P,
  found: Found | undefined,
  step: number,
): Overlay {
  const { board } = kit
  if (board === undefined || found?.win !== true) return {}
  const { columns, rows } = board.size(position)
  const attacker = kit.game.toMove(position)
  const placed = placedAt(found, step, attacker)
  const stones = Array.from({ length: columns * rows }, (_, square) => board.at(position, square))
  const labels = stones.map(() => '')
  for (const { square, side, ply } of placed) {
    stones[square] = side
    labels[square] = String(ply)
  }
  const last = placed.at(-1)
  const winning = found.makes[step] === FIVE ? fivesOf(stones, attacker, columns) : []
  return {
    stones,
    labels,
    notes: labels,
    marks: marksAt(found, step),
    ...(last !== undefined && { last: [last.square] }),
    ...(winning.length > 0 && { winning }),
  }
}

/** What can follow: the attacker's move framed, the replies that the defender has ringed. */
function marksAt(found: Found, step: number): Mark[] {
  const children = childrenOf(found)[step]
  return children
    .filter((child) => found.square[child] !== ANY_OTHER)
    .map((child) => ({
      square: found.square[child],
      ...(isAttack(found, child)
        ? ({ shape: 'frame', tone: 'good' } as const)
        : ({ shape: 'ring', tone: 'beta' } as const)),
    }))
}

function fivesOf(stones: readonly number[], side: Player, columns: number): number[] {
  const own = stones.flatMap((stone, square) => (stone === side ? [square] : []))
  return straightLines(own, columns)
    .filter((line) => line.length >= 5)
    .flat()
}

/** What is told of a position and of what was found of it. */
export function threatsModel<P>(
  kit: GameKit<P>,
  position: P,
  found: Found | undefined,
  step: number,
  { kind, stones, exclude, position: text }: StateOf<ThreatsSchema>,
  words: ThreatWords,
): Pick<
  ThreatsModel,
  'says' | 'about' | 'kind' | 'stones' | 'settingUp' | 'stepping' | 'position'
> {
  const says = threatsSentence(kit, position, found, step, words)
  const leftOut = found === undefined || exclude === '' ? '' : ` ${words.leftOut(exclude)}`
  return {
    says: `${says}${leftOut}`,
    about: found === undefined ? '' : treeSentence(found, step, words),
    kind,
    stones,
    settingUp: found === undefined,
    stepping: found?.win === true,
    position: text,
  }
}

/** What there is to say at a step. */
export function threatsSentence<P>(
  kit: GameKit<P>,
  position: P,
  found: Found | undefined,
  step: number,
  words: ThreatWords,
): string {
  const { game } = kit
  const attacker = game.toMove(position)
  const x = sideName(kit, position, attacker)
  const outcome = game.outcome(position)
  if (outcome !== undefined) return words.over
  if (found === undefined) return words.setUp(x)
  const { win, kind, depth, nodes, stopped } = found
  if (!win) return stopped ? words.unknown(nodes) : words.none(x, kind, depth, nodes)
  if (step === 0) return words.wins(x, kind, depth, nodes)

  const o = sideName(kit, position, attacker === 0 ? 1 : 0)
  const name = (node: number) => nameOf(kit, position, found.square[node])
  const children = childrenOf(found)[step]
  const back = found.parent[step] === step - 1 ? '' : `${returned(found, step, name, words)} `
  if (isAttack(found, step)) {
    const reply = found.parent[step]
    const replied =
      reply === 0
        ? ''
        : found.square[reply] === ANY_OTHER
          ? `${words.repliedElsewhere(o)} `
          : `${words.replied(o, name(reply))} `
    if (found.makes[step] === FIVE) return replied + words.five(x, name(step), o)
    if (found.makes[step] === FOUR) {
      return replied + words.four(x, name(step), o, children.map(name))
    }
    const listed = children.filter((child) => found.square[child] !== ANY_OTHER)
    return replied + words.three(x, name(step), o, listed.map(name))
  }
  const answer = children.length === 0 ? '' : name(children[0])
  return found.square[step] === ANY_OTHER
    ? back + words.anyOther(o, x, answer)
    : back + words.reply(o, name(step), x, answer)
}

/** That the tree goes back to an earlier choice of the defender's. */
function returned(
  found: Found,
  step: number,
  name: (node: number) => string,
  words: ThreatWords,
): string {
  const before = found.parent[step]
  return words.back(name(before), pathTo(found, before).length)
}
