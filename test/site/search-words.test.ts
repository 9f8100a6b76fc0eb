import { describe, expect, it } from 'vitest'
import { isAlike, keepFound } from '../../src/layouts/search-words.ts'

const place = (...excerpts: string[]) => ({
  sub_results: excerpts.map((excerpt) => ({ excerpt })),
})

describe('what the index answers', () => {
  it.each([
    ['searches', 'search'],
    ['cutting', 'cut'],
    ['tries', 'tried'],
    ['tries', 'try'],
    ['minima', 'minimax'],
    ['evaluator', 'evaluation'],
    ['α', 'α'],
  ])('is kept for another ending: %s, %s', (asked, marked) => {
    expect(isAlike(asked, marked)).toBe(true)
  })

  it.each([
    ['overflow', 'over'],
    ['xyzzyq', 'x'],
    ['xylophone', 'x'],
    ['minotaur', 'minimax'],
  ])('is dropped where a word was shortened until it fitted: %s, %s', (asked, marked) => {
    expect(isAlike(asked, marked)).toBe(false)
  })

  it('keeps of a chapter the parts that have a word, in any spelling of its accents', () => {
    const found = [place('a <mark>row</mark>', 'an <mark>ox</mark>'), place('<mark>Gélin’s</mark>')]
    expect(keepFound('rows', found)).toEqual([place('a <mark>row</mark>')])
    expect(keepFound('gelin', found)).toEqual([place('<mark>Gélin’s</mark>')])
  })

  it('finds words that stand far apart, and each part of a word with a hyphen', () => {
    const found = [place('<mark>guard</mark>'), place('<mark>−alpha-beta(d</mark>')]
    expect(keepFound('guard alpha-beta', found)).toEqual(found)
  })

  it('finds nothing where one of the words is nowhere', () => {
    expect(keepFound('guard xyzzyq', [place('<mark>guard</mark> <mark>x</mark>')])).toEqual([])
  })
})
