import { describe, expect, test } from 'vitest'
import { mnk, randomPosition, rngOf, toHex, wordOf } from '../../engine/index.ts'
import { boards } from '../../src/i18n/boards.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { zobrist as words } from '../../src/i18n/zobrist.ts'
import {
  pressed,
  readKeyed,
  stonesText,
  zobristModel,
  type Keyed,
} from '../../src/widgets/zobrist/model.ts'

await wordsReady()

const NOTHING: Keyed = { stones: [], change: undefined }

function read(stones: string, change = ''): Keyed {
  const keyed = readKeyed(stones, change)
  if (!keyed.ok) throw new Error(keyed.error.code)
  return keyed.value
}

const model = (keyed: Keyed) => zobristModel(keyed, words, boards)
const keyOf = (keyed: Keyed) => toHex(model(keyed).rows.at(-1)?.word ?? wordOf(0, 0))

describe('the key of stones', () => {
  test('is the hash that the engine has of their position, in whatever order they came', () => {
    const rng = rngOf(18)
    for (let i = 0; i < 50; i++) {
      const position = randomPosition(mnk, {}, rng.below(9), rng)
      const squares = [...position.cells.keys()].filter((square) => position.cells[square] >= 0)
      const put = (keyed: Keyed, square: number) =>
        pressed(keyed, square, position.cells[square] === 0 ? 0 : 1)
      const hash = toHex(wordOf(mnk.game.hashLo(position), mnk.game.hashHi(position)))
      expect(keyOf(squares.reduce(put, NOTHING))).toBe(hash)
      expect(keyOf(squares.toReversed().reduce(put, NOTHING))).toBe(hash)
    }
  })

  test('is as before when a stone has come and gone, and the same bits are told', () => {
    const before = read('Xb2Oc3')
    const came = pressed(before, 0, 0)
    const gone = pressed(came, 0, 1)
    expect(stonesText(came.stones)).toBe('Xa1Xb2Oc3')
    expect(keyOf(gone)).toBe(keyOf(before))
    expect(keyOf(came)).not.toBe(keyOf(before))
    expect(model(gone).turned).toEqual(model(came).turned)
    expect(model(came).says).toMatch(/^X on a1 comes: \d+ bits/)
    expect(model(gone).says).toMatch(/^X on a1 goes/)
    expect(model(NOTHING).rows).toHaveLength(1)
  })

  test('is refused where a link names a square twice, or what cannot have come last', () => {
    const code = (stones: string, change: string) => {
      const keyed = readKeyed(stones, change)
      return keyed.ok ? 'read' : keyed.error.code
    }
    expect(code('Xb2Ob2', '')).toBe('zobrist/stones')
    expect(code('Xd2', '')).toBe('zobrist/stones')
    expect(code('Xb', '')).toBe('zobrist/stones')
    expect(code('Xb2', 'Ob2')).toBe('zobrist/change')
    expect(code('Xb2', 'b2')).toBe('zobrist/change')
    expect(code('Xb2', 'Oa1')).toBe('read')
  })
})
