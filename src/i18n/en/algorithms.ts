/* What the searches are called. */

export const algorithms = {
  minimax: 'minimax',
  negamax: 'negamax',
  alphabeta: 'alpha-beta',
  pvs: 'principal variation search',
  deepening: 'iterative deepening',
}
