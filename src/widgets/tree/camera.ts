/** Where a reader looks at a drawing: a point of the tree is drawn at `k · point + (x, y)`. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

const NEAREST = 4

/** Nearer or further by a factor; the point (x, y) of the drawing stays where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  x: number,
  y: number,
  least: number,
): Camera {
  const k = Math.min(NEAREST, Math.max(least, camera.k * factor))
  const by = k / camera.k
  return { k, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }
}

/** The same with no part of the room left empty that the tree could fill. */
export function kept(
  { x, y, k }: Camera,
  tree: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): Camera {
  return {
    k,
    x: between(x, room.width - tree.width * k),
    y: between(y, room.height - tree.height * k),
  }
}

/** From 0 to `slack`, on whichever side of 0 that is; a tree smaller than its room is centred. */
function between(at: number, slack: number): number {
  return slack >= 0 ? slack / 2 : Math.min(0, Math.max(slack, at))
}

/** The same moved just so far that a point of the tree is well inside the room. */
export function followed(
  { x, y, k }: Camera,
  point: { readonly x: number; readonly y: number },
  room: { readonly width: number; readonly height: number },
): Camera {
  return { k, x: x + into(point.x * k + x, room.width), y: y + into(point.y * k + y, room.height) }
}

/** How far to move what is at `at`, so that it is in the middle half of `size`. */
function into(at: number, size: number): number {
  return Math.max(size / 4, Math.min((size * 3) / 4, at)) - at
}
