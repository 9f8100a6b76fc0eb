/**
 * In a page: no pause that is there for the eye, before an engine's answer say, takes longer than a
 * moment.
 *
 * @returns brings pauses back
 */
export function withoutPauses(): () => void {
  const later = window.setTimeout
  const sooner = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
    later(run, Math.min(ms, 10), ...given)
  window.setTimeout = sooner as typeof window.setTimeout
  return () => {
    window.setTimeout = later
  }
}
