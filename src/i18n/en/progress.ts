const exercises = (solved: number, all: number) =>
  `${solved} of ${all} ${all === 1 ? 'exercise' : 'exercises'} solved`

/** What is said of what has been read and solved. */
export const progress = {
  solved: 'solved',
  read: 'read',
  /** Of one chapter, in the contents; nothing of one not begun. */
  ofChapter: (read: boolean, solved: number, all: number) =>
    [read ? 'Read' : '', solved > 0 ? exercises(solved, all) : ''].filter(Boolean).join(', '),
  /** At a chapter's end. */
  here: (read: boolean, solved: number, all: number) =>
    `${read ? 'You have read this chapter.' : ''} ${upper(exercises(solved, all))}.`.trim(),
  /** Of the whole notebook. */
  whole: (read: number, chapters: number, solved: number, all: number) =>
    `${read} of ${chapters} chapters read, ${exercises(solved, all)}.`,
  /** No chapter is read and no exercise solved, but drills or puzzles have been begun. */
  practised: 'You have begun drills or puzzles.',
  kept: 'This is kept on your device only.',
  notKept: 'This is not kept: your browser stores nothing for this page, or has no room.',
  erase: 'Erase progress',
  erased: 'Your progress is erased.',
  undo: 'Bring it back',
  goOn: (number: number, title: string) => `Go on with chapter ${number}: ${title}`,
  leftOut: (number: number, title: string) => `Not read yet: chapter ${number}: ${title}`,
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
