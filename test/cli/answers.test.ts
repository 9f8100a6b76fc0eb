import { describe, expect, it } from 'vitest'
import { gameIds, THE_33_NODE_TREE } from '../../engine/index.ts'
import { json, lines } from './ask.ts'

describe('games', () => {
  it('lists every game with its options and their defaults', async () => {
    const games = await json('games')
    expect(games.map(({ id }: { id: string }) => id)).toEqual(gameIds)
    const ninuki = games.find(({ id }: { id: string }) => id === 'ninuki')
    expect(ninuki.options[0]).toEqual({
      name: 'size',
      type: 'integer',
      default: 19,
      min: 5,
      max: 19,
    })
    const abalone = games.find(({ id }: { id: string }) => id === 'abalone')
    expect(abalone.options[1]).toMatchObject({ name: 'start', default: 'classic' })
    expect(abalone.options[2]).toMatchObject({ name: 'broadside', follows: 'variant' })
  })
})

describe('perft', () => {
  // RULES: counts of the project's own; each game's source is in its engine test.
  it.each([
    ['mnk', [], [9, 72, 504, 3024]],
    ['connect4', [], [7, 49, 343, 2401, 16_807]],
    ['gomoku8', [], [64, 4032]],
    ['tree', [], [3, 6, 9, 14, 0, 0]],
    ['abalone', [], [44, 1936]],
    ['abalone', ['start=belgian-daisy'], [52, 2692]],
    ['abalone', ['variant=inf8175'], [74, 5476]],
    ['abalone', ['variant=inf8175', 'start=alien'], [54, 2952]],
    ['abalone', ['broadside=no', 'selfEject=off'], [34, 1156]],
    ['gomoku', ['centre=no'], [361, 129_960]],
    ['ninuki', ['size=9'], [81, 6480]],
  ])('counts %s %j', async (game, options, counts) => {
    const given = options.flatMap((option) => ['--option', option])
    expect(await json('perft', game, '--depth', String(counts.length), ...given)).toEqual({
      counts,
    })
  })

  it('takes several options after one --option', async () => {
    const argv = ['perft', 'abalone', '--depth', '1', '--option', 'broadside=no', 'selfEject=no']
    expect(await json(...argv)).toEqual({ counts: [34] })
  })
})

describe('moves', () => {
  it('lists the legal moves in canonical order, and none when the game has ended', async () => {
    expect(await json('moves', 'mnk', '--position', 'b2')).toEqual({
      moves: ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'],
    })
    expect(await json('moves', 'connect4', '--position', '1212121')).toEqual({ moves: [] })
  })
})

describe('show', () => {
  it('draws the board and tells who is to move', async () => {
    expect(await json('show', 'mnk', '--position', 'b2c2')).toMatchObject({
      position: 'b2c2',
      board: ['3 . . .', '2 . X O', '1 . . .', '  a b c'].join('\n'),
      toMove: 'X',
      winner: null,
      reason: null,
      pendingFiveOf: null,
    })
  })

  it('names the columns of a game whose moves are columns', async () => {
    const { board } = await json('show', 'connect4', '--position', '4')
    expect(board.split('\n').slice(-3)).toEqual([
      '1 . . . X . . .',
      '  a b c d e f g',
      '  1 2 3 4 5 6 7',
    ])
  })

  it('draws hexagons, each row half a cell further', async () => {
    const { board, lost } = await json('show', 'abalone')
    expect(board.split('\n')).toEqual([
      '    i w w w w w',
      '   h w w w w w w',
      '  g . . w w w . .',
      ' f . . . . . . . .',
      'e . . . . . . . . .',
      ' d . . . . . . . . 9',
      '  c . . b b b . . 8',
      '   b b b b b b b 7',
      '    a b b b b b 6',
      '       1 2 3 4 5',
    ])
    expect(lost).toEqual({ b: 0, w: 0 })
  })

  it('draws what is below a node of a tree', async () => {
    const { board } = await json('show', 'tree', '--position', '[[3,-12],2]')
    expect(board.split('\n')).toEqual(['Max', '├─ Min', '│  ├─ 3', '│  └─ -12', '└─ 2'])
  })

  it.each([
    ['connect4', '4455443'],
    ['gomoku8', 'd4 e5 d5 e4'],
    ['gomoku', 'j10 j11 k11'],
    ['ninuki', 'j10 k11 i9'],
    ['abalone', 'c3d4 g7f6'],
  ])('gives terms that sum to the evaluation in %s', async (game, position) => {
    const { evaluation, terms } = await json('show', game, '--position', position)
    const sum = terms.reduce(
      (all: number, term: { contribution: number }) => all + term.contribution,
      0,
    )
    expect(sum).toBe(evaluation)
    for (const { side, squares, name } of terms) {
      expect(side).toMatch(/^[XObw]$/)
      expect(name).toMatch(/^[a-z0-9-]+$/)
      for (const square of squares) expect(square).toMatch(/^[a-s][0-9]+$/)
    }
  })

  it('calls the winner by its letter and gives the reason', async () => {
    expect(await json('show', 'connect4', '--position', '1212121')).toMatchObject({
      winner: 'X',
      reason: 'line',
    })
    expect(await json('show', 'mnk', '--position', 'a1b1c1b2a2c2b3a3c3')).toMatchObject({
      winner: 'draw',
      reason: 'full',
    })
    const six = 'wwwww/wwwwww/..www../......../........./......../......./...bbb/bbbbb w'
    expect(await json('show', 'abalone', '--position', six)).toMatchObject({
      winner: 'w',
      lost: { b: 6, w: 0 },
    })
  })
})

