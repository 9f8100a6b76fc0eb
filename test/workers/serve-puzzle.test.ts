import { describe, expect, it } from 'vitest'
import { connect4 } from '../../engine/index.ts'
import { servePuzzle } from '../../src/workers/serve-puzzle.ts'

const asked = { task: 'puzzle', kind: 'fork', position: '2232' } as const

describe('a puzzle in a worker', () => {
  it('has its right move found where none is given', () => {
    expect(servePuzzle(connect4, asked)).toMatchObject({
      ok: true,
      value: { move: '4', right: true, reason: 'fork' },
    })
  })

  it('has a move judged, and what follows it', () => {
    expect(servePuzzle(connect4, { ...asked, move: '5' })).toEqual({
      ok: true,
      value: { move: '5', right: false, reason: 'one-threat', line: [3] },
    })
  })

  it.each([
    ['a move that cannot be played', { ...asked, move: '8' }, 'move/'],
    ['a game that is over', { ...asked, position: '1212121' }, 'move/game-over'],
    ['a position without an answer', { ...asked, position: '' }, 'worker/failed'],
  ])('answers with an error to %s', (_, request, code) => {
    const served = servePuzzle(connect4, request)
    expect(served.ok ? '' : served.error.code).toContain(code)
  })
})
