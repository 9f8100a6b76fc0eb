/** The words of the glossary and of the page of sources; the terms are in content/en/glossary.yaml. */
export const glossary = {
  title: 'Glossary',
  description:
    'The terms of game-tree search as this notebook uses them, with other names for them and the words of the French student reports.',
  lead: 'The terms of the field, as the chapters use them.',
  about:
    'A word with a dotted line in a chapter leads here. The notebook grew out of student reports in French; where their word is another, it stands with the term.',
  also: (names: readonly string[]) => `Also: ${names.join(', ')}.`,
  see: 'See',
  reports: 'In the reports',
  used: 'In chapter',
}

export const sourcesPage = {
  title: 'Sources',
  description:
    'The publications, pages and student reports that the notebook rests on, and which chapter rests on what.',
  lead: 'What the notebook rests on, by author.',
  about:
    'Each chapter ends with its own sources and says what it takes from them. Where the notebook gives a number that a source has counted, the source stands beside it.',
  used: 'In chapter',
  usedByGame: 'For the rules of',
  inGlossary: 'Its words are in the glossary',
}
