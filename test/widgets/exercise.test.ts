import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EMPTY, fromBit, fromBits, readArithmetic } from '../../engine/index.ts'
import { exercise as words } from '../../src/i18n/en/exercise.ts'
import { numberErrors } from '../../src/i18n/en/number-errors.ts'
import { verdicts as verdicts01 } from '../../src/i18n/en/exercises/a-board-in-one-number.ts'
import { verdicts as verdicts02 } from '../../src/i18n/en/exercises/four-in-a-row-by-shifting.ts'
import { verdicts as verdicts03 } from '../../src/i18n/en/exercises/patterns.ts'
import { verdicts as verdicts12 } from '../../src/i18n/en/exercises/captures.ts'
import { stepper as stepperWords } from '../../src/i18n/en/stepper.ts'
import { element } from '../../src/figure/dom.ts'
import { exercises as set01 } from '../../src/widgets/exercise/checks/a-board-in-one-number.ts'
import { exercises as set12 } from '../../src/widgets/exercise/checks/captures.ts'
import { exercises as set02 } from '../../src/widgets/exercise/checks/four-in-a-row-by-shifting.ts'
import '../../src/widgets/exercise/element.ts'
import type { Exercise, Verdict } from '../../src/widgets/exercise/exercise.ts'
import { moveFrame } from '../../src/widgets/exercise/move-frame.ts'
import { loadExtras } from '../../src/widgets/table/load-extras.ts'
import { loadSet, SET_NAMES } from '../../src/widgets/exercise/sets.ts'
import { exerciseBoard, firstBoard } from '../../src/widgets/exercise/view.ts'
import { everyChoice } from './programs-help.ts'

afterEach(() => document.body.replaceChildren())

/** Judges what "show the answer" shows. */
function checkOwnAnswer(exercise: Exercise): Verdict {
  switch (exercise.kind) {
    case 'number': {
      const read = readArithmetic(exercise.answer)
      return read.ok ? exercise.check(read.value) : { right: false }
    }
    case 'choice':
      return exercise.check(exercise.answer)
    case 'pick':
      return exercise.check(exercise.answer)
    case 'build':
      return exercise.check(exercise.answer)
    case 'repair':
      return exercise.check(exercise.answer)
    case 'move':
      return exercise.check(exercise.answer)
  }
}

describe('every exercise', () => {
  test.each(SET_NAMES)('of %s accepts the answer it shows', async (set) => {
    const { exercises } = await loadSet(set)
    for (const [name, exercise] of Object.entries(exercises)) {
      expect(checkOwnAnswer(exercise).right, name).toBe(true)
    }
  })

  test('is not answered by a calculation that stands in the help for a text that is none', async () => {
    const help = numberErrors['number/unknown']({ place: 1, letter: 'a' })
    const examples = help.slice(help.indexOf('such as ') + 8, -1).split(/, | or /)
    const numbers = examples.map((text) => readArithmetic(text)).filter(({ ok }) => ok)
    expect(numbers).toHaveLength(4)
    for (const set of SET_NAMES) {
      const { exercises } = await loadSet(set)
      for (const [name, exercise] of Object.entries(exercises)) {
        if (exercise.kind !== 'number') continue
        for (const number of numbers) {
          if (number.ok) expect(exercise.check(number.value).right, name).toBe(false)
        }
      }
    }
  })

  test('of an unknown chapter is a mistake that is named', async () => {
    await expect(loadSet('99')).rejects.toThrow('99')
  })
})

describe('the checks of the chapter on the board as one number', () => {
  test('judge the number of d1', () => {
    const { check } = set01['number-of-d1']
    expect(check(2n ** 21n)).toEqual({ right: true })
    expect(check(21n)).toMatchObject({ right: false, code: 'index' })
    expect(check(2n ** 22n)).toMatchObject({ code: 'from-one', values: { square: 'd1' } })
    expect(check(2n ** 24n)).toMatchObject({ code: 'other-square', values: { other: 'd4' } })
    expect(check(2n ** 27n)).toMatchObject({ code: 'guard-bit', values: { other: 'd' } })
    expect(check(3n)).toMatchObject({ code: 'bits', values: { bits: 2 } })
    expect(check(0n)).toMatchObject({ code: 'bits', values: { bits: 0 } })
    for (const far of [-1n, 2n ** 49n, 2n ** 70n]) expect(check(far).code).toBe('no-board')
  })

  test('judge where 1 << 33 puts its stone', () => {
    const { check } = set01['where-it-lands']
    expect(check(1)).toEqual({ right: true })
    expect(check(33).code).toBe('meant')
    expect(check(0).code).toBe('counted-from-one')
    expect(check(2).code).toBe('one-less-bit')
    expect(check(8)).toMatchObject({ right: false, code: 'lands' })
  })

  test('judge whether the low half is negative', () => {
    const { check } = set01['negative-half']
    expect(check(EMPTY).right).toBe(false)
    expect(check(fromBits([30, 32])).right).toBe(false)
    expect(check(fromBit(31))).toEqual({ right: true })
    expect(check(fromBits([0, 31]))).toMatchObject({ right: true, code: 'one-is-enough' })
  })
})

