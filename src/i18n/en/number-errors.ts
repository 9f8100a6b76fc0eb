import type { ErrorTable } from '../error-table.ts'

const at = (place: unknown) => `At character ${place}`

/** What is said of a text that is read as a number or a calculation, and is none. */
export const numberErrors = {
  other: ({ code }) => `That cannot be read (${code}).`,
  'text/too-long': ({ limit }) => `That is longer than ${limit} characters.`,
  'number/empty': () => 'Write a number first.',
  'number/unknown': ({ place, letter }) =>
    `${at(place)} is “${letter}”, where a number or a sign was expected. Write digits, or a calculation such as 2^10, 12·11, 12!/9! or 1 << 10.`,
  'number/ends': () => 'That ends where a number was still to come.',
  'number/goes-on': ({ place, number }) =>
    `${at(place)}, after ${number}, a sign is missing: write * for a product. A space or a comma only sets thousands apart. A hexadecimal number begins with 0x.`,
  'number/groups': ({ place }) =>
    `${at(place)} is a comma without three digits after it. Write a point before decimals.`,
  'number/not-closed': ({ place }) => `The parenthesis at character ${place} is not closed.`,
  'number/no-shift': ({ place }) =>
    `${at(place)}: only whole numbers are shifted, and by 0 or more places.`,
  'number/no-exponent': ({ place }) => `${at(place)}: the exponent must be a whole number.`,
  'number/no-factorial': ({ place }) => `${at(place)}: only a whole number from 0 has a factorial.`,
  'number/by-zero': ({ place }) => `${at(place)} something is divided by 0.`,
  'number/too-large': ({ place }) => `${at(place)} that becomes too large to be worked out here.`,
} satisfies ErrorTable
