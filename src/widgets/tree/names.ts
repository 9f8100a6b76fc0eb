import type { NodeWords, TreeWords } from '../../i18n/tree.ts'
import { fromLeft } from './fold.ts'
import type { Session } from './session.ts'
import { scoreWords } from './texts.ts'

/** What a sentence is made from. */
export interface Telling {
  readonly session: Session
  readonly names: Names
  readonly words: TreeWords
  /** Drawn and told without windows: see `.tree-plain` of the style sheet. */
  readonly plain?: boolean
  /** What is answered in place of what the search found, as the game writes it. */
  readonly plays?: string
}

/** A session with what everything in it is called; its scores are written as its text has them. */
export function tellingOf(session: Session, words: TreeWords, plain?: boolean): Telling {
  const { written } = session
  const own = written === undefined ? words : { ...words, written }
  const names = nameNodes(session, own)
  return { session, names, words: own, ...(plain !== undefined && { plain }) }
}

/** How the nodes of a figure are called: in its drawing and in its sentences. */
export interface Names {
  /** Drawn at the node: a letter in an explicit tree, the move elsewhere; empty for none. */
  label(node: number): string
  words(node: number): NodeWords
}

/** Trees of more nodes get no letters: nobody would find them. */
const MOST_LETTERED = 200

/**
 * In an explicit tree moves have no names, so inner nodes get letters, level by level as in a
 * textbook; leaves are called by their worth. What the text itself calls a node it is called here.
 * On a board a node is called by its moves.
 */
export function nameNodes(session: Session, words: TreeWords): Names {
  const { replay, explicit } = session
  const letters = explicit && replay.nodeCount <= MOST_LETTERED ? letter(session) : undefined
  const name = (node: number) => session.label(node) ?? letters?.get(node)
  const move = (node: number) => name(node) ?? session.move(node)

  return {
    label: (node) => name(node) ?? (explicit ? '' : session.move(node)),
    words(node) {
      if (replay.parent(node) < 0) return { at: words.node.root, choice: '' }
      const worth = explicit ? session.leafWorth(node) : undefined
      if (worth !== undefined) {
        const leaf = words.node.leaf(scoreWords(worth, words))
        return { at: words.node.named(leaf), choice: leaf }
      }
      if (name(node) !== undefined) return { at: words.node.named(move(node)), choice: move(node) }
      return {
        at: words.node.after(session.line(node).join(' ')),
        choice: words.node.move(move(node)),
      }
    },
  }
}

/** From the left, whichever child the search has taken first. */
function letter({ replay, leafWorth }: Session): Map<number, string> {
  const letters = new Map<number, string>()
  for (const root of replay.roots) {
    let next = 0
    let level = [root]
    while (level.length > 0) {
      const below: number[] = []
      for (const node of level) {
        const children = fromLeft(replay, node)
        if (leafWorth(node) !== undefined || replay.isDropped(node)) continue
        letters.set(node, letterOf(next++))
        below.push(...children)
      }
      level = below
    }
  }
  return letters
}

/** A, B, … Z, AA, AB, … */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
