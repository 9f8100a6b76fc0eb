import { describe, expect, it } from 'vitest'
import type { Store } from '../../src/state/device.ts'
import { NOTHING, Progress } from '../../src/state/progress.ts'
import { OneEntry } from './one-entry.ts'

/** A storage with no room. */
class Full extends OneEntry {
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** A storage that a setting refuses. */
class Refused implements Store {
  getItem(): string | null {
    throw new DOMException('refused', 'SecurityError')
  }

  setItem(): void {
    this.getItem()
  }

  removeItem(): void {
    this.getItem()
  }
}

describe('progress', () => {
  it('is found again by the next page, each thing once', () => {
    const store = new OneEntry()
    const progress = new Progress(store)
    expect(progress.add('read', '01')).toBe(true)
    expect(progress.add('solved', '01/number-of-d1')).toBe(true)
    expect(progress.add('read', '01')).toBe(false)
    const next = new Progress(store)
    expect(next.done).toEqual({ read: ['01'], solved: ['01/number-of-d1'] })
    expect(next.kept).toBe(true)
  })

  it('of two pages open at once is kept of both', () => {
    const store = new OneEntry()
    const one = new Progress(store)
    const other = new Progress(store)
    one.add('read', '01')
    other.add('read', '02')
    one.add('solved', '01/number-of-d1')
    expect(other.done).toEqual({ read: ['01', '02'], solved: ['01/number-of-d1'] })
  })

  it('that is erased leaves nothing in the storage', () => {
    const store = new OneEntry()
    const progress = new Progress(store)
    progress.add('read', '07')
    progress.done = NOTHING
    expect(store.text).toBeNull()
    expect(new Progress(store).done).toEqual(NOTHING)
  })

  it('holds for the page, and says it is not kept, where the storage is full', () => {
    const progress = new Progress(new Full())
    expect(progress.kept).toBe(true)
    expect(progress.add('read', '01')).toBe(true)
    expect(progress.add('read', '02')).toBe(true)
    expect(progress.kept).toBe(false)
    expect(progress.done.read).toEqual(['01', '02'])
  })

  it('holds for the page where the storage is refused, when it is asked or altogether', () => {
    for (const progress of [new Progress(new Refused()), new Progress(undefined)]) {
      expect(progress.done).toEqual(NOTHING)
      progress.add('solved', '01/number-of-d1')
      expect(progress.kept).toBe(false)
      expect(progress.done.solved).toEqual(['01/number-of-d1'])
    }
  })

  it('that something else has written over is nothing, or what of it can be read', () => {
    const bad = ['', '{', 'null', '7', '"01"', '[]', '{"read":{"length":3}}', '{"read":"01"}']
    for (const text of bad) expect(new Progress(new OneEntry(text)).done, text).toEqual(NOTHING)
    const mixed = JSON.stringify({
      read: ['01', '01', 1, null, '<b>', '001', ['02']],
      solved: ['01/a', '01/', '../x', `01/${'a'.repeat(61)}`, '02/b'],
      more: true,
    })
    expect(new Progress(new OneEntry(mixed)).done).toEqual({
      read: ['01'],
      solved: ['01/a', '02/b'],
    })
    const huge = JSON.stringify({ read: Array.from({ length: 100_000 }, () => '01') })
    expect(new Progress(new OneEntry(huge)).done.read).toEqual(['01'])
  })
})
