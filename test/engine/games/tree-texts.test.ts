import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subjectFrom } from '../../../engine/search/types.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { tree, type TreePosition } from '../../../engine/games/tree/index.ts'
import { childCount, valueText } from '../../../engine/games/tree/tree.ts'
import { parsed } from './random-game.ts'

const { game, forms } = tree

interface Node {
  readonly label?: string
  readonly value?: string
  readonly children?: readonly Node[]
}

const label = fc.option(fc.stringMatching(/^[A-Za-z][a-z]{1,6}( [a-z]{2,4})?$/), { nil: undefined })
const value = fc.oneof(
  fc.integer({ min: -900_000, max: 900_000 }).map(String),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
  fc
    .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 0, max: 99 }))
    .map((d) => d.join('.')),
  fc
    .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 99 }))
    .map((d) => d.join('/')),
  fc.constantFrom('inf', '-inf', '∞', '1e9', '?'),
)
const { node } = fc.letrec<{ node: Node; inner: Node }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, fc.record({ label, value }), tie('inner')),
  inner: fc.record({ label, children: fc.array(tie('node'), { minLength: 1, maxLength: 4 }) }),
}))
/** Names are names once; and one that says whose turn it is, is no name. */
const trees = node.map((root) => {
  const taken = new Set(['max', 'min', 'inf', 'infty', 'infinity', 'none', 'null', 'nan', 'oo'])
  const once = ({ label, children, value }: Node): Node => {
    const free = label !== undefined && !taken.has(label.toLowerCase())
    if (free) taken.add(label.toLowerCase())
    return { ...(free && { label }), ...(children ? { children: children.map(once) } : { value }) }
  }
  return once(root)
})

const text = ({ label, value, children }: Node): string =>
  (label === undefined ? '' : `${JSON.stringify(label)}=`) +
  (children === undefined
    ? (value ?? '')
    : `[${children.map(text).join(',')}]${value === undefined ? '' : `=${value}`}`)

/** Everything that a tree says, from the root down; names that were made up are left out. */
function saying(p: TreePosition, labels: (label: string) => boolean) {
  const walk = (node: number): unknown => {
    const label = p.tree.labels.get(node)
    const shown = label !== undefined && labels(label) ? label : ''
    if (childCount(p.tree, node) === 0) return [shown, valueText(p.tree, node)]
    const first = p.tree.first[node]
    return [
      shown,
      Array.from({ length: childCount(p.tree, node) }, (_, i) => walk(p.tree.children[first + i])),
    ]
  }
  return [p.first, walk(0)]
}

interface Judged {
  readonly value: number
  readonly children?: readonly Judged[]
}

const small = fc.integer({ min: -9, max: 9 }).map(String)
const whole = fc.integer({ min: -9, max: 9 })

const textOf = ({ value, children }: Judged): string =>
  children === undefined ? `${value}` : `[${children.map(textOf).join(',')}]=${value}`

/** Minimax by its definition, to a depth. */
function judgedValue({ value, children }: Judged, depth: number, max: boolean): number {
  if (children === undefined || depth === 0) return value
  const all = children.map((child) => judgedValue(child, depth - 1, !max))
  return max ? Math.max(...all) : Math.min(...all)
}

/** What is written at each node, in the order of the text. */
function values({ tree }: TreePosition): readonly string[] {
  return Array.from({ length: tree.nodes }, (_, node) => valueText(tree, node))
}

test('fractions are compared by what they are worth, and nothing is divided by 0', () => {
  const most = 10 ** 15 - 1
  const number = fc.integer({ min: 1, max: most })
  fc.assert(
    fc.property(number, number, number, number, (a, b, c, d) => {
      const first = BigInt(a) * BigInt(d) >= BigInt(c) * BigInt(b)
      const root = minimax(subjectFrom(tree, parsed(game.parse(`[${a}/${b},${c}/${d}]`))), {
        depth: 1,
      })
      const equal = BigInt(a) * BigInt(d) === BigInt(c) * BigInt(b)
      expect(root.move).toBe(first || equal ? 0 : 1)
    }),
  )
  for (const equals of ['[1/2,2/4]', '[0.5,1/2]', '[3,6/2]', '[-1/3,-2/6]']) {
    const { tree: read } = parsed(game.parse(equals))
    expect(read.values[1], equals).toBe(read.values[2])
  }
  expect(game.parse('[3/0,2]')).toMatchObject({
    ok: false,
    error: { code: 'tree/not-a-number', at: 1 },
  })
})

