import { describe, expect, test } from 'vitest'
import { actionOf } from '../../src/figure/stepper/keys.ts'
import { Stepper, type Scheduler } from '../../src/figure/stepper/stepper.ts'

/** A clock that goes on when told to. */
function handClock() {
  let waiting: { action: () => void; ms: number } | undefined
  const schedule: Scheduler = (action, ms) => {
    const mine = { action, ms }
    waiting = mine
    return () => {
      if (waiting === mine) waiting = undefined
    }
  }
  return {
    schedule,
    get ms() {
      return waiting?.ms
    },
    tick() {
      const due = waiting
      waiting = undefined
      due?.action()
    },
  }
}

const steps = {
  steps: 5,
  nextKey: (step: number) => (step < 3 ? 3 : 5),
  previousKey: (step: number) => (step > 3 ? 3 : 0),
}

describe('a stepper', () => {
  test('is placed without telling, and other steps stop its clock', () => {
    const told: number[] = []
    const clock = handClock()
    const stepper = new Stepper(steps, ({ step }) => told.push(step), clock)
    stepper.play()
    expect(stepper.place(4)).toBe(4)
    expect(stepper.state.playing).toBe(true)
    expect(stepper.place(9, { steps: 7 })).toBe(7)
    expect(stepper.state).toMatchObject({ step: 7, steps: 7, playing: false })
    expect(clock.ms).toBe(undefined)
    expect(told).toEqual([0])
  })

  test('keeps every step within the recording', () => {
    const stepper = new Stepper(steps, () => {}, { step: 99 })
    expect(stepper.state.step).toBe(5)
    stepper.act('forward')
    expect(stepper.state.step).toBe(5)
    stepper.go(-3)
    stepper.act('back')
    expect(stepper.state.step).toBe(0)
    stepper.go(Number.NaN)
    expect(stepper.state.step).toBe(0)
  })

  test('jumps to key events, and to the ends where there is no more of them', () => {
    const stepper = new Stepper(steps, () => {})
    stepper.act('nextKey')
    expect(stepper.state.step).toBe(3)
    stepper.act('nextKey')
    expect(stepper.state.step).toBe(5)
    stepper.act('previousKey')
    expect(stepper.state.step).toBe(3)
  })

  test('plays one step a tick at the speed chosen and stops at the end', () => {
    const clock = handClock()
    const stepper = new Stepper(steps, () => {}, { step: 3, speed: 2, schedule: clock.schedule })
    stepper.act('toggle')
    expect(clock.ms).toBe(500)
    stepper.setSpeed(5)
    expect(clock.ms).toBe(200)
    clock.tick()
    expect(stepper.state).toMatchObject({ step: 4, playing: true })
    clock.tick()
    expect(stepper.state).toMatchObject({ step: 5, playing: false })
    expect(clock.ms).toBeUndefined()
  })

  test('plays several steps a tick where it is fast, and all of them at once', () => {
    const clock = handClock()
    const stepper = new Stepper({ steps: 1000 }, () => {}, { ...clock, speed: 100 })
    stepper.play()
    clock.tick()
    expect(stepper.state.step).toBe(4)
    stepper.setSpeed(Infinity)
    clock.tick()
    expect(stepper.state).toMatchObject({ step: 1000, playing: false })
  })

  test('plays on to where it is told, and stops there', () => {
    const clock = handClock()
    const own = {
      steps: 100,
      next: (step: number) => step + 10,
      stops: (step: number) => step === 30,
    }
    const stepper = new Stepper(own, () => {}, { ...clock, speed: Infinity })
    stepper.play()
    clock.tick()
    expect(stepper.state).toMatchObject({ step: 30, playing: false })
    stepper.play()
    clock.tick()
    expect(stepper.state).toMatchObject({ step: 100, playing: false })
  })

  test('plays from the start when it has ended', () => {
    const clock = handClock()
    const stepper = new Stepper(steps, () => {}, { step: 5, schedule: clock.schedule })
    stepper.play()
    expect(stepper.state).toMatchObject({ step: 0, playing: true })
  })

  test('stops playing when a step is asked for by hand', () => {
    const clock = handClock()
    const stepper = new Stepper(steps, () => {}, { schedule: clock.schedule })
    stepper.play()
    stepper.act('forward')
    expect(stepper.state).toMatchObject({ step: 1, playing: false })
    expect(clock.ms).toBeUndefined()
  })

  test('tells of every change', () => {
    const seen: number[] = []
    const stepper = new Stepper(steps, (state) => seen.push(state.step))
    stepper.act('forward')
    stepper.act('end')
    stepper.load({ steps: 2 }, 1)
    expect(seen).toEqual([1, 5, 1])
    expect(stepper.hasKeys).toBe(false)
  })
})

function key(name: string, shiftKey = false, ctrlKey = false) {
  return actionOf({ key: name, shiftKey, ctrlKey, altKey: false, metaKey: false })
}

describe('the keys of a stepped figure', () => {
  test('are space, the arrows, home and end', () => {
    expect([' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((each) => key(each))).toEqual([
      'toggle',
      'back',
      'forward',
      'start',
      'end',
    ])
  })

  test('jump with shift', () => {
    expect(key('ArrowLeft', true)).toBe('previousKey')
    expect(key('ArrowRight', true)).toBe('nextKey')
  })

  test('leave the browser its own', () => {
    expect(key('ArrowLeft', false, true)).toBeUndefined()
    expect(key('Tab')).toBeUndefined()
  })
})
