import * as v from 'valibot'
import type { Asking } from './asking.ts'
import { dayOf, days, euro, instant, type Language } from './operator.ts'
import { Refusal } from './refusal.ts'

/** One thing that happened to a number: paid in, ordered, or used beside a plan. */
const Entry = v.object({
  record_id: v.number(),
  phone_number: v.string(),
  at: v.number(),
  kind: v.picklist(['TOP_UPS', 'PLANS', 'CALLS', 'MESSAGES', 'DATA']),
  /** The plan's name, the number that was called: what a sentence has in it. */
  detail: v.string(),
  /** Less than nothing where it was taken from the balance. */
  cents: v.number(),
  quantity: v.nullable(v.number()),
})
type Entry = v.InferOutput<typeof Entry>

const sentences: { [Kind in Entry['kind']]: { [L in Language]: string } } = {
  TOP_UPS: { lt: 'Sąskaita papildyta', en: 'Top-up', ru: 'Счёт пополнен' },
  PLANS: {
    lt: 'Užsakytas planas „{detail}“',
    en: 'Plan ordered: {detail}',
    ru: 'Подключён тариф «{detail}»',
  },
  CALLS: { lt: 'Skambutis {detail}', en: 'Call to {detail}', ru: 'Звонок {detail}' },
  MESSAGES: { lt: 'SMS {detail}', en: 'Text to {detail}', ru: 'SMS {detail}' },
  DATA: { lt: 'Mobilieji duomenys', en: 'Mobile data', ru: 'Мобильный интернет' },
}

const units = { TOP_UPS: null, PLANS: null, CALLS: 'MIN', MESSAGES: 'SMS', DATA: 'MB' } as const

const describe = ({ kind, detail }: Entry, language: Language) => {
  const template = sentences[kind][language]
  return { template, placeholders: template.includes('{detail}') ? [{ key: 'detail', value: detail }] : [] }
}

const recordsOf = ({ operator }: Asking, phone_number: string, most = 100_000): Entry[] =>
  operator.database.all(
    Entry,
    `SELECT * FROM records WHERE phone_number = :phone_number ORDER BY at DESC, record_id DESC LIMIT ${most}`,
    { phone_number },
  )

/** Newest first, and no more than is asked for. */
export const historyOf = (asking: Asking, phoneNumber: string, limit: number | null | undefined) =>
  recordsOf(asking, phoneNumber, Math.min(1_000, Math.max(0, limit ?? 20))).map((record) => ({
    id: `record-${record.record_id}`,
    date: instant(record.at),
    kind: ['CALLS', 'MESSAGES', 'DATA'].includes(record.kind) ? 'USAGE' : record.kind,
    amount: euro(record.cents),
    description: describe(record, asking.language),
  }))

/** What was used in a period of at most 12 months, both days included, and what it cost. */
export function reportOf(asking: Asking, phoneNumber: string, from: string, to: string) {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  if (!(first <= last && last - first < 366 * days)) throw new Refusal(422, 'PERIOD_NOT_OFFERED')
  const within = recordsOf(asking, phoneNumber).filter(({ at }) => dayOf(at) >= from && dayOf(at) <= to)
  const kinds = [...new Set(within.map(({ kind }) => kind))]
  const groups = kinds.map((kind) => {
    const records = within.filter((record) => record.kind === kind)
    const costOf = ({ cents }: Entry) => (kind === 'TOP_UPS' ? cents : -cents)
    return {
      kind,
      lines: records.map((record) => ({
        date: instant(record.at),
        description: describe(record, asking.language),
        quantity: record.quantity,
        units: record.quantity === null ? null : units[kind],
        cost: euro(costOf(record)),
      })),
      cents: records.reduce((sum, record) => sum + costOf(record), 0),
    }
  })
  const spent = groups.filter(({ kind }) => kind !== 'TOP_UPS').reduce((sum, { cents }) => sum + cents, 0)
  return {
    from,
    to,
    phoneNumber,
    groups: groups.map(({ cents, ...group }) => ({ ...group, eurTotal: euro(cents) })),
    eurTotal: euro(spent),
  }
}

/** The last 30 days, oldest first, without those before the account had the number. */
export function dailyUsageOf(asking: Asking, phoneNumber: string, since: number) {
  const { now } = asking.operator
  const records = recordsOf(asking, phoneNumber)
  const list = [...new Set(Array.from({ length: 30 }, (_, back) => dayOf(now() - back * days)))]
  const sumOf = (kind: Entry['kind'], day: string) =>
    records
      .filter((record) => record.kind === kind && dayOf(record.at) === day)
      .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  return list
    .filter((day) => day >= dayOf(since))
    .reverse()
    .map((day) => ({
      date: day,
      dataInLtInMB: sumOf('DATA', day),
      dataAbroadInMB: 0,
      callsInSeconds: Math.round(sumOf('CALLS', day) * 60),
      messages: sumOf('MESSAGES', day),
    }))
}
