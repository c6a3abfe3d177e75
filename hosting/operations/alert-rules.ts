import { fewestCertificateDays } from '../certificate.ts'
import type { Health } from '../functions/health.ts'
import { countOf, type KeptSighting } from './sighting-counts.ts'

export const alertNames = [
  'operatorFails',
  'operatorSlow',
  'operatorMalformed',
  'browserErrors',
  'missingScripts',
  'vendorScripts',
  'policyStops',
  'topUpsFail',
  'logInFails',
  'serverErrors',
  'publishFailed',
  'contentStale',
  'webhookStorm',
  'diskFull',
  'clockWrong',
  'certificateEnds',
  'trafficHigh',
] as const
export type AlertName = (typeof alertNames)[number]

export interface Alert {
  name: AlertName
  /** What was counted, for a person: "12 of 20 calls failed (unreachable)". */
  words: string
}

export interface Situation {
  /** The last fifteen minutes, at least. */
  sightings: readonly KeptSighting[]
  health: Pick<Health, 'operator' | 'certificateDaysLeft'>
  /** UTC milliseconds; undefined while everything can be written. */
  diskFailingSince: number | undefined
  /** UTC milliseconds. */
  now: number
}

const minutes = 60_000
const recent = 5 * minutes

type Rule = (situation: Situation, last: readonly KeptSighting[]) => string | undefined

/** `part` of `all`, where there are enough of them to mean something. */
function share(part: number, all: number, { least, over }: { least: number; over: number }, words: string) {
  return part >= least && part / Math.max(all, part) > over
    ? `${part} of ${Math.max(all, part)} ${words}`
    : undefined
}

const isOfOperator = ({ kind, name }: KeptSighting) => kind === 'answer' && name === 'api'
const isTopUp = ({ name }: KeptSighting) => /^(?:payment|banklink)\/(?!check|methods|bank)/.test(name)
const isRefusedByUs = ({ outcome }: KeptSighting) => /^unknown/.test(outcome)

