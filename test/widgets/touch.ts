import { expect } from 'vitest'
import { page } from 'vitest/browser'

const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })

/** What a touch screen sends of a finger on a square, or so many pixels from there. */
export function touch(name: string, type: string, right = 0, down = 0): void {
  const target = cell(name).element()
  const { x, y } = target.getBoundingClientRect()
  const where = { clientX: x + 5 + right, clientY: y + 5 + down }
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', ...where }))
}

/** The same when a finger comes down on a square and is lifted. */
export async function tap(name: string): Promise<void> {
  await expect.element(cell(name)).toBeInTheDocument()
  for (const type of ['pointerdown', 'pointerup', 'click']) touch(name, type)
}
