import * as v from 'valibot'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { PhoneNumber as Receiver } from '../../../src/operator/contract/phone-number.ts'
import { findAccount } from '../account/accounts.ts'
import type { Database } from '../database.ts'
import { addJob, type JobHandlers } from '../jobs.ts'
import { findNumber } from '../phone-numbers.ts'
import { sendText } from '../texts.ts'
import { type AlertFacts, alertText } from './alert-text.ts'
import { alertsOf, channelOf } from './chosen-alerts.ts'
import { comesAt } from './quiet-hours.ts'
import type { AlertJobKind, AlertKind } from './tables.ts'

/** Sends an alert that is on, in the account's language; in quiet hours it waits. */
export async function sendAlert(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  kind: AlertKind,
  facts: AlertFacts = {},
): Promise<void> {
  const alerts = await alertsOf(database, phoneNumber)
  if (!alerts.some((alert) => alert.kind === kind && alert.isOn)) return
  const { account } = await holderOf(database, phoneNumber)
  const text = alertText(account?.language ?? 'lt', kind, facts)
  const { quietHours } = await channelOf(database, phoneNumber)
  const dueAt = comesAt(now, quietHours)
  if (dueAt > now) await addJob(database, { kind: 'alert', subject: phoneNumber, payload: text, dueAt })
  else await deliver(database, now, phoneNumber, text)
}

/** What waited for the end of quiet hours. */
export const alertJobs = (clock: { now(): number }): Pick<JobHandlers, AlertJobKind> => ({
  alert: (database, subject, text) =>
    deliver(database, clock.now(), v.parse(Receiver, subject), v.parse(v.string(), text)),
})

/** The control page shows e-mails among the texts, with the address before them. */
async function deliver(database: Database, now: number, phoneNumber: PhoneNumber, text: string) {
  const { channel } = await channelOf(database, phoneNumber)
  const { account } = await holderOf(database, phoneNumber)
  const isMail = channel === 'EMAIL' && account?.email
  await sendText(database, now, phoneNumber, isMail ? `${account.email}: ${text}` : text)
}

async function holderOf(database: Database, phoneNumber: PhoneNumber) {
  const number = await findNumber(database, phoneNumber)
  return { account: await findAccount(database, number?.partnerId ?? '') }
}
