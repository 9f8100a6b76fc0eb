/** Where somebody sits: the reader, or whoever plays on this side of the board, and the other. */
export type Seat = 'you' | 'engine'

/** Who plays: the reader and the engine, two people at one board, or two engines. */
export type Players = 'engine' | 'people' | 'engines'
