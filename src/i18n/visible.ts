/**
 * What a person wrote may be anything, and is said again in sentences: here letters that cannot
 * be seen, or that would end the line, move the cursor, colour a terminal or turn the direction
 * of the text, are spelled out, `\u0000`.
 */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (letter) => `\\u${hex(letter.codePointAt(0) ?? 0)}`)
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0')
}
