import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figure } from '../../src/i18n/figure.ts'
import { tree as words } from '../../src/i18n/en/tree.ts'
import { CutoffTree } from '../../src/widgets/tree/element.ts'
import { picture, stillOf } from '../../src/widgets/tree/picture.ts'
import type { TreeSpec } from '../../src/widgets/tree/spec.ts'
import { startStep } from '../../src/widgets/tree/start.ts'
import { listen } from './spoken.ts'
import { sessionOf, toy } from './tree-help.ts'
import { leavesNothing } from './figure-help.ts'
import { styled } from './styled.ts'

styled(
  'boards/board.css',
  'styles/tokens.css',
  'styles/figures.css',
  'styles/controls.css',
  'figure/stepper/stepper.css',
  'widgets/tree/tree.css',
)

const ALL = 'algorithm depth ordering tie fail position'

leavesNothing()
beforeEach(() => page.viewport(1280, 900))

/** Puts a figure on the page as `Tree.astro` does. */
function mount(change: Partial<TreeSpec> = {}, step = 'cutoff:1', offer = ALL): CutoffTree {
  const spec = { ...toy, ...change }
  const session = sessionOf(spec)
  const at = startStep(session.replay, step)
  const host = document.createElement('cutoff-tree')
  if (!(host instanceof CutoffTree)) throw new Error('not registered')
  host.id = 'figure'
  host.dataset['spec'] = JSON.stringify(session.spec)
  host.dataset['step'] = step
  host.dataset['offer'] = offer
  host.dataset['still'] = JSON.stringify(stillOf(session, at))
  host.append(picture(document, session, at, words, offer.split(' ').filter(Boolean).length))
  document.body.append(host)
  return host
}

async function mountAwake(change: Partial<TreeSpec> = {}, step = 'cutoff:1'): Promise<CutoffTree> {
  const host = mount(change, step)
  await host.wake()
  return host
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const slider = () => page.getByRole('slider', { name: 'Step' })
const item = (name: string | RegExp) => page.getByRole('treeitem', { name })
const said = () => document.querySelector('.tree-says')?.firstElementChild?.textContent
const selection = () => document.querySelector('.tree-selection')?.textContent ?? ''
const place = () => document.querySelector('.stepper-place')?.textContent
const link = () => expect.poll(() => decodeURIComponent(location.search))
const why = /^Max is already sure of 5 at E, by K\./

describe('a picture of a search', () => {
  test('says all before its script has run, and takes no part in the order of focus', () => {
    const session = sessionOf()
    document.body.append(picture(document, session, 20, words))
    expect(said()).toMatch(why)
    expect(document.querySelectorAll('[role="treeitem"], [tabindex]')).toHaveLength(0)
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('cut the rest')
  })

  test('becomes a tree to walk in when the tab key comes to it, and the tree has the focus', async () => {
    // The pointer, where the test before has left it, would wake the figure too.
    const away = document.createElement('p')
    away.textContent = 'away'
    document.body.append(away)
    await userEvent.hover(away)
    mount()
    const still = page.getByRole('img', { name: words.picture(true) }).first()
    await expect.element(still).toBeInTheDocument()
    await userEvent.tab()
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem')
    await userEvent.tab()
    await expect.element(button('To the start')).toHaveFocus()
  })

  test('becomes a figure when a control is used, and the control keeps the focus', async () => {
    mount()
    await expect.element(page.getByRole('tree')).not.toBeInTheDocument()
    await button('One step forward').press()
    await expect.poll(place).toBe('21 / 77')
    await expect.element(page.getByRole('tree')).toBeVisible()
    await expect.element(button('One step forward')).toHaveFocus()
    expect(said()).toBe('That is enough at L: it is worth at most 4.')
  })

  test('takes a press on a node for one on the figure that it becomes', async () => {
    mount()
    const scissors = document.querySelector('.only-wide .cut-sign .fill-paper')
    const box = scissors?.getBoundingClientRect()
    if (box === undefined) throw new Error('no scissors')
    scissors?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height / 2,
      }),
    )
    await expect.poll(selection).toMatch(why)
  })
})