describe('the program of the chapter on the board as one number', () => {
  const { check, answer, program } = set01.mend

  test('is right with one choice of its lines only', () => {
    expect(everyChoice(program).filter((chosen) => check(chosen).right)).toEqual([answer])
  })

  test('is judged by what it leaves on the board, then by the height', () => {
    // c1 is put and taken back: OR leaves it; one too high, it adds the stone above the next.
    expect(check([0, 1, 0, 0, 0])).toMatchObject({ code: 'other-stones', values: { right: '' } })
    expect(check([0, 0, 0, 2, 0])).toMatchObject({ code: 'other-stones', values: { right: '' } })
    const high = check([0, 0, 0, 1, 0])
    expect(high).toMatchObject({ right: false, code: 'other-height' })
    expect(Number(high.values?.['bit'])).toBe(Number(high.values?.['right']) + 2)
  })
})

describe('the checks of the chapter on four in a row', () => {
  test('judge the shift of a taller board', () => {
    const { check, answer } = set02['falling-shift']
    expect(answer).toBe('8')
    expect(check(8n)).toEqual({ right: true })
    expect(check(7n)).toMatchObject({ right: false, code: 'no-guard' })
    expect(check(6n)).toMatchObject({ right: false, code: 'six-rows' })
    expect(check(9n)).toMatchObject({ right: false, code: 'finds-horizontal' })
    expect(check(10n)).toMatchObject({ right: false, code: 'finds-rising' })
    expect(check(1n)).toMatchObject({ right: false, code: 'finds-vertical' })
    expect(check(5n)).toMatchObject({ right: false, first: 'first-shift' })
  })

  test('judge which bit of a rising four is left', () => {
    const { check, answer, board } = set02['which-is-left']
    expect(check(answer)).toEqual({ right: true })
    expect(check(answer + 8).code).toBe('second')
    expect(check(answer + 16).code).toBe('third')
    expect(check(answer + 24).code).toBe('other-end')
    expect(check(48).code).toBe('no-stone')
    expect(board.columnBits).toBe(7)
  })

  test('judge a four that is none', () => {
    const { check } = set02['false-four']
    expect(check(EMPTY).code).toBe('not-four-stones')
    // a1 to a4, level and upright, in columns of six bits
    expect(check(fromBits([0, 1, 2, 3])).code).toBe('real-four')
    expect(check(fromBits([0, 6, 12, 18])).code).toBe('real-four')
    expect(check(fromBits([0, 2, 4, 6])).code).toBe('not-taken')
    expect(check(fromBits([5, 6, 7, 8]))).toEqual({ right: true })
    // f1 rising over the right edge: f1 g2 and then off the board is not taken
    expect(check(fromBits([30, 37, 5, 11])).code).toBe('not-taken')
  })

  test('judge lines by running them', () => {
    const { check } = set02['which-line']
    expect(check('meant')).toEqual({ right: true })
    expect(check('logic')).toMatchObject({ right: false, code: 'says-four' })
    expect(check('written').right).toBe(false)
    expect(check('another').right).toBe(false)
  })
})

/** What is said of a move in `which-breaks`. */
function sentenceOf(move: string): string {
  const { code, first, values = {} } = set12['which-breaks'].check(move)
  return [code, first]
    .filter((each) => each !== undefined)
    .map((each) => verdicts12[each as keyof typeof verdicts12](values))
    .join(' ')
}

