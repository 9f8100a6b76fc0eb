import {
  alphabeta,
  ContractError,
  DROPPED,
  gomoku,
  gomoku8,
  gomoku8Cases,
  gomokuCases,
  INFINITE,
  part,
  Recorder,
  type ClinicCase,
  type GameKit,
  type GameOptions,
  type Parting,
  type Rng,
  type SearchOptions,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import { asksRepair } from '../asks-repair.ts'
import type {
  ChoiceExercise,
  ExerciseSet,
  ProgramTrace,
  RepairExercise,
  StepSaid,
  TrialNode,
} from '../exercise.ts'
import { line } from './line.ts'
import { failureOn, smallestFailing, treeSubject, valueOf } from './programs.ts'
import { TURNS, turnedName } from './turned.ts'

/** Where the chapter's figures begin, by the cases of the clinic: there the two answer otherwise. */
export const POSITIONS = {
  'root-window': 'e1 f2 g1 g3 d3 c2 d1 a2',
  'smallest-int': 'h5 f7 h3 d5 g7',
  'wrong-side': 'f6 h8 e8 f4 h6 e4',
  'silent-attack': 'f6 h8 e8 f4 h6 e4',
  'no-end-at-five': 'f6 e7 f7 g8 d6 g5 e5 h7 e6 d8 g7 c7 e8 d5 h8 i8',
  'shared-best-move': 'f6 d5 b3 a5 c1 e8 h8',
  'first-point': 'j10 k10',
  'missing-braces': 'f6 d5 b3 a5 c1 e8 h8',
  'tie-from-a-bound': 'f6 d5 b3 a5 c1 e8 h8',
  'narrow-neighbourhood': 'f6 g8 e6 h6 j7 h10 d6 h9 d8 i7',
  'visited-set-in-connect4': '217743',
  'zero-is-nothing':
    '...../.w.ww./.wwww../.wwbww../..wwbw.../.bbbbb../bbbbb../..bb../..... b 0,0 39',
  'selection-from-one-side':
    'wwwww/ww.www/..w..../....w.../........./......../..bbb.b/bb.bbb/b.b.. b 3,2 11',
  'wrong-side-by-lines': 'f6 d5 f5 c5 d6',
  'visited-set': '.w..w/w.wwww/...www./..wwb.../....wb.../....bb../.bbbb../.bbbb./.b..b w 0,1 20',
  'unreal-ends': '...../...w../..www../..wwww../..wwww.../.bbww.../b..b.b./.bb..b/..b.. w 5,0 32',
  'shift-by-33': '24257717727',
  'comparison-first': '7237243261224472',
  'hash-of-the-cells':
    '.www./wwwww./w.www../......../........./..b...../.b..b../bbbbbb/bbb.b w 1,2 6',
  'distance-sign': '.wwww/w.wwww/.w.ww../...w..../........./....b.../...bb../bb.bb./bbbbb w 2,1 10',
} as const

function parted<P>(
  kit: GameKit<P>,
  cases: readonly ClinicCase<P>[],
  id: string,
  text: string,
  options?: SearchOptions,
  start?: GameOptions,
): Parting {
  const one = cases.find((each) => each.id === id)
  const read = kit.game.parse(text, { ...one?.start, ...start })
  if (one === undefined || !read.ok)
    throw new ContractError('exercises of the chapter on six programs', id)
  return part(one, read.value, options)
}

type Window = readonly [alpha: number, beta: number]

/** Windows at the root of a tree and at its second child, each in the view of its side to move. */
interface Windows {
  readonly root: Window
  readonly child: Window
}

/** A root whose first child has brought it a value: searched, and the windows looked up. */
function windowsAfter(value: number): Windows {
  const options = { depth: 2 }
  const trace = new Recorder('alphabeta', options)
  alphabeta(treeSubject(`[[${value},${value + 9}],[2,4]]`), options, { trace })
  const { parent, move, alpha, beta } = trace.finish()
  const child = parent.findIndex((above, node) => above === 0 && move[node] === 1)
  return { root: [value, beta[0]], child: [alpha[child], beta[child]] }
}

/** A window as an option is called: `minus-inf-to-3`. */
function nameOf([alpha, beta]: Window): string {
  const end = (score: number) => (Math.abs(score) >= INFINITE ? 'inf' : String(Math.abs(score)))
  const signed = (score: number) => (score < 0 ? `minus-${end(score)}` : end(score))
  return `${signed(alpha)}-to-${signed(beta)}`
}

const childsWindow: ChoiceExercise = asksOption(
  {
    kind: 'choice',
    options: ['3-to-inf', 'minus-inf-to-3', 'minus-inf-to-minus-3', 'minus-3-to-inf'],
  },
  {
    asked: windowsAfter(3),
    another: (rng) => windowsAfter(1 + rng.below(90)),
    solve: ({ child }) => nameOf(child),
    slips: [
      ['not-turned', ({ root }) => nameOf(root)],
      ['sign-kept', ({ root: [alpha, beta] }) => nameOf([-beta, alpha])],
      ['not-exchanged', ({ root: [alpha, beta] }) => nameOf([-alpha, beta])],
    ],
    rest: () => ({ first: 'first-ends' }),
  },
)

/** The negative of the smallest number of so many bits, as they have it, read without a sign. */
function negatedSmallest(bits: number): bigint {
  return BigInt.asUintN(bits, -smallestOf(bits))
}

function smallestOf(bits: number): bigint {
  return BigInt.asIntN(bits, 1n << BigInt(bits - 1))
}

const smallest = asksNumber<number>({
  asked: 8,
  another: (rng) => 3 + rng.below(62),
  solve: negatedSmallest,
  slips: [
    ['flipped-only', (bits) => BigInt.asUintN(bits, ~smallestOf(bits))],
    ['with-sign', smallestOf],
    ['all-ones', (bits) => BigInt.asUintN(bits, -1n)],
    ['nothing-left', (bits) => BigInt.asUintN(bits - 1, -smallestOf(bits))],
    ['place', (bits) => bits - 1],
    ['one-place-up', (bits) => 2n * negatedSmallest(bits)],
  ],
  first: 'first-flip',
  values: (bits) => ({ bits, smallest: String(smallestOf(bits)) }),
})

/** Points that are tried around one stone, by the fault and by its right twin. */
function pointsTried(stone: string): { readonly fault: number; readonly twin: number } {
  const options = { depth: 1, candidates: 3 }
  const anywhere = { centre: false }
  const { fault, twin } = parted(
    gomoku,
    gomokuCases,
    'narrow-neighbourhood',
    stone,
    options,
    anywhere,
  )
  const tried = ({ parent, flags }: typeof fault.recording) =>
    parent.filter((above, node) => above === 0 && (flags[node] & DROPPED) === 0).length
  return { fault: tried(fault.recording), twin: tried(twin.recording) }
}

/** The side of the board of that case. */
const SIDE = 11

/** The points next to a stone, and itself. */
function roundAbout(stone: string): number {
  const column = stone.charCodeAt(0) - 97
  const row = Number(stone.slice(1)) - 1
  const within = (at: number) => Math.min(at + 1, SIDE - 1) - Math.max(at - 1, 0) + 1
  return within(column) * within(row)
}

const pointsLookedAt = asksNumber<string>({
  asked: 'f6',
  another: (rng) => `${String.fromCharCode(97 + rng.below(SIDE))}${1 + rng.below(SIDE)}`,
  solve: (stone) => pointsTried(stone).fault,
  slips: [
    ['the-stone', (stone) => pointsTried(stone).fault + 1],
    ['all-round', (stone) => pointsTried(stone).twin],
    ['all-round', (stone) => pointsTried(stone).twin + 1],
    ['neighbours', (stone) => roundAbout(stone) - 1],
    ['neighbours', roundAbout],
    ['skipped', (stone) => pointsTried(stone).twin - pointsTried(stone).fault],
  ],
  first: 'first-loops',
})

/** Positions in which the faults are tried, as the games write them. */
type Tried = Readonly<Record<string, string>>

const FAULTS = ['root-window', 'silent-attack', 'shared-best-move', 'narrow-neighbourhood'] as const

const ASKED_POSITIONS: Tried = Object.fromEntries(FAULTS.map((id) => [id, POSITIONS[id]]))

/** Where the fault of an option parts from its twin, in its position. */
function difference(option: string, tried: Tried): Parting['difference'] {
  const text = tried[option]
  if (text === undefined) return undefined
  const key = `${option} ${text}`
  if (!differences.has(key)) {
    const { difference: found } =
      option === 'root-window'
        ? parted(gomoku8, gomoku8Cases, option, text)
        : parted(gomoku, gomokuCases, option, text)
    differences.set(key, found)
  }
  return differences.get(key)
}

/** Searched once each. */
const differences = new Map<string, Parting['difference']>()

/** The options that part in a way, where it is one alone. */
function partedBy(tried: Tried, way: Parting['difference']): string | undefined {
  const found = FAULTS.filter((option) => difference(option, tried) === way)
  return found.length === 1 ? found[0] : undefined
}

/** The positions of the figures, each turned about. */
function turnedPositions(rng: Rng): Tried {
  const turn = rng.below(TURNS)
  const turned = (id: (typeof FAULTS)[number]) =>
    POSITIONS[id]
      .split(' ')
      .map((move) => turnedName(move, id === 'root-window' ? 8 : SIDE, turn))
      .join(' ')
  return Object.fromEntries(FAULTS.map((id) => [id, turned(id)]))
}

const sameTree: ChoiceExercise = asksOption(
  { kind: 'choice', options: FAULTS },
  {
    asked: ASKED_POSITIONS,
    another: turnedPositions,
    solve: (tried) => partedBy(tried, 'answer') ?? '',
    slips: [
      ['parts-by-window', (tried) => partedBy(tried, 'window')],
      ['parts-by-score', (tried) => partedBy(tried, 'score')],
      ['parts-by-children', (tried) => partedBy(tried, 'children')],
    ],
    rest: (option, tried) => ({
      code:
        difference(option, tried) === undefined
          ? 'parts-nowhere'
          : `parts-by-${difference(option, tried)}`,
    }),
  },
)

/** Three faults of the chapter in one program: the window, the tie, the one best move. */
const PROGRAM = [
  line(0, 'search(depth, ply, α, β)'),
  line(1, 'if game over or depth = 0'),
  line(2, 'return evaluation'),
  line(1, 'for each move'),
  line(2, 'score ← −search(…, α, β)', 'score ← −search(…, −α, −β)', 'score ← −search(…, −β, −α)'),
  line(2, 'if score ≥ α', 'if score > α'),
  line(3, 'α ← score'),
  line(3, 'answer ← move', 'if ply = 0: answer ← move'),
  line(2, 'if α ≥ β: cut the rest'),
  line(1, 'return α'),
] as const

/** The program with these versions of its lines: its value of a tree, and the move it answers. */
function run(chosen: readonly number[], root: TrialNode, trace?: ProgramTrace) {
  let answer = -1

  function search(
    node: TrialNode,
    isMax: boolean,
    ply: number,
    from: number,
    beta: number,
    place?: number,
  ) {
    trace?.enter(isMax, place)
    if (typeof node === 'number') {
      const score = isMax ? node : 0 - node
      trace?.leaf(score)
      return score
    }
    let alpha = from
    for (const [move, child] of node.entries()) {
      const [low, high] = [
        [alpha, beta],
        [-alpha, -beta],
        [-beta, -alpha],
      ][chosen[4]]
      const score: number = 0 - search(child, !isMax, ply + 1, low, high, move)
      if (chosen[5] === 0 ? score >= alpha : score > alpha) {
        alpha = score
        if (chosen[7] === 0 || ply === 0) answer = move
      }
      trace?.back(alpha)
      if (alpha < beta) continue
      trace?.skip(move + 1, node.length)
      break
    }
    trace?.exit(alpha)
    return alpha
  }

  const value = search(root, true, 0, -Infinity, Infinity)
  return { value, answer }
}

/** What is wrong with the program's value of a tree, or with its move. */
function faultOn(chosen: readonly number[], root: readonly TrialNode[]): StepSaid | undefined {
  const tree = JSON.stringify(root)
  const value = valueOf(root)
  const found = run(chosen, root)
  if (found.value !== value) {
    return { code: 'wrong-value', values: { tree, says: String(found.value), value } }
  }
  const child = root.at(found.answer)
  const move = found.answer + 1
  if (found.answer < 0 || child === undefined) {
    return { code: 'no-such-move', values: { tree, move } }
  }
  const worth = valueOf([child])
  return worth === value ? undefined : { code: 'wrong-move', values: { tree, move, worth, value } }
}

const mend: RepairExercise = asksRepair({
  program: PROGRAM,
  answer: [0, 0, 0, 0, 2, 1, 0, 1, 0, 0],
  slips: [
    ['window-as-it-is', 4, 0],
    ['ends-stay-in-place', 4, 1],
    ['tie-counts-as-better', 5, 0],
    ['one-answer-for-all', 7, 0],
  ],
  failing(chosen) {
    const wrong = smallestFailing((root) => faultOn(chosen, root) !== undefined)
    if (wrong === undefined) return undefined
    const fault = faultOn(chosen, wrong.root)
    const failure = failureOn(wrong.root, (root, trace) => run(chosen, root, trace).value)
    return fault && { ...fault, failure }
  },
})

export const exercises = {
  'childs-window': childsWindow,
  smallest,
  'points-looked-at': pointsLookedAt,
  'same-tree': sameTree,
  mend,
} satisfies ExerciseSet
