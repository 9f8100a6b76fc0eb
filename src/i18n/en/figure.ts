/** What every figure says in the same words. */
export const figure = {
  undo: 'Undo',
  redo: 'Redo',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The browser does not let this page copy. The link is in the address bar.',
  /** Before what is wrong with it. */
  badLink: 'The link is not right, so the figure begins as it is in the text.',
  /** The same where the page has nothing to begin with. */
  badLinkAlone: 'The link is not right, so there is nothing to show.',
  tooLong: 'This is too much for a link: reloading the page brings back an earlier state.',
  /** The button that sets an option of the game to allow what was refused. */
  allow: (option: string, value: string) => `Set “${option}” to ${value}`,
  /** After what is wrong with a text that has been typed. */
  kept: 'The figure stays as it was.',
}

export type FigureWords = typeof figure
