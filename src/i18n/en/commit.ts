/** The words of every question that is asked before a figure shows. */
export const commit = {
  skip: 'Just show me',
  again: 'Ask me again',
  itIs: (right: string) => `It is: ${right}.`,
  right: (choice: string) => `You said: ${choice}. That is right.`,
  wrong: (choice: string, right: string) => `You said: ${choice}. It is: ${right}.`,
}
