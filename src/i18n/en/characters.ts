/** Letters that have names, as `visible` spells them. */
const NAMED: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\\u0009': 'a tab',
  '\\u000a': 'the end of a line',
  '\\u000d': 'the end of a line',
}

/** A character as a sentence calls it. */
export const character = (letter: unknown) =>
  Object.hasOwn(NAMED, String(letter)) ? NAMED[String(letter)] : `“${letter}”`
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
