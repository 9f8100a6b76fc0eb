import { describe, expect, test } from 'vitest'
import { alphabeta, gomoku, pliesToEnd, subjectFrom, tree } from '../../engine/index.ts'
import {
  AT_THE_EDGE,
  exercises,
  TWO_PLIES,
  WORTH,
} from '../../src/widgets/exercise/checks/a-beam.ts'
import { RULES } from '../../src/widgets/exercise/checks/good-moves-first.ts'

describe('the checks of the chapter on a beam', () => {
  test('judge the value that a beam comes to', () => {
    const { check, answer } = exercises['beam-of-two']
    expect(answer).toBe('3')
    expect(check(8n)).toMatchObject({ right: false, code: 'no-beam' })
    expect(check(5n)).toMatchObject({ right: false, code: 'for-max' })
    expect(check(2n)).toMatchObject({ right: false, code: 'first-alone' })
    expect(check(6n)).toMatchObject({ right: false, code: 'rating' })
    expect(check(10n)).toMatchObject({ right: false, code: 'best-reply' })
    expect(check(0n)).toMatchObject({ right: false, first: 'keep-two' })
  })

  test('find what the engine’s beam finds in the same tree', () => {
    const read = tree.game.parse(JSON.stringify(TWO_PLIES.moves.map(({ replies }) => replies)))
    if (!read.ok) throw new Error(read.error.code)
    const { moves } = TWO_PLIES
    const subject = subjectFrom(tree, read.value)
    // What is left of it once the moves that are rated lower are gone.
    const kept = [...moves.keys()].sort((a, b) => moves[b].rating - moves[a].rating)
    const list = new Int32Array(tree.game.maxMoves)
    const listed = [...list.subarray(0, tree.game.moves(read.value, list))]
    const exclude = kept.slice(TWO_PLIES.beam).map((place) => listed[place])
    const { value } = alphabeta(subject, { depth: 2, exclude })
    expect(String(value)).toBe(exercises['beam-of-two'].answer)
    expect(alphabeta(subject, { depth: 2 }).value).toBe(8)
  })

  test('judge how many lines there are for each that is left', () => {
    const { check, answer } = exercises['lines-left']
    expect(answer).toBe('125')
    expect(check(5n)).toMatchObject({ right: false, code: 'one-ply' })
    expect(check(15n)).toMatchObject({ right: false, code: 'times-plies' })
    expect(check(1728n)).toMatchObject({ right: false, code: 'kept' })
    expect(check(216000n)).toMatchObject({ right: false, code: 'all' })
    expect(check(25n)).toMatchObject({ right: false, code: 'one-ply-less' })
    expect(check(110592n)).toMatchObject({ right: false, code: 'difference' })
  })

  test('take every move that wins by force for a refutation, and no other', () => {
    const { check, answer } = exercises['refute-it']
    expect(answer).toBe('e6')
    const read = gomoku.game.parse(AT_THE_EDGE, RULES)
    if (!read.ok) throw new Error(read.error.code)
    const position = read.value
    const moves = new Int32Array(gomoku.game.maxMoves)
    const right: string[] = []
    for (const move of moves.slice(0, gomoku.game.moves(position, moves))) {
      const name = gomoku.game.formatMove(position, move)
      gomoku.game.play(position, move)
      const { value = 0 } = alphabeta(subjectFrom(gomoku, position), {
        depth: 2,
        ordering: 'evaluation',
      })
      gomoku.game.undo(position)
      const wins = value < 0 && pliesToEnd(value) !== undefined
      if (wins) right.push(name)
      expect(check(name).right, name).toBe(wins)
    }
    expect(right).toEqual(['e6'])
    expect(check('i2')).toMatchObject({ code: 'one-point' })
    expect(check('a1')).toMatchObject({ code: 'lets-go' })
  })

  test('ask for the replies that are best for who replies', () => {
    expect(WORTH).toEqual([84, 37, 1123, 46])
    const { check, answer } = exercises['best-for-whom']
    expect(answer).toBe('a2b2 a2a3')
    expect(check('c5b5 a2sw')).toMatchObject({ right: false, code: 'for-white' })
    expect(check('c5b5 a2b2')).toMatchObject({ right: false, code: 'as-listed' })
    expect(check('a2b2 a2sw')).toMatchObject({ right: false, code: 'extremes' })
    expect(check('c5b5 a2a3')).toMatchObject({ right: false, code: 'rate-for-black' })
  })
})
