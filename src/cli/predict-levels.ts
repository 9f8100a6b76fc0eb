import {
  askedOf,
  gradeAt,
  LEVELS,
  numberIn,
  slipOfAnswers,
  treeNodesOf,
  type Asked,
  type Level,
  type Right,
  type Said,
  type Searched,
  type Stop,
} from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'
import type { Json } from './verb.ts'

/** What an answer at one of the levels is worth, in the five fields of every answer. */
export interface LevelGrade {
  readonly right: boolean
  /** Of a sheet: nodes of the tree. Else questions, from 0: not answered, and answered otherwise. */
  readonly missed: number[]
  readonly wrong: number[]
  readonly slip: string | null
  readonly score: number
}

/** The level that a line names; undefined where it names none. */
export function levelOf(value: Json | undefined): Checked<Level> {
  const level = LEVELS.find((each) => each === value)
  if (level !== undefined && level !== 'sheet') return good(level)
  const levels = LEVELS.filter((each) => each !== 'sheet')
  return refuse('not-a-level', cli.errors.notALevel(levels, quoted(JSON.stringify(value ?? null))))
}

/** @param nodes  what is said to be marked of the whole tree: its nodes, each before its children */
export function gradeSheet(searched: Searched, nodes: readonly number[]): Checked<LevelGrade> {
  const asked = askedOf(searched, 'sheet')
  const { numbers, nodeOf } = numbersOf(searched, asked)
  const place = nodes.findIndex((node) => nodeOf(node) < 0)
  if (place >= 0) {
    const total = numbers.length
    return refuse('no-such-node', cli.errors.noMarkedNode(place, String(nodes[place]), total))
  }
  const [stop] = asked.stops
  const answer = { stop, said: { nodes: [...new Set(nodes)].map(nodeOf) } }
  const { right, missed, wrong } = gradeAt(asked, answer)
  const named = (all: readonly number[]) =>
    all.map((node) => numbers[node]).toSorted((a, b) => a - b)
  const both = (stop.right.nodes ?? []).length - missed.length
  return good({
    right,
    missed: named(missed),
    wrong: named(wrong),
    slip: slipOfAnswers(asked, [answer]) ?? null,
    score: right ? 1 : both / (both + missed.length + wrong.length),
  })
}

/** @param answers  one a question, in the order of the search; what is left out is missed */
export function gradeLevel(
  searched: Searched,
  level: Level,
  answers: readonly Json[],
): Checked<LevelGrade> {
  const asked = askedOf(searched, level)
  const { stops } = asked
  if (answers.length > stops.length) {
    return refuse('too-many-answers', cli.errors.tooManyAnswers(answers.length, stops.length))
  }
  const { nodeOf } = numbersOf(searched, asked)
  const said: Said[] = []
  for (const [at, answer] of answers.entries()) {
    const read = saidIn(stops[at], answer, nodeOf, searched)
    if (read === undefined) {
      return refuse('not-an-answer', cli.errors.notAnswered(at, quoted(JSON.stringify(answer))))
    }
    said.push({ stop: stops[at], said: read })
  }
  const wrong = said.flatMap((each, at) => (gradeAt(asked, each).right ? [] : [at]))
  const missed = Array.from(stops.keys()).slice(said.length)
  const count = stops.length
  return good({
    right: wrong.length + missed.length === 0,
    missed,
    wrong,
    slip: slipOfAnswers(asked, said) ?? null,
    score: count === 0 ? 1 : (count - wrong.length - missed.length) / count,
  })
}

/** The number in the tree of each node of the recording, and the node of a number, or -1. */
function numbersOf({ position }: Searched, { replay }: Asked) {
  const numbers = treeNodesOf(position.tree, replay.recording)
  const nodes = new Map(Array.from(numbers, (number, node) => [number, node]))
  return { numbers, nodeOf: (number: number) => nodes.get(number) ?? -1 }
}

/** An answer as the line has it; undefined where it is none. */
function saidIn(
  { level }: Stop,
  answer: Json,
  nodeOf: (number: number) => number,
  searched: Searched,
): Right | undefined {
  switch (level) {
    case 'next': {
      if (answer === null) return { nodes: [] }
      const node = nodeOf(Number(answer))
      return typeof answer === 'number' && node >= 0 ? { nodes: [node] } : undefined
    }
    case 'value': {
      const value = valueIn(answer, undefined)
      return value === undefined ? undefined : { values: [value] }
    }
    case 'window': {
      if (!Array.isArray(answer) || answer.length !== 2) return undefined
      const [low, high] = [valueIn(answer[0] ?? null, '-inf'), valueIn(answer[1] ?? null, 'inf')]
      return low === undefined || high === undefined ? undefined : { values: [low, high] }
    }
    case 'cuts':
    case 'sheet': {
      if (!Array.isArray(answer)) return undefined
      const leaves = (searched.convention.mark ?? 'leaves') === 'leaves'
      const nodes = answer.map((each: Json) => {
        if (typeof each !== 'number') return -1
        return nodeOf(leaves ? (searched.leaves.nodes[each] ?? -1) : each)
      })
      return nodes.includes(-1) ? undefined : { nodes: [...new Set(nodes)] }
    }
  }
}

/** @param endless  what null stands for */
function valueIn(value: Json, endless: string | undefined): string | undefined {
  if (value === null) return endless
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value)
  return numberIn(text) === undefined ? undefined : text
}
