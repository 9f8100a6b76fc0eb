/** What the terms of the evaluations are called. A reader's own pattern has its own name. */
export const termsInFull = {
  'open-lines': 'open lines',
  'open-one': 'open lines with one',
  'open-two': 'open lines with two',
  'open-three': 'open lines with three',

  five: 'five',
  'open-four': 'open four',
  four: 'four',
  'broken-four': 'broken four',
  three: 'three',
  'broken-three': 'broken three',
  two: 'two',
  one: 'stone with room',
  square: 'place on the board',

  'open-line': 'open lines',
  'half-open-line': 'half-open lines',
  captures: 'captures',

  'own-lost': 'own marbles lost',
  'enemy-lost': 'marbles taken',
  centre: 'nearness to the centre',
  pairs: 'marbles that touch',
  danger: 'marbles in danger',
  undefended: 'marbles beyond help',

  corners: 'corners',
  mobility: 'squares to move to',
  frontier: 'stones beside an empty square',
  discs: 'stones',
} satisfies Readonly<Record<string, string>>

/** By any name. */
export const terms: Readonly<Record<string, string>> = { ...termsInFull }

/** Where one game means something else by a word than another. */
const ofGame: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gomoku: { 'open-three': 'open three', 'open-two': 'open two' },
}

export function termName(game: string, name: string): string {
  return ofGame[game]?.[name] ?? terms[name] ?? name
}
