/** What is said at a figure whose code did not come. */
export const fetched = {
  failed: 'This figure could not be fetched: the network may be down. Try again once it is back.',
  noEngine:
    'The engine of this figure could not be fetched: the network may be down. Try again once it is back; nothing is lost.',
  again: 'Try again',
}
