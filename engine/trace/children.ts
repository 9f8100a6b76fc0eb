/**
 * Turns a column of parents into lists of children: those of `node` are
 * `list[start[node]] … list[start[node + 1] − 1]`, in ascending order.
 *
 * @param parent  length n; -1 at the root
 * @returns `start` of length n + 1, `list` of length n − 1
 */
export function childIndex(parent: Int32Array): { start: Int32Array; list: Int32Array } {
  const start = new Int32Array(parent.length + 1)
  for (let node = 0; node < parent.length; node++) {
    if (parent[node] >= 0) start[parent[node] + 1]++
  }
  for (let node = 0; node < parent.length; node++) start[node + 1] += start[node]
  const next = start.slice(0, parent.length)
  const list = new Int32Array(Math.max(0, parent.length - 1))
  for (let node = 0; node < parent.length; node++) {
    if (parent[node] >= 0) list[next[parent[node]]++] = node
  }
  return { start, list }
}
