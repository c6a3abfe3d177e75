/** The site's name at the end of a document's title, with the dash before it. */
const siteName = /\s[–—|]\s[^–—|]*$/

/** A document's title that says something else before the site's name. */
export const toldTitle = (title: string, told: string): string => told + (siteName.exec(title)?.[0] ?? '')
