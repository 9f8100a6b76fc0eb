import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CASES } from '../../content/captures.ts'
import { boards } from '../../src/i18n/en/boards.ts'
import { errorSentence } from '../../src/i18n/error-sentence.ts'
import { figure } from '../../src/i18n/figure.ts'
import { rules as words, rulesErrors } from '../../src/i18n/en/rules.ts'
import fixture from '../fixtures/ninuki/cases.jsonl?raw'
import '../../src/widgets/rules/element.ts'
import { labModel, playedText, readLab, type LabState } from '../../src/widgets/rules/model.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

interface FixtureCase {
  readonly id: string
  readonly X: readonly string[]
  readonly O: readonly string[]
  readonly side: string
  readonly move: string
  readonly expect: {
    readonly legal: boolean
    readonly captured: readonly string[]
    readonly winner: string | null
    readonly pendingFiveOf: string | null
  }
}

const FIXTURE = fixture
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as FixtureCase)

const START = { breakable: true, threes: true, ask: '' }

function labOf(state: Partial<LabState> & Pick<LabState, 'position'>) {
  const lab = readLab({ ...START, ...state })
  if (!lab.ok) throw new Error(lab.error.code)
  return lab.value
}

const modelOf = (state: Partial<LabState> & Pick<LabState, 'position'>) =>
  labModel(labOf(state), words, boards)

/** The points of a side’s stones in a board text of nine rows. */
function stonesIn(position: string, side: string): string[] {
  return position
    .split(' ')[0]
    .split('/')
    .flatMap((row, down) =>
      [...row].flatMap((letter, column) =>
        letter === side ? [`${String.fromCharCode(97 + column)}${9 - down}`] : [],
      ),
    )
}

const moved = (point: string, right: number, up: number) =>
  `${String.fromCharCode(point.charCodeAt(0) + right)}${Number(point.slice(1)) + up}`

describe('the examples of the lab', () => {
  test.each(CASES.flatMap((one) => ('source' in one ? [one] : [])).map((one) => [one.source, one]))(
    'has %s of the fixture, moved and cut to nine columns',
    (source, { position, ask }) => {
      const original = FIXTURE.find(({ id }) => id === source)
      if (original === undefined) throw new Error(`no case ${source}`)
      const right = ask.charCodeAt(0) - original.move.charCodeAt(0)
      const up = Number(ask.slice(1)) - Number(original.move.slice(1))
      for (const side of ['X', 'O'] as const) {
        const inside = original[side]
          .map((point) => moved(point, right, up))
          .filter((point) => /^[a-i][1-9]$/.test(point))
        expect(stonesIn(position, side).toSorted()).toEqual(inside.toSorted())
      }
      const lab = labOf({ position, ask })
      const played = playedText(lab.p, lab.asked ?? -1)
      const { expect: expected } = original
      expect(played.ok).toBe(expected.legal)
      if (!played.ok) return
      const after = labOf({ position: played.value })
      expect(after.p.winner).toBe(expected.winner === null ? -1 : 'XO'.indexOf(expected.winner))
      const { pendingFiveOf } = expected
      expect(after.p.pending).toBe(pendingFiveOf === null ? -1 : 'XO'.indexOf(pendingFiveOf))
      const taken = expected.captured.map((point) => moved(point, right, up))
      const told = modelOf({ position, ask }).answer.join(' ')
      for (const point of taken) expect(told).toContain(point)
      expect(told.includes(words.takesNothing)).toBe(taken.length === 0)
    },
  )
})

const [cross, excused, , breakable, breaking, twoFives] = CASES
const E3 = { breaking: ['e3'], tenth: [] }

describe('what the lab says', () => {
  test('names both lines of a double three, and marks them differently', () => {
    const model = modelOf(cross)
    expect(model.answer).toEqual([
      words.forbidden('X', 'd4', 2),
      words.three(0, ['b4', 'c4', 'd4']),
      words.three(1, ['d4', 'd5', 'd6']),
    ])
    expect(model.board.marks?.filter(({ shape }) => shape === 'frame')).toHaveLength(2)
    expect(model.board.marks?.filter(({ shape }) => shape === 'ring')).toHaveLength(2)
    expect(model.canPlay).toBe('')
  })

  test('allows it with the rule off, or with a capture', () => {
    expect(modelOf({ ...cross, threes: false }).answer[0]).toBe(words.ruleOff('X', 'd4', 2))
    expect(modelOf(excused).answer[0]).toBe(words.excused('X', 'd4', 2))
    expect(modelOf(excused).answer).toContain(words.takes(['e5', 'f6'], 2, 10))
  })

  test('says how a five is answered, and that it wins where it cannot be broken', () => {
    expect(modelOf(breakable).answer).toContain(words.waits('O', E3))
    expect(modelOf({ ...breakable, breakable: false }).answer).toContain(words.winsRuleOff('O', E3))
    expect(modelOf(breaking).says).toContain(words.pending('X', 'O', E3))
    expect(modelOf(breaking).answer).toContain(words.breaks('X'))
    expect(modelOf({ ...breaking, ask: 'b4' }).answer).toContain(words.loses('X'))
    expect(modelOf({ ...breaking, breakable: false }).over).toBe(true)
  })

  test('says that a tenth stone answers a five which stands, and does not call it broken', () => {
    const eight = { ...twoFives, position: twoFives.position.replace('0,0', '0,8') }
    const tenth = { breaking: [], tenth: ['e3'] }
    expect(modelOf(eight).answer).toContain(words.waits('O', tenth))
    expect(modelOf({ ...eight, breakable: false }).answer).toContain(words.winsRuleOff('O', tenth))
    const played = playedText(labOf(eight).p, labOf(eight).asked ?? -1)
    if (!played.ok) throw new Error(played.error.code)
    const pending = modelOf({ position: played.value, ask: 'e3' })
    expect(pending.says).toContain(words.pending('X', 'O', tenth))
    expect(pending.answer).toContain(words.winsByTenFirst('X'))
  })

  test('says why two fives win though one can be broken', () => {
    for (const on of [true, false]) {
      expect(modelOf({ ...twoFives, breakable: on }).answer).toContain(words.winsStill('O', ['e3']))
    }
  })

  test('counts the free threes of a point', () => {
    const three = Array<string>(9).fill('.'.repeat(9))
    three[3] = '...X.X...'
    three[4] = '...XX....'
    three[5] = '.XX......'
    const { answer } = modelOf({ position: `${three.join('/')} X`, ask: 'd4' })
    expect(answer[0]).toBe(words.forbidden('X', 'd4', 3))
    expect(answer[0]).toContain('three free threes')
  })

  test('refuses a board that is too large, and a point that is not there', () => {
    const large = Array.from({ length: 13 }, () => '.'.repeat(13)).join('/')
    expect(readLab({ ...START, position: `${large} X` })).toMatchObject({
      ok: false,
      error: { code: 'rules/large' },
    })
    expect(readLab({ ...START, position: cross.position, ask: 'z9' })).toMatchObject({
      ok: false,
      error: { code: 'rules/point' },
    })
  })
})

