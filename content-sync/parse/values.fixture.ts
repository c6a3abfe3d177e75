import type { Mirror } from '../mirror.ts'

/** Fields by locale, as the Sync API gives them. */
export type Fields = Mirror['entries'][string]['fields']

export const translated = (text: string) => ({ lt: text, en: `${text} EN`, ru: `${text} RU` })
export const inEvery = (value: unknown) => ({ lt: value, en: value, ru: value })
export const plain = (value: unknown) => ({ lt: value })
export const linkTo = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link', linkType, id },
})
export const linksTo = (...ids: string[]) => plain(ids.map((id) => linkTo(id)))

export const textNode = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
export const node = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, content, data })
export const paragraph = (...content: unknown[]) => node('paragraph', content)
export const document = (...content: unknown[]) => node('document', content)
export const formatted = (text: string) => ({
  lt: document(paragraph(textNode(text))),
  en: document(paragraph(textNode(`${text} EN`))),
  ru: document(paragraph(textNode(`${text} RU`))),
})
