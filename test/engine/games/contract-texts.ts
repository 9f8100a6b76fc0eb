import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { GameKit, GameOptions, Move, OptionSpec } from '../../../engine/core/game.ts'
import type { Variant } from './contract.ts'
import type { TestRegister } from '../register.ts'
import { legalMoves, parsed, summary } from './random-game.ts'

/** Part of `checkContract`: what a game reads and writes. */
export function checkTexts<P>(
  { game, options: specs }: GameKit<P>,
  { options, start }: Variant,
  begin: () => P,
  end: () => P,
  everywhere: (visit: (p: P, legal: readonly Move[], count: number) => void) => void,
  { test }: TestRegister,
): void {
  test('a text is read back to the same position', () => {
    everywhere((p) => {
      const text = game.format(p)
      expect(summary(game, parsed(game.parse(text, options)))).toBe(summary(game, p))
      expect(game.parse(` ${text} `, options).ok).toBe(true)
    })
  })

  test('moves are written differently and read back; what was legal earlier is refused', () => {
    const seen = new Set<string>()
    everywhere((p, legal) => {
      const texts = legal.map((move) => game.formatMove(p, move))
      const here = new Set(texts)
      expect(here.size).toBe(texts.length)
      for (const [i, text] of texts.entries()) {
        const read = game.parseMove(p, text)
        if (!read.ok || read.value !== legal[i]) {
          expect([game.format(p), text, read]).toEqual([game.format(p), text, legal[i]])
        }
      }
      for (const text of [...seen].slice(-40)) {
        if (!here.has(text)) expectUnlessLegal(p, legal, text)
      }
      for (const text of texts) {
        seen.delete(text)
        seen.add(text)
      }
    })
  })

  test('no text is read as a move that is not legal', () => {
    const p = begin()
    for (let ply = 0; ply < 4; ply++) {
      const [move] = legalMoves(game, p)
      if (move !== undefined) game.play(p, move)
    }
    const legal = legalMoves(game, p)
    fc.assert(
      fc.property(hostileText(game.format(p)), (text) => expectUnlessLegal(p, legal, text)),
      { numRuns: 100, seed: 1 },
    )
  })

  test('any text at all is a position or an error that says where', () => {
    const p = end()
    fc.assert(
      fc.property(hostileText(game.format(p)), (text) => expectPositionOrError(text, options)),
      { numRuns: 150, seed: 2 },
    )
  })

  // Texts this long are refused before the start matters: once a game is enough.
  if (start === undefined) {
    test('a million characters are answered like any others', () => {
      for (const part of ['\0', ' ', '.', '/', '1', 'a1', '[', '[1,', 'é', '😀']) {
        const text = part.repeat(1_000_000 / part.length)
        expectPositionOrError(text, options)
        expectUnlessLegal(begin(), [], text)
      }
    })
  }

  test('unknown and impossible options are errors', () => {
    const wrong: [GameOptions, string][] = [[{ 'no-such-option': 1 }, 'option/unknown']]
    for (const spec of specs) {
      for (const value of wrongValues(spec)) {
        wrong.push([{ [spec.name]: value }, 'option/'])
      }
    }
    for (const [given, code] of wrong) {
      const read = game.parse('', given)
      expect(read.ok ? given : read.error.code).toContain(code)
      expect(() => game.initial(given)).toThrow('option/')
    }
  })

  function expectUnlessLegal(p: P, legal: readonly Move[], text: string): void {
    const read = game.parseMove(p, text)
    if (read.ok) expect(legal).toContain(read.value)
    else expectPlace(read.error, text)
  }

  function expectPositionOrError(text: string, options?: GameOptions): void {
    const read = game.parse(text, options)
    if (!read.ok) {
      expectPlace(read.error, text)
      return
    }
    const written = game.format(read.value)
    expect(summary(game, parsed(game.parse(written, options)))).toBe(summary(game, read.value))
  }
}

function expectPlace(error: { code: string; at: number }, text: string): void {
  const isCode = /^[a-z0-9-]+\/[a-z0-9-]+$/.test(error.code)
  const isInside = error.at >= 0 && error.at <= text.length
  if (!isCode || !isInside)
    expect({ error, isCode, isInside }).toEqual({ error, isCode: true, isInside: true })
}

/** Any text, or a right one with something wrong in it. */
function hostileText(right: string): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('', '\0', '/', ' ', '.', 'X', 'O', ',', '-1', '1e9', 'a1', '[', ']', '😀'),
  )
  const place = fc.nat(right.length)
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc
      .tuple(place, place, part)
      .map(([from, to, part]) => right.slice(0, from) + part + right.slice(to)),
    fc.tuple(place, part).map(([at, part]) => right.slice(0, at) + part + right.slice(at + 1)),
  )
}

function wrongValues(spec: OptionSpec): (string | number | boolean)[] {
  switch (spec.type) {
    case 'integer':
      return [spec.min - 1, spec.max + 1, 1e9, spec.min + 0.5, 'x', '']
    case 'boolean':
      return ['yes', 2, '']
    case 'choice':
      return ['no-such-value', '', 1]
  }
}
