import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CLINIC, ContractError, kitOf, part, type Parting } from '../../engine/index.ts'
import '../../src/boards/board.css'
import '../../src/styles/tokens.css'
import '../../src/styles/controls.css'
import '../../src/widgets/tree/tree.css'
import '../../src/widgets/case/case.css'
import { caseWords as words, suspectsOf } from '../../src/i18n/en/case.ts'
import { cases } from '../../src/i18n/en/clinic.ts'
import { caseSuspects } from '../../src/i18n/en/suspects.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { POSITIONS } from '../../src/widgets/exercise/checks/08.ts'
import { CutoffCase } from '../../src/widgets/case/element.ts'
import { answerMarks, counterpart, openPair, plus, treeAt } from '../../src/widgets/case/model.ts'
import { GAMES, type CaseSpec } from '../../src/widgets/case/schema.ts'
import { alikeOf, partingOf } from '../../src/widgets/case/tell.ts'

/** Cases whose symptom is a wrong value. */
const VALUES = [
  'visited-set-in-connect4',
  'visited-set',
  'zero-is-nothing',
  'selection-from-one-side',
]

const NONE = { selected: -1, choice: new Map<number, boolean>() }

function opened(id: string) {
  const one = CLINIC.find((each) => each.id === id)
  const kit = one === undefined ? undefined : kitOf(one.game)
  if (one === undefined || kit?.ok !== true) throw new ContractError('test', id)
  const text = Object.entries(POSITIONS).find(([name]) => name === id)?.[1] ?? ''
  const read = kit.value.game.parse(text, one.start)
  if (!read.ok) throw new ContractError('test', read.error.code)
  const spec: CaseSpec = {
    id,
    game: one.game,
    gameOptions: one.start,
    depth: one.options.depth,
    position: kit.value.game.format(read.value),
  }
  const parting: Parting = part(one, read.value)
  const pair = openPair(kit.value, read.value, spec, parting, tree)
  return { kit: kit.value, position: read.value, spec, parting, pair }
}