/** Puts an exercise on the page as `Exercise.astro` does. */
async function mount(set: string, name: string, options?: Record<string, string>): Promise<void> {
  const { exercises } = await loadSet(set)
  const exercise = exercises[name]
  const host = document.createElement('cutoff-exercise')
  Object.assign(host.dataset, { set, name })
  if (options !== undefined) host.dataset['options'] = JSON.stringify(options)
  if (exercise?.kind === 'pick' || exercise?.kind === 'build') {
    host.append(exerciseBoard(document, firstBoard(exercise.board, exercise.kind), words))
  }
  if (exercise?.kind === 'move') {
    const extras = await loadExtras(exercise.kit.game.id)
    host.append(moveFrame(document, exercise, extras, words))
  }
  host.append(
    element(document, 'div', { class: 'exercise-controls' }),
    element(document, 'div', { class: 'exercise-answer', hidden: true }, ['The reason.']),
  )
  document.body.append(host)
}

const status = () => page.getByRole('status')
const checkButton = () => page.getByRole('button', { name: words.check })
const reason = () => page.getByText('The reason.')

describe('an exercise on the page', () => {
  test('runs a program with the lines that are chosen', async () => {
    await mount('negamax', 'mend')
    const choose = (line: number, version: string) =>
      page.getByRole('combobox', { name: words.programLine(line) }).choose(version)
    await checkButton().press()
    await expect
      .poll(() => document.querySelector('[role=status]')?.textContent)
      .toContain(words.wrong)
    await choose(3, 'return evaluation for the mover')
    await expect.element(status()).toBeEmptyDOMElement()
    await choose(6, 'score ← −negamax(d − 1)')
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.right)
    await expect.element(reason()).toBeVisible()
  })

  test('shows a program that is right', async () => {
    await mount('six-programs-that-nearly-worked', 'mend')
    await page.getByRole('button', { name: words.show }).press()
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.right)
  })

  test.each([
    ['negamax', 'mend', 'The smallest tree'],
    ['cutting-branches', 'mend', 'The smallest tree'],
    ['six-programs-that-nearly-worked', 'mend', 'The smallest tree'],
    ['a-board-in-one-number', 'mend', 'changed that bit'],
    ['moves-and-trees', 'mend', 'stays on the board'],
    ['heatmaps', 'mend-choosing', 'Your program has chosen'],
    ['captures', 'mend-taking', 'In the end'],
  ])('shows where %s %s fails, one press from its steps', async (set, name, says) => {
    await mount(set, name)
    const failure = page.getByRole('group', { name: words.failing.picture })
    await checkButton().press()
    await expect.element(failure.getByRole('img')).toBeVisible()
    const label = () => document.querySelector('.exercise-picture svg')?.getAttribute('aria-label')
    expect(label()).toContain(says)
    const end = label()
    await failure.getByRole('button', { name: words.failing.step }).press()
    await expect.element(failure.getByRole('group', { name: stepperWords.controls })).toBeVisible()
    expect(label()).not.toBe(end)
    expect(document.activeElement?.classList).toContain('primary')
    await failure.getByRole('button', { name: stepperWords.end }).press()
    await expect.poll(label).toBe(end)
    // Another line is another program: what was seen of the last one goes.
    await page.getByRole('combobox').first().selectOptions(page.getByRole('option').nth(1))
    await expect.element(failure).not.toBeInTheDocument()
  })

  test('says again what it said, where the same is asked again', async () => {
    await mount('a-board-in-one-number', 'number-of-d1')
    await page.getByRole('textbox', { name: words.answer }).write('21')
    for (const name of [words.check, words.show]) {
      await page.getByRole('button', { name }).press()
      const before = document.querySelector('[role=status] p')
      expect(before).not.toBeNull()
      await page.getByRole('button', { name }).press()
      const after = document.querySelector('[role=status] p')
      // A screen reader reads out what is added to a live region, and nothing that stays.
      expect(after).not.toBe(before)
      expect(after?.textContent).toBe(before?.textContent)
    }
  })

  test('judges a number and explains when it is right', async () => {
    await mount('a-board-in-one-number', 'number-of-d1')
    const field = page.getByRole('textbox', { name: words.answer })
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(numberErrors['number/empty']())
    await field.write('many')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(status())
      .toHaveTextContent(numberErrors['number/unknown']({ place: 1, letter: 'm' }))
    await field.write('21')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(status())
      .toHaveTextContent(`${words.wrong} ${verdicts01.index({ bit: 21 })}`)
    await expect.element(reason()).not.toBeVisible()
    await field.write('1 << 21')
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.right)
    await expect.element(reason()).toBeVisible()
  })

  test('says how it reads a number that is not written in digits', async () => {
    await mount('a-board-in-one-number', 'number-of-d1')
    const field = page.getByRole('textbox', { name: words.answer })
    await field.write('2097152')
    expect(document.querySelector('.exercise-reading')?.textContent).toBe('')
    for (const text of ['2²¹', '2^21', '1n << 21n', '0x200000', '1 << 20 + 1', '2 097 152']) {
      await field.write(text)
      await expect.element(page.getByText(words.readAs('2,097,152'))).toBeVisible()
      await checkButton().press()
      await expect.element(status()).toHaveTextContent(words.right)
    }
  })

  test('reads a pattern without 0x, and says both readings where there are two', async () => {
    await mount('patterns', 'which-word')
    const field = page.getByRole('textbox', { name: words.answer })
    await field.write('2040 8000 0000 0000')
    await expect
      .element(page.getByText(words.readAsPattern('2,323,998,145,211,531,264')))
      .toBeVisible()
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.right)
    await field.write('2040800000000000')
    const pattern = '2,323,998,145,211,531,264'
    const either = words.readAsEither('2,040,800,000,000,000', pattern)
    await expect.element(page.getByText(either)).toBeVisible()
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.right)
    // The other corner's pattern, as digits of either kind.
    for (const text of ['10204', '66052']) {
      await field.write(text)
      await checkButton().press()
      await expect
        .poll(() => document.querySelector('[role=status]')?.textContent)
        .toContain(verdicts03['other-corner']())
    }
  })

  test('judges a square that is picked with the keys', async () => {
    await mount('a-board-in-one-number', 'where-it-lands')
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.nothingPicked)
    await page.getByRole('radio', { name: 'a1, bit 0' }).press()
    await userEvent.keyboard('{ArrowUp} ')
    await expect.element(page.getByRole('radio', { name: 'a2, bit 1' })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'a1, bit 0' })).not.toBeChecked()
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.right)
  })

  test('judges a board that is built', async () => {
    await mount('four-in-a-row-by-shifting', 'false-four')
    await checkButton().press()
    await expect
      .element(status())
      .toHaveTextContent(`${words.wrong} ${verdicts02['not-four-stones']({ stones: 0 })}`)
    for (const name of ['a5, bit 4', 'a6, bit 5', 'b1, bit 6', 'b2, bit 7']) {
      await page.getByRole('checkbox', { name }).press()
    }
    await expect.element(page.getByText(words.set(4))).toBeVisible()
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.right)
  })

  test('judges a move as soon as it is played, and takes it back', async () => {
    await mount('captures', 'which-breaks')
    const cell = (name: string) => page.getByRole('gridcell', { name })
    const back = page.getByRole('button', { name: words.takeBack })
    await cell('e7, empty').press()
    await expect.element(status()).toHaveTextContent(`${words.wrong} ${sentenceOf('e7')}`)
    await expect.element(cell('e7, O, last move')).toBeVisible()
    await expect.element(cell('c7, empty')).toBeVisible()
    await cell('e3, empty').press()
    await expect.element(cell('e3, empty')).toBeVisible()
    await back.press()
    await expect.element(status()).toBeEmptyDOMElement()
    await expect.element(cell('c7, X')).toBeVisible()
    await expect.element(cell('e3, empty')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    await expect.poll(() => document.querySelector('[role=status]')?.textContent).toContain('e6')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ')
    await expect.element(status()).toHaveTextContent(words.right)
    await expect.element(reason()).toBeVisible()
    await expect.element(cell('e4, empty')).toBeVisible()
  })

  test('shows a move, on its board', async () => {
    await mount('captures', 'which-breaks')
    await page.getByRole('button', { name: words.show }).press()
    await expect.element(page.getByRole('gridcell', { name: 'e3, O, last move' })).toBeVisible()
    await expect.element(page.getByText(words.played('O', 'e3'))).toBeVisible()
    await expect.element(status()).toHaveTextContent(words.shown)
  })

  test('judges a choice, and shows the answer to who asks for it', async () => {
    await mount('four-in-a-row-by-shifting', 'which-line', {
      written: 'one',
      logic: 'two',
      meant: 'three',
    })
    await checkButton().press()
    await expect.element(status()).toHaveTextContent(words.nothingChosen)
    await page.getByRole('radio', { name: 'two' }).press()
    await checkButton().press()
    await expect
      .element(status())
      .toHaveTextContent(
        `${words.wrong} ${verdicts02['says-four']({ squares: 'c1' })} ${verdicts02['bit-by-bit']()}`,
      )
    await page.getByRole('button', { name: words.show }).press()
    await expect.element(page.getByRole('radio', { name: 'three' })).toBeChecked()
    await expect.element(status()).toHaveTextContent(words.shown)
    await expect.element(reason()).toBeVisible()
  })
})
