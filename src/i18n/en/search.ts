/** The words of the page that searches the text. */
export const search = {
  title: 'Search',
  description: 'Search the text of all chapters.',
  lead: 'Search the text of all chapters.',
  label: 'Words to look for',
  hint: 'The arrow keys go from result to result. Quotation marks keep words together: "square root".',
  needsScripts:
    'To search, this page needs scripts. The glossary says which chapter explains what.',
  loading: 'Fetching the index…',
  noIndex:
    'The index cannot be fetched. It is made when the site is built, so it is missing while the site is being written.',
  found: (pages: number, words: string) =>
    `${pages === 1 ? '1 chapter has' : `${pages} chapters have`} “${words}”.`,
  nothing: (words: string) => `Nothing is found for “${words}”. Try fewer words, or another word.`,
  glossary: 'Look in the glossary',
}
