/** What stands at a chart. */
export const charts = {
  numbers: 'The numbers',
}
