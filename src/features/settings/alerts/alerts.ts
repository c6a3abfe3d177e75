import type { Alert, Alerts } from '../../../operator/client/alerts.ts'

/** An alert that this site has words for. */
export type KnownAlert = Alert & { kind: Exclude<Alert['kind'], 'unknown'> }
type Kind = KnownAlert['kind']

const isKnown = (alert: Alert): alert is KnownAlert => alert.kind !== 'unknown'

const caps: readonly Kind[] = ['ROAMING_CAP', 'SPENDING_CAP']
/** A cap stops what costs; an alert only tells. */
export const isCap = ({ kind }: KnownAlert): boolean => caps.includes(kind)

/** What is offered, alerts apart from caps. `hasOthers`: there is more, for which this site has no words. */
export function offeredIn({ alerts }: Alerts): {
  alerts: KnownAlert[]
  caps: KnownAlert[]
  hasOthers: boolean
} {
  const known = alerts.filter(isKnown)
  return {
    alerts: known.filter((alert) => !isCap(alert)),
    caps: known.filter(isCap),
    hasOthers: known.length < alerts.length,
  }
}

/** How messages are to come, as it is filled in; undefined where the operator said something that this site doesn't know. */
export interface Messages {
  language: Exclude<Alerts['language'], 'unknown'> | undefined
  channel: Exclude<Alerts['channel'], 'unknown'> | undefined
  quietHours: Alerts['quietHours']
}

export const messagesOf = ({ language, channel, quietHours }: Alerts): Messages => ({
  language: language === 'unknown' ? undefined : language,
  channel: channel === 'unknown' ? undefined : channel,
  quietHours,
})

/** What quiet hours begin with. */
export const usualNight = { from: 22, until: 8 }

/** Quiet hours with another beginning or end: both are never the same hour, which would be none or all of them. */
export function quietFrom({ until }: typeof usualNight, from: number) {
  return { from, until: until === from ? (from + 1) % 24 : until }
}
export function quietUntil({ from }: typeof usualNight, until: number) {
  return { from: from === until ? (until + 23) % 24 : from, until }
}
