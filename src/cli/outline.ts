export interface Outlined {
  readonly label: string
  readonly children: readonly Outlined[]
}

/**
 * A tree, one line a node:
 *
 *     Max
 *     ├─ Min
 *     │  ├─ 3
 *     │  └─ 12
 *     └─ 2
 */
export function outline(root: Outlined): string {
  const lines: string[] = []
  function add({ label, children }: Outlined, first: string, rest: string): void {
    lines.push(first + label)
    children.forEach((child, i) => {
      const last = i === children.length - 1
      add(child, rest + (last ? '└─ ' : '├─ '), rest + (last ? '   ' : '│  '))
    })
  }
  add(root, '', '')
  return lines.join('\n')
}