describe('the keys', () => {
  test('step, jump to cutoffs, and go to the ends', async () => {
    const host = await mountAwake()
    host.querySelector<HTMLElement>('.tree-figure')?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(place()).toBe('21 / 77')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(place()).toBe('19 / 77')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    expect(place()).toBe('48 / 77')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(place()).toBe('20 / 77')
    await userEvent.keyboard('{End}')
    expect(place()).toBe('77 / 77')
    await userEvent.keyboard('{Home}')
    expect(place()).toBe('0 / 77')
  })

  test('play and pause', async () => {
    const host = await mountAwake()
    host.querySelector<HTMLElement>('.tree-figure')?.focus()
    await userEvent.keyboard(' ')
    await expect.element(button('Pause')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(button('Play')).toBeVisible()
  })

  test('move the slider as they move the figure', async () => {
    await mountAwake()
    const range = document.querySelector<HTMLInputElement>('.slider')
    range?.focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    expect(place()).toBe('48 / 77')
    await expect.element(slider()).toHaveValue('48')
  })

  test('are left to a text that is being typed', async () => {
    await mountAwake()
    await page.getByRole('textbox', { name: 'Tree' }).press()
    await userEvent.keyboard('{Home}{ArrowRight} ')
    expect(place()).toBe('20 / 77')
  })
})

describe('the tree', () => {
  test('is one of items with levels, places and a state', async () => {
    await mountAwake()
    await expect
      .element(page.getByRole('tree', { name: 'A game tree being searched' }))
      .toBeVisible()
    const items = document.querySelectorAll('[role="treeitem"]')
    expect(items).toHaveLength(33)
    const e = item(/^E, Max to move, so far 5, window 5 to ∞/).element()
    expect(e.getAttribute('aria-level')).toBe('3')
    expect(e.getAttribute('aria-posinset')).toBe('1')
    expect(e.getAttribute('aria-setsize')).toBe('2')
    expect(e.getAttribute('aria-expanded')).toBe('true')
    await expect.element(item(/^L, Min to move, so far 4.*the search is here$/)).toBeVisible()
    await expect.element(item('the leaf 5, cut')).toBeVisible()
  })

  test('is walked through with the arrows from one tab stop', async () => {
    await mountAwake()
    expect(document.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1)
    item(/^the root/)
      .element()
      .dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    const root = item(/^the root/).element()
    if (root instanceof SVGElement) root.focus()
    const focused = () => document.activeElement?.getAttribute('aria-label')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(focused()).toMatch(/^K, /)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toMatch(/^E, /)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(item(/^E, .*6 nodes folded below$/)).toBeVisible()
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toMatch(/^K, /)
    expect(place()).toBe('20 / 77')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(place()).toBe('48 / 77')
    expect(focused()).toMatch(/^K, /)
  })

  test('says why a branch was cut when it is selected, and lights who cut it', async () => {
    await mountAwake({}, 'end')
    await item('the leaf 5, cut').press()
    expect(selection()).toMatch(why)
    const lit = (role: string) =>
      document.querySelector(`.node.lit-${role} [role="treeitem"]`)?.getAttribute('aria-label')
    expect(lit('owner')).toMatch(/^E, /)
    expect(lit('choice')).toMatch(/^K, /)
    expect(lit('reply')).toMatch(/^the leaf 4, /)
    await expect.element(item('the leaf 5, cut')).toHaveAttribute('aria-selected', 'true')
    // A press leaves the focus to the figure, so that the arrows go on stepping.
    await userEvent.keyboard('{ArrowLeft}')
    expect(place()).toBe('76 / 77')
    await userEvent.keyboard('{Escape}')
    expect(selection()).toBe('')
  })

  test('is selected in by the keyboard as well', async () => {
    await mountAwake({}, 'end')
    const leaf = item('the leaf 5, cut').element()
    if (leaf instanceof SVGElement) leaf.focus()
    await userEvent.keyboard('{Enter}')
    expect(selection()).toMatch(why)
  })

  test('folds and unfolds a branch, and can be seen nearer', async () => {
    await mountAwake({}, 'end')
    await item(/^B, /).press()
    await button('Fold this branch').press()
    expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(33 - 11)
    await button('Unfold this branch').press()
    expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(33)
    const wide = () => item(/^B, /).element().getBoundingClientRect().width
    const before = wide()
    await button('Closer').press()
    expect(wide()).toBeGreaterThan(before * 1.1)
    await button('All of it').press()
    expect(wide()).toBeCloseTo(before, 0)
  })
})

describe('the live region', () => {
  test('tells every step, politely', async () => {
    await mountAwake()
    const region = document.querySelector('.tree-says')
    expect(region?.getAttribute('aria-live')).toBe('polite')
    expect(said()).toMatch(why)
    await button('On to the next cutoff').press()
    expect(said()).toMatch(/^Max is already sure of 6 at G/)
  })

  test('is quiet while the steps go by faster than speech', async () => {
    await mountAwake({}, '0')
    await page.getByRole('combobox', { name: 'Steps a second' }).choose('20')
    await button('Play').press()
    const region = document.querySelector('.tree-says')
    await expect.poll(() => region?.getAttribute('aria-live')).toBe('off')
    await button('Pause').press()
    expect(region?.getAttribute('aria-live')).toBe('polite')
  })
})

describe('what is searched', () => {
  test('can be changed, and the counters say what that saves', async () => {
    await mountAwake({}, 'end')
    const counters = () => document.querySelector('.counters')?.textContent
    expect(counters()).toContain('visited25')
    await page.getByRole('combobox', { name: 'Cut when' }).choose('β < α')
    await expect.poll(counters).toContain('visited26')
    await page.getByRole('combobox', { name: 'Algorithm' }).choose('minimax')
    await expect.poll(counters).toContain('visited33')
    expect(document.querySelector('.tree-code')?.textContent).toContain('minimax(d)')
    const next = page.getByRole('button', { name: 'On to the next cutoff' })
    await expect.element(next).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: 'Cut when' })).not.toBeInTheDocument()
  })

  test('reads its counts out when the search is another, where the sentence is the same', async () => {
    const host = await mountAwake({}, 'end')
    const said = listen(host)
    await page.getByRole('combobox', { name: 'Cut when' }).choose('β < α')
    await expect
      .poll(said)
      .toContainEqual(expect.stringMatching(/^Searched anew: \d+ nodes visited/))
  })

  test('can be another tree, and a text that is none is refused in place', async () => {
    await mountAwake({}, 'end')
    const field = page.getByRole('textbox', { name: 'Tree' })
    await field.fill('[[3,12],[2,4]]')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(7)
    await field.fill('[[3,12],[2,,]]')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(/./)
    expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(7)
    await expect.element(field).toHaveValue('[[3,12],[2,,]]')
  })

  test('can be a long word without widening the page of a telephone', async () => {
    await page.viewport(390, 844)
    await mountAwake({}, 'end')
    const field = page.getByRole('textbox', { name: 'Tree' })
    for (const text of [
      `${'['.repeat(60)}1${']'.repeat(60)}`,
      '['.repeat(3000),
      '4'.repeat(3000),
    ]) {
      await field.write(text)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => field.element().isConnected).toBe(true)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    }
  })

  test('can leave out moves of the root, which then shows them as left out', async () => {
    mount({ game: 'connect4', position: '4455', depth: 2 }, 'end', 'exclude position')
    const field = page.getByRole('textbox', { name: 'Leave out' })
    await field.write('3, 6')
    await userEvent.keyboard('{Enter}')
    await link().toContain('exclude:3,+6')
    const out = item(/2 moves/)
    await expect.element(out).toBeInTheDocument()
    await expect.element(item(/^3/)).not.toBeInTheDocument()
    await expect.poll(() => document.querySelector('figcaption, .tree-caption')).toBeNull()
    await out.press()
    expect(selection()).toContain('2 moves were left out at the root before any was tried, because')
    await field.write('3 9')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(/column/)
    await field.write('1 2 3 4 5 6 7')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/leaves no move/)
    await page.getByRole('textbox', { name: 'Position' }).write('44')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('')
    await link().not.toContain('exclude')
  })

  test('can be another tree where the figure is plain, and the drawing alone where nothing is offered', async () => {
    const plain = document.createElement('figure')
    plain.className = 'tree-plain'
    plain.append(mount({ algorithm: 'minimax' }, 'end', 'position'))
    document.body.append(plain)
    const field = page.getByRole('textbox', { name: 'Tree' })
    await expect.element(field).toBeVisible()
    plain.replaceChildren(mount({ algorithm: 'minimax' }, 'end', ''))
    await expect.poll(() => plain.querySelector('.tree-options button')).not.toBeNull()
    await expect.element(button('Copy link')).not.toBeInTheDocument()
  })

  test('can be pasted in another form, whose names and values it then shows', async () => {
    await mountAwake({}, 'end')
    const field = page.getByRole('textbox', { name: 'Tree' })
    await field.write('root: left right\nleft: 0.5 -1e7\nright: inf x')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(7)
    const drawn = () => document.querySelector('[role="tree"]')?.textContent
    await expect.poll(drawn).toContain('left')
    for (const text of ['right', '0.5', 'inf', '?']) expect(drawn()).toContain(text)
    await expect.element(page.getByText(/What is not known at x matters/)).toBeVisible()
    await field.write('[[3,12,8],[2,x,y],[14,5,2]]')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('What is not known at x, y changes nothing.')).toBeVisible()
  })

  test.each(['abalone', 'reversi'])(
    'begins at the start of %s where a link names that alone',
    async (game) => {
      history.replaceState(null, '', `?figure=game:${game}`)
      const host = mount({ game: 'connect4', position: '4444', depth: 4 })
      await host.wake()
      const link = page.getByRole('textbox', { name: 'Position' })
      await expect.element(link).not.toHaveValue('4444')
      expect(document.body.textContent).not.toContain(figure.badLink)
      await expect.poll(place).not.toBe('')
    },
  )

  test('can be a file that is dropped on the drawing', async () => {
    await mountAwake({}, 'end')
    const drop = (text: string) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'tree.dot'))
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      document.querySelector('[role="tree"]')?.dispatchEvent(event)
    }
    drop('digraph { a -> b; a -> c; b [label="3"]; c [label="12"] }')
    await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(3)
    drop('\0')
    await expect.element(page.getByText('The file is no text.')).toBeVisible()
    expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(3)
  })

  test('may be too long for a link, which is said when one is wanted', async () => {
    await mountAwake({}, 'end')
    const field = page.getByRole('textbox', { name: 'Tree' })
    await field.write(JSON.stringify(Array.from({ length: 90 }, () => Array(30).fill(7))))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('.counters')?.textContent).toContain('2,791')
    await button('Copy link').press()
    await expect.element(page.getByText(figure.tooLong)).toBeVisible()
  })

  test('refuses a depth out of range in place', async () => {
    await mountAwake({ game: 'connect4', position: '44', depth: 2 })
    const field = page.getByRole('spinbutton', { name: 'Depth' })
    await field.write('40')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(field)
      .toHaveAccessibleDescription(/The depth must be a whole number from 1 to 7\.$/)
    await field.write('3')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAttribute('aria-invalid', 'false')
    await expect.poll(() => document.querySelector('.tree-variables')?.textContent).toBeTruthy()
    await link().toContain('depth:3')
  })

  test('goes back to what is shown in each field when a search is stopped or refused', async () => {
    // A search of millions of nodes, so that there is time to stop it.
    const gameOptions = { size: 15 }
    await mountAwake({ game: 'gomoku', gameOptions, position: 'h8', depth: 1 })
    const depth = page.getByRole('spinbutton', { name: 'Depth' })
    const algorithm = page.getByRole('combobox', { name: 'Algorithm' })
    await algorithm.choose('minimax')
    await link().toContain('algorithm:minimax')
    await depth.write('3')
    await userEvent.keyboard('{Enter}')
    await button('Stop').press()
    await expect.element(depth).toHaveValue(1)
    await depth.write('99')
    await userEvent.keyboard('{Enter}')
    await expect.element(depth).toHaveAttribute('aria-invalid', 'true')
    await expect.element(depth).toHaveValue(99)
    await userEvent.keyboard('{Tab}')
    await algorithm.choose('negamax')
    await expect.element(depth).toHaveValue(1)
  })

  test('is shown on request: the very search, whatever was there', async () => {
    const host = await mountAwake()
    await host.show({
      game: 'connect4',
      position: '4455',
      algorithm: 'alphabeta',
      options: { depth: 3, ordering: 'centre' },
      step: 'end',
    })
    await expect.element(page.getByRole('tree', { name: 'The search of a position' })).toBeVisible()
    expect(said()).toMatch(/^Done: the root is worth/)
    expect(document.querySelector('.tree-board svg')).not.toBeNull()
    expect(document.querySelectorAll('.node .mini').length).toBeGreaterThanOrEqual(8)
  })
})

