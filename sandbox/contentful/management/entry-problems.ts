import { type Document, validateRichTextDocument } from '@contentful/rich-text-types'
import * as v from 'valibot'
import type { Validation } from '../../../content-sync/model/content-type.ts'
import type { Fields } from '../content.ts'
import { defaultLocale } from '../locales.ts'
import { validationProblem } from '../validation.ts'
import { choosableNodes, type ManagedField } from './content-type-body.ts'
import type { RefusedPart } from './refused-part.ts'

type Path = RefusedPart['path']

/** What is known of the rest of the space when an entry is published. */
export interface Surroundings {
  /** Locales without which a required field may be. */
  optionalLocales: readonly string[]
  locales: readonly string[]
  /** The content type of an entry that exists, published or not. */
  contentTypeOf: (entry: string) => string | undefined
  /** The MIME type of an asset that exists. */
  mimeTypeOf: (asset: string) => string | undefined
  /** The published entry of the same type, and another id, that holds the value in this field. */
  ownerOf: (field: string, locale: string, value: unknown) => string | undefined
}

const Link = v.strictObject({
  sys: v.strictObject({
    type: v.literal('Link'),
    linkType: v.picklist(['Entry', 'Asset']),
    id: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  }),
})
type Link = v.InferOutput<typeof Link>

/** Contentful's own limits. */
const longestSymbol = 256
const longestText = 50_000
const longestList = 1000

const isBlank = (value: unknown) => value === undefined || value === null

/** What Contentful refuses to save, also as a draft: unknown fields and locales, values of another type, texts that are too long. */
export function savingProblems(
  fields: Fields,
  declared: readonly ManagedField[],
  locales: readonly string[],
): RefusedPart[] {
  return Object.entries(fields).flatMap(([id, values]) => {
    const field = declared.find((one) => one.id === id)
    if (!field) return [unexpected(['fields', id], id)]
    return Object.entries(values).flatMap(([locale, value]) => {
      const path = ['fields', id, locale]
      const mayBe = field.localized ? locales.includes(locale) : locale === defaultLocale
      if (!mayBe) return [unexpected(path, locale)]
      return isBlank(value) ? [] : typeProblems(field, value, path)
    })
  })
}

const unexpected = (path: Path, name: string): RefusedPart => ({
  name: 'unknown',
  path,
  details: `The property "${name}" is not expected`,
})

const isRich = v.custom<Document>((value) => typeof value === 'object')

function typeProblems(field: ManagedField, value: unknown, path: Path): RefusedPart[] {
  const wrongType = (is: boolean): RefusedPart[] =>
    is
      ? []
      : [
          {
            name: 'type',
            path,
            details: `The type of "${path.at(-1)}" is incorrect, expected type: ${field.type}`,
            value,
          },
        ]
  switch (field.type) {
    case 'Symbol':
      return [...wrongType(typeof value === 'string'), ...tooLong(value, longestSymbol, path)]
    case 'Text':
      return [...wrongType(typeof value === 'string'), ...tooLong(value, longestText, path)]
    case 'Integer':
      return wrongType(Number.isSafeInteger(value))
    case 'Number':
      return wrongType(Number.isFinite(value))
    case 'Boolean':
      return wrongType(typeof value === 'boolean')
    case 'Date':
      return wrongType(
        typeof value === 'string' &&
          /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value),
      )
    case 'Link':
      return wrongType(v.is(Link, value) && value.sys.linkType === field.linkType)
    case 'Array': {
      if (!Array.isArray(value)) return wrongType(false)
      const { items } = field
      if (value.length > longestList) return [tooMany(longestList, value, path)]
      return value.flatMap((item: unknown, place) =>
        items ? typeProblems({ ...field, ...items, items: undefined }, item, [...path, place]) : [],
      )
    }
    case 'RichText':
      if (!v.is(isRich, value)) return wrongType(false)
      return validateRichTextDocument(value).map(({ name, details, path: place, value: found }) => ({
        name,
        path: [...path, ...(place ?? [])],
        details: details ?? '',
        value: found,
      }))
  }
}

const tooMany = (max: number, value: unknown, path: Path): RefusedPart => ({
  name: 'size',
  path,
  details: `Size must be at most ${max}`,
  value,
})

const tooLong = (value: unknown, max: number, path: Path): RefusedPart[] =>
  typeof value === 'string' && value.length > max ? [tooMany(max, value, path)] : []

/** What Contentful refuses to publish of an entry that could be saved: missing values, values against the validations, links to nothing. */
export function publishingProblems(
  fields: Fields,
  declared: readonly ManagedField[],
  surroundings: Surroundings,
): RefusedPart[] {
  return declared
    .filter(({ omitted }) => !omitted)
    .flatMap((field) => [
      ...missing(field, fields[field.id] ?? {}, surroundings),
      ...Object.entries(fields[field.id] ?? {}).flatMap(([locale, value]) => {
        const path = ['fields', field.id, locale]
        if (isBlank(value)) return []
        return [
          ...checked(field, value, path, surroundings),
          ...shared(field, locale, value, path, surroundings),
        ]
      }),
    ])
}

