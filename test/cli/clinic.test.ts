import { expect, it } from 'vitest'
import { json } from './ask.ts'

it('an agent that is wrong on purpose plays its right twin', async () => {
  const agents = ['clinic/smallest-int', 'clinic/smallest-int-mended']
  const answer = await json('match', 'gomoku8', ...agents, '--games', '2', '--seed', '1')
  // It never finds a move, and loses both games.
  expect(answer).toMatchObject({ agents, wins: 0, draws: 0, losses: 2 })
})

it('the agents of a game are listed with those that are wrong on purpose', async () => {
  const list: { id: string; name: string; origin: string }[] = await json('agents', 'gomoku8')
  const clinic = list.filter(({ origin }) => origin === 'clinic')
  expect(clinic.map(({ id }) => id)).toContain('clinic/root-window')
  expect(clinic.every(({ id, name }) => name !== id)).toBe(true)
})
