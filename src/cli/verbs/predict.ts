import {
  conventionOf,
  countOf,
  gradeCuts,
  PRESETS,
  readSearched,
  Replay,
  type Convention,
  type Preset,
  type Searched,
} from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { withWords } from '../../i18n/in-language.ts'
import type { Args } from '../args.ts'
import { good, quoted, refuse, refuseName, refuseText, type Checked } from '../cli-error.ts'
import { CONVENTION_ARGS, readConvention } from '../convention.ts'
import { gradeLevel, gradeSheet, type LevelGrade } from '../predict-levels.ts'
import { readAnswered, type Answered } from '../predict-request.ts'
import { givenBack, isObject } from '../request.ts'
import { INPUT, JSON_FLAG, type Answer, type Json, type Verb } from '../verb.ts'

/** Grades who says which leaves alpha-beta does not look at. */
export const predict: Verb = {
  name: 'predict',
  operand: 'TEXT',
  args: [
    { name: 'cut', kind: 'text' },
    { name: 'preset', kind: 'text' },
    ...CONVENTION_ARGS,
    INPUT,
    JSON_FLAG,
  ],
  async prepare(args) {
    const given = conventionIn(args)
    if (!given.ok) return given
    const { own, preset } = given.value
    const cut = args.text('cut')
    const byInput = args.has('input')
    if (byInput && cut !== undefined) {
      return refuse('two', cli.errors.notBoth('--input', '--cut'))
    }
    if (!byInput && cut === undefined) {
      return refuse('missing', cli.errors.missing('predict', 'cut', cli.args.cut.value, []))
    }
    // The sentences come with the figure of the tree.
    const { verdictOn } = await withWords(import('../../widgets/lab/predict/verdict.ts'))
    const graded = (
      text: string,
      convention: Convention,
      marked: readonly number[],
      steps?: Answered['steps'],
    ): Checked<Answer> => {
      const read = readSearched(text, convention)
      if (!read.ok) {
        const { error } = read
        // Of the convention's own words there is no place in a text to tell.
        return error.code === 'predict/not-a-window'
          ? refuseName(error)
          : refuseText(cli.where.tree, error)
      }
      const { mark = 'leaves' } = convention
      if (steps !== undefined) return told(gradeLevel(read.value, steps.level, steps.answers))
      if (mark !== 'leaves') return told(gradeSheet(read.value, marked))
      const outside = outsideOf(read.value, marked)
      if (outside !== undefined) return outside
      return good(answered(read.value, marked, verdictOn))
    }
    return good({
      once() {
        const marked = leavesIn(cut ?? '')
        return marked.ok
          ? graded(args.operands[0] ?? '', conventionOf(own, preset), marked.value)
          : marked
      },
      line(text) {
        const asked = readAnswered(text)
        if (!asked.ok) return asked
        const { tree, convention, cut: marked, steps, counted, others } = asked.value
        const rules = conventionOf({ ...own, ...convention }, asked.value.preset ?? preset)
        const answer = graded(tree, rules, marked, steps)
        if (!answer.ok) return answer
        const count = counted === undefined ? undefined : gradeCount(tree, rules, counted)
        if (count?.ok === false) return count
        // Where nothing is counted the field is given back as any other.
        return good(givenBack(withCount(answer.value, count?.value), others))
      },
    })
  },
}

/** What a count is worth beside the cuts. */
interface CountGrade {
  readonly right: boolean
  readonly said: number
  readonly is: number
}

/** Undefined where the convention counts nothing. */
function gradeCount(
  tree: string,
  convention: Convention,
  said: Json,
): Checked<CountGrade | undefined> {
  const { count } = convention
  if (count === undefined) return good(undefined)
  if (typeof said !== 'number' || !Number.isInteger(said) || said < 0) {
    return refuse('not-a-count', cli.errors.notACount(quoted(JSON.stringify(said))))
  }
  const read = readSearched(tree, convention)
  if (!read.ok) return refuseText(cli.where.tree, read.error)
  const is = countOf(new Replay(read.value.recording), count)
  return good({ right: said === is, said, is })
}

function withCount(answer: Answer, count: CountGrade | undefined): Answer {
  if (count === undefined) return answer
  const counted = { ...count }
  return {
    json: isObject(answer.json) ? { ...answer.json, counted } : answer.json,
    text: () => `${answer.text()}\n${cli.counted(count.right, count.is)}`,
  }
}

/** A grade of what is no leaf: in its fields, also where sentences are asked for. */
function told(grade: Checked<LevelGrade>): Checked<Answer> {
  if (!grade.ok) return grade
  const json = { ...grade.value }
  return good({ json, text: () => JSON.stringify(json) })
}

type VerdictOn = typeof import('../../widgets/lab/predict/verdict.ts').verdictOn

/** Sentences are made only where they are wanted. */
function answered(searched: Searched, marked: readonly number[], verdictOn: VerdictOn): Answer {
  const { right, missed, wrong, slip, score } = gradeCuts(searched, marked)
  return {
    json: { right, missed: [...missed], wrong: [...wrong], slip, score },
    text: () => verdictOn(searched, marked).sentences.join('\n'),
  }
}

/** What the command line says of the convention. */
function conventionIn(
  args: Args,
): Checked<{ readonly own: Partial<Convention>; readonly preset?: Preset }> {
  const own = readConvention(args)
  if (!own.ok) return own
  const id = args.text('preset')
  const preset = PRESETS.find((each) => each.id === id)
  if (id !== undefined && preset === undefined) {
    const ids = PRESETS.map((each) => each.id)
    return refuse('not-a-choice', cli.errors.notAChoice('preset', ids, quoted(id)))
  }
  return good({ own: own.value, ...(preset && { preset }) })
}

/** The numbers of `--cut`, spaces or commas between them; none for an empty text. */
function leavesIn(text: string): Checked<readonly number[]> {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const place = words.findIndex((word) => !/^[0-9]{1,9}$/.test(word))
  return place < 0
    ? good(words.map(Number))
    : refuse('not-a-leaf', cli.errors.notALeaf(place, quoted(words[place])))
}

function outsideOf({ leaves }: Searched, marked: readonly number[]) {
  const place = marked.findIndex((leaf) => leaf < 0 || leaf >= leaves.count)
  return place < 0
    ? undefined
    : refuse('no-such-leaf', cli.errors.noSuchLeaf(place, String(marked[place]), leaves.count))
}