describe('two searches of one position', () => {
  test.each(Object.keys(POSITIONS))('part in the first position of %s', (id) => {
    const { parting, pair } = opened(id)
    expect(parting.difference).toBeDefined()
    expect(partingOf(pair, words)).not.toBe('')
    for (const side of [pair.fault, pair.twin]) {
      const { model, sentence } = treeAt(side, pair.parts, NONE, '')
      expect(model.nodes.length).toBeGreaterThan(1)
      expect(sentence).not.toBe('')
    }
  })

  test.each(Object.keys(POSITIONS))('answer otherwise in the first position of %s', (id) => {
    const { fault, twin } = opened(id).parting
    expect(fault.result.move).not.toBe(twin.result.move)
    if (VALUES.includes(id)) expect(fault.result.value).not.toBe(twin.result.value)
  })

  test('are alike up to where they part, and not there', () => {
    const { pair } = opened('root-window')
    const at = (step: number) =>
      [pair.fault, pair.twin].map((side) => {
        const { model, sentence } = treeAt(side, step, NONE, '')
        return JSON.stringify([sentence, model.nodes.map(({ label, value }) => [label, value])])
      })
    for (const step of [0, 1, Math.floor(pair.parts / 2), pair.parts - 1]) {
      const [fault, twin] = at(step)
      expect(fault).toBe(twin)
    }
    const [fault, twin] = at(pair.parts)
    expect(fault).not.toBe(twin)
  })

  test.each(Object.keys(POSITIONS))('have their parting marked in both trees: %s', (id) => {
    const { pair } = opened(id)
    for (const side of [pair.fault, pair.twin]) {
      const chosen = { ...NONE, selected: side.node }
      const { model, selection } = treeAt(side, pair.parts, chosen, words.partsHere)
      const marked = model.nodes.filter(({ marked }) => marked)
      // The right search may write its answer nowhere in the recorded tree: then nothing is marked.
      expect(marked).toHaveLength(side.node < 0 ? 0 : 1)
      for (const { selected, spoken } of marked) {
        expect(selected).toBe(true)
        expect(spoken).toContain(words.partsHere)
      }
      expect(selection === '').toBe(side.node < 0)
    }
  })

  test('have, up to where they part, the same numbers for the same moves', () => {
    for (const id of ['root-window', 'silent-attack', 'distance-sign']) {
      const { pair } = opened(id)
      const { replay } = pair.fault.telling.session
      const reached = replay.current(pair.parts)
      for (let node = 0; node <= reached; node++) {
        expect(counterpart(pair, 'fault', node)).toBe(node)
        expect(counterpart(pair, 'twin', node)).toBe(node)
      }
    }
  })

  test('have counterparts by the same moves, and none below what one of them skips', () => {
    const { pair } = opened('visited-set-in-connect4')
    const [from, to] = [pair.twin.telling.session, pair.fault.telling.session]
    let without = 0
    for (let node = 0; node < from.replay.nodeCount; node += 97) {
      const there = counterpart(pair, 'twin', node)
      if (there < 0) without++
      else expect(to.line(there)).toEqual(from.line(node))
    }
    expect(without).toBeGreaterThan(0)
  })

  test('answer on the board: the fault with a cross, the twin with a ring', () => {
    const { kit, position, pair } = opened('root-window')
    const named = answerMarks(kit, position, pair).map(({ square, shape }) => [
      kit.board?.squareName(position, square),
      shape,
    ])
    expect(named).toEqual([
      ['f1', 'ring'],
      ['h1', 'cross'],
    ])
  })

  test('leave the board bare where no move is found', () => {
    const { kit, position, pair } = opened('smallest-int')
    expect(pair.fault.answer).toBe('')
    expect(answerMarks(kit, position, pair).map(({ shape }) => shape)).toEqual(['ring'])
  })

  test('show the moves left out at a node as one', () => {
    const { pair } = opened('shared-best-move')
    const { replay } = pair.twin.telling.session
    const left = replay.children(0).filter((child) => replay.isDropped(child))
    expect(left.length).toBeGreaterThan(40)
    const { nodes } = treeAt(pair.twin, pair.steps, NONE, '').model
    const out = nodes.filter(({ shown }) => shown.kind === 'dropped' && shown.above === 0)
    expect(out.map(({ value }) => value)).toEqual([`${left.length} out`])
  })

  test('has values in the view of the trees, whoever is to move', () => {
    const { pair } = opened('shared-best-move')
    expect(pair.mover).toEqual({ side: 'min', stones: 'O' })
    // White begins this game, so Black is its second player.
    expect(opened('selection-from-one-side').pair.mover).toEqual({ side: 'min', stones: 'Black' })
    const root = treeAt(pair.twin, pair.steps, NONE, '').model.nodes
    expect(pair.twin.value).toBe(root[0].value)
    expect(pair.twin.value).toMatch(/^−/)
  })

  test('may answer a column that the tree never gave the root: the row is the same', () => {
    const { pair } = opened('missing-braces')
    expect(pair.difference).toBe('answer')
    expect(pair.fault.answer).not.toBe(pair.twin.answer)
    expect(pair.fault.answer.slice(1)).toBe(pair.twin.answer.slice(1))
    expect(pair.fault.value).toBe(pair.twin.value)
  })
})

test('each case of the chapter has suspects, and one of them is guilty', () => {
  expect(Object.keys(caseSuspects).toSorted()).toEqual(Object.keys(POSITIONS).toSorted())
  for (const id of Object.keys(POSITIONS)) {
    expect(suspectsOf(id).length).toBeGreaterThanOrEqual(3)
    expect(suspectsOf(id).filter(({ guilty }) => guilty)).toHaveLength(1)
  }
})

test('counts add up', () => {
  const one = { fault: { count: 1, of: 2 }, twin: { count: 0, of: 3 } }
  expect(plus(undefined, one)).toEqual(one)
  expect(plus(one, one)).toEqual({ fault: { count: 2, of: 4 }, twin: { count: 0, of: 6 } })
})

