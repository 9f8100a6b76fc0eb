import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CLINIC, ContractError, kitOf, part } from '../../engine/index.ts'
import { figure as figureWords } from '../../src/i18n/figure.ts'
import { caseWords as words, suspectsOf } from '../../src/i18n/en/case.ts'
import { cases } from '../../src/i18n/en/clinic.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { POSITIONS } from '../../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'
import { DEFENDS, HELPED, LOWEST, NARROW, PRUNED, VISITED } from '../../content/six-programs.ts'
import { CutoffCase } from '../../src/widgets/case/element.ts'
import { treeAt } from '../../src/widgets/case/model.ts'
import { GAMES } from '../../src/widgets/case/schema.ts'
import { alikeOf, partingOf } from '../../src/widgets/case/tell.ts'
import { NONE, opened } from './case-help.ts'
import { listen } from './spoken.ts'
import { leavesNothing, linkOf } from './figure-help.ts'
import { styled } from './styled.ts'

styled(
  'boards/board.css',
  'styles/tokens.css',
  'styles/controls.css',
  'styles/figures.css',
  'figure/stepper/stepper.css',
  'widgets/tree/tree.css',
  'widgets/case/case.css',
)

describe('the figure', () => {
  leavesNothing()

  async function figure(ids: readonly string[], state?: string): Promise<CutoffCase> {
    if (state !== undefined) history.replaceState(null, '', `?case=${encodeURIComponent(state)}`)
    const host = document.createElement('cutoff-case')
    if (!(host instanceof CutoffCase)) throw new ContractError('test', 'no element')
    host.id = 'case'
    host.dataset['specs'] = JSON.stringify(ids.map((id) => opened(id).spec))
    const around = document.createElement('figure')
    const caption = document.createElement('figcaption')
    caption.innerHTML = '<p>It opens with program 1.</p>'
    around.append(host, caption)
    document.body.append(around)
    await host.open(false)
    await expect.poll(() => host.querySelector('.case-parting')?.textContent ?? '').not.toBe('')
    return host
  }

  test('finds in its worker what is found elsewhere, and says who did it', async () => {
    const host = await figure(['root-window', 'smallest-int'])
    const { pair } = opened('root-window')
    const verdict = () => host.querySelector('.case-verdict > :first-child')?.textContent
    expect(verdict()).toBe(words.nobody)
    const [first, second, guilty] = suspectsOf('root-window')
    for (const suspect of [first, second, guilty]) {
      await page.getByRole('radio', { name: suspect.text }).press()
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
    await page.getByRole('radio', { name: innocent.text }).press()
    expect(host.querySelectorAll('.marked')).toHaveLength(0)
    await page.getByRole('radio', { name: guilty.text }).press()
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
    await page.getByRole('button', { name: words.part }).press()
    expect(sentence()).toBe(there)
  })

  test('selects where they part in both trees, and what is clicked in one also in the other', async () => {
    const host = await figure(['root-window'])
    await page.getByRole('button', { name: words.part }).press()
    const selected = () =>
      ['fault', 'twin'].map((side) =>
        host.querySelector(`.${side} [aria-selected=true]`)?.getAttribute('data-node'),
      )
    const { pair } = opened('root-window')
    expect(selected()).toEqual([String(pair.fault.node), String(pair.twin.node)])
    const first = host.querySelector('.twin [role=treeitem][data-node="1"]')
    if (first === null) throw new ContractError('test', 'no first node')
    await page.elementLocator(first).press()
    await expect.poll(selected).toEqual(['1', '1'])
    const said = () =>
      [...host.querySelectorAll('.case-selection')].map(({ textContent }) => textContent)
    expect(said().every((text) => text !== '')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(said()).toEqual(['', ''])
    await page.getByRole('button', { name: words.part }).press()
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

  test.each([390, 1280])('moves nothing when someone is accused, at %i px', async (width) => {
    await page.viewport(width, 844)
    const host = await figure(['root-window'])
    const tops = () =>
      ['.case-suspects', '.case-parting', '.case-trees', '.stepper-room', '.case-counts'].map(
        (part) => host.querySelector(part)?.getBoundingClientRect().top,
      )
    const before = [...tops(), host.offsetHeight]
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth)
    for (const { text } of suspectsOf('root-window')) {
      await page.getByRole('radio', { name: text }).press()
      await expect
        .poll(() => host.querySelector('.case-verdict')?.textContent)
        .not.toContain(words.nobody)
      scrollTo(0, 0)
      expect([...tops(), host.offsetHeight]).toEqual(before)
    }
    await expect
      .element(page.getByRole('button', { name: words.count(GAMES, GAMES) }))
      .toBeVisible()
    scrollTo(0, 0)
    expect([...tops(), host.offsetHeight]).toEqual(before)
  })

  test('keeps its trees in their place while another position is searched', async () => {
    const host = await figure(['root-window'])
    const height = host.querySelector('.case-searches')?.clientHeight
    await page.getByRole('button', { name: words.randomMove }).press()
    expect(host.querySelector('.case-searches')?.clientHeight).toBe(height)
    await expect
      .poll(() => host.querySelector('.case-searches')?.getAttribute('aria-busy'))
      .toBe('false')
  })

  test('reads a step out once for both trees, or says whose sentence it is', async () => {
    const host = await figure(['root-window'])
    const said = listen(host)
    await page.getByRole('button', { name: 'To the start' }).press()
    expect(said()).toEqual([expect.stringMatching(/^Both: /)])
    await page.getByRole('button', { name: 'To the end' }).press()
    expect(said().slice(1)).toEqual([expect.stringMatching(/^Faulty: .* Right: /)])
  })

  test('reads out only the answers where another position is searched', async () => {
    const host = await figure(['root-window'])
    const said = listen(host)
    await page.getByRole('button', { name: words.randomMove }).press()
    await expect
      .poll(() => host.querySelector('.case-searches')?.getAttribute('aria-busy'))
      .toBe('false')
    await expect.poll(said).toEqual([expect.stringMatching(/The faulty program .* The right one /)])
  })

  test('turns on a phone from one tree to the other in the same place', async () => {
    await page.viewport(390, 844)
    const host = await figure(['visited-set-in-connect4'])
    const frames = () =>
      [...host.querySelectorAll('.case-frame')].map((frame) => frame.getBoundingClientRect())
    const [fault, hidden] = frames()
    expect(hidden.width).toBe(0)
    expect(fault.right).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: words.program.twin }).press()
    const [gone, twin] = frames()
    expect(gone.width).toBe(0)
    expect([twin.left, twin.width]).toEqual([fault.left, fault.width])
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
    await page.viewport(1280, 844)
    expect(frames().map(({ width }) => width > 0)).toEqual([true, true])
  })

  test('has in sight what the search is at, in a tree that is wider than its frame', async () => {
    await page.viewport(390, 844)
    const host = await figure(['visited-set-in-connect4'], 'asked:yes')
    const frame = host.querySelector('.fault .case-frame')
    const current = host.querySelector('.fault .node.marked')
    if (frame === null || current === null) throw new ContractError('test', 'no parting')
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    await expect
      .poll(() => {
        const [room, node] = [frame, current].map((each) => each.getBoundingClientRect())
        return node.left >= room.left && node.right <= room.right
      })
      .toBe(true)
  })

  test('accusing someone counts, and says how much is alike before they part', async () => {
    const host = await figure(['narrow-neighbourhood'])
    const one = CLINIC.find(({ id }) => id === 'narrow-neighbourhood')
    const [innocent] = suspectsOf('narrow-neighbourhood')
    await page.getByRole('radio', { name: innocent.text }).press()
    await expect
      .element(page.getByRole('button', { name: words.count(GAMES, GAMES) }))
      .toBeVisible()
    const { count, of } = one?.symptom(1, GAMES).fault ?? { count: 0, of: 0 }
    expect(host.querySelector('.case-counts')?.textContent).toContain(
      `${tree.number(count)} of ${tree.number(of)}`,
    )
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
    await expect
      .poll(() => host.querySelector('.case-searches')?.getAttribute('aria-busy'))
      .toBe('false')
    expect(checked()).toBe(2)
    expect(symptom()).toBe(words.sees(cases['smallest-int'].sees))
    expect(host.querySelector('.case-parting')?.textContent).toBe(words.untold)
    await page.getByRole('button', { name: words.part }).press()
    expect(host.querySelector('.case-parting')?.textContent).toBe(
      partingOf(opened('smallest-int').pair, words),
    )
  })

  test('finds another position on which the answers differ, which can be taken back', async () => {
    const host = await figure(['root-window'])
    const field = () => host.querySelector<HTMLInputElement>('input.code')?.value
    const before = field()
    await page.getByRole('button', { name: words.another }).press()
    await expect.poll(field, { timeout: 20_000 }).not.toBe(before)
    const kit = kitOf('gomoku8')
    const one = CLINIC.find(({ id }) => id === 'root-window')
    const read = kit.ok ? kit.value.game.parse(field() ?? '') : undefined
    if (one === undefined || read?.ok !== true) throw new ContractError('test', 'no position')
    const { fault, twin } = part(one, read.value)
    expect(fault.result.move).not.toBe(twin.result.move)
    await page.getByRole('button', { name: figureWords.undo }).press()
    await expect.poll(field).toBe(before)
  })

  test('takes the moves of a pasted game back one by one', async () => {
    const host = await figure(['narrow-neighbourhood'])
    const before = host.querySelector<HTMLInputElement>('input.code')?.value
    await page.getByRole('textbox').write('f6 e5 d5')
    await userEvent.keyboard('{Enter}')
    for (const text of ['f6 e5 d5', 'f6 e5', 'f6', '', before]) {
      const now = () => host.querySelector<HTMLInputElement>('input.code')?.value
      await expect.poll(now).toBe(text)
      if (text === before) break
      await page.getByRole('button', { name: figureWords.undo }).press()
    }
  })

  test('keeps what is being written while it counts', async () => {
    const host = await figure(['narrow-neighbourhood'])
    await page.getByRole('button', { name: words.count(0, GAMES) }).press()
    const field = page.getByRole('textbox')
    await field.write('f6 half')
    await expect
      .element(page.getByRole('button', { name: words.count(GAMES, GAMES) }))
      .toBeVisible()
    expect(host.querySelector<HTMLInputElement>('input.code')?.value).toBe('f6 half')
  })

  test('counts the symptom as the engine does, and goes on from there', async () => {
    const host = await figure(['narrow-neighbourhood'])
    const one = CLINIC.find(({ id }) => id === 'narrow-neighbourhood')
    await page.getByRole('button', { name: words.count(0, GAMES) }).press()
    await expect
      .element(page.getByRole('button', { name: words.count(GAMES, GAMES) }))
      .toBeVisible()
    const { count, of } = one?.symptom(1, GAMES).fault ?? { count: 0, of: 0 }
    expect(count).toBeGreaterThan(0)
    expect(host.querySelector('.case-counts')?.textContent).toContain(
      `${tree.number(count)} of ${tree.number(of)}`,
    )
  })

  test('keeps the position where a text is none, and says so at the place', async () => {
    const host = await figure(['root-window'])
    const field = page.getByRole('textbox')
    await field.write('e1 e1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => host.querySelector('.error')?.textContent).toContain(figureWords.kept)
    expect(host.querySelector('.case-trees')).not.toBeNull()
  })

  test('plays its move, also where the search has found none', async () => {
    const host = await figure(['smallest-int'])
    const stones = () => host.querySelector('input.code')
    await page.getByRole('button', { name: words.itsMove }).press()
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
    expect(host.querySelector('.case-verdict .good')?.textContent).toContain('Found.')
    expect(host.querySelector('.fault .case-sentence')?.textContent).toBe(tree.step.before)
    // The page keeps the trees in sight.
    expect(host.querySelectorAll('.case-trees[data-hold]')).toHaveLength(1)
  })

  describe('the caption', () => {
    const FIGURES = [LOWEST, DEFENDS, PRUNED, NARROW, VISITED, HELPED].map((programs) =>
      programs.map(({ id }) => id),
    )
    const own = () => document.querySelector('.caption-own')?.textContent

    /** What it has to say of a program on its own position, empty of the one the page tells of. */
    function said(ids: readonly string[], program: number): string | undefined {
      if (program === 0) return undefined
      const { pair, spec } = opened(ids[program])
      const [fault, twin] = [pair.fault.answer, pair.twin.answer]
      const does = fault === '' ? 'it finds no move' : `it answers ${fault}`
      const answers = fault === twin ? `both answer ${twin}` : `${does}, the right one ${twin}`
      const plies = spec.depth === 1 ? '1 ply' : `${spec.depth} plies`
      return `Program ${program + 1} and the right one, ${plies} deep, on the position this program begins with: ${answers}.`
    }

    test.each(FIGURES)('follows the program that is chosen: %s …', async (...ids) => {
      const host = await figure(ids)
      expect(own()).toBeUndefined()
      for (const program of [...ids.keys()].toReversed()) {
        host.querySelectorAll<HTMLInputElement>('input[name="case-program"]')[program]?.click()
        await expect.poll(own).toBe(said(ids, program))
      }
    })

    const LINKS = FIGURES.flatMap((ids) => ids.map((id, program) => ({ ids, id, program })))

    test.each(LINKS)('follows a link to $id', async ({ ids, program }) => {
      await figure(ids, `program:${program}`)
      await expect.poll(own).toBe(said(ids, program))
    })

    test('follows the position', async () => {
      const host = await figure(['narrow-neighbourhood'])
      await page.getByRole('button', { name: words.randomMove }).press()
      await expect.poll(own).toMatch(/^The program and the right one, .* on another position: /)
      const answers = [
        ...(host.querySelector('.says')?.textContent ?? '').matchAll(/answers (\S+)/g),
      ]
      const [fault, twin] = answers.map(([, move]) => move)
      const told =
        fault === twin ? `both answer ${twin}` : `it answers ${fault}, the right one ${twin}`
      expect(own()).toContain(`: ${told}.`)
      await page.getByRole('button', { name: figureWords.undo }).press()
      await expect.poll(own).toBeUndefined()
    })
  })

  test('takes the focus when it is open, unless that has gone elsewhere meanwhile', async () => {
    const host = await figure(['root-window'])
    host.remove()
    for (const elsewhere of [false, true]) {
      const other = document.createElement('button')
      const next = document.createElement('cutoff-case')
      if (!(next instanceof CutoffCase)) throw new ContractError('test', 'no element')
      next.id = 'next'
      next.dataset['specs'] = host.dataset['specs']
      document.body.append(next, other)
      const opened = next.open(true)
      if (elsewhere) other.focus()
      await opened
      expect(document.activeElement === other).toBe(elsewhere)
      expect(next.contains(document.activeElement)).toBe(!elsewhere)
      next.remove()
      other.remove()
    }
  })

  test('is open again by its own link, even where nothing was changed', async () => {
    await figure(['root-window'])
    await expect.poll(() => linkOf('case')).toBe('open:yes')
    expect(document.querySelector('[data-hold]')).toBeNull()
  })

  test('says of a link that cannot be read what is wrong with it', async () => {
    const host = await figure(['root-window'], 'position:e1 e1')
    expect(host.querySelector('.error')?.textContent).toContain(figureWords.badLink)
  })
})
