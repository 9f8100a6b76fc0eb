import { describe, expect, it } from 'vitest'
import { ask, error, json } from './ask.ts'

describe('tree --random', () => {
  it('answers as for the text that it made, and the same for the same seed', async () => {
    const made = await json('tree', '--random', '--seed', '7', '--deep')
    expect(await json('tree', '--random', '--seed', '7', '--deep')).toEqual(made)
    const { seed, text, ...rest } = made
    expect(seed).toBeGreaterThanOrEqual(7)
    expect(await json('tree', text)).toEqual(rest)
    const next = await json('tree', '--random', '--seed', String(seed + 1), '--deep')
    expect(next.text).not.toBe(text)
  })

  it('is as it was asked for', async () => {
    const asked = ['--depth', '3', '--branching', '2', '--values', '-5,5', '--cuts', '1']
    const { text, cuts } = await json('tree', '--random', ...asked, '--ties', '0', '--tie', 'lt')
    expect(text).toMatch(/^(\[\[\[[-\d,]+\],\[[-\d,]+\]\],\[\[[-\d,]+\],\[[-\d,]+\]\]\])$/)
    expect(cuts.length).toBeGreaterThan(0)
    expect((await ask(['tree', '--random'])).out).toMatch(/^From seed \d+: \[/)
  })

  it('is refused where it says nothing, or cannot be', async () => {
    const random = ['tree', '--random']
    expect(await error([...random, '--cuts', '900'])).toContain('ask for fewer cuts')
    expect(await error([...random, '--depth', '12'])).toContain('at most 5,000 leaves')
    expect(await error([...random, '--branching', '3,2'])).toContain('--branching takes')
    expect(await error([...random, '--values', '1,2,3'])).toContain('--values takes')
    expect(await error([...random, '--input', '-'])).toContain('not both')
    expect(await error([...random, '[1,2]'])).toContain('one word too many')
    expect(await error(['tree', '[1,2]', '--deep'])).toContain('--random')
  })
})

describe('tree', () => {
  it('takes children from the right, and counts leaves from the left', async () => {
    const { leavesCut, tree } = await json('tree', '[[4,2],[12,3]]', '--order', 'right')
    expect(leavesCut).toEqual([0])
    expect(tree.find(({ name }: { name: string }) => name === 'B')).toMatchObject({ node: [0] })
  })

  it('gives nodes the bounds of their parents alone', async () => {
    const deep = '[6,[[[5,9],9],9]]'
    expect(await json('tree', deep)).toMatchObject({ leavesCut: [2] })
    expect(await json('tree', deep, '--bounds', 'parent')).toMatchObject({ leavesCut: [] })
    const plain = ['tree', deep, '--algorithm', 'negamax', '--bounds', 'parent']
    expect(await error(plain)).toContain('--bounds')
  })
})