function missing(
  { id, required, localized }: ManagedField,
  values: Record<string, unknown>,
  { locales, optionalLocales }: Surroundings,
): RefusedPart[] {
  if (!required) return []
  const needed = localized ? locales.filter((locale) => !optionalLocales.includes(locale)) : [defaultLocale]
  return needed
    .filter((locale) => isBlank(values[locale]))
    .map((locale) => ({
      name: 'required',
      path: ['fields', id, locale],
      details: `The property "${id}" is required here`,
    }))
}

function checked(
  { validations, items }: Pick<ManagedField, 'validations' | 'items'>,
  value: unknown,
  path: Path,
  surroundings: Surroundings,
): RefusedPart[] {
  if (v.is(Link, value)) return linkProblems(value, validations, path, surroundings)
  const own = validations.flatMap((validation) => {
    const details = validationProblem(validation, value)
    return details ? [{ name: Object.keys(validation)[0] ?? '', path, details, value }] : []
  })
  if (!Array.isArray(value))
    return [
      ...own,
      ...nodeProblems(value, validations, path),
      ...linksWithin(value, path, surroundings, linksAllowed(validations)),
    ]
  return [
    ...own,
    ...value.flatMap((item: unknown, place) =>
      checked({ validations: items?.validations ?? [] }, item, [...path, place], surroundings),
    ),
  ]
}

const Node = v.object({
  nodeType: v.string(),
  marks: v.optional(v.array(v.object({ type: v.string() })), []),
  content: v.optional(v.array(v.unknown()), []),
})

/** Nodes and marks of a formatted text that its field doesn't enable. */
function nodeProblems(value: unknown, validations: readonly Validation[], path: Path): RefusedPart[] {
  const node = v.safeParse(Node, value)
  if (!node.success) return []
  const { nodeType, marks, content } = node.output
  const refused = (name: string, what: string): RefusedPart => ({
    name,
    path,
    details: `${what} is not allowed`,
  })
  return [
    ...validations.flatMap((validation) => {
      if ('enabledNodeTypes' in validation && choosableNodes.includes(nodeType))
        return validation.enabledNodeTypes.includes(nodeType) ? [] : [refused('enabledNodeTypes', nodeType)]
      if ('enabledMarks' in validation)
        return marks
          .filter(({ type }) => !validation.enabledMarks.includes(type))
          .map(({ type }) => refused('enabledMarks', type))
      return []
    }),
    ...content.flatMap((child, place) => nodeProblems(child, validations, [...path, 'content', place])),
  ]
}

type AllowedLinks = Readonly<Record<string, readonly Validation[] | undefined>>

const linksAllowed = (validations: readonly Validation[]): AllowedLinks =>
  Object.assign({}, ...validations.flatMap((validation) => ('nodes' in validation ? [validation.nodes] : [])))

/** A formatted text may link to whatever exists, and to what the field says of a kind of node. */
function linksWithin(
  value: unknown,
  path: Path,
  surroundings: Surroundings,
  allowed: AllowedLinks,
  nodeType = '',
): RefusedPart[] {
  if (v.is(Link, value)) return linkProblems(value, allowed[nodeType] ?? [], path, surroundings)
  if (typeof value !== 'object' || value === null) return []
  const node = v.safeParse(Node, value)
  const within = node.success ? node.output.nodeType : nodeType
  return Object.entries(value).flatMap(([name, part]) =>
    linksWithin(part, [...path, name], surroundings, allowed, within),
  )
}

function linkProblems(
  { sys: { linkType, id } }: Link,
  validations: readonly Validation[],
  path: Path,
  { contentTypeOf, mimeTypeOf }: Surroundings,
): RefusedPart[] {
  const target = linkType === 'Entry' ? contentTypeOf(id) : mimeTypeOf(id)
  if (target === undefined)
    return [{ name: 'notResolvable', path, details: `Link to ${linkType} "${id}", which does not exist` }]
  return validations.flatMap((validation) => {
    if ('linkContentType' in validation && !validation.linkContentType.includes(target))
      return [
        {
          name: 'linkContentType',
          path,
          details: `"${id}" is a ${target}, not a ${validation.linkContentType.join(' or ')}`,
        },
      ]
    if (
      'linkMimetypeGroup' in validation &&
      !validation.linkMimetypeGroup.some((group) => isOfGroup(target, group))
    )
      return [
        {
          name: 'linkMimetypeGroup',
          path,
          details: `"${id}" is ${target}, not ${validation.linkMimetypeGroup.join(' or ')}`,
        },
      ]
    return []
  })
}

function shared(
  { id, validations }: ManagedField,
  locale: string,
  value: unknown,
  path: Path,
  { ownerOf }: Surroundings,
): RefusedPart[] {
  if (!validations.some((validation) => 'unique' in validation)) return []
  const owner = ownerOf(id, locale, value)
  return owner === undefined
    ? []
    : [{ name: 'unique', path, details: `Same field value present in other entry: "${owner}"`, value }]
}

/** Contentful's groups of file types, of which the model uses two. */
const isOfGroup = (contentType: string, group: string): boolean =>
  group === 'pdfdocument' ? contentType === 'application/pdf' : contentType.startsWith(`${group}/`)
