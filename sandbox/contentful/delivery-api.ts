import type { ContentType } from '../../content-sync/model/content-type.ts'
import { contentTypes } from '../../content-sync/model/content-types.ts'
import { includesOf } from './includes.ts'
import { defaultLocale, locales } from './locales.ts'
import { onWire, spaceAndEnvironment, type View } from './on-wire.ts'
import { ProblemAnswer } from './problem-answer.ts'
import { readQuery } from './query.ts'
import type { Published, Space } from './space.ts'

const collection = <T>(items: T[]) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 1000,
  items,
})

export const spaceDetails = (space: Space) => ({
  sys: { type: 'Space', id: space.id },
  name: 'Uoga',
  locales,
})

export const listLocales = () =>
  collection(locales.map((locale) => ({ ...locale, sys: { id: locale.code, type: 'Locale', version: 1 } })))

/** Readers of content see no validations and no help, as at Contentful: those are for editors. */
const contentTypeOnWire = ({ id, fields, ...rest }: ContentType, space: Space) => ({
  sys: { ...spaceAndEnvironment(space), id, type: 'ContentType', revision: 1, publishedVersion: 1 },
  ...rest,
  fields: fields.map(({ validations, helpText, ...field }) => field),
})

export const listContentTypes = (space: Space) =>
  collection(contentTypes.map((contentType) => contentTypeOnWire(contentType, space)))

export function findContentType(id: string, space: Space) {
  const contentType = contentTypes.find((one) => one.id === id)
  if (!contentType) throw notFound('ContentType', id, space)
  return contentTypeOnWire(contentType, space)
}

type PlaceOfFiles = Omit<View, 'locale'>

/** Entries or assets that match a query, with what they link to. */
export function listPublished(
  published: Published[],
  parameters: Record<string, string>,
  place: PlaceOfFiles,
) {
  const { locale, skip, limit, include, matches, compare } = readQuery(parameters)
  // Filters and order look at one value a field, whatever form is sent.
  const searched = { ...place, locale: locale === '*' ? defaultLocale : locale }
  const found = published
    .map((item) => ({ item, entity: onWire(item, searched) }))
    .filter(({ entity }) => matches(entity))
    .toSorted((one, other) => compare(one.entity, other.entity))
  const view = { ...place, locale }
  const items = found.slice(skip, skip + limit).map(({ item }) => onWire(item, view))
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items,
    ...includesOf(items, include, view),
  }
}

/** The one entry or asset of this id, in the locale that a query names. */
export function findPublished(
  type: Published['type'],
  id: string,
  parameters: Record<string, string>,
  place: PlaceOfFiles,
) {
  const published = type === 'Entry' ? place.space.entry(id) : place.space.asset(id)
  if (!published) throw notFound(type, id, place.space)
  return onWire(published, { ...place, locale: readQuery(parameters).locale })
}

const notFound = (type: string, id: string, { id: space, environment }: Space) =>
  new ProblemAnswer('NotFound', { details: { type, id, environment, space } })
