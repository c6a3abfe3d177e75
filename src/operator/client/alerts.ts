import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { EuroPrice } from '../contract/euro-amount.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Words } from '../contract/typed-text.ts'
import { AlertsDocument, ChangeAlertDocument, ChangeMessagesDocument } from './generated/graphql.ts'
import { operation, repeatableMutation } from './operation.ts'
import { unique } from './unique.ts'

export const AlertKind = enumeration([
  'BALANCE_BELOW',
  'DATA_80',
  'DATA_100',
  'RENEWAL_NOT_COVERED',
  'ROAMING_ENTERED',
  'ROAMING_CAP',
  'SPENDING_CAP',
])
export const MessageLanguage = enumeration(['LT', 'EN', 'RU'])
export const MessageChannel = enumeration(['TEXT', 'EMAIL'])

const HourOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))

const Alert = v.object({
  kind: AlertKind,
  isOn: v.boolean(),
  amount: v.nullable(EuroPrice),
  amounts: v.array(EuroPrice),
  spent: v.nullable(EuroPrice),
  text: Words,
})
export type Alert = v.InferOutput<typeof Alert>

/** Alerts and caps of a number, and how messages about it come. */
const Alerts = v.object({
  phoneNumber: PhoneNumber,
  language: MessageLanguage,
  channels: v.array(MessageChannel),
  channel: MessageChannel,
  quietHours: v.nullable(v.object({ from: HourOfDay, until: HourOfDay })),
  alerts: v.pipe(
    v.array(Alert),
    unique(({ kind }) => kind),
  ),
})
export type Alerts = v.InferOutput<typeof Alerts>

export const alerts = operation(AlertsDocument, v.object({ alerts: Alerts }))

/** Turns an alert or a cap on or off, where the number is the current one. Failures: PHONE_NUMBER_CHANGED, ALERT_NOT_OFFERED. */
export const changeAlert = repeatableMutation(ChangeAlertDocument, v.object({ changeAlert: Alerts }))

/** Changes how messages come, where the number is the current one. Failures: PHONE_NUMBER_CHANGED, ALERT_NOT_OFFERED. */
export const changeMessages = repeatableMutation(ChangeMessagesDocument, v.object({ changeMessages: Alerts }))
