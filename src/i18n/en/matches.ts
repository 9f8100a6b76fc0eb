/** The words of the matches of the chapter on heatmaps. */
export const matches = {
  label:
    'Points won against the report’s patterns, by how many patterns an evaluation has, at equal nodes and at equal time',
  nodes: 'equal nodes',
  time: 'equal time',
  x: 'patterns',
  y: '↑ points won, %',
  reference: 'the report’s',
  head: ['Patterns', 'Equal', 'Nodes a move', 'Won / drawn / lost', 'Points', 'Elo (95%)'],
  equal: { nodes: 'nodes', time: 'time' },
}
