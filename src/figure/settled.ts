import { noChange } from 'lit-html'
import { directive, Directive, type ElementPart, type PropertyPart } from 'lit-html/directive.js'

/** Fields in which something has been written that has not been handed in yet. */
const written = new WeakSet<Element>()

class Settled extends Directive {
  private field: HTMLInputElement | undefined

  override render(_value: string): unknown {
    return noChange
  }

  override update(part: PropertyPart | ElementPart, [value]: [string]): unknown {
    const field = part.element as HTMLInputElement
    if (this.field === undefined) {
      this.field = field
      field.addEventListener('input', () => written.add(field))
      // Before the template's own listener, which draws again.
      field.addEventListener('change', () => written.delete(field), { capture: true })
    }
    if (!written.has(field) && field.value !== value) field.value = value
    return noChange
  }
}

/**
 * `.value=${settled(text)}`: what stands in a field whose text is handed in by `change`. What is
 * being written stays, however often the figure around it is drawn meanwhile.
 */
export const settled = directive(Settled)
