import * as v from 'valibot'
import type { EntryContent, SpaceContent } from './content.ts'

const modelId = 'accessibility-statement'
const Texts = v.record(v.string(), v.looseObject({ content: v.array(v.unknown()) }))
const Words = v.record(v.string(), v.string())

export const generatedId = (page: number): string => `generated-${String(page).padStart(5, '0')}`

/**
 * The space with so many more pages of about 400 words in each language: the accessibility statement, its parts in another order
 * on each page. The same seed makes the same pages. Throws where the space has no such statement.
 */
export function withGeneratedPages(content: SpaceContent, pages: number, seed: number): SpaceContent {
  const model = content.entries.get(modelId)
  if (!model) throw new Error(`The space has no ${modelId} to make pages of.`)
  const generated = Array.from({ length: pages }, (_, page) => {
    const id = generatedId(page + 1)
    return [id, generatedPage(model, id, page + seed)] as const
  })
  return { ...content, entries: new Map([...content.entries, ...generated]) }
}

function generatedPage({ contentType, fields }: EntryContent, id: string, turn: number): EntryContent {
  const named = (field: string) =>
    byLanguage(v.parse(Words, fields[field]), (text) => `${text} ${id.slice(-5)}`)
  return {
    contentType,
    fields: {
      ...fields,
      name: named('name'),
      title: named('title'),
      seoTitle: named('seoTitle'),
      seoDescription: named('seoDescription'),
      slug: byLanguage(v.parse(Words, fields.slug), (slug) => `${slug}-${id}`),
      text: byLanguage(v.parse(Texts, fields.text), (text) => {
        const first = turn % text.content.length
        return { ...text, content: [...text.content.slice(first), ...text.content.slice(0, first)] }
      }),
    },
  }
}

const byLanguage = <T, R>(values: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([language, value]) => [language, change(value)]))
