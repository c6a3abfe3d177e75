import type { Field, Validation } from '../../content-sync/model/content-type.ts'
import { type Link, linkTo } from './content.ts'
import { valueName } from './value-name.ts'

/** What a link may lead to: entries with their content type, and assets. */
export interface KnownIds {
  entries: ReadonlyMap<string, string>
  assets: ReadonlySet<string>
}

export type Report = (problem: string) => void

/** A plain id of the YAML as a link; undefined, and reported, where nothing of that kind has the id. */
export function readLink(
  { linkType, validations }: Pick<Field, 'linkType' | 'validations'>,
  raw: unknown,
  known: KnownIds,
  report: Report,
): Link | undefined {
  if (typeof raw !== 'string') return void report(`is ${valueName(raw)}, not an id`)
  if (linkType === 'Asset') {
    return known.assets.has(raw)
      ? linkTo('Asset', raw)
      : void report(`links to "${raw}", which is not an asset`)
  }
  const contentType = known.entries.get(raw)
  if (!contentType) return void report(`links to "${raw}", which is not an entry`)
  const allowed = validations.flatMap(linkableTypes)
  if (allowed.length > 0 && !allowed.includes(contentType)) {
    report(`links to ${contentType} "${raw}", not to a ${allowed.join(' or ')}`)
  }
  return linkTo('Entry', raw)
}

const linkableTypes = (validation: Validation): string[] =>
  'linkContentType' in validation ? validation.linkContentType : []

/** A list of ids, or of texts where the field's items are no links. */
export function readList(
  { items }: Field,
  raw: unknown,
  known: KnownIds,
  report: Report,
): unknown[] | undefined {
  if (!Array.isArray(raw)) return void report(`is ${valueName(raw)}, not a list`)
  if (items?.type === 'Link') {
    return raw
      .map((item: unknown) => readLink(items, item, known, report))
      .filter((link) => link !== undefined)
  }
  for (const item of raw) if (typeof item !== 'string') report(`holds ${valueName(item)}, not a text`)
  return raw
}
