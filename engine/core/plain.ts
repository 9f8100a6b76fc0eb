/**
 * What every reader of texts does first. A text is cleaned without changing its length: each
 * character gives way to one other, or to a space. So what is wrong in the clean text is wrong
 * at the same place in what the person wrote.
 */

/** Characters that are written for a plain one, by their code; full-width ones apart. */
const PLAIN: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\v': ' ',
  '\f': '\n',
  '\r': '\n',
  '\u0085': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\ufe58': '-',
  '\ufe63': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u201f': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2026': '.',
  '\u3001': ',',
  '\u3002': '.',
}

/** A byte order mark, a joiner or any other mark that only looks like nothing. */
const INVISIBLE = '\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad'

const FULL_WIDTH = 0xfee0

/** What gives way to another character, and nothing else: a long text may be of other letters. */
const CHANGED = new RegExp(
  `[${Object.keys(PLAIN).join('')}${INVISIBLE}\uff01-\uff5e]|[^\\S\\n ]`,
  'g',
)

/**
 * The text with line ends as `\n`, tabs and all other spaces as spaces, typographic minus signs,
 * dashes and quotes and full-width letters as plain ones; of the same length.
 */
export function plain(text: string): string {
  if (!/[^\n -~]/.test(text)) return text
  return text.replace(/\r\n/g, ' \n').replace(CHANGED, plainLetter)
}

function plainLetter(letter: string): string {
  const known = PLAIN[letter]
  if (known !== undefined) return known
  const code = letter.charCodeAt(0)
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - FULL_WIDTH)
  return ' '
}

/** Spaces in the place of a text. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

const HEADER = /^[ ]*\[\s*[a-z]\w*(?: \w+)*\s+"(?:[^"\\\n]|\\.)*"\s*\]/gim
const NUMBER = /(^|[\s,;)\]])([0-9]{1,4}\.+)(?=\s|[a-z0-9(]|$)/gi
/** What an annotator thinks of a move: `h8!`, `i9?!`. */
const OPINION = /(?<=[a-z0-9])[!?]{1,2}(?=[\s,;]|$)/gi
/** Lines that are numbered without a point: `1 h8`, `2) i9`. */
const NUMBERED = /^(?:[ ]*[0-9]{1,3}[ )][^\n]*[a-z][^\n]*(?:\n|$))+\s*$/i
const RESULT = /(^|\s)(?:1-0|0-1|1\/2-1\/2|½-½|\*)(?=\s*$)/

/**
 * The clean text of a record: without header lines (`[Size "19"]`), comments in braces, move
 * numbers (`1.`, `1...`, or one before each line), opinions (`h8!`) and the result; of the same length.
 */
export function plainRecord(text: string): string {
  return plainAddress(plain(text))
    .replace(HEADER, blank)
    .replace(/\{[^{}]*\}/g, blank)
    .replace(RESULT, blank)
    .replace(OPINION, blank)
    .replace(NUMBER, (_, before: string, number: string) => before + blank(number))
    .replace(NUMBERED, (lines) => lines.replace(/^[ ]*[0-9]{1,3}[ )]/gm, blank))
}

/** The same with spaces for what may stand between moves or, once, around them: `[4,4,5]`. */
export function plainMoves(text: string): string {
  return plainRecord(text)
    .replace(/[,;]/g, ' ')
    .replace(/^(\s*)\[([^[\]]*)\](?=\s*$)/, '$1 $2 ')
    .replace(/\[(?=[a-z][0-9]{1,2}\])|(?<=[a-z][0-9]{1,2})\]/gi, ' ')
    .replace(/(?<=[a-z][0-9]{1,2})-(?=[a-z][0-9])/gi, ' ')
}

/**
 * Where a clean text is an address, only what it gives as `pos`, `position`, `moves` or `board`;
 * of the same length. Other texts stay as they are.
 */
export function plainAddress(text: string): string {
  if (!/^\s*(?:[a-z]+:\/\/|www\.)|^\s*\S*[?#&](?:pos|position|moves|board)=/i.test(text))
    return text
  const given = /[?#&](?:pos|position|moves|board)=([^&#\s]*)/i.exec(text)
  if (given === null) return text
  const value = given[1]
    .replaceAll('+', ' ')
    .replace(
      /%([0-9a-f]{2})/gi,
      (_, code: string) => `${String.fromCharCode(parseInt(code, 16))}  `,
    )
  const from = given.index + given[0].length - given[1].length
  return blank(text.slice(0, from)) + value + blank(text.slice(from + given[1].length))
}

/** What a header line of a record says: `headerOf(text, 'Size')`. */
export function headerOf(text: string, name: string): { value: string; at: number } | undefined {
  const found = new RegExp(`^[ ]*\\[\\s*${name}\\s+"([^"\\n]*)"`, 'im').exec(plain(text))
  if (found === null) return undefined
  return { value: found[1], at: found.index + found[0].length - 1 - found[1].length }
}