/** Why: docs/decisions/0108-what-is-seen.md */
const rules: Record<AlertName, Rule> = {
  operatorFails: ({ health }, last) => {
    const calls = last.filter(isOfOperator)
    const failed = calls.filter(({ outcome }) => ['failed', 'unreachable', 'late'].includes(outcome))
    if (health.operator.state === 'unreachable') return 'the operator can’t be reached'
    if (health.operator.state === 'failing') return `the operator answers ${health.operator.status}`
    const kinds = [...new Set(failed.map(({ outcome }) => outcome))].join(', ')
    return share(
      countOf(failed),
      countOf(calls),
      { least: 5, over: 0.1 },
      `calls of the operator failed (${kinds})`,
    )
  },
  operatorSlow: (_situation, last) => {
    const calls = last.filter(isOfOperator)
    const slow = calls.filter(({ value }) => value > 4_000)
    return share(
      countOf(slow),
      countOf(calls),
      { least: 5, over: 0.25 },
      'calls of the operator took more than 4 s',
    )
  },
  operatorMalformed: (_situation, last) => {
    const outcomes = last.filter(({ kind }) => kind === 'outcome')
    const malformed = outcomes.filter(({ outcome }) => /malformedAnswer|unknownValue/.test(outcome))
    return share(countOf(malformed), countOf(outcomes), { least: 3, over: 0.02 }, 'answers couldn’t be read')
  },
  browserErrors: (_situation, last) => {
    const errors = last.filter(
      ({ kind, outcome }) => kind === 'error' && !/^(?:missing|vendor)/.test(outcome),
    )
    const views = last.filter(({ kind }) => kind === 'view')
    return share(countOf(errors), countOf(views), { least: 5, over: 0.02 }, 'views had an error of script')
  },
  missingScripts: (_situation, last) => {
    const missing = countOf(last.filter(({ kind, outcome }) => kind === 'error' && outcome === 'missing'))
    return missing >= 3 ? `${missing} scripts of ours didn’t load` : undefined
  },
  vendorScripts: (_situation, last) => {
    const vendors = last.filter(({ kind, outcome }) => kind === 'error' && /^vendor/.test(outcome))
    const names = [...new Set(vendors.map(({ name }) => name))].join(', ')
    return countOf(vendors) >= 3 ? `${countOf(vendors)} scripts of ${names} didn’t load` : undefined
  },
  policyStops: (_situation, last) => {
    const stopped = last.filter(({ kind, name }) => kind === 'policy' && /https?:/.test(name))
    const [worst] = [...Map.groupBy(stopped, ({ name }) => name)].toSorted(
      ([, one], [, other]) => countOf(other) - countOf(one),
    )
    return worst && countOf(worst[1]) >= 5
      ? `the policy stopped ${worst[0]} ${countOf(worst[1])} times`
      : undefined
  },
  topUpsFail: ({ sightings }) => {
    const payments = sightings.filter((one) => one.kind === 'outcome' && isTopUp(one))
    const failed = payments.filter(isRefusedByUs)
    const ended = sightings.filter(({ kind }) => kind === 'view')
    const failure = ended.filter(({ page }) => page === 'topUpFailure')
    const success = ended.filter(({ page }) => /^(?:topUpSuccess|successfulPaymentPage)$/.test(page))
    return (
      share(countOf(failed), countOf(payments), { least: 3, over: 0.3 }, 'payments couldn’t be begun') ??
      share(countOf(failure), countOf(failure) + countOf(success), { least: 5, over: 0.5 }, 'top-ups failed')
    )
  },
  logInFails: (_situation, last) => {
    const refused = last.filter(({ kind, name }) => kind === 'answer' && name === 'log-in')
    const failed = refused.filter(({ outcome }) => outcome !== 'ok')
    return share(countOf(failed), countOf(refused), { least: 3, over: 0.3 }, 'log-ins failed')
  },
  serverErrors: (_situation, last) => {
    const own = last.filter(({ kind, name }) => kind === 'answer' && (name === 'page' || name === 'function'))
    const failed = own.filter(({ outcome }) => outcome === 'failed')
    return share(countOf(failed), countOf(own), { least: 3, over: 0.01 }, 'answers of this server failed')
  },
  publishFailed: ({ sightings }) => {
    const ends = sightings.filter(({ kind, name }) => kind === 'publish' && name !== 'received')
    return ends.at(-1)?.name === 'failed' ? 'what was published last did not go live' : undefined
  },
  contentStale: ({ sightings, now }) => {
    const publishes = sightings.filter(({ kind }) => kind === 'publish')
    const lastEnd = publishes.findLast(({ name }) => name !== 'received')?.at ?? 0
    const waiting = publishes.find(({ name, at }) => name === 'received' && at > lastEnd)
    const minutesAgo = waiting ? Math.round((now - waiting.at) / minutes) : 0
    return minutesAgo >= 5 ? `what was published ${minutesAgo} minutes ago is not live` : undefined
  },
  webhookStorm: (_situation, last) => {
    const received = countOf(last.filter(({ kind, name }) => kind === 'publish' && name === 'received'))
    return received > 100 ? `${received} publishes in five minutes` : undefined
  },
  diskFull: ({ diskFailingSince }) =>
    diskFailingSince === undefined ? undefined : 'the data folder can’t be written',
  clockWrong: ({ health: { operator } }) =>
    operator.state === 'reachable' && Math.abs(operator.clockIsOffBySeconds) > 60
      ? `this machine’s clock and the operator’s are ${Math.abs(operator.clockIsOffBySeconds)} s apart`
      : undefined,
  certificateEnds: ({ health: { certificateDaysLeft } }) => {
    const ending = Object.entries(certificateDaysLeft).flatMap(([whose, days]) =>
      days !== null && days < fewestCertificateDays
        ? [`the ${whose}’s certificate ends in ${days} days`]
        : [],
    )
    return ending.length > 0 ? ending.join(', ') : undefined
  },
  trafficHigh: ({ sightings, now }, last) => {
    const asked = (list: readonly KeptSighting[]) => countOf(list.filter(({ kind }) => kind === 'answer'))
    const before = asked(sightings.filter(({ at }) => at < now - recent))
    return asked(last) > 2_000 && asked(last) > 10 * Math.max(before / 2, 1)
      ? `${asked(last)} requests in five minutes, ten times what it was`
      : undefined
  },
}

/** Everything that is wrong now by what was seen in the last minutes. */
export function alertsIn(situation: Situation): Alert[] {
  const last = situation.sightings.filter(({ at }) => at >= situation.now - recent - minutes)
  return alertNames.flatMap((name) => {
    const words = rules[name](situation, last)
    return words === undefined ? [] : [{ name, words }]
  })
}
