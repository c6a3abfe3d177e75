export interface Heading {
  id: string
  title: string
}

const plainText = (html: string): string => html.replace(/<[^>]+>/g, '')

/** A page's own text one heading level up, since the page's title is right above it, with a place to link to at each. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const raised = html.replace(
    /<(\/?)h([3-6])>/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}>`,
  )
  const named = raised.replace(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
    const id = `section-${headings.length + 1}`
    headings.push({ id, title: plainText(title) })
    return `<h2 id="${id}">${title}</h2>`
  })
  return { html: named, headings }
}

// Why: docs/decisions/0175-what-one-came-for-first.md

/** Whether a page has so many headings that a list of them saves more reading than it costs. */
export const needsContents = (headings: readonly Heading[]): boolean => headings.length >= 8

/** Whether a text is one to be read at length, not an introduction. */
export const isLongText = (html: string): boolean => plainText(html).length > 700
