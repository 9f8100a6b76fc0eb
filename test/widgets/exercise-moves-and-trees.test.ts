import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/moves-and-trees.ts'
import { everyChoice } from './programs-help.ts'

describe('the checks of the chapter on moves and trees', () => {
  test('judge the lines of three moves', () => {
    const { check, answer } = exercises['three-plies']
    expect(answer).toBe(String(64 * 63 * 62))
    expect(check(BigInt(answer))).toEqual({ right: true })
    expect(check(64n ** 3n)).toMatchObject({ right: false, code: 'same-square' })
    expect(check(41_664n)).toMatchObject({ right: false, code: 'no-order' })
    expect(check(BigInt(64 + 64 * 63 + 64 * 63 * 62))).toMatchObject({ code: 'all-plies' })
    expect(check(64n * 63n)).toMatchObject({ right: false, code: 'too-few-moves' })
    expect(check(1n)).toMatchObject({ right: false, first: 'first-lines' })
  })

  test('judge the children of a node with a full column', () => {
    const { check, answer } = exercises['how-many-children']
    expect(answer).toBe('6')
    expect(check(6n)).toEqual({ right: true })
    expect(check(7n)).toMatchObject({ right: false, code: 'full-column' })
    expect(check(34n)).toMatchObject({ right: false, code: 'free-squares' })
    expect(check(5n)).toMatchObject({ right: false, code: 'untouched' })
    expect(check(3n)).toMatchObject({ right: false, first: 'first-children' })
  })

  test('judge the bytes of a tree', () => {
    const { check, answer } = exercises['how-many-bytes']
    // 1 + 7 + … + 7⁶
    const nodes = (7n ** 7n - 1n) / 6n
    expect(BigInt(answer)).toBe(nodes * 32n)
    expect(check(nodes * 32n)).toEqual({ right: true })
    expect(check(nodes)).toMatchObject({ right: false, code: 'nodes-only' })
    expect(check((nodes - 1n) * 32n)).toMatchObject({ right: false, code: 'no-root' })
    expect(check(7n ** 6n * 32n)).toMatchObject({ right: false, code: 'last-ply' })
    const short = (nodes - 7n ** 6n) * 32n
    expect(check(short)).toMatchObject({ right: false, code: 'a-ply-short' })
    const falling = 7n * 6n * 5n * 4n * 3n * 2n
    expect(check(falling * 32n)).toMatchObject({ right: false, code: 'columns-stay' })
    expect(check(0n)).toMatchObject({ right: false, first: 'first-bytes' })
  })

  test('judge where the formula and the rules part', () => {
    const { check, answer } = exercises['where-it-parts']
    expect(check(answer)).toEqual({ right: true })
    expect(check('5')).toMatchObject({
      right: false,
      code: 'still-equal',
      values: { real: 15_120 },
    })
    expect(check('9')).toMatchObject({
      right: false,
      code: 'earlier',
      values: { real: 127_872, formula: 362_880 },
    })
  })

  test('run a program that counts lines', () => {
    const { check, answer, program } = exercises.mend
    expect(everyChoice(program).filter((chosen) => check(chosen).right)).toEqual([answer])
    expect(check(answer.with(1, 0))).toMatchObject({
      code: 'miscounts',
      values: { columns: 1, rows: 1, depth: 1, says: 0, lines: 1 },
    })
    expect(check(answer.with(5, 0))).toMatchObject({
      code: 'miscounts',
      values: { columns: 2, rows: 1, depth: 1, says: 1, lines: 2 },
    })
    const { code, values } = check(answer.with(6, 0))
    expect(code).toBe('left-behind')
    expect(values).toMatchObject({ columns: 1, rows: 1, left: 'a1' })
  })
})
