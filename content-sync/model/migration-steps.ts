import { isDeepStrictEqual } from 'node:util'
import type { ContentType, Field } from './content-type.ts'
import { controlsOf } from './editor-interface.ts'
import type { MigratedType } from './migrated-space.ts'

/** A call of contentful-migration, and what is called on its result. */
export type Call = [method: string, ...values: unknown[]]
export interface TypeSteps {
  contentType: string
  open: Call
  calls: Call[][]
}

type MigratedField = MigratedType['fields'][number]

/** What a migration may change of a field that exists. */
const changeable = ['name', 'localized', 'required', 'items', 'validations'] as const

const withoutHelp = ({ helpText, ...field }: Field) => field

/** The order of content types in a validation means nothing. */
const inOneOrder = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (key, item) =>
    key === 'linkContentType' && Array.isArray(item) ? item.toSorted() : item,
  )

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(inOneOrder(one), inOneOrder(other))

function createField({ id, disabled, omitted, helpText, ...options }: Field): Call[] {
  return [['createField', id, options]]
}

function changeField(contentType: string, before: MigratedField, field: Field): Call[][] {
  if (before.type !== field.type || before.linkType !== field.linkType)
    throw new Error(
      `${contentType} ${field.id}: Contentful can't change the type of a field. Give the field another name.`,
    )
  const after = withoutHelp(field)
  const changed = changeable.filter((part) => !isSame(before[part], after[part]))
  if (changed.length === 0) return []
  return [[['editField', field.id, Object.fromEntries(changed.map((part) => [part, after[part]]))]]]
}

/** Moves until the fields have this order; new fields come last at first. */
function moves(present: readonly string[], wanted: readonly string[]): Call[][] {
  const order = [...present]
  return wanted.flatMap((id, place) => {
    if (order[place] === id) return []
    order.splice(order.indexOf(id), 1)
    order.splice(place, 0, id)
    const before = wanted[place - 1]
    return [[['moveField', id], before === undefined ? ['toTheTop'] : ['afterField', before]]]
  })
}

function editType(before: MigratedType, after: ContentType): TypeSteps {
  const { id, fields } = after
  const about = (['name', 'description', 'displayField'] as const).filter(
    (part) => before[part] !== after[part],
  )
  const known = new Map(before.fields.map((field) => [field.id, field]))
  const ids = fields.map((field) => field.id)
  const gone = before.fields.map((field) => field.id).filter((field) => !ids.includes(field))
  const kept = before.fields.map((field) => field.id).filter((field) => ids.includes(field))
  const created = ids.filter((field) => !known.has(field))
  const controls = controlsOf(after).filter(
    (control) => !before.controls.some((present) => isSame(present, control)),
  )
  return {
    contentType: id,
    open: [
      'editContentType',
      id,
      ...(about.length > 0 ? [Object.fromEntries(about.map((part) => [part, after[part]]))] : []),
    ],
    calls: [
      ...fields.flatMap((field) => {
        const present = known.get(field.id)
        return present ? changeField(id, present, field) : [createField(field)]
      }),
      ...gone.map((field): Call[] => [['deleteField', field]]),
      ...moves([...kept, ...created], ids),
      ...controls.map((control): Call[] => [changeControl(control)]),
    ],
  }
}

const changeControl = ({
  fieldId,
  widgetNamespace,
  widgetId,
  settings,
}: ReturnType<typeof controlsOf>[number]): Call => [
  'changeFieldControl',
  fieldId,
  widgetNamespace,
  widgetId,
  ...(settings ? [settings] : []),
]

const createType = (contentType: ContentType): TypeSteps => {
  const { id, name, description, displayField, fields } = contentType
  return {
    contentType: id,
    open: ['createContentType', id, { name, description, displayField }],
    calls: [
      ...fields.map(createField),
      ...controlsOf(contentType).map((control) => [changeControl(control)]),
    ],
  }
}

/**
 * What leads from the content types of a space that has run all migrations to those that the parsers declare; empty where
 * they are the same. Throws an Error where Contentful can't follow.
 */
export function migrationSteps(before: readonly MigratedType[], after: readonly ContentType[]): TypeSteps[] {
  const known = new Map(before.map((type) => [type.id, type]))
  const ids = new Set(after.map(({ id }) => id))
  return [
    ...after.map((type) => {
      const present = known.get(type.id)
      return present ? editType(present, type) : createType(type)
    }),
    ...before
      .filter(({ id }) => !ids.has(id))
      .map(({ id }): TypeSteps => ({ contentType: id, open: ['deleteContentType', id], calls: [] })),
  ].filter(({ open, calls }) => calls.length > 0 || open.length > 2 || open[0] === 'deleteContentType')
}

/** Content types that change in the same way, at the place of the last of them; one that is created or deleted is alone. */
function inGroups(steps: readonly TypeSteps[]): TypeSteps[][] {
  const groups = Map.groupBy(steps.toReversed(), ({ contentType, open, calls }) =>
    open[0] === 'editContentType' && open.length === 2 ? JSON.stringify(calls) : contentType,
  )
  return [...groups.values()].toReversed().map((group) => group.toReversed())
}

/** The steps as `migration-of.cjs` reads them: a line for each call. */
export function migrationData(steps: readonly TypeSteps[]): string {
  const written = inGroups(steps).map((group) => {
    const opens = JSON.stringify(group.map(({ open }) => open))
    const calls = group[0]?.calls.map((chain) => `\n  ${JSON.stringify(chain)}`) ?? []
    return `{"opens":${opens},"calls":[${calls.join()}\n]}`
  })
  return `[\n${written.join(',\n')}\n]\n`
}