describe('a tree written in each form', () => {
  test.each(forms.map(({ id }) => id))('as %s is read back the same', (id) => {
    const form = forms.find((each) => each.id === id)
    fc.assert(
      fc.property(trees, fc.constantFrom('max', 'min'), (root, first) => {
        const p = parsed(game.parse(text(root), { first }))
        const written = parsed(form?.write(p) ?? { ok: false, error: { code: 'none', at: 0 } })
        const isOne = (label: string) => [...p.tree.labels.values()].includes(label)
        expect(saying(parsed(game.parse(written, { first })), isOne)).toEqual(saying(p, isOne))
      }),
      { numRuns: 300 },
    )
  })

  test.each(forms.map(({ id }) => id))('as %s keeps a name that ends as a value could', (id) => {
    const text = '"aa oo"=[[0],"bb inf"=[1,"cc oo"=2]]'
    const p = parsed(game.parse(text))
    const form = forms.find((each) => each.id === id)
    const written = parsed(form?.write(p) ?? { ok: false, error: { code: 'none', at: 0 } })
    const isOne = (label: string) => [...p.tree.labels.values()].includes(label)
    expect(saying(parsed(game.parse(written)), isOne)).toEqual(saying(p, isOne))
  })

  test('keeps the name of a leaf alone that a program could begin with', () => {
    for (const name of ['let', 'int', 'val ab']) {
      const p = parsed(game.parse(`"${name}"=0`))
      for (const form of forms) {
        const written = form.write(p)
        if (!written.ok) continue
        const read = parsed(game.parse(written.value))
        expect([form.id, ...read.tree.labels.values()]).toEqual([form.id, name])
      }
    }
  })

  test('keeps whose turn it is at the root without the option, as its own text does', () => {
    const p = parsed(game.parse('[MIN [MAX [3] [12]] [MAX [2] [4]]]'))
    expect(p.first).toBe(1)
    const all = [game.format(p), ...forms.map((form) => parsed(form.write(p)))]
    const silent = new Set(['json', 'edges', 'newick'])
    for (const [i, written] of all.entries()) {
      if (i > 0 && silent.has(forms[i - 1].id)) continue
      expect([written, parsed(game.parse(written)).first]).toEqual([written, 1])
    }
  })
})

describe('what an inner node is judged to be worth', () => {
  const judged = fc.constantFrom(undefined, undefined, '0', '-7', '0.5', '1/3', '-inf', '12')
  const { judgedNode } = fc.letrec<{ judgedNode: Node; inner: Node }>((tie) => ({
    judgedNode: fc.oneof({ maxDepth: 4 }, fc.record({ value: small }), tie('inner')),
    inner: fc.record({
      label: fc.constantFrom(undefined, 'Ann', 'B2', 'two words'),
      value: judged,
      children: fc.array(tie('judgedNode'), { minLength: 1, maxLength: 3 }),
    }),
  }))
  // Newick has no place for it: what follows a colon is the length of a branch.
  const able = forms.map(({ id }) => id).filter((id) => id !== 'newick')

  test.each(able)('as %s is read back the same', (id) => {
    const form = forms.find((each) => each.id === id)
    fc.assert(
      fc.property(judgedNode, (root) => {
        const p = parsed(game.parse(text(root)))
        const written = parsed(form?.write(p) ?? { ok: false, error: { code: 'none', at: 0 } })
        expect(values(parsed(game.parse(written))), written).toEqual(values(p))
        expect(values(parsed(game.parse(game.format(p))))).toEqual(values(p))
      }),
      { numRuns: 200 },
    )
  })

  test('is what a search counts that stops there, and nothing to one that goes on', () => {
    const nodes = fc.letrec<{ node: Judged }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.record({ value: whole }),
        fc.record({
          value: whole,
          children: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
        }),
      ),
    })).node
    fc.assert(
      fc.property(nodes, fc.integer({ min: 0, max: 5 }), fc.boolean(), (root, depth, max) => {
        const first = max ? 'max' : 'min'
        const subject = () => subjectFrom(tree, parsed(game.parse(textOf(root), { first })))
        const expected = judgedValue(root, depth, max)
        if (root.children === undefined || depth === 0) return
        expect(minimax(subject(), { depth }).value).toBe(expected)
        expect(alphabeta(subject(), { depth }).value).toBe(max ? expected : 0 - expected)
      }),
    )
  })

  test('is read of an object’s field, and passed over where it is no number', () => {
    const of = (text: string) => game.format(parsed(game.parse(text)))
    expect(of('{"value":5,"children":[{"value":3},{"value":null,"children":[1,2]}]}')).toBe(
      '[3,[1,2]]=5',
    )
    expect(of('A -> 3 B\nB -> 1 2\nB = 9')).toBe('A=[3,B=[1,2]=9]')
  })

  test('is refused with its place where it is no number', () => {
    expect(game.parse('[3,[1,2]=x]')).toMatchObject({
      ok: false,
      error: { code: 'tree/not-a-number', at: 9 },
    })
  })

  test('has a place among the ends of a window', () => {
    const p = parsed(game.parse('[[3,1]=2.5,4]'))
    const on = tree.withWindow?.(p, '2.25', 'inf')
    expect(game.format(on?.position ?? p)).toBe('[[3,1]=2.5,4]')
  })
})

