/** What is said at the top of a page of a link that is about another page's figures. */
export const link = {
  stray: (names: readonly string[]) =>
    `The link is about ${names.map((name) => `“${name}”`).join(' and ')}, and this page has no figure of that name. It may be on another page; this one is shown as it begins.`,
}
