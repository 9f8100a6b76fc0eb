import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/have-i-been-here.ts'

describe('the checks of the chapter on the table', () => {
  test('judge in how many orders moves meet', () => {
    const { check, answer } = exercises['orders-that-meet']
    // Three stones of X's in any order, and two of O's: 3! · 2!.
    expect(answer).toBe('12')
    expect(check(120n)).toMatchObject({ right: false, code: 'any-stone' })
    expect(check(6n)).toMatchObject({ right: false, code: 'one-side' })
    expect(check(8n)).toMatchObject({ right: false, code: 'added' })
    expect(check(7n)).toMatchObject({ right: false, first: 'first-side', values: { x: 3, o: 2 } })
  })

  test('judge a key after a stone has moved', () => {
    const { check, answer } = exercises['key-after']
    // 1011 0010 ⊕ 0110 0100 ⊕ 0011 1101 = 1110 1011
    expect(answer).toBe('0xeb')
    expect(check(0x8f)).toMatchObject({ right: false, code: 'still-there' })
    expect(check(0xd6)).toMatchObject({ right: false, code: 'gone' })
    expect(check(0x8b)).toMatchObject({ right: false, code: 'arithmetic' })
  })

  test('judge how many positions a table still has', () => {
    const { check, answer } = exercises['still-there']
    // Their last two bits are 00, 01, 10, 00, 01, 00: three slots.
    expect(answer).toBe('3')
    expect(check(6n)).toMatchObject({ right: false, code: 'no-collision' })
    expect(check(4n)).toMatchObject({ right: false, code: 'every-slot' })
    expect(check(1n)).toMatchObject({ right: false, code: 'both-lost' })
  })

  test('judge which nodes an entry settles', () => {
    const { check, answer } = exercises['which-settles']
    expect(answer).toBe('a')
    expect(check('ab')).toMatchObject({ right: false, code: 'depth-alone' })
    expect(check('ac')).toMatchObject({ right: false, code: 'bound-alone' })
    expect(check('none')).toMatchObject({ right: false, code: 'turned-round' })
    expect(check('bc')).toMatchObject({ right: false, code: 'first-depth' })
  })
})
