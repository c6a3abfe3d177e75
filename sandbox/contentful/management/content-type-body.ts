import { BLOCKS, HEADINGS, INLINES } from '@contentful/rich-text-types'
import * as v from 'valibot'
import type { RefusedPart } from './refused-part.ts'

/** What a model may allow or forbid in a formatted text; the rest of a document, such as paragraphs, is always allowed. */
export const choosableNodes: readonly string[] = [
  ...HEADINGS,
  BLOCKS.OL_LIST,
  BLOCKS.UL_LIST,
  BLOCKS.HR,
  BLOCKS.QUOTE,
  BLOCKS.TABLE,
  BLOCKS.EMBEDDED_ENTRY,
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_RESOURCE,
  ...Object.values(INLINES),
]
const linkingNodes = [
  BLOCKS.EMBEDDED_ENTRY,
  BLOCKS.EMBEDDED_ASSET,
  INLINES.EMBEDDED_ENTRY,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
] as const

const Range = v.strictObject({ min: v.nullish(v.number()), max: v.nullish(v.number()) })
const bounds = v.pipe(
  Range,
  v.transform(({ min, max }) => ({ ...(min != null && { min }), ...(max != null && { max }) })),
)

const TargetValidation = v.strictObject({ linkContentType: v.array(v.string()) })

/** The validations that this site's model uses; Contentful has more, which this stand-in refuses. */
const Validation = v.union([
  v.strictObject({ linkContentType: v.array(v.string()) }),
  v.strictObject({ linkMimetypeGroup: v.array(v.string()) }),
  v.strictObject({ in: v.array(v.string()) }),
  v.strictObject({
    regexp: v.strictObject({ pattern: v.string(), flags: v.nullable(v.string()) }),
    message: v.exactOptional(v.string()),
  }),
  v.strictObject({ size: bounds }),
  v.strictObject({ range: bounds }),
  v.strictObject({ unique: v.literal(true) }),
  v.strictObject({ enabledMarks: v.array(v.string()) }),
  v.strictObject({ enabledNodeTypes: v.array(v.string()) }),
  v.strictObject({
    nodes: v.partial(v.strictObject(v.entriesFromList(linkingNodes, v.array(TargetValidation)))),
  }),
])

const LinkType = v.picklist(['Entry', 'Asset'])
const Field = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.picklist(['Symbol', 'Text', 'RichText', 'Integer', 'Number', 'Boolean', 'Date', 'Link', 'Array']),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  linkType: v.optional(LinkType),
  items: v.optional(
    v.strictObject({
      type: v.picklist(['Link', 'Symbol']),
      linkType: v.optional(LinkType),
      validations: v.optional(v.array(Validation), []),
    }),
  ),
  validations: v.optional(v.array(Validation), []),
})
export type ManagedField = v.InferOutput<typeof Field>

/** A content type as it is sent to be saved. */
export const ContentTypeBody = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  description: v.optional(v.nullable(v.string()), ''),
  displayField: v.optional(v.nullable(v.string())),
  fields: v.pipe(v.array(Field), v.maxLength(50)),
})
export type ContentTypeBody = v.InferOutput<typeof ContentTypeBody>

/** Which validations a type of field takes. */
const applicable: Readonly<Record<string, readonly string[]>> = {
  Symbol: ['in', 'regexp', 'size', 'unique'],
  Text: ['in', 'regexp', 'size'],
  Integer: ['in', 'range', 'unique'],
  Number: ['in', 'range', 'unique'],
  Date: [],
  Boolean: [],
  RichText: ['size', 'enabledMarks', 'enabledNodeTypes', 'nodes'],
  Array: ['size'],
  Entry: ['linkContentType'],
  Asset: ['linkMimetypeGroup'],
}

/** What Contentful refuses a content type for; `published` is what it was when it was published last. */
export function contentTypeProblems(
  { fields, displayField }: ContentTypeBody,
  published: ContentTypeBody | undefined,
): RefusedPart[] {
  const problem = (field: string, name: string, details: string): RefusedPart => ({
    name,
    path: ['fields', field],
    details,
  })
  const ids = fields.map(({ id }) => id)
  const shown = fields.find(({ id }) => id === displayField)
  return [
    ...ids
      .filter((id, place) => ids.indexOf(id) !== place)
      .map((id) => problem(id, 'uniqueFieldIds', `Field "${id}" is there twice`)),
    ...(displayField && shown?.type !== 'Symbol' && shown?.type !== 'Text'
      ? [problem(displayField, 'displayField', 'The display field is a text of the content type')]
      : []),
    ...fields.flatMap(({ id, type, linkType, items, validations }) => [
      ...((type === 'Link') !== (linkType !== undefined)
        ? [problem(id, 'linkType', 'linkType is of links alone')]
        : []),
      ...((type === 'Array') !== (items !== undefined)
        ? [problem(id, 'items', 'items are of lists alone')]
        : []),
      ...wrongValidations(linkType ?? type, validations).map((name) =>
        problem(id, name, `A ${linkType ?? type} takes no validation "${name}"`),
      ),
      ...wrongValidations(items?.linkType ?? 'Symbol', items?.validations ?? []).map((name) =>
        problem(id, name, `Its items take no validation "${name}"`),
      ),
    ]),
    ...(published?.fields ?? []).flatMap((before) => {
      const after = fields.find(({ id }) => id === before.id)
      if (after)
        return after.type === before.type
          ? []
          : [problem(before.id, 'type', 'The type of a published field can not be changed')]
      return before.omitted
        ? []
        : [problem(before.id, 'omitted', 'A field has to be omitted before it is deleted')]
    }),
  ]
}

const wrongValidations = (type: string, validations: readonly object[]): string[] =>
  validations
    .flatMap((validation) => Object.keys(validation).filter((name) => name !== 'message'))
    .filter((name) => !applicable[type]?.includes(name))
