/* From an old address to the one that its page names, with what a link says of figures. */
const now = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '/'
location.replace(new URL(now + location.search + location.hash, location.href))
