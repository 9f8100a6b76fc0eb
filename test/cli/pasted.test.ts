import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { json, lines } from './ask.ts'

interface Case {
  readonly id: string
  readonly verb: string
  readonly game?: string
  readonly input: string
  readonly same: string
  readonly value?: number
  readonly letters?: string
  readonly options?: Readonly<Record<string, string | number | boolean>>
}

// Texts as they are found in the wild; see the README beside them.
const FILE = join(import.meta.dirname, '../fixtures/pasted/cases.jsonl')
const cases: Case[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const trees = cases.filter(({ verb }) => verb === 'tree')

/** An answer without the names of nodes, which are the text's own, and the sentences that say them. */
function unnamed(answer: unknown): unknown {
  const named = ['name', 'reason']
  return JSON.parse(
    JSON.stringify(answer, (key, value) => (named.includes(key) ? undefined : (value as unknown))),
  )
}

describe('a pasted tree', () => {
  it.each(trees)('$id means what it is said to mean', async ({ id, input, same, value }) => {
    const asked = [
      { id, tree: input },
      { id, tree: same },
    ].map((line) => JSON.stringify(line))
    const [found, expected] = await lines(['tree'], asked.join('\n'))
    expect(found).toMatchObject({ id })
    expect(unnamed(found)).toEqual(unnamed(expected))
    if (value !== undefined) expect(found.value).toBe(value)
  })

  it('is read from the command line as from a file', async () => {
    for (const { input, same } of trees) {
      const [found, expected] = [await json('tree', input), await json('tree', same)]
      expect(found.value).toBe(expected.value)
      expect(found.leavesCut).toEqual(expected.leavesCut)
    }
  })

  it('has its answers in the values that it was written with', async () => {
    expect(await json('tree', '[[0.5,1.5],[-2.25,3]]', '--algorithm', 'minimax')).toMatchObject({
      value: 0.5,
    })
    expect(await json('tree', '[[inf,+inf],[-inf,2]]')).toMatchObject({ value: 'inf' })
    expect(await json('tree', '[[1e400,2e400],3]')).toMatchObject({ value: '1e400' })
    const { cuts } = await json('tree', '[[0.5,1.5],[-2.25,3]]')
    expect(cuts).toMatchObject([{ bound: 0.5, score: -2.25 }])
    expect(cuts[0].reason).toContain('−2.25')
  })

  it('may have leaves that are not known, and says where they matter', async () => {
    // Russell and Norvig's example: whatever x and y are, the root is worth 3.
    expect(await json('tree', '[[3,12,8],[2,x,y],[14,5,2]]')).toMatchObject({
      value: 3,
      least: 3,
      greatest: 3,
      unknown: [
        { leaf: 'x', node: [1, 1], matters: false },
        { leaf: 'y', node: [1, 2], matters: false },
      ],
    })
    expect(await json('tree', '[[3,a=?],[2,4]]')).toMatchObject({
      value: null,
      least: 2,
      greatest: 3,
      unknown: [{ leaf: 'a', matters: true }],
    })
    expect(await json('tree', '[?,4]')).toMatchObject({ value: null, least: 4, greatest: null })
  })
})

const games = cases.filter(({ verb }) => verb === 'apply')

describe('a pasted game', () => {
  it.each(games)(
    '$id means what it is said to mean',
    async ({ id, game, input, same, ...about }) => {
      const { options = {}, letters } = about
      const own = letters === undefined ? options : { ...options, letters }
      const asked = [
        { id, position: input, moves: '', options: own },
        { id, position: same, moves: '', options },
      ].map((line) => JSON.stringify(line))
      const [found, expected] = await lines(['apply', game ?? ''], asked.join('\n'))
      expect(found).toMatchObject({ id, legal: true, toMove: expected.toMove })
      if (letters === undefined) expect(found.position).toBe(expected.position)
      else {
        // Written back with the letters that it was read with; as a board it is the same.
        const [board, other] = await Promise.all(
          [[input, own] as const, [same, options] as const].map(async ([position, given]) => {
            const args = Object.entries(given).flatMap(([name, value]) => [
              '--option',
              `${name}=${value}`,
            ])
            return json('show', game ?? '', '--position', position, ...args, '--as', 'board')
          }),
        )
        expect(board.text).toBe(other.text)
      }
    },
  )
})
