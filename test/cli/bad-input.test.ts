import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../engine/index.ts'
import { oneLine } from '../../src/cli/cli-error.ts'
import { verbs } from '../../src/cli/verbs.ts'
import { ask, error, lines } from './ask.ts'

const MILLION = 1_000_000

describe('a command line that is wrong', () => {
  it.each([
    [[], 'games, moves, show'],
    [['nosuch'], '“nosuch”'],
    [['figure'], 'figure tree or figure board'],
    [['moves'], 'a game'],
    [['moves', 'chess'], 'no game “chess”. The games are tree, mnk'],
    [['moves', 'mnk', 'b2'], '“b2” is one word too many'],
    [['moves', 'mnk', '--positon', 'b2'], 'no option --positon. It has --position'],
    [['moves', 'mnk', '-p', 'b2'], 'no option -p'],
    [['moves', 'mnk', '--position'], '--position needs a value'],
    [['moves', 'mnk', '--position', '--json'], '--position needs a value'],
    [['moves', 'mnk', '--position', 'a1', '--position', 'a1'], 'given twice'],
    [['moves', 'mnk', '--json=yes'], '--json takes no value'],
    [
      ['moves', 'mnk', '--position', 'a1a1'],
      'In the position, at character 3: There is a stone on a1',
    ],
    [['moves', 'mnk', '--option', 'size=9'], 'The options of mnk are columns, rows, k'],
    [['moves', 'connect4', '--option', 'size=9'], 'connect4 has no options'],
    [['moves', 'mnk', '--option', 'k'], 'name=value'],
    [['moves', 'mnk', '--option', '=3'], 'name=value'],
    [['moves', 'mnk', '--option', 'k=99'], 'from 1 to 8'],
    [['moves', 'mnk', '--option', 'k='], 'whole number'],
    [['moves', 'mnk', '--option', 'k=3', 'k=3'], 'given twice'],
    [['moves', 'ninuki', '--option', 'breakable=maybe'], 'true or false'],
    [['moves', 'abalone', '--option', 'start=spiral'], 'belgian-daisy'],
    [['moves', 'mnk', '--option', '__proto__=1'], 'no option'],
    [['moves', 'mnk', '--input', '-', '--position', 'a1'], 'not both'],
    [['apply', 'mnk', '--input', '-', '--moves', 'a1'], 'not both'],
    [['apply', 'mnk'], '--moves'],
    [['perft', 'mnk'], '--depth N'],
    [['perft', 'mnk', '--depth', ''], 'whole number'],
    [['perft', 'mnk', '--depth', 'NaN'], 'whole number'],
    [['perft', 'mnk', '--depth', '1.5'], 'whole number'],
    [['perft', 'mnk', '--depth', '0'], 'from 1 to 64'],
    [['perft', 'mnk', '--depth', '-1'], 'from 1 to 64'],
    [['perft', 'mnk', '--depth', '1000000000'], 'from 1 to 64'],
    [['perft', 'mnk', '--depth', '9'.repeat(400)], 'from 1 to 64'],
    [['search', 'mnk', '--depth', '3'], 'minimax, negamax, alphabeta'],
    [['search', 'mnk', '--algorithm', 'alphabeta'], '--depth N'],
    [['search', 'mnk', '--algorithm', 'uct', '--depth', '3'], 'minimax, negamax, alphabeta'],
    [['search', 'mnk', '--algorithm', 'mcts', '--depth', '3'], 'mcts does not have'],
    [['search', 'mnk', '--algorithm', 'mcts', '--beam', '3'], 'mcts does not have'],
    [['search', 'mnk', '--algorithm', 'mcts', '--iterations', '0'], 'from 1'],
    [['search', 'mnk', '--algorithm', 'mcts', '--nodes', '1'], 'from 2 to 10,000,000'],
    [['search', 'mnk', '--algorithm', 'mcts', '--nodes', '1000000000'], 'from 2 to 10,000,000'],
    [['search', 'mnk', '--algorithm', 'mcts', '--seed', '3000000000'], 'from -2,147,483,648'],
    [['search', 'connect4', '--algorithm', 'mcts', '--candidates', '2'], 'near to stones'],
    [
      ['search', 'mnk', '--algorithm', 'pvs', '--depth', '3', '--iterations', '9'],
      'pvs does not have',
    ],
    [['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '1000000000'], 'from 0 to 64'],
    [['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '3', '--nodes', '0'], 'from 1'],
    [['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '3', '--ms', '-5'], 'from 1'],
    [['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '3', '--beam', '-5'], 'from 1'],
    [['search', 'mnk', '--algorithm', 'pvs', '--depth', '3', '--candidates', '0'], 'from 1'],
    [['search', 'mnk', '--algorithm', 'pvs', '--depth', '3', '--table', '0'], 'from 1'],
    [['search', 'mnk', '--algorithm', 'pvs', '--depth', '3', '--tie', 'lt'], 'pvs does not have'],
    [
      ['search', 'abalone', '--algorithm', 'pvs', '--depth', '1', '--candidates', '2'],
      'near to stones',
    ],
    [
      ['search', 'connect4', '--algorithm', 'pvs', '--depth', '1', '--ordering', 'influence'],
      'no map of influence',
    ],
    [
      'search mnk --algorithm deepening --depth 3 --beam 4 --ordering killers'.split(' '),
      'killers do not',
    ],
    [
      ['search', 'mnk', '--algorithm', 'minimax', '--depth', '3', '--table', '16'],
      'minimax does not have',
    ],
    [['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '3', '--seed', '1'], 'leave it out'],
    [['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '3', '--tie', 'eq'], 'le, lt'],
    ['search mnk --algorithm pvs --depth 3 --threads 0'.split(' '), 'from 1 to 64'],
    ['search mnk --algorithm pvs --depth 3 --threads -1'.split(' '), 'from 1 to 64'],
    ['search mnk --algorithm pvs --depth 3 --threads 1000000000'.split(' '), 'from 1 to 64'],
    ['search mnk --algorithm pvs --depth 3 --threads two'.split(' '), 'whole number'],
    ['search mnk --algorithm minimax --depth 3 --threads 2'.split(' '), 'minimax does not have'],
    ['search mnk --algorithm negamax --depth 3 --threads 2'.split(' '), 'negamax does not have'],
    ['search mnk --algorithm mcts --threads 2'.split(' '), 'mcts does not have'],
    ['search mnk --algorithm pvs --depth 3 --threads 2 --nodes 9'.split(' '), 'not both'],
    ['search mnk --algorithm pvs --depth 3 --threads 2 --position x'.split(' '), 'In the position'],
    ['search connect4 --algorithm pvs --depth 3 --depths 9:3,0:4'.split(' '), 'not both'],
    ['search tree --algorithm pvs --depths 9:3,0:4'.split(' '), 'no squares'],
    ...['', '3', '9:3', '9:3,0', '9:3,9:2,0:1', '0:3,9:2', '9:99,0:1', '-1:3,0:4', '9:3,0:4 '].map(
      (text): [string[], string] => [
        ['search', 'connect4', '--algorithm', 'pvs', '--depths', text],
        'the last 0',
      ],
    ),
    [['search', 'connect4', '--algorithm', 'pvs', '--depths', '9:3,'.repeat(1e5)], 'the last 0'],
    ...['[[0.5,1],[2]]', '[[inf,1],[2]]', '[[?,1],[2]]', '[[1e9,1],[2]]'].flatMap((tree) =>
      [
        'search tree --algorithm alphabeta --depth 3',
        'search tree --algorithm deepening --depth 3',
        'search tree --algorithm pvs --depth 3 --threads 2',
        'search tree --algorithm mcts --iterations 20',
        'show tree',
      ].map((words): [string[], string] => [
        [...words.split(' '), '--position', tree],
        'as they are written',
      ]),
    ),
    [['threats', 'gomoku8', '--position', 'e4 a1 e5 a2 e6 a3 e7 a4 e8'], 'The game is over'],
    ['search mnk --algorithm pvs --depth 3 --replace deeper'.split(' '), 'give both'],
    ['search mnk --algorithm pvs --depth 3 --table 1 --replace old'.split(' '), 'always, deeper'],
    ['search mnk --algorithm pvs --depth 3 --aspiration 9'.split(' '), 'pvs does not have'],
    ['search mnk --algorithm deepening --depth 3 --aspiration -1'.split(' '), 'from 0 to 900,000'],
    ['search ninuki --algorithm alphabeta --depth 1 --quiet'.split(' '), 'leave --quiet out'],
    ['search connect4 --algorithm mcts --iterations 9 --quiet'.split(' '), 'mcts does not have'],
    ['search connect4 --algorithm pvs --depth 3 --threads 2 --quiet'.split(' '), 'not both'],
    ['search mnk --algorithm mcts --depths 0:1'.split(' '), 'mcts does not have'],
    [
      ['search', 'tree', '--algorithm', 'alphabeta', '--depth', '3', '--ordering', 'centre'],
      'no middle',
    ],
    [['solve'], 'a game'],
    [['solve', 'chess'], 'no game “chess”'],
    [['solve', 'mnk'], 'mnk has no solver'],
    [['solve', 'connect4', '--nodes', '0'], 'from 1'],
    [['solve', 'connect4', '--depth', '3'], 'no option --depth'],
    [['solve', 'connect4', '--position', '4444444'], 'In the position, at character 7'],
    [['tree', '--algorithm', 'alphabeta'], 'a tree, or --input'],
    [['tree', '[[1]]', '--algorithm', 'alphabeta', '--input', '-'], 'one word too many'],
    [['tree', '', '--algorithm', 'alphabeta'], 'no tree'],
    [
      ['tree', '[[3,12],[2,4]', '--algorithm', 'alphabeta'],
      'In the tree, at character 14: One list',
    ],
    [['tree', '[3,win]', '--algorithm', 'alphabeta'], 'at character 4'],
    [['agents', 'chess'], 'no game “chess”'],
    [['agents', 'mnk', 'mnk'], 'one word too many'],
    [['agents', '\0'], 'no game “\\u0000”'],
    [['play'], 'a game'],
    [['play', 'connect4'], 'After “play connect4” comes an agent'],
    [['play', 'mnk', 'level-1'], 'mnk has no agents'],
    [['play', 'connect4', 'hard'], 'The agents of connect4 are random, wins, guards, minimax'],
    [['play', 'connect4', '__proto__'], 'no agent “__proto__”'],
    [['play', 'connect4', 'x'.repeat(MILLION)], 'no agent “xxx'],
    [['play', 'connect4', 'level-1', 'level-1'], 'one word too many'],
    [['play', 'connect4', 'level-1', '--position', '1212121'], 'The game is over'],
    [['play', 'connect4', 'level-1', '--position', '8'], 'In the position'],
    [['play', 'connect4', 'level-1', '--seed', '1e3'], 'whole number'],
    [['match'], 'a game'],
    [['match', 'chess'], 'comes an agent'],
    [['match', 'chess', 'a', 'b'], 'no game “chess”'],
    [['match', 'connect4', 'level-1'], 'comes an agent'],
    [['match', 'connect4', 'level-1', 'level-9'], 'no agent “level-9”'],
    [['match', 'connect4', 'own:depth=99', 'level-1'], '“depth” must be from 1 to 60'],
    [['match', 'connect4', 'level-1', 'own:what=4'], 'no option “what”'],
    [['match', 'connect4', 'own:nodes=100', 'level-1'], 'budget of positions is for iterative'],
    [['match', 'connect4', '\0', '\u001b[31m'], 'no agent “\\u0000”'],
    [['match', 'connect4', 'random', 'random', 'random'], 'one word too many'],
    ['match connect4 random random --games 0'.split(' '), 'from 1 to 10,000'],
    ['match connect4 random random --games -1'.split(' '), 'from 1 to 10,000'],
    ['match connect4 random random --games 1000000000'.split(' '), 'from 1 to 10,000'],
    ['match connect4 random random --games ten'.split(' '), 'whole number'],
    ['match connect4 random random --seed 3000000000'.split(' '), 'from -2,147,483,648'],
    ['match connect4 random random --opening 99'.split(' '), 'from 0 to 50'],
    ['match connect4 random random --limit 0'.split(' '), 'from 1 to 10,000'],
    ['match connect4 random random --depth 3'.split(' '), 'no option --depth'],
    ['match connect4 random random --position 9'.split(' '), 'In the position'],
    ['match gomoku random random --option size=99'.split(' '), 'from 5 to 22'],
    [['figure', 'board', 'tree'], 'figure tree'],
    [['figure', 'tree', 'abalone', '--depth', '1'], 'no figure of a search of abalone'],
    [['figure', 'tree', 'connect4'], 'needs --depth, from 0 to 7'],
    [['figure', 'tree', 'connect4', '--depth', '8'], '7 plies'],
    [['figure', 'tree', '[1,2]', '--depth', '2'], '--depth is for games'],
    [['figure', 'tree', '[1,2'], 'In the tree, at character 5'],
    [['figure', 'tree', '[1,2]', '--step', 'middle'], '“end”'],
    [['figure', 'tree', '[1,2]', '--step', '99'], 'from 0 to'],
    [['figure', 'tree', '[1,2]', '--step', '99999999999'], 'from 0 to'],
    [['figure', 'tree', '[1,2]', '--step', 'cutoff:1'], 'no cutoff'],
    [['figure', 'tree', '[[3,12],[2,4]]', '--step', 'cutoff:2'], 'cutoff:1'],
    [['figure', 'tree', 'chess'], 'no game “chess”'],
  ])('%j is told so in one sentence', async (argv, said) => {
    expect(await error(argv)).toContain(said)
  })

  it('is told so whatever it is: nothing throws, and stdout stays empty', async () => {
    const names = verbs.flatMap(({ args }) => args.map(({ name }) => `--${name}`))
    const word = fc.oneof(
      fc.constantFrom(...verbs.flatMap(({ name }) => name.split(' ')), ...gameIds, ...names),
      fc.constantFrom(
        '-1',
        '1e9',
        '1000000000',
        'NaN',
        '',
        '-',
        '--',
        '[[1,2],3]',
        'k=3',
        'alphabeta',
      ),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 7 }), async (argv) => {
        // A search that is asked for is done: only what is wrong is looked at here.
        fc.pre(!['perft', 'search', 'solve', '--input'].some((each) => argv.includes(each)))
        const { code, out, err } = await ask(argv)
        if (code === 0) expect(err).toBe('')
        else {
          expect([code, out]).toEqual([2, ''])
          expect(err).toMatch(/^[^\n\p{Cc}]+\n$/u)
          expect(err).not.toContain('fault of its own')
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a line that is wrong', () => {
  const hostile = [
    '\0',
    'e4\0e5',
    '\u001b[31m',
    '\u202e',
    '\ud800',
    '👻',
    '{"moves":"\\u0000"}',
    '[[[[',
    '-',
    '/',
    '!',
    'X'.repeat(MILLION),
    'e4'.repeat(MILLION / 2),
    '['.repeat(MILLION),
    '1'.repeat(MILLION),
    ' '.repeat(MILLION),
    `{"moves":"${'e4 '.repeat(MILLION / 3)}"}`,
    `{"position":"${'.'.repeat(MILLION)}"}`,
    `{"options":{"${'k'.repeat(MILLION)}":1}}`,
    'x'.repeat(2_100_000),
    '9,'.repeat(MILLION / 2),
  ]
  it.each([
    ...gameIds.map((game) => ['show', game]),
    ['apply', 'tree'],
    ['apply', 'abalone'],
    ['tree', '--algorithm', 'alphabeta'],
    ['play', 'gomoku8', 'random'],
    ['match', 'connect4', 'random', 'random', '--games', '1'],
  ])('is answered by %s %s, however long or strange, and the rest is done', async (...argv) => {
    const answers = await lines(argv, hostile.join('\n'))
    expect(answers).toHaveLength(hostile.length)
    for (const answer of answers) {
      if (answer.error === undefined || answer.error === null) continue
      expect(answer.error).not.toContain('fault of its own')
      expect(answer.error).toMatch(/^[^\p{Cc}]{1,600}$/u)
    }
  })

  it('never stops the others, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), async (texts) => {
        const input = texts.map((text) => text.replaceAll('\n', ' '))
        for (const argv of [
          ['moves', 'gomoku'],
          ['apply', 'abalone'],
          ['tree', '--algorithm', 'negamax'],
        ]) {
          const answers = await lines(argv, [...input, '', ''].join('\n'))
          expect(answers).toHaveLength(input.length + 1)
          expect(JSON.stringify(answers)).not.toContain('fault of its own')
        }
      }),
      { numRuns: 60 },
    )
  })

  it('in JSON, is read as far as it makes sense', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.json(), { minLength: 1 }), async (values) => {
        const input = values.map((value) => `{"moves":${value},"options":{"size":${value}}}`)
        const answers = await lines(['apply', 'ninuki'], input.join('\n'))
        expect(answers).toHaveLength(values.length)
        expect(JSON.stringify(answers)).not.toContain('fault of its own')
      }),
      { numRuns: 60 },
    )
  })
})

describe('a sentence', () => {
  it('is one line without anything that a terminal would obey', () => {
    expect(oneLine('a\nb\u001b[31mc\u202ed\u0000')).toBe('a\\u000ab\\u001b[31mc\\u202ed\\u0000')
    expect(oneLine('x'.repeat(5000)).length).toBeLessThan(700)
    expect(oneLine('\ud800').isWellFormed()).toBe(true)
  })
})
