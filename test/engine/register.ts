import fc from 'fast-check'

/** Where a suite that is shared puts its tests: vitest's `describe` and `test`, or a list. */
export interface TestRegister {
  describe(title: string, body: () => void): void
  test(title: string, run: () => void): void
}

/** The titles of the tests of a shared suite that fail, for a subject that is wrong on purpose. */
export function failuresOf(suite: (into: TestRegister) => void): string[] {
  const failed: string[] = []
  const usual = fc.readConfigureGlobal()
  // Nobody is to read by which small example it fails.
  fc.configureGlobal({ ...usual, endOnFailure: true })
  try {
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
  } finally {
    fc.configureGlobal(usual)
  }
  return failed
}