leavesNothing()

function mount(): void {
  mountFigure('cutoff-rules', { cases: JSON.stringify(CASES) })
}

describe('a text that is wrong', () => {
  const empty = Array<string>(9).fill('.'.repeat(9))
  const board = (...rows: string[]) => [...rows, ...empty.slice(rows.length)].join('/')

  test.each([
    ['g7 g7', 'a stone on g7 already. Write another point.'],
    ['z9', 'no column z on this board. The letters'],
    ['X', 'or only the moves, as in g7 h8.'],
    [`${board('........')} X`, 'Row 7 has more than 8 squares. Rows are counted from the bottom.'],
    [`${board('.........', '.......')} X`, 'Row 8 has fewer than 9 squares. Rows are counted'],
    [`${board('Q........')} X`, 'Stones are X and O.'],
    [board(), 'Write X or O there.'],
    [`${board()} Z`, '“Z” is neither side. Write X or O.'],
    [`${board()} X 0,7`, 'Write what X has taken, a comma, and what O has.'],
    [`${board()} X 10,10`, 'Write less for one of them.'],
    [`${Array<string>(15).fill('.'.repeat(15)).join('/')} X`, 'Write a smaller one.'],
  ])('is told what to do: %s', (position, says) => {
    const lab = readLab({ ...START, position })
    expect(lab.ok ? 'right' : errorSentence(lab.error, rulesErrors)).toContain(says)
  })

  test('has a sentence for every code', () => {
    for (const [code, sentence] of Object.entries(rulesErrors)) {
      expect(sentence({ code })).not.toContain('[object')
    }
  })
})

const told = () => document.querySelector('.rules-told')?.textContent ?? ''
const error = () => document.querySelector('.error')?.textContent ?? ''

describe('the lab on the page', () => {
  test('does not play a forbidden point until the rule is off', async () => {
    mount()
    const point = page.getByRole('gridcell', { name: /^d4/ })
    await point.press()
    expect(told()).toContain(words.forbidden('X', 'd4', 2))
    await page.getByRole('checkbox', { name: words.doubleThree }).press()
    await expect.poll(told).toContain(words.ruleOff('X', 'd4', 2))
    await point.press()
    await expect.poll(told).toContain(words.toMove('O'))
    await expect.poll(linked).toContain('threes:no')
    await page.getByRole('button', { name: figure.undo }).press()
    await page.getByRole('button', { name: figure.undo }).press()
    await expect.poll(told).toContain(words.forbidden('X', 'd4', 2))
  })

  test('asks and plays by keys, and shows an example', async () => {
    mount()
    await page.getByRole('combobox', { name: words.examples }).choose(words.cases[breakable.name])
    await expect.poll(told).toContain(words.waits('O', E3))
    await page.getByRole('button', { name: words.play('g4') }).press()
    await expect.poll(told).toContain(words.pending('X', 'O', E3))
    await page.getByRole('gridcell', { name: /^e3/ }).press()
    await userEvent.keyboard('{Enter}')
    await expect.poll(told).toContain(words.toMove('X'))
    expect(told()).not.toContain('five')
  })

  test('keeps the position where a text is wrong', async () => {
    mount()
    await page.getByRole('textbox', { name: words.text }).write('<b>X</b>')
    await userEvent.keyboard('{Enter}')
    await expect.poll(error).toContain(figure.kept)
    expect(told()).toContain(words.forbidden('X', 'd4', 2))
  })

  test('keeps the position where the text is taken away, and says so', async () => {
    mount()
    const field = page.getByRole('textbox', { name: words.text })
    await field.write('')
    await userEvent.keyboard('{Enter}')
    await expect.poll(error).toContain(figure.kept)
    expect(told()).toContain(words.forbidden('X', 'd4', 2))
    await expect
      .element(page.getByRole('button', { name: figure.undo }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox', { name: words.doubleThree }).press()
    await expect.poll(error).toBe('')
    await expect.element(field).not.toHaveValue('')
  })

  test('begins as in the text where the link is wrong', async () => {
    history.replaceState(null, '', '?figure=position:XX,ask:q')
    mount()
    await expect.poll(error).toContain(figure.badLink)
    expect(told()).toContain(words.forbidden('X', 'd4', 2))
  })
})
