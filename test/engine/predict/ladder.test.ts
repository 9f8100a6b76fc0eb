import { describe, expect, it } from 'vitest'
import { gradeAt, sameStop, slipOfAnswers } from '../../../engine/predict/answers.ts'
import { explainCut } from '../../../engine/trace/explain.ts'
import {
  cutsAtBothEnds,
  drillOf,
  isAbout,
  RUNG_NAMES,
  RUNGS,
  type Drilled,
  type RungName,
} from '../../../engine/predict/ladder.ts'
import type { Level } from '../../../engine/predict/levels.ts'

function drilled(name: RungName, seed: number, level?: Level): Drilled {
  const found = drillOf(name, seed, level)
  if (!found.ok) throw new Error(`${name} ${seed}: ${found.error.code}`)
  return found.value
}

const SEEDS = Array.from({ length: 10 }, (_, i) => 10 * 7 + i)
const all = RUNG_NAMES.flatMap((name) => RUNGS[name].levels.map((level) => [name, level] as const))

describe.each(all)('a drill of the rung %s, asked at the level %s', (name, level) => {
  it('has for each seed a tree that holds what the rung is about, always the same', () => {
    for (const seed of SEEDS) {
      const { asked, stop, rung } = drilled(name, seed, level)
      expect(stop.level).toBe(level)
      expect(asked.stops.some((each) => isAbout(rung, asked, each))).toBe(true)
      expect(gradeAt(asked, { stop, said: stop.right }).right).toBe(true)
      expect(drilled(name, seed, level).stop).toEqual(stop)
      if (name === 'both') expect(cutsAtBothEnds(asked)).toBe(true)
      if (name === 'min') expect(asked.replay.player(0)).toBe(1)
    }
  })

  it('asks another tree for another seed, and mostly what the rung is about', () => {
    const rights = SEEDS.map((seed) => drilled(name, seed, level))
    const texts = rights.map(({ asked }) => asked.use((kit, position) => kit.game.format(position)))
    expect(new Set(texts).size).toBeGreaterThan(7)
    const about = rights.filter(({ rung, asked, stop }) => isAbout(rung, asked, stop))
    expect(about.length).toBeGreaterThanOrEqual(5)
  })

  it('names the slip of who searches without what the rung is about', () => {
    const { without } = RUNGS[name]
    if (without === undefined) return
    for (const seed of SEEDS) {
      const { asked, stop } = drilled(name, seed, level)
      const other = asked.again(without(asked.convention))
      const there = other && sameStop(other, asked, stop)
      if (other === undefined || there?.right.values === undefined) continue
      const answer = { stop, said: there.right }
      if (gradeAt(asked, answer).right) continue
      expect(slipOfAnswers(asked, [answer])).toBeDefined()
    }
  })
})

describe('deep drills', () => {
  it('have a bound from further up than the node above', () => {
    for (const seed of SEEDS) {
      const { replay } = drilled('deep', seed, 'sheet').asked
      const deep = Array.from({ length: replay.nodeCount }, (_, node) => node).some((node) => {
        const why = replay.isVisited(node) ? explainCut(replay, node) : undefined
        return why !== undefined && why.owner >= 0 && why.owner !== replay.parent(node)
      })
      expect(deep).toBe(true)
    }
  })
})

describe('the slips of what is said', () => {
  it('are a value of the other view, and a window with its ends exchanged', () => {
    const { asked, stop } = drilled('negated', 3)
    const [value] = stop.right.values ?? ['']
    const other = value.startsWith('-') ? value.slice(1) : `-${value}`
    expect(slipOfAnswers(asked, [{ stop, said: { values: [other] } }])).toBe('other-view')
    const window = drilled('first', 4, 'window')
    const values = window.stop.right.values?.toReversed() ?? []
    expect(slipOfAnswers(window.asked, [{ stop: window.stop, said: { values } }])).toBe(
      'ends-swapped',
    )
  })

  it('are none where the answer is right, or no slip explains it', () => {
    const { asked, stop } = drilled('carry', 3)
    expect(slipOfAnswers(asked, [{ stop, said: stop.right }])).toBeUndefined()
    expect(slipOfAnswers(asked, [{ stop, said: { values: ['777'] } }])).toBeUndefined()
  })
})