describe('a tree too wide for its room', () => {
  const wide = JSON.stringify([Array.from({ length: 20 }, (_, i) => i), [1, 2]])

  test('folds what does not fit, and opens it when asked', async () => {
    await mountAwake({ position: wide }, '4')
    await item('13 more').press()
    await expect.element(item(/^the leaf 7,/)).toBeVisible()
    await expect.element(item('7 more')).toBeVisible()
    await expect.element(item('6 more')).toBeVisible()
  })
})

describe('the link', () => {
  test('is written at once where the figure leaves the page', async () => {
    const host = await mountAwake()
    host.querySelector<HTMLElement>('[aria-label="One step forward"]')?.click()
    host.remove()
    await host.wake()
    expect(decodeURIComponent(location.search)).toContain('figure=step:')
  })

  test('holds the step, the node and the search, and brings them back', async () => {
    const host = await mountAwake()
    await button('On to the next cutoff').press()
    await item(/^G, /).press()
    await page.getByRole('combobox', { name: 'Cut when' }).choose('β < α')
    await link().toContain('tie:lt')
    await button('One step back').press()
    await item(/^B, /).press()
    await link().toContain('node:1')
    const [before, sentence, chosen] = [place(), said(), selection()]

    host.remove()
    const again = mount()
    await again.wake()
    expect([place(), said(), selection()]).toEqual([before, sentence, chosen])
    await expect.element(page.getByRole('combobox', { name: 'Cut when' })).toHaveValue('lt')
  })

  test.each([
    ['step:abc', /must be a whole number/],
    ['position:((3', /./],
    ['game:chess', /no game “chess”/],
    ['algorithm:guess', /must be one of/],
  ])('that is wrong (%s) is said, and the figure begins as in the text', async (text, sentence) => {
    history.replaceState(null, '', `?figure=${text}`)
    const host = mount()
    await host.wake()
    await expect.poll(place).toBe('20 / 77')
    const alerts = [...document.querySelectorAll('[role="alert"]')].map((each) => each.textContent)
    expect(alerts.join(' ')).toContain(figure.badLink)
    expect(alerts.join(' ')).toMatch(sentence)
  })

  test('to a step past the end is said, and shows the end', async () => {
    history.replaceState(null, '', '?figure=step:900')
    await mount().wake()
    expect(place()).toBe('77 / 77')
    await expect.element(page.getByText(/asks for step 900/)).toBeVisible()
  })
})