describe('a tree out of a program or a table', () => {
  test.each([
    ['numpy', 'array([[ 3, 12],\n       [ 2,  4]])'],
    ['numpy with a name', 'tree = np.array([[3, 12], [2, 4]], dtype=int)'],
    ['torch', 'torch.tensor([[3, 12], [2, 4]])'],
    ['C', 'int t[2][2] = {{3, 12}, {2, 4}};'],
    ['Java', 'int[][] t = new int[][] {{3, 12}, {2, 4}};'],
    ['JavaScript', 'const t = [[3, 12], [2, 4]];'],
    ['JSON of texts', '[["3","12"],["2","4"]]'],
    ['lines of Python', '[\n  [3, 12],  # B\n  [2, 4],   # C\n]'],
    ['C++', 'std::vector<std::vector<int>> t = {{3,12},{2,4}};'],
    ['JavaScript and a remark', 'const tree = [[3, 12], [2, 4]]; // the leaves'],
    ['a text in quotes', '"[[3, 12], [2, 4]]"'],
    ['a text in typographic quotes', '“[[3, 12], [2, 4]]”'],
    ['a message that is quoted', '> [[3, 12],\n> [2, 4]]'],
    ['quoted Lisp', "'((3 12) (2 4))"],
    ['functions', 'max(min(3, 12), min(2, 4))'],
    ['a formula', '$\\max\\left(\\min(3,12),\\min(2,4)\\right)$'],
    ['functions of lists', 'max([min([3,12]),min([2,4])])'],
    ['Haskell', 'Node [Node [Leaf 3, Leaf 12], Node [Leaf 2, Leaf 4]]'],
    ['OCaml', 'Node [Node [Leaf 3; Leaf 12]; Node [Leaf 2; Leaf 4]]'],
    [
      'arguments by name',
      'Node(children=[Node(children=[Node(value=3), Node(value=12)]), Node(children=[2, 4])])',
    ],
    ['a text with marks of its direction', '\u202e[[3,12],[2,4]]\u202c'],
  ])('as %s has it', (_, text) => {
    expect(game.format(parsed(game.parse(text)))).toBe('[[3,12],[2,4]]')
  })

  test.each([
    ['lines of arrows', 'S → A, S → B; A → 3, A → 12, B → 2, B → 4'],
    ['arrows without spaces', 'S->A,S->B,A->3,A->12,B->2,B->4'],
    ['dashes', 'S - A\nS - B\nA - 3\nA - 12\nB - 2\nB - 4'],
    ['a table with its head', 'parent,child\nS,A\nS,B\nA,3\nA,12\nB,2\nB,4'],
    ['a table with weights', 'source;target;weight\nS;A;1\nS;B;1\nA;3;5\nA;12;5\nB;2;7\nB;4;7'],
    ['YAML', 'S:\n  - A:\n    - 3\n    - 12\n  - B:\n    - 2\n    - 4'],
    ['a dictionary', 'tree = {"S": ["A", "B"], "A": [3, 12], "B": [2, 4]}'],
    ['a dictionary with values', "g = {'S':['A','B'],'A':['3','12'],'B':[2,4]}"],
    [
      'moves that lead to nodes',
      '{"S": {"a": "A", "b": "B"}, "A": {"a": 3, "b": 12}, "B": {"a": 2, "b": 4}}',
    ],
    ['constructors', "Node('S', [Node('A', [3, 12]), Node('B', [2, 4])])"],
    ['lists at the end of lines', 'S:\n  A: [3, 12]\n  B: [2, 4]'],
    ['bullets', '• S\n  ◦ A\n    ▪ 3\n    ▪ 12\n  ◦ B\n    ▪ 2\n    ▪ 4'],
    [
      'nodes with their size',
      '{"name":"S","children":[{"name":"A","children":[{"name":"3"},{"name":"12"}]},{"name":"B","children":[2,4]}]}',
    ],
  ])('as %s have it', (_, text) => {
    expect(game.format(parsed(game.parse(text)))).toBe('S=[A=[3,12],B=[2,4]]')
  })

  test.each([
    ['parent,child,value\nS,A,\nS,B,\nA,a,3\nA,b,12\nB,c,2\nB,d,4', 'S=[A=[a=3,b=12],B=[c=2,d=4]]'],
    ['id;parent;value\n1;;\n2;1;\n3;1;7\n4;2;-5', '"1"=["2"=["4"=-5],"3"=7]'],
    ["{'S': {'A': {'a': 3, 'b': 12}, 'B': {'c': 2, 'd': 4}}}", 'S=[A=[a=3,b=12],B=[c=2,d=4]]'],
    ["graph = {'S': ['A', 'B'], 'A': 3, 'B': 12}", 'S=[A=3,B=12]'],
    ['tree = [\n  [3, 12],  # B\n  [2, 4],   # C\n]', 'tree=[[3,12],[2,4]]'],
    ['root = ((3, 12), (2, 4),)', 'root=[[3,12],[2,4]]'],
    ['S: A B\nA: 3\nB: 12', 'S=[A=3,B=12]'],
    ['node parent utility\nS - -\na S 3\nb S 0.5', 'S=[a=3,b=0.5]'],
  ])('has its values with their names: %j', (text, same) => {
    expect(game.format(parsed(game.parse(text)))).toBe(same)
  })

  test.each([
    ['A,B,3\nA,C,5', 4],
    ['A B 3\nA C 5', 4],
    ['A,B\nB,C,-2.5', 8],
  ])('is refused where a third column says nothing of itself: %j', (text, at) => {
    expect(game.parse(text)).toMatchObject({ error: { code: 'tree/third-column', at } })
  })

  test('is refused where a line of a table has no child', () => {
    expect(game.parse('parent,child\nA,B\nA,')).toMatchObject({
      error: { code: 'tree/no-child', at: 17 },
    })
  })

  test('has the one number of a named node for its value, whatever it is called', () => {
    const text =
      '{"name":"S","children":[{"name":"a","size":3},{"name":"b","size":12},{"name":"c"}]}'
    expect(game.format(parsed(game.parse(text)))).toBe('S=[a=3,b=12,c=?]')
  })

  test.each([
    ['[3 12; 2 4]', 5],
    ['[[1,5;3],[2;4]]', 5],
    ['[1;2,3]', 4],
  ])('is refused where %s may be rows or decimals', (text, at) => {
    expect(game.parse(text)).toMatchObject({ error: { code: 'tree/mixed-separators', at } })
  })

  test('is not taken for names where its brackets close in another line', () => {
    const read = game.parse('values([[3,12],\n  [2,4]])')
    expect(read.ok).toBe(false)
  })
})

