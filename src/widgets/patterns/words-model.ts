import { bitsOf, not, or, slide, xor, type SlideStep } from '../../../engine/index.ts'
import { keeping, maskOfRows, trimmed, type Drawing } from './drawing.ts'
import type { Stones } from './stones.ts'

/** Which of a pattern's three words are looked at. */
const ASKED = ['own', 'empty', 'enemy'] as const
type Asked = (typeof ASKED)[number]

const LETTERS: Record<Asked, string> = { own: 'x', empty: 'x.', enemy: 'x.o' }

/** One pattern on one board, with more and more of its words. */
export interface WordsModel {
  readonly stones: Stones
  readonly asked: readonly AskedModel[]
}

export interface AskedModel {
  readonly asked: Asked
  readonly rows: readonly string[]
  readonly matches: readonly Match[]
  /** Where the own stones are right but another word is not: bits that stand in the way. */
  readonly inTheWay: readonly number[]
}

/** The bits of a match, by what the pattern asks of them. */
interface Match {
  readonly own: readonly number[]
  readonly empty: readonly number[]
  readonly enemy: readonly number[]
}

/** What is found for X's stones, with the own word alone, with two words, and with all three. */
export function wordsModel(stones: Stones, drawing: Drawing): WordsModel {
  return { stones, asked: ASKED.map((asked) => askedModel(stones, trimmed(drawing), asked)) }
}

function askedModel(stones: Stones, drawn: readonly string[], asked: Asked): AskedModel {
  const rows = keeping(drawn, LETTERS[asked])
  const [own, enemy] = stones
  const { width, height, ...mask } = maskOfRows(rows)
  const onOwn = slide(own, { word: mask.own, width, height })
  const onEmpty = slide(not(or(own, enemy)), { word: mask.empty, width, height })
  const onEnemy = slide(enemy, { word: mask.enemy, width, height })
  const matches: Match[] = []
  const inTheWay = new Set<number>()
  onOwn.forEach((step, i) => {
    if (!step.match) return
    const [empty, hostile] = [onEmpty[i], onEnemy[i]]
    if (empty.match && hostile.match) {
      matches.push({
        own: bitsOf(step.word),
        empty: bitsOf(empty.word),
        enemy: bitsOf(hostile.word),
      })
    } else for (const bit of [...missing(empty), ...missing(hostile)]) inTheWay.add(bit)
  })
  return { asked, rows, matches, inTheWay: [...inTheWay] }
}

function missing({ word, common }: SlideStep): number[] {
  return bitsOf(xor(word, common))
}
