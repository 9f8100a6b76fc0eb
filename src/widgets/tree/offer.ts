/** What the reader of a figure may change. */
export const OFFERS = [
  'algorithm',
  'depth',
  'ordering',
  'tie',
  'fail',
  'exclude',
  'quiet',
  'position',
] as const

export type Offer = (typeof OFFERS)[number]
