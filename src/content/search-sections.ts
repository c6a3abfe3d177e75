import type { SearchKind, SearchSection } from '../lib/search/search-section.ts'
import type { Page } from './page.ts'
import { inSentences } from './plain-text.ts'

/** The fields whose words a visitor reads on the page; others are names, codes and addresses. */
const readFields = new Set([
  'title',
  'text',
  'html',
  'description',
  'footnote',
  'planTitle',
  'label',
  'value',
  'seoDescription',
])

/** Pictures, and what leads on: what they are called says nothing of the place where they are. */
const otherFields = new Set(['image', 'button', 'buttons', 'links'])

/** Longer texts are cut: what they are about is in the beginning, and the index is loaded as a whole. */
const mostLetters = 500

/** Pages where something is done; the words of their forms say nothing of what they are. */
const actionTypes: readonly Page['type'][] = ['topUpPage', 'orderSimPage', 'formPage']

/** What can be found on a page: the page itself, each block with a fragment of its own, and each question. */
export function searchSections(page: Page): SearchSection[] {
  if (actionTypes.includes(page.type)) {
    const { path, title, seoDescription } = page
    return [{ kind: 'action', path, page: title, heading: '', text: seoDescription }]
  }
  const sections: SearchSection[] = []
  const open = (anchor: string, heading: string, kind: SearchKind = 'page'): SearchSection => {
    const path = anchor === '' ? page.path : `${page.path}#${anchor}`
    const section = { kind, path, page: page.title, heading, text: '' }
    sections.push(section)
    return section
  }
  const add = (text: string, section: SearchSection): void => {
    const said = inSentences(text)
    // A heading is shown above its text, and many cards repeat what is said before them.
    const isKnown = text === (section.heading || section.page) || section.text.includes(said)
    if (!isKnown) section.text += ` ${said}`
  }
  const read = (value: unknown, section: SearchSection): void => {
    if (Array.isArray(value)) for (const item of value) read(item, section)
    if (!isRecord(value)) return
    const own = sectionOf(value, section, open)
    for (const [field, inner] of Object.entries(value)) {
      if (otherFields.has(field)) continue
      if (typeof inner !== 'string') read(inner, own)
      else if (readFields.has(field)) add(inner, own)
    }
  }
  read(page, open('', ''))
  return sections.map((section) => ({
    ...section,
    text: section.text.replace(/\s+/g, ' ').trim().slice(0, mostLetters),
  }))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sectionOf(
  { question, uniqueKey, anchor, title }: Record<string, unknown>,
  section: SearchSection,
  open: (anchor: string, heading: string, kind?: SearchKind) => SearchSection,
): SearchSection {
  if (typeof question === 'string' && typeof uniqueKey === 'string')
    return open(uniqueKey, question, 'question')
  if (typeof anchor === 'string' && typeof title === 'string') return open(anchor, title)
  return section
}
