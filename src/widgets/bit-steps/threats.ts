import {
  and,
  connect4Threats,
  EMPTY,
  equals,
  foursAlong,
  freePlaces,
  isEmpty,
  not,
  or,
  popcount,
  type Word,
} from '../../../engine/index.ts'
import { DIRECTIONS, shiftOf } from '../win-test/directions.ts'
import { discs, names, row, type Frame, type Row, type Stones } from './frame.ts'

/** All squares on which X would make four, direction by direction, and those within reach. */
export function threatsFrames({ x, o }: Stones): Frame[] {
  const filled = or(x, o)
  const found = DIRECTIONS.map((direction) => foursAlong(x, shiftOf(direction)))
  const all = found.reduce(or, EMPTY)
  const open = connect4Threats(x, filled)
  const now = and(open, freePlaces(filled))
  const stones = [...discs(x, 'set'), ...discs(o, 'theirs')]
  const start: Frame = {
    discs: stones,
    rows: rows(found, 0),
    says: ({ threats }) => threats.start(popcount(x)),
  }
  const along = DIRECTIONS.map((direction, i): Frame => {
    const before = found.slice(0, i).reduce(or, EMPTY)
    const squares = found[i] ?? EMPTY
    const here = and(squares, not(filled))
    const taken = and(squares, filled)
    return {
      discs: [
        ...stones,
        ...discs(and(and(before, not(here)), not(filled)), 'copy'),
        ...discs(here, 'result'),
        ...discs(taken, 'dim'),
      ],
      rows: rows(found, i + 1),
      says: ({ threats }) => threats.along(direction, names(here), popcount(taken)),
    }
  })
  return [
    start,
    ...along,
    {
      discs: [...stones, ...discs(open, 'result')],
      rows: rows(found, DIRECTIONS.length, open),
      says: ({ threats }) => threats.open(names(open), !equals(open, all)),
    },
    {
      discs: [...stones, ...discs(and(open, not(now)), 'dim'), ...discs(now, 'result')],
      rows: rows(found, DIRECTIONS.length, open, now),
      says: ({ threats }) => threats.now(names(now), isEmpty(open)),
    },
  ]
}

function rows(found: readonly Word[], done: number, open?: Word, now?: Word): Row[] {
  const along = DIRECTIONS.map((direction, i) =>
    row(
      `fours(x, ${shiftOf(direction)})`,
      i < done ? found[i] : undefined,
      'copy',
      i === done - 1 && open === undefined,
    ),
  )
  return [
    ...along,
    row('all four & ~filled', open, 'result', open !== undefined && now === undefined),
    row('… & free', now, 'result', now !== undefined),
  ]
}
