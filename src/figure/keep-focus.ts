import { render, type TemplateResult } from 'lit-html'

/**
 * Renders; where the control that had the focus is gone or hidden then, `heir` takes the focus. The
 * browser would give it to the page, and a reader at the keyboard would begin again at its top.
 */
export function renderKeepingFocus(
  template: TemplateResult,
  host: HTMLElement,
  heir: () => void,
): void {
  const had = document.activeElement
  const within = had !== null && host.contains(had)
  render(template, host)
  if (within && (!host.contains(had) || had.closest('[hidden]') !== null)) heir()
}
