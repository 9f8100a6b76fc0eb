/** Something drawn that can be told of a change. */
export interface Drawn<M> {
  readonly element: Element
  update(model: M): void
}

/**
 * Keeps the children of a group as the models say: what is new is made, what is gone is removed,
 * the rest is updated in place, so that it can move from where it was and keeps the focus.
 */
export class Keyed<M> {
  private readonly group: Element
  private readonly key: (model: M) => string
  private readonly make: (model: M) => Drawn<M>
  private readonly drawn = new Map<string, Drawn<M>>()

  constructor(group: Element, key: (model: M) => string, make: (model: M) => Drawn<M>) {
    this.group = group
    this.key = key
    this.make = make
  }

  update(models: readonly M[]): void {
    const kept = new Set(models.map(this.key))
    for (const [key, { element }] of this.drawn) {
      if (kept.has(key)) continue
      element.remove()
      this.drawn.delete(key)
    }
    let next = this.group.firstElementChild
    for (const model of models) {
      const key = this.key(model)
      let each = this.drawn.get(key)
      if (each === undefined) {
        each = this.make(model)
        this.drawn.set(key, each)
      }
      each.update(model)
      if (each.element === next) next = next.nextElementSibling
      else this.group.insertBefore(each.element, next)
    }
  }

  get(key: string): Element | undefined {
    return this.drawn.get(key)?.element
  }
}

/** Sets an attribute only where that changes it; undefined takes it away. */
export function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name)
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
