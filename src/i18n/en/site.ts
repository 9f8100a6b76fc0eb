/** The words of the page around the chapters: header, contents, start page, 404. */
export const site = {
  /** On a page that was a chapter’s before. */
  moved: 'This chapter has another address now:',
  name: 'Cutoff',
  title: 'Cutoff: an interactive notebook on game-tree search',
  lead: 'Step a search through a small tree, then through real games, until you can see why a branch is cut.',
  forWhom: (chapters: number, hours: number) =>
    `For students and those who teach them. One course in programming is enough to begin. The ${chapters} chapters take about ${hours} hours with their figures and exercises; the games at their ends come on top.`,
  description:
    'Chapters whose figures run a real game-tree search one step at a time, and a board to play on at the end of each.',
  asked: 'The dashed branches were never looked at. How can the value at the top be certain?',
  besides: 'Besides the chapters:',
  toDo: {
    lab: 'a lab for any tree or position',
    play: 'a large board for every game',
    analyse: 'a review of any game, move by move',
    games: 'the rules of the games',
    reports: 'the five reports that it grew out of',
    instructors: 'how to teach with it',
  },
  figure:
    'A small game as a tree. Each line is a move, each shape a node, where △ (Max) or ▽ (Min) is to move. The numbers at the ends say what is gained there: Max wants the largest, Min the smallest. The dashed branches were never looked at, and what Max will gain is certain all the same.',
  figureKeys: 'Go back and watch how that came about, with the buttons or the keys ← and →.',
  about: [
    'A program that plays a board game looks ahead: it tries its moves, the replies, the replies to those, and keeps the move that holds up best. Done plainly, that is far too many positions. This notebook shows how the work is cut down without changing the answer.',
    'Every picture of a search here is a recording of the program’s own search. You can step it forwards and backwards, change the position, and at the end of each chapter play against what the chapter built.',
  ],
  begin: (title: string) => `Begin: ${title}`,
  play: 'Play a game',
  skip: 'Skip to the text',
  chapters: 'Chapters',
  lab: 'Lab',
  games: 'Games',
  playing: 'Play',
  playDescription: (games: readonly string[]) =>
    `A large board for each of ${games.join(', ')}: against the engine, between two people or two engines, with every move to go back to.`,
  analyse: (game: string) => `Analyse a game of ${game}`,
  rulesOf: (game: string) => `The rules of ${game}, and what the engine judges by`,
  glossary: 'Glossary',
  instructors: 'Teaching',
  search: 'Search',
  ways: 'The notebook',
  contents: 'On this page',
  pages: 'Chapters before and after',
  previous: 'Before',
  next: 'Next',
  toStart: 'All chapters',
  theme: 'Dark page',
  chapter: (number: number) => `Chapter ${number}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  reckoned: (words: number, figure: number, exercise: number) =>
    `The minutes are reckoned alike for all chapters: a minute for ${words} words, ${figure} for a figure to try and ${exercise} for an exercise. The game at the end comes on top.`,
  known: (phrases: readonly string[]) =>
    phrases.length === 0 ? 'Nothing is presumed.' : `You should know: ${phrases.join(', ')}.`,
  sources: 'Sources',
  reports: 'The five reports',
  grewOutOf: 'The notebook grew out of five reports by students:',
  reportsShown: 'all that they describe, and where it is here.',
  licence: 'The text, the figures and the engine are free software under the MIT licence.',
  missing: {
    title: 'There is no page here',
    text: 'The address may be mistyped, or the page may have moved.',
    search: 'Search the text',
  },
}
