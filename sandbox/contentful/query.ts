import * as v from 'valibot'
import { defaultLocale, isLocale } from './locales.ts'
import type { WireEntity } from './on-wire.ts'
import { ProblemAnswer } from './problem-answer.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most))

const Parameters = v.looseObject({
  access_token: v.optional(v.string()),
  locale: v.optional(
    v.pipe(
      v.string(),
      v.check((locale) => locale === '*' || isLocale(locale)),
    ),
    defaultLocale,
  ),
  content_type: v.optional(v.string()),
  include: v.optional(whole(0, 10), '1'),
  skip: v.optional(whole(0, Number.MAX_SAFE_INTEGER), '0'),
  limit: v.optional(whole(1, 1000), '100'),
  order: v.optional(v.string()),
})

/** What filters and orders look at. */
type Searched = Pick<WireEntity, 'sys' | 'fields'>

export interface Query {
  locale: string
  include: number
  skip: number
  limit: number
  matches: (entity: Searched) => boolean
  compare: (one: Searched, other: Searched) => number
}

const filterPattern = /^((?:sys|fields)(?:\.[\w-]+)+)(\[in\])?$/

/** A query of entries or assets. What this server doesn't know is refused as InvalidQuery, never passed over. */
export function readQuery(parameters: Record<string, string>): Query {
  const read = v.safeParse(Parameters, parameters)
  if (!read.success) {
    const [issue] = read.issues
    throw new ProblemAnswer('InvalidQuery', { message: `${v.getDotPath(issue)}: ${issue.message}` })
  }
  const { access_token, locale, content_type, include, skip, limit, order, ...filters } = read.output
  const contentType = content_type === undefined ? {} : { 'sys.contentType.sys.id': content_type }
  const tests = Object.entries({ ...contentType, ...filters }).map(([name, value]) =>
    filter(name, String(value)),
  )
  if (content_type === undefined && Object.keys(filters).some((name) => name.startsWith('fields.'))) {
    throw new ProblemAnswer('InvalidQuery', { message: 'A query by a field needs a content_type.' })
  }
  return {
    locale,
    include,
    skip,
    limit,
    matches: (entity) => tests.every((test) => test(entity)),
    compare: comparison(order?.split(',') ?? []),
  }
}

function filter(name: string, wanted: string): (entity: Searched) => boolean {
  const [, path, isList] = filterPattern.exec(name) ?? []
  if (!path) throw new ProblemAnswer('InvalidQuery', { message: `"${name}" is not a filter of this server.` })
  const allowed = isList ? wanted.split(',') : [wanted]
  return (entity) => [valueAt(entity, path)].flat().some((value) => allowed.includes(String(value)))
}

function comparison(orders: string[]): Query['compare'] {
  for (const order of orders) {
    if (!/^-?(sys|fields)(\.[\w-]+)+$/.test(order)) {
      throw new ProblemAnswer('InvalidQuery', { message: `"${order}" is not an order of this server.` })
    }
  }
  return (one, other) => {
    for (const order of orders) {
      const path = order.replace('-', '')
      const result = compareValues(valueAt(one, path), valueAt(other, path))
      if (result !== 0) return order.startsWith('-') ? -result : result
    }
    return 0
  }
}

const compareValues = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one ?? '').localeCompare(String(other ?? ''))

function valueAt(entity: Searched, path: string): unknown {
  let value: unknown = entity
  for (const name of path.split('.')) value = v.is(Values, value) ? value[name] : undefined
  return value
}

const Values = v.record(v.string(), v.unknown())
