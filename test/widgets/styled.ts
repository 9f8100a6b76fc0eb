import { afterAll, beforeAll } from 'vitest'

const sheets = import.meta.glob<string>('../../src/**/*.css', {
  query: '?inline',
  import: 'default',
})

/**
 * Has a file's tests see figures in these style sheets of `src/`, and no other's: all files share a
 * page, and what one of them imported would stay.
 */
export function styled(...paths: readonly string[]): void {
  const worn: HTMLStyleElement[] = []
  beforeAll(async () => {
    for (const path of paths) {
      const style = document.createElement('style')
      style.textContent = await sheets[`../../src/${path}`]()
      document.head.append(style)
      worn.push(style)
    }
  })
  afterAll(() => worn.forEach((style) => style.remove()))
}