describe('the caption', () => {
  const captioned = (search = '') => {
    if (search !== '') history.replaceState(null, '', `?figure=${search}`)
    const host = mount()
    const caption = document.createElement('figcaption')
    caption.innerHTML = '<p>It opens at the first cut.</p>'
    const around = document.createElement('figure')
    around.append(host, caption)
    document.body.append(around)
    return { host, caption }
  }
  const own = () => document.querySelector('.caption-own')?.textContent

  test('is the page’s for the page’s search, and is computed for another', async () => {
    const { host, caption } = captioned()
    await host.wake()
    expect(own()).toBeUndefined()
    await host.change({ position: '[[3,12],[2,4]]' })
    expect(own()).toBe(
      'Another tree than the text’s: alpha-beta visits 6 of 7 nodes, 3 of them leaves, makes 1 cutoff, and finds that the root is worth 3.',
    )
    expect(getComputedStyle(caption.children[0]).display).toBe('none')
    await host.change({ algorithm: 'minimax' })
    expect(own()).toMatch(/: minimax visits 7 nodes, 4 of them leaves, and finds .* worth 3\.$/)
    await host.change({ position: '', algorithm: 'alphabeta' })
    expect(own()).toBeUndefined()
  })

  test('is computed where a link begins elsewhere', async () => {
    const { host } = captioned('step:40')
    await host.wake()
    expect(own()).toMatch(/^The tree of the text: alpha-beta visits 25 of 33 nodes/)
  })
})

describe('in a narrow room', () => {
  test('the same tree grows to the right and fits', async () => {
    await page.viewport(390, 844)
    await mountAwake()
    const drawing = page.getByRole('tree').element().getBoundingClientRect()
    for (const node of document.querySelectorAll('[role="treeitem"] .node-symbol')) {
      const box = node.getBoundingClientRect()
      expect(box.left).toBeGreaterThanOrEqual(drawing.left - 1)
      expect(box.right).toBeLessThanOrEqual(drawing.right + 1)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