describe('search', () => {
  it('agrees with itself: three algorithms, one value', async () => {
    const at = ['search', 'connect4', '--position', '44', '--depth', '4', '--algorithm']
    const minimax = await json(...at, 'minimax')
    const negamax = await json(...at, 'negamax')
    const alphabeta = await json(...at, 'alphabeta', '--ordering', 'centre')
    expect(minimax).toMatchObject({ view: 'X', bound: 'exact', nodes: 2801, cutoffs: 0, depth: 4 })
    expect(negamax).toMatchObject({ value: minimax.value, move: minimax.move, line: minimax.line })
    expect(alphabeta.value).toBe(minimax.value)
    expect(alphabeta.nodes).toBeLessThan(2801)
    expect(alphabeta.line[0]).toBe(alphabeta.move)
  })

  it('answers in the view of the side to move, and minimax in that of the first player', async () => {
    const at = ['search', 'connect4', '--position', '1213141', '--depth', '2', '--algorithm']
    const second = ['search', 'connect4', '--position', '443', '--depth', '1', '--algorithm']
    expect((await json(...at, 'negamax')).move).toBe(null)
    const min = await json(...second, 'minimax')
    const side = await json(...second, 'negamax')
    expect([min.view, side.view]).toEqual(['X', 'O'])
    expect(min.value).toBe(-side.value)
  })

  it('counts a win by the plies that it takes', async () => {
    const argv = ['search', 'mnk', '--position', 'a1 a3 b1 b3', '--algorithm', 'alphabeta']
    expect(await json(...argv, '--depth', '3')).toMatchObject({
      value: 999_999,
      pliesToEnd: 1,
      move: 'c1',
      line: ['c1'],
    })
  })

  it('says which limit has stopped it, with a move in hand', async () => {
    const argv = ['search', 'gomoku8', '--algorithm', 'alphabeta', '--depth', '9', '--nodes', '500']
    const { stopped, bound, move, nodes } = await json(...argv)
    expect({ stopped, bound, nodes }).toEqual({ stopped: 'nodes', bound: 'lower', nodes: 500 })
    expect(move).toMatch(/^[a-h][1-8]$/)
  })

  it('gives the value of tic-tac-toe, a draw', async () => {
    const argv = [
      'search',
      'mnk',
      '--algorithm',
      'alphabeta',
      '--depth',
      '9',
      '--ordering',
      'centre',
    ]
    expect(await json(...argv)).toMatchObject({ value: 0, bound: 'exact', pliesToEnd: null })
  })
})

describe('tree', () => {
  it('finds the worked example’s value, visits and cuts', async () => {
    const { cuts, ...rest } = await json('tree', THE_33_NODE_TREE, '--algorithm', 'alphabeta')
    expect(rest).toMatchObject({
      value: 6,
      visited: 25,
      nodes: 33,
      leavesVisited: 9,
      leavesCut: [4, 8, 11, 12, 13],
    })
    expect(cuts.map(({ skipped }: { skipped: number }) => skipped)).toEqual([1, 1, 6])
    expect(cuts[2]).toMatchObject({
      node: [2],
      side: 'alpha',
      bound: 6,
      score: 5,
      owner: [],
      ownerMove: [1],
      refutation: [2, 0],
      moves: [[2, 1]],
    })
    expect(cuts[2].reason).toMatch(/^Max is already sure of 6 at the root, .*6 nodes skipped\.$/)
  })

  it('visits 26 nodes where a tie is not enough to cut, and all 33 without cuts', async () => {
    const strict = await json('tree', THE_33_NODE_TREE, '--algorithm', 'alphabeta', '--tie', 'lt')
    expect(strict).toMatchObject({ value: 6, visited: 26 })
    expect(strict.cuts).toHaveLength(2)
    for (const algorithm of ['minimax', 'negamax']) {
      const plain = await json('tree', THE_33_NODE_TREE, '--algorithm', algorithm)
      expect(plain).toMatchObject({
        value: 6,
        visited: 33,
        leavesVisited: 14,
        leavesCut: [],
        cuts: [],
      })
    }
  })

  it('answers in Max’s view also where Min begins', async () => {
    for (const algorithm of ['minimax', 'negamax', 'alphabeta']) {
      const argv = ['tree', '[[3,12],[2,4]]', '--algorithm', algorithm, '--first', 'min']
      expect(await json(...argv)).toMatchObject({ value: 4 })
    }
  })

  it('takes a leaf for a tree, a negative one too', async () => {
    const leaf = { value: -5, visited: 1, leavesVisited: 1, leavesCut: [], line: [] }
    expect(await json('tree', '-5', '--algorithm', 'alphabeta')).toMatchObject(leaf)
    expect(await json('tree', '--algorithm', 'alphabeta', '--', '-5')).toMatchObject(leaf)
  })

  it('counts every leaf once, whatever the order of values', async () => {
    const trees = [
      '[[1,2,3],[4,5,6],[7,8,9]]',
      '[[9,8],[7,[6,5]],4]',
      '[[[[1]]]]',
      '[3,[2,[1,[0]]]]',
    ]
    for (const fail of ['soft', 'hard']) {
      const argv = ['tree', '--algorithm', 'alphabeta', '--fail', fail]
      for (const [i, answer] of (await lines(argv, trees.join('\n'))).entries()) {
        const leaves = trees[i].match(/[0-9]+/g)?.length ?? 0
        expect(answer.leavesVisited + answer.leavesCut.length).toBe(leaves)
        const skipped = answer.cuts.reduce(
          (sum: number, cut: { skipped: number }) => sum + cut.skipped,
          0,
        )
        expect(answer.visited + skipped).toBe(answer.nodes)
      }
    }
  })
})
