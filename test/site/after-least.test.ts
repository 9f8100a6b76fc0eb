import { describe, expect, it } from 'vitest'
import { afterLeast, type PageClock } from '../../src/layouts/after-least.ts'

/** A clock that a test sets, with its one timer. */
class Clock implements PageClock {
  time = 0
  waiting: { readonly at: number; readonly action: () => void } | undefined

  now(): number {
    return this.time
  }

  later(action: () => void, ms: number): number {
    this.waiting = { at: this.time + ms, action }
    return 1
  }

  cancel(): void {
    this.waiting = undefined
  }

  pass(ms: number): void {
    this.time += ms
    if (this.waiting === undefined || this.waiting.at > this.time) return
    const { action } = this.waiting
    this.waiting = undefined
    action()
  }
}

function watch(): { clock: Clock; sight: (inSight: boolean) => void; runs: () => number } {
  const clock = new Clock()
  let count = 0
  const sight = afterLeast(1000, () => count++, clock)
  return { clock, sight, runs: () => count }
}

describe('the end of a chapter', () => {
  it('counts at once when it is reached late', () => {
    const { clock, sight, runs } = watch()
    clock.pass(1000)
    expect(runs()).toBe(0)
    sight(true)
    expect(runs()).toBe(1)
  })

  it('does not count when it is only passed', () => {
    const { clock, sight, runs } = watch()
    clock.pass(200)
    sight(true)
    sight(false)
    expect(clock.waiting).toBeUndefined()
    clock.pass(5000)
    expect(runs()).toBe(0)
  })

  it('counts when the reader stays until the time has passed, and only once', () => {
    const { clock, sight, runs } = watch()
    clock.pass(200)
    sight(true)
    clock.pass(799)
    expect(runs()).toBe(0)
    clock.pass(1)
    expect(runs()).toBe(1)
    sight(false)
    sight(true)
    expect(runs()).toBe(1)
  })
})
