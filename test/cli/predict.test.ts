import { describe, expect, it } from 'vitest'
import { THE_33_NODE_TREE } from '../../engine/index.ts'
import { ask, error, json, lines } from './ask.ts'

/** The answer to one line. */
async function graded(line: unknown) {
  const [answer] = await lines(['predict', '--json'], `${JSON.stringify(line)}\n`)
  return answer
}

describe('predict', () => {
  it('grades a line a student, with the five fields and what else the line had', async () => {
    const answers = await lines(
      ['predict', '--json'],
      [
        `{"id":7,"tree":"${THE_33_NODE_TREE}","cut":[4,8,11,12,13]}`,
        `{"tree":"${THE_33_NODE_TREE}","cut":[4,11,12,13],"name":{"first":"Ada"}}`,
        `{"tree":"${THE_33_NODE_TREE}","convention":{"tie":"lt"},"cut":[4,11,12,13]}`,
      ].join('\n'),
    )
    expect(answers).toEqual([
      { id: 7, right: true, missed: [], wrong: [], slip: null, score: 1 },
      {
        name: { first: 'Ada' },
        right: false,
        missed: [8],
        wrong: [],
        slip: 'strict-rule',
        score: 0.8,
      },
      { right: true, missed: [], wrong: [], slip: null, score: 1 },
    ])
  })

  it('takes every rule of a convention, and null for what is not given', async () => {
    const tree = '[[3,12],[2,4]]'
    const right = async (convention: unknown, cut: number[], of = tree) =>
      (await graded({ tree: of, convention, cut })).right
    expect(await right({}, [3])).toBe(true)
    expect(await right(null, [3])).toBe(true)
    expect(await right({ order: 'right' }, [])).toBe(true)
    expect(await right({ first: 'min' }, [3])).toBe(false)
    expect(await right({ window: [3, null] }, [1, 3])).toBe(true)
    expect(await right({ window: ['-inf', 'inf'], tie: null }, [3])).toBe(true)
    expect(await right({ window: [null, 2.5] }, [2, 3])).toBe(true)
    expect(await right({ fail: 'hard', tie: 'lt', bounds: 'parent' }, [3])).toBe(true)
    const deep = '[6,[[[5,9],9],9]]'
    expect(await right({}, [2], deep)).toBe(true)
    expect(await right({ bounds: 'parent' }, [], deep)).toBe(true)
    expect(await right({ preset: 'berkeley-cs188' }, [], '[[3,12],[3,4]]')).toBe(true)
    expect(await right({ preset: 'berkeley-cs188', tie: 'le' }, [3], '[[3,12],[3,4]]')).toBe(true)
  })

  it('grades a count beside the cuts, under a convention that counts', async () => {
    const tree = '[[3,12],[2,4]]'
    const counted = async (convention: unknown, said: unknown) =>
      (await graded({ tree, convention, cut: [3], counted: said })).counted
    expect(await counted({ count: 'leaves-seen' }, 3)).toEqual({ right: true, said: 3, is: 3 })
    expect(await counted({ count: 'leaves-cut' }, 3)).toEqual({ right: false, said: 3, is: 1 })
    expect(await counted({ count: 'nodes' }, 6)).toEqual({ right: true, said: 6, is: 6 })
    expect(await counted({ count: 'nodes-below' }, 6)).toEqual({ right: false, said: 6, is: 5 })
    expect(await counted({ preset: 'mit-6034' }, 3)).toEqual({ right: true, said: 3, is: 3 })
    // Where nothing is counted it is a field like any other, and where nothing is said no grade.
    expect(await counted({}, 'three')).toBe('three')
    expect(await graded({ tree, convention: { count: 'nodes' }, cut: [3] })).toEqual({
      right: true,
      missed: [],
      wrong: [],
      slip: null,
      score: 1,
    })
    const line = JSON.stringify({ tree, convention: { count: 'nodes' }, cut: [3], counted: 'six' })
    const [refused] = await lines(['predict', '--json'], line)
    expect(JSON.stringify(refused)).toContain('not-a-count')
  })

  it('lets a line overrule the command line', async () => {
    const line = (convention: unknown) =>
      JSON.stringify({ tree: '[[3,12],[3,4]]', convention, cut: [3] })
    const answers = await lines(
      ['predict', '--tie', 'lt'],
      [line({}), line({ tie: 'le' }), line({ order: 'left' })].join('\n'),
    )
    expect(answers.map(({ right }) => right)).toEqual([false, true, false])
  })

  it('tells a bad line with place and reason, and does the rest', async () => {
    const bad: readonly (readonly [unknown, string, RegExp])[] = [
      ['text', 'cli/not-an-object', /not a JSON object like/],
      [{ cut: [] }, 'cli/not-a-text', /“tree” must be a text/],
      [{ tree: '', cut: [] }, 'tree/empty', /^In the tree, at character 1/],
      [{ tree: '[1,[2', cut: [] }, 'tree/unclosed', /^In the tree, at character 6/],
      [{ tree: '[1,2] 0', cut: [] }, 'predict/not-the-root', /followed by moves/],
      [{ tree: '[1,2]' }, 'cli/not-leaves', /“cut” must be a list/],
      [{ tree: '[1,2]', cut: '0' }, 'cli/not-leaves', /“cut” must be a list/],
      [{ tree: '[1,2]', cut: [0, 'x'] }, 'cli/not-a-leaf', /at place 2 it has "x"/],
      [{ tree: '[1,2]', cut: [0, 2] }, 'cli/no-such-leaf', /2 at place 2, .*2 leaves: 0 to 1/],
      [{ tree: '[1,2]', cut: [-1] }, 'cli/no-such-leaf', /-1 at place 1/],
      [{ tree: '7', cut: [1] }, 'cli/no-such-leaf', /1 leaf: number 0/],
      [{ tree: '[1,2]', cut: [], convention: 'le' }, 'cli/not-a-convention', /must be an object/],
      [{ tree: '[1,2]', cut: [], convention: { ties: 'le' } }, 'cli/unknown-rule', /no “ties”/],
      [{ tree: '[1,2]', cut: [], convention: { tie: 'LE' } }, 'cli/not-a-rule', /one of le, lt/],
      [{ tree: '[1,2]', cut: [], convention: { window: [2] } }, 'cli/not-a-window', /\[a, b\]/],
      [{ tree: '[1,2]', cut: [], convention: { window: [{}, 1] } }, 'predict/not-a-window', /α/],
      [
        { tree: '[1,2]', cut: [], convention: { window: [2, 2] } },
        'predict/not-a-window',
        /2 and 2/,
      ],
      [{ tree: 'min=[1,2]', cut: [], convention: { first: 'max' } }, 'tree/other-side', /Min/],
      [{ tree: '[1,2]', cut: [], convention: { preset: 'x' } }, 'cli/not-a-rule', /berkeley-cs188/],
    ]
    const answers = await lines(
      ['predict', '--json'],
      [...bad.map(([line]) => JSON.stringify(line)), '{"tree":"[1,2]","cut":[]}'].join('\n'),
    )
    bad.forEach(([, code, sentence], i) => {
      expect(answers[i]).toMatchObject({ code, error: expect.stringMatching(sentence) })
    })
    expect(answers.at(-1)).toMatchObject({ right: true })
  })

  it('answers one tree from the command line, in sentences or as JSON', async () => {
    expect(await json('predict', '[[3,12],[2,4]]', '--cut', '3')).toEqual({
      right: true,
      missed: [],
      wrong: [],
      slip: null,
      score: 1,
    })
    const said = (await ask(['predict', '[[3,12],[2,4]]', '--cut', '1'])).out
    expect(said).toBe(
      'Not right: 1 leaf missed, 1 leaf wrongly cut. Score 0.00. Leaves are numbered from the left, from 0.\n' +
        'Missed: the leaf 4 (number 3). Nothing below could matter since step 15: α 3 came from B, ' +
        'and the leaf 2 gave 2.\n' +
        'Wrongly cut: the leaf 12 (number 1). Were it 2 instead, the root would become 2.\n',
    )
    const tied = ['predict', '[[3,12],[3,4]]', '--cut', '3', '--preset', 'bratko']
    expect((await ask(tied)).out).toContain(
      'It is the answer of a search that cuts where β equals α as well.',
    )
    expect(await error(['predict', '[1,2]', '--cut', '', '--preset', 'x'])).toContain('bratko')
    expect(await error(['predict', '[1,2]'])).toContain('--cut')
    expect(await error(['predict', '[1,2]', '--cut', '0 x'])).toContain('at place 2')
    expect(await error(['predict', '--cut', '0', '--input', '-'])).toContain('not both')
  })

  it('counts the steps and calls the nodes as the search of the tree does', async () => {
    const { out } = await ask(['tree', '[[3,12],[2,4]]', '--table'])
    expect(out).toMatch(/^ *15 +C .*Max is already sure of 3 at the root, by B/m)
  })

  it('names nodes alike from whichever end the search begins', async () => {
    const { out } = await ask(['predict', '[[4,2],[12,3]]', '--order', 'right', '--cut', ''])
    expect(out).toContain('Missed: the leaf 4 (number 0).')
    expect(out).toContain('α 3 came from C, and the leaf 2 gave 2.')
  })

  it('grades what is said at each step of a kind, and names the slip', async () => {
    const tree = '[[3,12],[2,4]]'
    const at = (level: string, answers: unknown[], convention = {}) =>
      graded({ id: 1, tree, level, answers, convention })
    const right = { id: 1, right: true, missed: [], wrong: [], slip: null, score: 1 }
    // Nodes: 0 is the root, 1 its first child with leaves 2 and 3, 4 its second with 5 and 6.
    expect(await at('next', [3, 4, null])).toEqual(right)
    expect(await at('value', [3, '2.0', 3])).toEqual(right)
    expect(
      await at('window', [
        [null, null],
        [3, 'inf'],
      ]),
    ).toEqual(right)
    expect(await at('cuts', [[3]])).toEqual(right)
    expect(await at('cuts', [[6]], { mark: 'top-edges' })).toEqual(right)
    expect(await at('cuts', [[4]], { mark: 'left-nodes' })).toEqual(right)
    expect(await at('next', [3, 4, 6])).toEqual({
      id: 1,
      right: false,
      missed: [],
      wrong: [2],
      slip: 'min-for-max',
      score: 2 / 3,
    })
    expect(await at('value', [3])).toMatchObject({ right: false, missed: [1, 2], score: 1 / 3 })
    const bad: readonly (readonly [string, unknown[], string])[] = [
      ['nest', [3], 'cli/not-a-level'],
      ['next', [3, 4, null, null], 'cli/too-many-answers'],
      ['next', [7], 'cli/not-an-answer'],
      ['value', [null], 'cli/not-an-answer'],
      ['window', [[1]], 'cli/not-an-answer'],
      ['cuts', [['3']], 'cli/not-an-answer'],
    ]
    for (const [level, answers, code] of bad) {
      expect(await at(level, answers)).toMatchObject({ code })
    }
  })

  it('takes what a course marks, either tie rule, and a level as any other field', async () => {
    const tree = '[[3,12],[3,4]]'
    const line = (convention: object, cut: number[]) => graded({ tree, convention, cut })
    expect(await line({ tie: 'both' }, [])).toMatchObject({ right: true })
    expect(await line({ tie: 'both' }, [3])).toMatchObject({ right: true })
    expect(await line({ tie: 'both' }, [1])).toMatchObject({ right: false })
    expect(await line({ mark: 'refuted-edge' }, [4])).toMatchObject({ right: true, score: 1 })
    expect(await line({ mark: 'edges' }, [5])).toMatchObject({
      right: false,
      missed: [6],
      wrong: [5],
      score: 0,
    })
    expect(await line({ mark: 'edges' }, [9])).toMatchObject({ code: 'cli/no-such-node' })
    expect(await graded({ tree, cut: [3], level: 7, answers: 'x' })).toEqual({
      level: 7,
      answers: 'x',
      right: true,
      missed: [],
      wrong: [],
      slip: null,
      score: 1,
    })
  })
})