describe('a tree as people have it', () => {
  test.each([
    [
      'flowchart TD\n A[MAX] --> B[MIN]\n A --> C\n B --> d((3)) & e((12))\n C -->|b| f((2))',
      '[[3,12],C=[2]]',
    ],
    ['\\Tree [.MAX [.MIN 3 $12$ ] [.MIN 2 $-\\infty$ ] ]', '[[3,12],[2,-∞]]'],
    ['[3,[?,x]]', '[3,[?,x]]'],
    ['Max\n├─ A\n│  ├─ 3\n│  └─ -12\n└─ 2', '[A=[3,-12],2]'],
    ['A -> B, C\nB -> 3, 12\nC -> 2 4', 'A=[B=[3,12],C=[2,4]]'],
    ['{"A":["B","C"],"B":[3,12],"C":[2,4]}', 'A=[B=[3,12],C=[2,4]]'],
    ['[("S","P"),("S",5),("P",1),("P",2)]', 'S=[P=[1,2],5]'],
    ['{(S,MAX),(P,MIN)} {(S,P),(S,7),(P,5)}', 'S=[P=[5],7]'],
    ['S,A\nS,B\nA,3\nB,-5', 'S=[A=[3],B=[-5]]'],
    ['(max (min 3 12) (min 2 4))', '[[3,12],[2,4]]'],
    ['(A:3,(B:2,C:1)D:0.5)R;', 'R=[A=3,D=[B=2,C=1]]'],
    [
      'graph { a -- b; a -- c; c -- {d e}; b [label=3]; d[label="4"]; e[label="u = 7"] }',
      'a=[3,c=[4,u=7]]',
    ],
    [
      'strict digraph g {\n  node [shape=box]; rankdir=LR // a\n  "r" -> x -> "-3"; r -> 4 }',
      'r=[x=[-3],4]',
    ],
    ['［［3，12］，［2，−4］］', '[[3,12],[2,-4]]'],
    ['\ufeff[[3,\t12],\r\n[2,4]]\r\n', '[[3,12],[2,4]]'],
    ['{"name":"r","depth":2,"children":[{"value":"3"},{"score":-1.5,"name":"b"}]}', 'r=[3,b=-1.5]'],
    ['```mermaid\ngraph LR\n a --> 3\n a --> 4\n```', 'a=[3,4]'],
    ['[[.5,1],[2,3]]', '[[.5,1],[2,3]]'],
    ['- max\n  - min\n    - 3\n    - -4\n  - 2', '[[3,-4],2]'],
    ['max\n  max\n    3\n  4', 'max=[max=[3],4]'],
    ['max=[max=a=[3,12],[2,4]]', 'max=[max=a=[3,12],[2,4]]'],
    ['[max=[3,12],min=[2,4]]', 'min=[[3,12],min=[2,4]]'],
    ['{"side":"max","children":[{"player":"MAX","children":[3,4]},5]}', 'max=[max=[3,4],5]'],
  ])('%j is read as %s', (text, same) => {
    expect(game.format(parsed(game.parse(text)))).toBe(same)
  })

  test.each([
    ['a: b c\nb: a', 'tree/cycle', 0],
    ['a: 1 2\nb: 3 4', 'tree/several-roots', 7],
    ['a: b c\nb: d\nc: d', 'tree/two-parents', 15],
    ['max\n  3\nmin\n  4', 'tree/several-roots', 8],
    ['{"children":[]}', 'tree/no-children', 14],
    ['{"children":[{"value":"a b"}]}', 'tree/not-a-number', 22],
    ['digraph { a -> § }', 'tree/not-dot', 15],
    ['graph TD\n a ~ b', 'tree/not-mermaid', 12],
    ['\\begin{forest} [MAX [3] [4 \\end{forest}', 'tree/unclosed', 39],
  ])('%j is refused with %s at %i', (text, code, at) => {
    expect(game.parse(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('that calls its root Min is refused where the option says Max', () => {
    expect(game.parse('[MIN [3] [4]]', { first: 'max' })).toMatchObject({
      error: { code: 'tree/other-side' },
    })
  })

  test('has values compared as they are written, however long', () => {
    const p = parsed(
      game.parse('[1000000000000000000002,1000000000000000000001,-1e400,1e3,.5,inf]'),
    )
    const ranks = Array.from(p.tree.values).slice(1)
    expect(ranks.toSorted((a, b) => a - b)).toEqual([2, 4, 3, 1, 0, 5].map((i) => ranks[i]))
  })
})
