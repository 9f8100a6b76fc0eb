import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { figure as words } from '../../src/i18n/en/figure.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { linkOf } from './figure-help.ts'
import '../../src/widgets/lab/element.ts'

/** The style sheets of the lab's page. */
export const LAB_STYLES = [
  'styles/tokens.css',
  'styles/controls.css',
  'styles/figures.css',
  'figure/stepper/stepper.css',
  'widgets/tree/tree.css',
  'widgets/lab/lab.css',
]

/**
 * Opens the lab as its page has it, with a state in its link, and turns to it.
 *
 * @param shows  what then stands there
 */
export async function openLab(
  tree: string,
  link = '',
  shows: 'treeitem' | 'img' | 'progressbar' | 'status' = 'treeitem',
): Promise<HTMLElement> {
  await wordsReady()
  history.replaceState(null, '', link === '' ? location.pathname : `?lab=${link}`)
  document.body.innerHTML = `<cutoff-lab id="lab"><p class="lab-question"></p><p class="lab-how"></p><div class="lab-stage"></div><div class="lab-controls"></div></cutoff-lab>`
  const figure = document.body.firstElementChild as HTMLElement
  Object.assign(figure.dataset, { tree, leaves: '4', cuts: '1', games: 'mnk connect4 gomoku' })
  // The figure reads what it is given once it is near: give it before that.
  await expect.element(page.getByRole('button', { name: words.copy }).first()).toBeInTheDocument()
  figure.dispatchEvent(new PointerEvent('pointerenter'))
  await expect.element(page.getByRole(shows).first()).toBeInTheDocument()
  return figure
}

/** What the step that is shown says. */
export const told = () => document.querySelector('.tree-says > p')?.textContent ?? ''

/** The state of the lab in the address. */
export const linked = () => linkOf('lab') ?? ''
