import { describe, expect, test } from 'vitest'
import { ninuki } from '../../engine/index.ts'
import { boards } from '../../src/i18n/boards.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { packedCell as words } from '../../src/i18n/packed-cell.ts'
import { packedModel, RULES, squareOf, type Reading } from '../../src/widgets/packed-cell/model.ts'

await wordsReady()

function opened(moves: string, point: string, reading: Partial<Reading> = {}) {
  const read = ninuki.game.parse(moves, RULES)
  if (!read.ok) throw new Error(read.error.code)
  const square = squareOf(read.value, point)
  if (!square.ok) throw new Error(square.error.code)
  const shown = { square: square.value, look: -1, shade: 'none' as const, ...reading }
  return packedModel(read.value, shown, words, boards)
}

const MOVES = 'e5 d6 g5 d7 d8 c4 h5'

describe('the word of a point', () => {
  test('is its fields, from the lowest bit up', () => {
    const { fields, word } = opened(MOVES, 'd5')
    const sum = fields.reduce(
      (all, { value, from }) => all + BigInt(value) * 2n ** BigInt(from),
      0n,
    )
    expect(BigInt(word)).toBe(sum)
    expect(fields.map(({ bits }) => bits.length)).toEqual([2, 5, 5, 5, 5, 5, 5, 5, 5, 7, 7])
    expect(fields[1].says).toBe('o_oo_: three stones with a hole')
    expect(fields[2].says).toBe('oox: two stones, closed')
  })

  test('marks the places of a pattern, and says how many words a stone changed', () => {
    const frames = ({ board }: ReturnType<typeof opened>) =>
      board.marks?.filter(({ shape }) => shape === 'frame').map(({ square }) => square)
    expect(frames(opened(MOVES, 'd5', { look: 0 }))).toEqual([40, 41, 42, 43, 44])
    expect(frames(opened(MOVES, 'd5'))).toEqual([])
    expect(opened('', 'a1').says).toBe(words.noMove)
    // A lone stone is felt by the 49 points around it, and farther off it is in no pattern.
    expect(opened('e5', 'a1').says).toBe(words.changed('e5', 49, 81))
  })

  test('shades each point by who dominates it', () => {
    const { board, says, names } = opened('e5 a1', 'e5', { shade: 'influence' })
    const heat = Array.from(board.heat ?? [])
    expect(heat[40]).toBeGreaterThan(0)
    expect(heat[0]).toBeLessThan(0)
    expect(names[40]).toContain('X leads by 8')
    expect(says).toContain('On e5 X leads by 8.')
  })

  test('shades the points that an evaluation has to look at', () => {
    const { board, says } = opened('e5', 'e5', { shade: 'useful' })
    const useful = Array.from(board.heat ?? []).flatMap((heat, square) =>
      heat > 0 ? [square] : [],
    )
    // The stone, and two steps from it in eight directions: behind two empty places it is not seen.
    expect(useful).toHaveLength(17)
    expect(says).toContain('17 points of 81')
  })
})
