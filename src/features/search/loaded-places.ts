import type { SearchSection } from '../../lib/search/search-section.ts'

/** Every kind, as texts and files name it. */
export const kindNames = ['country', 'plan', 'phone', 'question', 'action', 'page']

export const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof Reflect.get(value, field) === 'string')

export const isSection = (value: unknown): value is SearchSection =>
  hasTexts(value, ['path', 'page', 'heading', 'text', 'kind']) &&
  kindNames.includes(Reflect.get(Object(value), 'kind'))

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
