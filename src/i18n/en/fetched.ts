/** What is said at a figure whose code did not come. */
export const fetched = {
  failed:
    'This figure could not be fetched: the network may be down. To use it, connect again and try again.',
  again: 'Try again',
}
