/** The button that copies the link to a figure as it stands. */
export const copyLink = {
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The browser does not let this page copy. The link is in the address bar.',
}
