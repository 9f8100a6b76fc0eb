/* What the games are called. */

export const gameNames = {
  mnk: 'Tic-tac-toe and m,n,k',
  connect4: 'Connect 4',
  gomoku8: 'Gomoku 8×8',
  gomoku: 'Gomoku',
  ninuki: 'Ninuki',
  abalone: 'Abalone',
  reversi: 'Reversi',
} as const
