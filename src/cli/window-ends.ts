import { INFINITE } from '../../engine/index.ts'

/** Both ends of a window as they are written, `-15,15`; undefined where these are not two. */
export function endsOf(text: string): readonly [string, string] | undefined {
  const ends = text.split(',').map((end) => end.trim().replace(/^[−–]/, '-'))
  const [alpha = '', beta = ''] = ends
  return ends.length === 2 && alpha !== '' && beta !== '' ? [alpha, beta] : undefined
}

/** Whether an end of a window is a promise of nothing. */
export function isInfinite(end: string): boolean {
  return /^[+-]?(inf|infinity|∞)$/i.test(end)
}

export function infinity(end: string): number {
  return end.startsWith('-') ? -INFINITE : INFINITE
}
