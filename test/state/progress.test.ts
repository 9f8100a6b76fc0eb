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
    expect(progress.add('read', 'minimax')).toBe(true)
    expect(progress.add('solved', 'minimax/count')).toBe(true)
    expect(progress.add('read', 'minimax')).toBe(false)
    const next = new Progress(store)
    expect(next.done).toEqual({ read: ['minimax'], solved: ['minimax/count'] })
    expect(next.kept).toBe(true)
  })

  it('of two pages open at once is kept of both', () => {
    const store = new OneEntry()
    const one = new Progress(store)
    const other = new Progress(store)
    one.add('read', 'minimax')
    other.add('read', 'negamax')
    one.add('solved', 'minimax/count')
    expect(other.done).toEqual({ read: ['minimax', 'negamax'], solved: ['minimax/count'] })
  })

  it('that is erased leaves nothing in the storage', () => {
    const store = new OneEntry()
    const progress = new Progress(store)
    progress.add('read', 'patterns')
    progress.done = NOTHING
    expect(store.text).toBeNull()
    expect(new Progress(store).done).toEqual(NOTHING)
  })

  it('holds for the page, and says it is not kept, where the storage is full', () => {
    const progress = new Progress(new Full())
    expect(progress.kept).toBe(true)
    expect(progress.add('read', 'minimax')).toBe(true)
    expect(progress.add('read', 'negamax')).toBe(true)
    expect(progress.kept).toBe(false)
    expect(progress.done.read).toEqual(['minimax', 'negamax'])
  })

  it('holds for the page where the storage is refused, when it is asked or altogether', () => {
    for (const progress of [new Progress(new Refused()), new Progress(undefined)]) {
      expect(progress.done).toEqual(NOTHING)
      progress.add('solved', 'minimax/count')
      expect(progress.kept).toBe(false)
      expect(progress.done.solved).toEqual(['minimax/count'])
    }
  })

  it('that something else has written over is nothing, or what of it can be read', () => {
    const bad = [
      '',
      '{',
      'null',
      '7',
      '"minimax"',
      '[]',
      '{"read":{"length":3}}',
      '{"read":"minimax"}',
    ]
    for (const text of bad) expect(new Progress(new OneEntry(text)).done, text).toEqual(NOTHING)
    const mixed = JSON.stringify({
      read: ['minimax', 'minimax', 1, null, '<b>', '001', ['negamax']],
      solved: ['minimax/a', 'minimax/', '../x', `minimax/${'a'.repeat(61)}`, 'negamax/b'],
      more: true,
    })
    expect(new Progress(new OneEntry(mixed)).done).toEqual({
      read: ['minimax'],
      solved: ['minimax/a', 'negamax/b'],
    })
    const huge = JSON.stringify({ read: Array.from({ length: 100_000 }, () => 'minimax') })
    expect(new Progress(new OneEntry(huge)).done.read).toEqual(['minimax'])
  })

  it('that was kept by the numbers of chapters is found by their names', () => {
    const kept = { read: ['07', '01', 'minimax'], solved: ['07/mend-the-program', '12/two-pairs'] }
    const store = new OneEntry(JSON.stringify(kept))
    const progress = new Progress(store)
    expect(progress.done).toEqual({
      read: ['cutting-branches', 'a-board-in-one-number', 'minimax'],
      solved: ['cutting-branches/mend-the-program', 'captures/two-pairs'],
    })
    expect(progress.add('read', 'cutting-branches')).toBe(false)
    expect(progress.add('read', 'negamax')).toBe(true)
    expect(store.text).not.toContain('"07')
  })
})
