/** Where a suite that is shared puts its tests: vitest's `describe` and `test`, or a list. */
export interface TestRegister {
  describe(title: string, body: () => void): void
  test(title: string, run: () => void): void
}

/** The titles of the tests of a shared suite that fail, for a subject that is wrong on purpose. */
export function failuresOf(suite: (into: TestRegister) => void): string[] {
  const failed: string[] = []
  suite({
    describe: (_, body) => body(),
    test(title, run) {
      try {
        run()
      } catch {
        failed.push(title)
      }
    },
  })
  return failed
}
