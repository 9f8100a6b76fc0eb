import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CLINIC } from '../../../engine/clinic/index.ts'

/** The lines of the search at a node, from its head to its end. */
function visitOf(path: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../engine', path), 'utf8')
  const from = text.indexOf('  function visit(')
  const to = text.indexOf('    return best\n  }\n', from)
  return text
    .slice(from, to)
    .split('\n')
    .map((line) => line.trim())
}

/** The lines of `a` that `b` does not have as often: the last of those that are alike. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b]
  return a.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * The faults know no convention but the notebook's own, bounds from all nodes above, and play no
 * trees whose sides do not alternate.
 */
const ONLY_RIGHT = [
  'if (shallow && ply > 0 && !run.passesOn) alpha = untold[ply & 1]',
  'const hard = failsHard && !run.isBetween',
]
const RIGHT = visitOf('search/alphabeta.ts').filter((line) => !ONLY_RIGHT.includes(line))

/** What each fault puts in the place of which lines of alpha-beta. */
const FAULTS: Readonly<Record<string, { right: string[]; wrong: string[] }>> = {
  'root-window': {
    right: ['const score = -visit(moves[i], depth - 1, ply + 1, -beta, -floor)'],
    wrong: [
      'const score =',
      'ply === 0',
      '? -visit(moves[i], depth - 1, ply + 1, floor, beta)',
      ': -visit(moves[i], depth - 1, ply + 1, -beta, -floor)',
    ],
  },
  'smallest-int': {
    right: [
      'let best = hard ? alpha : NOTHING_YET',
      'const score = -visit(moves[i], depth - 1, ply + 1, -beta, -floor)',
    ],
    wrong: [
      'let best = hard ? alpha : SMALLEST',
      'const score = -visit(moves[i], depth - 1, ply + 1, -beta | 0, -floor | 0) | 0',
    ],
  },
  'shared-best-move': {
    right: ['run.improve(ply, moves[i], best)'],
    wrong: ['bestMove = moves[i]'],
  },
  'missing-braces': {
    right: ['run.improve(ply, moves[i], best)'],
    wrong: ['if (ply === 0) row = Math.floor(moves[i] / size)', 'column = moves[i] % size'],
  },
  'tie-from-a-bound': { right: ['if (score > best) {'], wrong: ['if (score >= best) {'] },
  'zero-is-nothing': {
    right: [],
    wrong: ['if (!score) {', 'continue', 'trace?.back(best)', '}'],
  },
}

it.each(Object.entries(FAULTS))('%s differs from alpha-beta by its fault alone', (id, fault) => {
  const wrong = visitOf(`clinic/${id}.ts`)
  expect(RIGHT.length).toBeGreaterThan(30)
  expect(without(RIGHT, wrong)).toEqual(fault.right)
  expect(without(wrong, RIGHT)).toEqual(fault.wrong)
})

it('every case names the file of its fault, which opens with what is wrong', () => {
  for (const { file } of CLINIC) {
    const path = join(import.meta.dirname, '../../../engine/clinic', `${file}.ts`)
    expect(readFileSync(path, 'utf8')).toContain('* Wrong on purpose: ')
  }
})

it('visited-set leaves out nothing of alpha-beta but how it calls itself', () => {
  const wrong = visitOf('clinic/visited-set.ts')
  expect(without(RIGHT, wrong)).toEqual([
    'function visit(move: Move, depth: number, ply: number, alpha: number, beta: number): number {',
    'const score = -visit(moves[i], depth - 1, ply + 1, -beta, -floor)',
  ])
})

it('hash-of-the-cells adds to alpha-beta a dictionary, and leaves out nothing', () => {
  const wrong = visitOf('clinic/hash-of-the-cells.ts')
  expect(without(RIGHT, wrong)).toEqual([])
  expect(without(wrong, RIGHT)).toEqual([
    'const key = keyOf(position)',
    'const known = slots.get(key)',
    'if (known !== undefined && settles(scores[known], bounds[known], alpha, beta)) {',
    'hits++',
    'trace?.tableHit(scores[known], known)',
    'trace?.exit(scores[known], bounds[known])',
    'return scores[known]',
    'keep(key, score, EXACT)',
    '}',
    'keep(key, best, boundCode(best, alpha, beta, hard))',
  ])
})
