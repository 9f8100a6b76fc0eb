import type { ErrorTable } from '../error-table.ts'
import { capital, character } from './characters.ts'

/** What is said of the explicit tree's own error codes. */
export const treeErrors = {
  'tree/empty': () => 'There is no tree in the text: write one like [[3,12],[2,4]].',
  'tree/empty-list': () => 'A list needs at least one value or list in it.',
  'tree/unclosed': ({ lists }) =>
    lists === 1 ? 'One list is not closed: “]” is missing.' : `${lists} lists are not closed.`,
  'tree/unopened': ({ letter }) => `This “${letter}” closes no list.`,
  'tree/other-bracket': ({ letter, open }) =>
    `This “${letter}” closes no list: the last one was opened with “${open}”.`,
  'tree/open-quote': () => 'The quotation that begins here does not end.',
  'tree/mixed-separators': () =>
    'One list has semicolons and commas or spaces: rows are lists of their own, [[3,12],[2,4]], and a decimal has a point, 1.5.',
  'tree/missing-value': () => 'A value or a list is missing here.',
  'tree/not-a-number': ({ letter }) =>
    `${capital(character(letter))} is not a number; a leaf is one, or “?” where it is not known.`,
  'tree/value-too-long': ({ limit }) => `A value has at most ${limit} characters.`,
  'tree/no-children': () =>
    'An object needs “children”, a list with something in it, or a “value”.',
  'tree/several-roots': ({ name, other }) =>
    `A tree has one root, but nothing leads to “${name}” nor to “${other}”.`,
  'tree/two-parents': ({ name }) =>
    `In a tree one way leads to each node, but here a second one comes to “${name}”.`,
  'tree/cycle': () =>
    'The edges lead back to where they came from: a tree has a root and no way back.',
  'tree/no-sides': () =>
    'A list of edges has no place for whose turn a node is, and in this tree sides do not alternate.',
  'tree/sides-must-alternate': () =>
    'Monte-Carlo search and a search split among threads need sides that alternate, and in this tree they do not.',
  'tree/other-side': ({ side }) =>
    `The text calls the root ${side}, and the option “first” says that the other moves there.`,
  'tree/third-column': ({ line }) =>
    `“${line}” has a third column, and that may be the weight of the edge or the value of the child. Leave weights out, write a value in a line of its own, as in B = 3, or name the columns in the first line: parent,child,value.`,
  'tree/no-child': ({ line }) =>
    `“${line}” names no child. Each line of a table has a parent and a child, except the root’s, which has no parent.`,
  'tree/not-dot': ({ letter }) => `${capital(character(letter))} has no place in a graph in dot.`,
  'tree/not-mermaid': ({ letter }) =>
    letter === ''
      ? 'The name of a node is missing here.'
      : `${capital(character(letter))} has no place in a Mermaid flowchart; an edge is written A --> B.`,
  'tree/too-deep': ({ limit }) => `Lists go no deeper than ${limit}.`,
  'tree/too-many-nodes': ({ limit }) => `The tree has more than ${limit} nodes.`,
  'tree/too-many-children': ({ limit }) => `A list has more than ${limit} members.`,
  'tree/extra-text': ({ letter }) => `After the tree comes ${character(letter)}.`,
} satisfies ErrorTable
