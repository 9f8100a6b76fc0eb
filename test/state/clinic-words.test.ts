import { expect, it } from 'vitest'
import { CLINIC } from '../../engine/index.ts'
import { agentName } from '../../src/i18n/en/agents.ts'
import { cases } from '../../src/i18n/en/clinic.ts'

it('every case of the clinic has its words, and no other has', () => {
  expect(Object.keys(cases).toSorted()).toEqual(CLINIC.map(({ id }) => id).toSorted())
})

it('every agent of the clinic has a name, the right twin another than the faulty one', () => {
  const names = CLINIC.flatMap(({ game, agent, twinAgent }) =>
    [agent, twinAgent].map(({ id }) => agentName(game, id)),
  )
  expect(new Set(names).size).toBe(2 * CLINIC.length)
  expect(names.filter((name) => name.startsWith('clinic/'))).toEqual([])
})

it('an agent that the clinic does not have is called by its id', () => {
  expect(agentName('gomoku8', 'clinic/none')).toBe('clinic/none')
  expect(agentName('gomoku8', 'clinic/toString')).toBe('clinic/toString')
})
