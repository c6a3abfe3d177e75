import type { Calls, Schema } from './openapi-document.ts'

/** What the site sends may be narrowed no further; what it reads may become nothing that it doesn't know. */
export type Direction = 'request' | 'answer'

export interface Side {
  schema: Schema
  resolve: Calls['resolve']
}

/**
 * Where a schema asks more of the site, or promises it less, than the one before; one sentence each. A new value of an
 * enumeration and a new option with a mark of its own are no break: docs/operator/README.md says what becomes of them.
 */
export function schemaBreaks(where: string, before: Side, after: Side, direction: Direction): string[] {
  const was = shapeOf(before)
  const is = shapeOf(after)
  if (direction === 'request' ? was.isNullable && !is.isNullable : !was.isNullable && is.isNullable)
    return [`${where} ${is.isNullable ? 'may be null' : 'may no longer be null'}`]
  return optionBreaks(where, was.options, is.options, direction)
}

/** A schema without references and null: one option, or those of a union. */
interface Shape {
  isNullable: boolean
  options: Side[]
}

function shapeOf({ schema, resolve }: Side): Shape {
  const { type, oneOf, anyOf, ...rest } = resolve(schema)
  const union = oneOf ?? anyOf
  if (union) {
    const shapes = union.map((option) => shapeOf({ schema: option, resolve }))
    return {
      isNullable: shapes.some(({ isNullable }) => isNullable),
      options: shapes.flatMap(({ options }) => options),
    }
  }
  const types = [type ?? []].flat()
  const others = types.filter((one) => one !== 'null')
  const isNullable = others.length < types.length
  if (isNullable && others.length === 0) return { isNullable, options: [] }
  return { isNullable, options: [{ schema: { ...rest, type: others[0] }, resolve }] }
}

function optionBreaks(where: string, before: Side[], after: Side[], direction: Direction): string[] {
  const [was] = before
  const [is] = after
  if (was && is && before.length === 1 && after.length === 1) return plainBreaks(where, was, is, direction)
  const field = markedBy(before)
  const kept = before.flatMap((option) => {
    const same = after.find((other) => isSameOption(option, other, field))
    return same
      ? plainBreaks(`${where} (${nameOf(option, field)})`, option, same, direction)
      : [`${where} has no option ${nameOf(option, field)} any more`]
  })
  const strange = after.filter(
    (option) =>
      marksOf(option, field).length === 0 && !before.some((other) => isSameOption(option, other, field)),
  )
  return [
    ...kept,
    ...(direction === 'answer' ? strange : []).map(
      (option) => `${where} has a new option ${nameOf(option, field)}`,
    ),
  ]
}

/** The field by whose values the options of a union are told apart, such as `status`. */
const markedBy = (options: Side[]): string =>
  Object.keys(options[0]?.schema.properties ?? {}).find((name) =>
    options.every((option) => marksOf(option, name).length > 0),
  ) ?? ''

function marksOf({ schema, resolve }: Side, field: string): unknown[] {
  const marked = schema.properties?.[field]
  return (marked && valuesOf(resolve(marked))) ?? []
}

const isSameOption = (one: Side, other: Side, field: string): boolean =>
  field === ''
    ? typeOf(one.schema) === typeOf(other.schema)
    : marksOf(one, field).some((value) => marksOf(other, field).includes(value))

const nameOf = (option: Side, field: string): string =>
  marksOf(option, field).length > 0 ? `${field} ${marksOf(option, field).join(' | ')}` : typeOf(option.schema)

const valuesOf = (schema: Schema): unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined)

function plainBreaks(where: string, before: Side, after: Side, direction: Direction): string[] {
  const was = before.schema
  const is = after.schema
  const changed = typeBreaks(where, was, is)
  if (changed.length > 0) return changed
  return [
    ...valueBreaks(where, was, is, direction),
    ...boundBreaks(where, was, is, direction),
    ...fieldBreaks(where, before, after, direction),
    ...(was.items && is.items
      ? schemaBreaks(
          `${where}[]`,
          { ...before, schema: was.items },
          { ...after, schema: is.items },
          direction,
        )
      : []),
  ]
}

const typeBreaks = (where: string, was: Schema, is: Schema): string[] =>
  typeOf(was) === typeOf(is) ? [] : [`${where} was ${typeOf(was)}, and is ${typeOf(is)}`]

/** A list of values needn't say their type. */
const typeOf = (schema: Schema): string =>
  schema.type?.toString() ?? (valuesOf(schema) ? typeof valuesOf(schema)?.[0] : 'any')

function valueBreaks(where: string, was: Schema, is: Schema, direction: Direction): string[] {
  const before = valuesOf(was)
  const after = valuesOf(is)
  if (before && after)
    return before
      .filter((value) => !after.includes(value))
      .map((value) => `${where} has no value ${value} any more`)
  const [narrowed, widened] = [!before && after, before && !after]
  return (direction === 'request' ? narrowed : widened)
    ? [`${where} is ${after ? 'one of a list' : 'anything'} now`]
    : []
}

const lowest = ['minimum', 'minLength', 'minItems'] as const
const highest = ['maximum', 'maxLength', 'maxItems'] as const

function boundBreaks(where: string, was: Schema, is: Schema, direction: Direction): string[] {
  const [from, to] = direction === 'request' ? [was, is] : [is, was]
  const bounds = [
    ...lowest.filter(
      (name) => (to[name] ?? Number.NEGATIVE_INFINITY) > (from[name] ?? Number.NEGATIVE_INFINITY),
    ),
    ...highest.filter(
      (name) => (to[name] ?? Number.POSITIVE_INFINITY) < (from[name] ?? Number.POSITIVE_INFINITY),
    ),
  ]
  const forms = (['pattern', 'format'] as const).filter(
    (name) => to[name] !== undefined && to[name] !== from[name],
  )
  return [...bounds, ...forms].map(
    (name) => `${where} had ${name} ${was[name] ?? 'none'}, and has ${is[name] ?? 'none'}`,
  )
}

function fieldBreaks(where: string, before: Side, after: Side, direction: Direction): string[] {
  const was = before.schema.properties ?? {}
  const is = after.schema.properties ?? {}
  const demanded = after.schema.required ?? []
  const promised = before.schema.required ?? []
  const missing =
    direction === 'request'
      ? demanded.filter((name) => !promised.includes(name)).map((name) => `${where}.${name} must be sent now`)
      : promised
          .filter((name) => name in is && !demanded.includes(name))
          .map((name) => `${where}.${name} may be missing now`)
  const kept = Object.entries(was).flatMap(([name, schema]) => {
    const now = is[name]
    return now
      ? schemaBreaks(`${where}.${name}`, { ...before, schema }, { ...after, schema: now }, direction)
      : [`${where}.${name} is gone`]
  })
  return [...missing, ...kept]
}
