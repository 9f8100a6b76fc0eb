import { page } from 'vitest/browser'
import '../../src/widgets/review/element.ts'
import { mountFigure } from './figure-help.ts'

export function open(link = '', game = 'connect4'): HTMLElement {
  history.replaceState(null, '', link === '' ? location.pathname : `?figure=${link}`)
  return mountFigure('cutoff-review', { game })
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

export function paste(on: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  on.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