describe('the figure', () => {
  let address: string

  beforeEach(() => {
    address = location.href
  })

  afterEach(() => {
    document.body.replaceChildren()
    dispatchEvent(new Event('pagehide'))
    history.replaceState(null, '', address)
  })

  async function figure(ids: readonly string[], state?: string): Promise<CutoffCase> {
    if (state !== undefined) history.replaceState(null, '', `?case=${encodeURIComponent(state)}`)
    const host = document.createElement('cutoff-case')
    if (!(host instanceof CutoffCase)) throw new ContractError('test', 'no element')
    host.id = 'case'
    host.dataset['specs'] = JSON.stringify(ids.map((id) => opened(id).spec))
    document.body.append(host)
    await host.open(false)
    await expect.poll(() => host.querySelector('.case-parting')?.textContent ?? '').not.toBe('')
    return host
  }

  test('finds in its worker what is found elsewhere, and says who did it', async () => {
    const host = await figure(['root-window', 'smallest-int'])
    const { pair } = opened('root-window')
    const verdict = () => host.querySelector('fieldset + [role=status]')?.textContent?.trim()
    expect(verdict()).toBe('')
    const [first, second, guilty] = suspectsOf('root-window')
    for (const suspect of [first, second, guilty]) {
      await userEvent.click(page.getByRole('radio', { name: suspect.text }))
      await expect.poll(verdict).toBe(words.verdict(suspect, cases['root-window'].wrong))
      const told = suspect.guilty ? partingOf(pair, words) : words.untold
      expect(host.querySelector('.case-parting')?.textContent).toBe(told)
    }
  })

  test('shows both searches to their ends, and where they part once it is said who did it', async () => {
    const host = await figure(['root-window'])
    const { pair } = opened('root-window')
    const sentences = () =>
      [...host.querySelectorAll('.case-sentence')].map(({ textContent }) => textContent)
    const at = (step: number) =>
      [pair.fault, pair.twin].map((side) => treeAt(side, step, NONE, '').sentence)
    expect(sentences()).toEqual(at(pair.steps))
    expect(host.querySelector('.case-parting')?.textContent).toBe(words.untold)
    expect(host.querySelectorAll('.marked, [aria-selected=true]')).toHaveLength(0)
    const [innocent, , guilty] = suspectsOf('root-window')
    await userEvent.click(page.getByRole('radio', { name: innocent.text }))
    expect(host.querySelectorAll('.marked')).toHaveLength(0)
    await userEvent.click(page.getByRole('radio', { name: guilty.text }))
    await expect.poll(sentences).toEqual(at(pair.parts))
    expect(host.querySelectorAll('.marked')).toHaveLength(2)
  })

  test('goes back to where they part, by a button, after a step by a key', async () => {
    const host = await figure(['root-window'], 'asked:yes')
    const sentence = () => host.querySelector('.fault .case-sentence')?.textContent
    const there = sentence()
    host.focus()
    await userEvent.keyboard('{Home}')
    expect(sentence()).not.toBe(there)
    await userEvent.click(page.getByRole('button', { name: words.part }))
    expect(sentence()).toBe(there)
  })

  test('selects where they part in both trees, and what is clicked in one also in the other', async () => {
    const host = await figure(['root-window'])
    await userEvent.click(page.getByRole('button', { name: words.part }))
    const selected = () =>
      ['fault', 'twin'].map((side) =>
        host.querySelector(`.${side} [aria-selected=true]`)?.getAttribute('data-node'),
      )
    const { pair } = opened('root-window')
    expect(selected()).toEqual([String(pair.fault.node), String(pair.twin.node)])
    const first = host.querySelector('.twin [role=treeitem][data-node="1"]')
    if (first === null) throw new ContractError('test', 'no first node')
    await userEvent.click(first)
    await expect.poll(selected).toEqual(['1', '1'])
    const said = () =>
      [...host.querySelectorAll('.case-selection')].map(({ textContent }) => textContent)
    expect(said().every((text) => text !== '')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(said()).toEqual(['', ''])
    await userEvent.click(page.getByRole('button', { name: words.part }))
    expect(selected()).toEqual([String(pair.fault.node), String(pair.twin.node)])
    host.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toEqual([undefined, undefined])
  })

  test('can be walked through in one of its trees by keys', async () => {
    const host = await figure(['root-window'])
    const root = host.querySelector('.fault [role=treeitem][data-node="0"]')
    if (!(root instanceof SVGElement)) throw new ContractError('test', 'no root')
    const before = host.querySelector('.stepper-room')?.textContent
    root.focus()
    expect(document.activeElement).toBe(root)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('data-node')).toBe('1')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
    expect(host.querySelector('.twin [aria-selected=true]')?.getAttribute('data-node')).toBe('1')
    expect(host.querySelector('.stepper-room')?.textContent).toBe(before)
  })

  test('accusing someone counts, and says how much is alike before they part', async () => {
    const host = await figure(['narrow-neighbourhood'])
    const one = CLINIC.find(({ id }) => id === 'narrow-neighbourhood')
    const [innocent] = suspectsOf('narrow-neighbourhood')
    await userEvent.click(page.getByRole('radio', { name: innocent.text }))
    await expect
      .element(page.getByRole('button', { name: words.count(GAMES, GAMES) }))
      .toBeVisible()
    const { count, of } = one?.symptom(1, GAMES).fault ?? { count: 0, of: 0 }
    expect(host.querySelector('.case-counts')?.textContent).toContain(`${count} of ${of}`)
    expect(host.textContent).toContain(alikeOf(opened('narrow-neighbourhood').pair, words))
  })

  test('shows the program asked for last, however fast another was asked for before', async () => {
    const ids = ['root-window', 'visited-set-in-connect4', 'smallest-int']
    const host = await figure(ids)
    const radios = [...host.querySelectorAll<HTMLInputElement>('input[name="case-program"]')]
    radios[1].click()
    radios[2].click()
    const checked = () =>
      [...host.querySelectorAll<HTMLInputElement>('input[name="case-program"]')].findIndex(
        (radio) => radio.checked,
      )
    const symptom = () => host.querySelector('.case-symptom')?.textContent
    await expect.poll(symptom).toBe(words.sees(cases['smallest-int'].sees))
    await expect.poll(() => host.querySelector('.case-parting')?.textContent ?? '').not.toBe('')
    expect(checked()).toBe(2)
    expect(symptom()).toBe(words.sees(cases['smallest-int'].sees))
    expect(host.querySelector('.case-parting')?.textContent).toBe(words.untold)
    await userEvent.click(page.getByRole('button', { name: words.part }))
    expect(host.querySelector('.case-parting')?.textContent).toBe(
      partingOf(opened('smallest-int').pair, words),
    )
  })

  test('finds another position on which the answers differ, which can be taken back', async () => {
    const host = await figure(['root-window'])
    const field = () => host.querySelector<HTMLInputElement>('input.code')?.value
    const before = field()
    await userEvent.click(page.getByRole('button', { name: words.another }))
    await expect.poll(field, { timeout: 20_000 }).not.toBe(before)
    const kit = kitOf('gomoku8')
    const one = CLINIC.find(({ id }) => id === 'root-window')
    const read = kit.ok ? kit.value.game.parse(field() ?? '') : undefined
    if (one === undefined || read?.ok !== true) throw new ContractError('test', 'no position')
    const { fault, twin } = part(one, read.value)
    expect(fault.result.move).not.toBe(twin.result.move)
    await userEvent.click(page.getByRole('button', { name: words.undo }))
    await expect.poll(field).toBe(before)
  })

  test('keeps what is being written while it counts', async () => {
    const host = await figure(['narrow-neighbourhood'])
    await userEvent.click(page.getByRole('button', { name: words.count(0, GAMES) }))
    const field = page.getByRole('textbox')
    await userEvent.fill(field, 'f6 half')
    await expect
      .element(page.getByRole('button', { name: words.count(GAMES, GAMES) }))
      .toBeVisible()
    expect(host.querySelector<HTMLInputElement>('input.code')?.value).toBe('f6 half')
  })

  test('counts the symptom as the engine does, and goes on from there', async () => {
    const host = await figure(['narrow-neighbourhood'])
    const one = CLINIC.find(({ id }) => id === 'narrow-neighbourhood')
    await userEvent.click(page.getByRole('button', { name: words.count(0, GAMES) }))
    await expect
      .element(page.getByRole('button', { name: words.count(GAMES, GAMES) }))
      .toBeVisible()
    const { count, of } = one?.symptom(1, GAMES).fault ?? { count: 0, of: 0 }
    expect(count).toBeGreaterThan(0)
    expect(host.querySelector('.case-counts')?.textContent).toContain(`${count} of ${of}`)
  })

  test('keeps the position where a text is none, and says so at the place', async () => {
    const host = await figure(['root-window'])
    const field = page.getByRole('textbox')
    await userEvent.fill(field, 'e1 e1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => host.querySelector('.error')?.textContent).toContain(words.kept)
    expect(host.querySelector('.case-trees')).not.toBeNull()
  })

  test('plays its move, also where the search has found none', async () => {
    const host = await figure(['smallest-int'])
    const stones = () => host.querySelector('input.code')
    await userEvent.click(page.getByRole('button', { name: words.itsMove }))
    await expect
      .poll(() => {
        const field = stones()
        return field instanceof HTMLInputElement ? field.value.split(' ').length : 0
      })
      .toBe(POSITIONS['smallest-int'].split(' ').length + 1)
  })

  test('opens at the program, the step and the suspect of a link', async () => {
    const host = await figure(['root-window', 'smallest-int'], 'program:1;step:0;guess:1')
    const checked = [...host.querySelectorAll<HTMLInputElement>('input:checked')]
    expect(checked.map(({ parentElement }) => parentElement?.textContent?.trim())).toEqual([
      '2',
      'the number that stands for −∞',
    ])
    expect(host.querySelector('.good')?.textContent).toContain('Found.')
    expect(host.querySelector('.fault .case-sentence')?.textContent).toBe(tree.step.before)
  })

  test('says of a link that cannot be read what is wrong with it', async () => {
    const host = await figure(['root-window'], 'position:e1 e1')
    expect(host.querySelector('.error')?.textContent).toContain(words.inLink)
  })
})
