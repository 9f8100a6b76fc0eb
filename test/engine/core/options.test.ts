import { describe, expect, test } from 'vitest'
import type { OptionSpec } from '../../../engine/core/game.ts'
import { readOptions, requireOptions } from '../../../engine/core/options.ts'

const SPECS = [
  { name: 'size', type: 'integer', default: 19, min: 5, max: 19 },
  { name: 'exact', type: 'boolean', default: false },
  { name: 'start', type: 'choice', default: 'classic', values: ['classic', 'alien'] },
] as const satisfies readonly OptionSpec[]

describe('options of a game', () => {
  test('have their defaults where nothing is given', () => {
    expect(readOptions(SPECS)).toEqual({
      ok: true,
      value: { size: 19, exact: false, start: 'classic' },
    })
  })

  test('are read as values and as the texts of a command line', () => {
    const value = { size: 7, exact: true, start: 'alien' }
    expect(readOptions(SPECS, value)).toEqual({ ok: true, value })
    expect(readOptions(SPECS, { size: '7', exact: 'true', start: 'alien' })).toEqual({
      ok: true,
      value,
    })
  })

  test.each([
    [{ colour: 1 }, 'option/unknown', 'colour'],
    [{ constructor: 1 }, 'option/unknown', 'constructor'],
    [{ size: 4 }, 'option/out-of-range', 'size'],
    [{ size: 20 }, 'option/out-of-range', 'size'],
    [{ size: 7.5 }, 'option/not-an-integer', 'size'],
    [{ size: NaN }, 'option/not-an-integer', 'size'],
    [{ size: '' }, 'option/not-an-integer', 'size'],
    [{ size: '1e1' }, 'option/not-an-integer', 'size'],
    [{ size: '9'.repeat(400) }, 'option/not-an-integer', 'size'],
    [{ exact: 1 }, 'option/not-true-or-false', 'exact'],
    [{ start: 'chess' }, 'option/not-a-choice', 'start'],
  ])('%j is refused with %s', (options, code, name) => {
    expect(readOptions(SPECS, options)).toMatchObject({ ok: false, error: { code, at: 0 } })
    expect(readOptions(SPECS, options)).toHaveProperty('error.params.name', name)
    expect(() => requireOptions('here', SPECS, options)).toThrow(`here: ${code}`)
  })
})
