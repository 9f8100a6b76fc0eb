/** The position of the report's figure 1: X on c6 d6 e5 f4 f7, O on b5 c4 d4 e6 f5. */
export const FIGURE_1 = '......../.....X../..XXO.../.O..XO../..OO.X../......../......../........'

/** The same a few moves on: X has five on the falling diagonal from c7 to g3. */
export const WON = '......../..X..X../O.XXO.../.O..XO../..OO.X../......X./......../........'

/** Three times three in a row: free at both ends, closed at one, closed at both. */
export const THREES = '......../.XXX..../......../OXXX..../......../..OXXXO./....O.../........'

/** For a pattern that wraps: a three at the left edge, and one in pieces over the edge. */
export const EDGES = '......../......../XXX...../......XX/X......./......../....XXX./........'
