import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ContentType } from '../model/content-type.ts'
import { controlsOf, withoutHelp } from '../model/editor-interface.ts'

const Validations = v.optional(v.array(v.record(v.string(), v.unknown())), [])
const LiveField = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  linkType: v.optional(v.string()),
  items: v.optional(
    v.object({ type: v.string(), linkType: v.optional(v.string()), validations: Validations }),
  ),
  validations: Validations,
})

/** A content type as it is in a space. */
export const LiveType = v.object({
  name: v.string(),
  description: v.optional(v.nullable(v.string())),
  displayField: v.optional(v.nullable(v.string())),
  fields: v.array(LiveField),
})
export type LiveType = v.InferOutput<typeof LiveType>

/** How an editor fills in a field. */
export const Control = v.object({
  fieldId: v.string(),
  widgetNamespace: v.optional(v.string()),
  widgetId: v.optional(v.string()),
  settings: v.optional(v.record(v.string(), v.unknown())),
})
export type Control = v.InferOutput<typeof Control>

export interface TypeUpgrade {
  id: string
  type: LiveType
  controls: Control[]
  /** What is different, for who reads it; nothing where the space is up to date. */
  changes: string[]
}

/**
 * A content type of the space as this release needs it. A field that the release doesn't have stays with its words, hidden
 * and no longer required. Throws where a field would have another type, which Contentful can't change.
 */
export function upgradedType(
  declared: ContentType,
  live: LiveType | undefined,
  controls: readonly Control[],
): TypeUpgrade {
  const { id, ...type } = v.parse(v.object({ id: v.string(), ...LiveType.entries }), withoutHelp(declared))
  const known = new Map(live?.fields.map((field) => [field.id, field]))
  for (const field of type.fields) {
    const before = known.get(field.id)
    if (before && (before.type !== field.type || before.linkType !== field.linkType))
      throw new Error(
        `content type ${id}: field ${field.id} is a ${before.type} in the space and a ${field.type} in this release. Contentful can't change that: delete the field there first.`,
      )
  }
  const own = new Set(type.fields.map((field) => field.id))
  const gone = (live?.fields ?? []).filter((field) => !own.has(field.id))
  const after = {
    ...type,
    fields: [...type.fields, ...gone.map((field) => ({ ...field, required: false, disabled: true }))],
  }
  const wanted = controlsOf(declared).map((control) => v.parse(Control, control))
  const changes = [
    ...(live ? [] : ['new']),
    ...after.fields.flatMap((field) => {
      const before = known.get(field.id)
      if (!before) return live ? [`field ${field.id} is added`] : []
      if (isSame(before, field)) return []
      return [own.has(field.id) ? `field ${field.id} changes` : `field ${field.id} is hidden`]
    }),
    ...(live && !isSame(aboutOf(live), aboutOf(after)) ? ['name or description changes'] : []),
    ...wanted
      .filter((control) => live && !controls.some((present) => isSame(present, control)))
      .map(({ fieldId }) => `help of ${fieldId} changes`),
  ]
  const kept = controls.filter(({ fieldId }) => gone.some((field) => field.id === fieldId))
  return { id, type: after, controls: [...wanted, ...kept], changes }
}

const aboutOf = ({ name, description, displayField }: LiveType) => ({ name, description, displayField })

/** Content types in a validation have no order, and what isn't set is absent or undefined. */
const inOneOrder = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, item) =>
    key === 'linkContentType' && Array.isArray(item) ? item.toSorted() : item,
  )

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(inOneOrder(one), inOneOrder(other))
