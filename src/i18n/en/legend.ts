/** What the marks of a tree mean, where a chapter shows them first. */
export const legend = {
  name: 'What the marks mean',
  marks: {
    alpha: 'α: what Max is sure of',
    beta: 'β: what Min can hold Max to',
    best: 'the best value so far',
    cut: 'cut: never looked at, and how many nodes',
    line: 'what both sides would play',
    table: 'answered by the table',
    last: 'the last move',
    right: 'the right program’s move',
    fault: 'the faulty one’s move',
  },
}
