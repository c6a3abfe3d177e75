import type { Page } from './page.ts'

/** One thing that the search finds: a page, or a place on it that a link can reach. */
export interface SearchSection {
  /** Absolute path with the fragment of the place, if it has one. */
  path: string
  page: string
  /** What the place is called; empty for the page itself. */
  heading: string
  text: string
}

/** The fields whose words a visitor reads on the page; others are names, codes and addresses. */
const readFields = new Set([
  'title',
  'text',
  'html',
  'sticker',
  'description',
  'footnote',
  'planTitle',
  'label',
  'value',
  'seoDescription',
])

/** What can be found on a page: the page itself, each block with a fragment of its own, and each question. */
export function searchSections(page: Page): SearchSection[] {
  const sections: SearchSection[] = []
  const open = (anchor: string, heading: string): SearchSection => {
    const path = anchor === '' ? page.path : `${page.path}#${anchor}`
    const section = { path, page: page.title, heading, text: '' }
    sections.push(section)
    return section
  }
  const read = (value: unknown, section: SearchSection): void => {
    if (Array.isArray(value)) for (const item of value) read(item, section)
    if (!isRecord(value)) return
    const own = sectionOf(value, section, open)
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') read(inner, own)
      else if (readFields.has(field) && inner !== own.heading) own.text += ` ${withoutTags(inner)}`
    }
  }
  read(page, open('', ''))
  return sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sectionOf(
  { question, uniqueKey, anchor, title }: Record<string, unknown>,
  section: SearchSection,
  open: (anchor: string, heading: string) => SearchSection,
): SearchSection {
  if (typeof question === 'string' && typeof uniqueKey === 'string') return open(uniqueKey, question)
  if (typeof anchor === 'string' && typeof title === 'string') return open(anchor, title)
  return section
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

const withoutTags = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|strong|em|i|u|s|code|sub|sup|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
