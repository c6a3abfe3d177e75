import type { Field, FieldType } from '../../content-sync/model/content-type.ts'
import { defaultLocale, isLocale } from './locales.ts'
import { documentFromMarkdown } from './markdown.ts'
import { type KnownIds, type Report, readLink, readList } from './read-link.ts'
import { validationProblem } from './validation.ts'
import { valueName } from './value-name.ts'

type ReportInLocale = (problem: string, locale?: string) => void

/** A field of the YAML as Contentful's values by locale; every value that Contentful would refuse is reported. */
export async function readField(
  field: Field,
  raw: unknown,
  known: KnownIds,
  report: ReportInLocale,
): Promise<Record<string, unknown>> {
  if (!field.localized) {
    const value = await readValue(field, raw, known, report)
    return value === undefined ? {} : { [defaultLocale]: value }
  }
  const rawValues = valuesByLocale(raw, report)
  if (field.required && rawValues[defaultLocale] === undefined) report('is required', defaultLocale)
  const values: Record<string, unknown> = {}
  for (const [locale, rawValue] of Object.entries(rawValues)) {
    const value = await readValue(field, rawValue, known, (problem) => report(problem, locale))
    if (value !== undefined) values[locale] = value
  }
  return values
}

/** `{ lt: …, en: … }` without anything that isn't a locale. */
export function valuesByLocale(raw: unknown, report: Report): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    report(`is ${valueName(raw)}, not a map of locales`)
    return {}
  }
  const values = Object.entries(raw)
  for (const [locale] of values) if (!isLocale(locale)) report(`holds "${locale}", which is not a locale`)
  return Object.fromEntries(values.filter(([locale]) => isLocale(locale)))
}

async function readValue(field: Field, raw: unknown, known: KnownIds, report: Report): Promise<unknown> {
  switch (field.type) {
    case 'RichText':
      return typeof raw === 'string'
        ? readMarkdown(raw, known, report)
        : report(`is ${valueName(raw)}, not Markdown`)
    case 'Link':
      return readLink(field, raw, known, report)
    case 'Array':
      return readList(field, raw, known, report)
    default:
      return readPlain(field.type, field, raw, report)
  }
}

const readMarkdown = (markdown: string, known: KnownIds, report: Report) =>
  documentFromMarkdown(markdown, {
    report,
    linked: (linkType, id) => {
      if (linkType === 'Entry' && !known.entries.has(id)) report(`links to "${id}", which is not an entry`)
      if (linkType === 'Asset' && !known.assets.has(id)) report(`holds "${id}", which is not a picture`)
    },
  })

type PlainType = Exclude<FieldType, 'RichText' | 'Link' | 'Array'>

const isText = (longest: number) => (raw: unknown) => typeof raw === 'string' && raw.length <= longest

const plainTypes: Record<PlainType, { name: string; is: (raw: unknown) => boolean }> = {
  Symbol: { name: 'a text of at most 256 characters', is: isText(256) },
  Text: { name: 'a text of at most 50000 characters', is: isText(50_000) },
  Integer: { name: 'a whole number', is: Number.isSafeInteger },
  Number: { name: 'a number', is: Number.isFinite },
  Boolean: { name: 'true or false', is: (raw) => typeof raw === 'boolean' },
  Date: { name: 'a date', is: (raw) => typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) },
}

function readPlain(type: PlainType, { validations, helpText }: Field, raw: unknown, report: Report): unknown {
  const { name, is } = plainTypes[type]
  if (!is(raw)) return report(`is ${valueName(raw)}, not ${name}`)
  for (const validation of validations) {
    const problem = validationProblem(validation, raw)
    if (problem) report(helpText ? `${problem}. ${helpText}` : problem)
  }
  return raw
}
