/** The words of the page that searches the text. */
export const search = {
  title: 'Search',
  description: 'Search the text of all chapters, and the pages to play, analyse and search on.',
  lead: 'Search the text of all chapters, and what the other pages are for.',
  label: 'Words to look for',
  hint: 'The arrow keys go from result to result. Quotation marks keep words together: "square root".',
  needsScripts:
    'To search, this page needs scripts. The glossary says which chapter explains what.',
  loading: 'Fetching the index…',
  noIndex:
    'The index cannot be fetched. It is made when the site is built, so it is missing while the site is being written.',
  found: (pages: number, words: string) =>
    `${pages === 1 ? '1 page has' : `${pages} pages have`} “${words}”.`,
  nothing: (words: string) => `Nothing is found for “${words}”. Try fewer words, or another word.`,
  glossary: 'Look in the glossary',
}
