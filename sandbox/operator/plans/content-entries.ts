import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Language } from '../../../src/i18n/language.ts'
import { type Cents, parseEuro } from '../../../src/lib/money.ts'

/** A price as content writes it, as cents. */
const Price = v.pipe(
  v.string(),
  v.transform((text) => parseEuro(text)),
  v.custom<Cents>((cents) => cents !== undefined),
)
const Link = v.optional(v.string())
const Links = v.array(v.string())

/** A text in every language; what has no translation is reported in Lithuanian. */
const Text = v.pipe(
  v.object({ lt: v.string(), en: v.optional(v.string()), ru: v.optional(v.string()) }),
  v.transform(({ lt, en = lt, ru = lt }): Record<Language, string> => ({ lt, en, ru })),
)

export const AllowanceEntry = v.object({
  unlimited: v.optional(v.boolean(), false),
  limited: v.optional(v.number(), 0),
  gainUnit: v.picklist(['GB', 'MB', 'MIN', 'SMS']),
  displayLimit: v.optional(Text),
  roamingZone: v.optional(v.string()),
})

export const PlanEntry = v.object({
  planId: v.string(),
  orderCode: v.string(),
  planTitle: Text,
  planCardType: v.picklist(['data', 'calls', 'all']),
  planPrice: Price,
  salePrice: v.optional(Price),
  periodInDays: v.number(),
  dataInLt: Link,
  dataOffPeak: Link,
  dataInEu: Link,
  dataAbroad: Link,
  minutes: Link,
  sms: Link,
})

export const PlanBuilderEntry = v.object({
  title: Text,
  basePrice: Price,
  periodInDays: v.number(),
  data: Links,
  minutes: Links,
  messages: Links,
  roamingZones: Links,
})

export const RoamingPackEntry = v.object({
  planId: v.string(),
  title: Text,
  zone: v.string(),
  price: Price,
  periodInDays: v.number(),
  data: Link,
  minutes: Link,
  sms: Link,
})

export const PlanBuilderStepEntry = v.object({ key: v.string(), allowance: Link, price: Price })

const space = new URL('../../../content-sync/space/entries/', import.meta.url)

/** Entries of the embedded space, by id; throws where one isn't what the sandbox can sell. */
export function readEntries<Entry extends v.GenericSchema>(
  contentType: string,
  schema: Entry,
): Map<string, v.InferOutput<Entry>> {
  const files = globSync([`${contentType}.yaml`, `${contentType}/*.yaml`], { cwd: space })
  const entries = files.flatMap((file) => {
    const content: unknown = parse(readFileSync(new URL(file, space), 'utf8'))
    return Object.entries(v.parse(v.record(v.string(), schema), content ?? {}))
  })
  return new Map(entries)
}
