/**
 * The worked example of a student report on Gomoku 8×8 on bitboards (2019): levels max, min,
 * max, min and leaves, 33 nodes, value 6. Plain search visits all of them; alpha-beta 25, with three
 * cuts that skip 1, 1 and 6 nodes, or 26 and two cuts where it asks for beta < alpha.
 */
export const THE_33_NODE_TREE = '[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]'
