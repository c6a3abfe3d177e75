import type { Language } from '../../../src/i18n/language.ts'
import { type Cents, toCents } from '../../../src/lib/money.ts'
import { findAccount } from '../account/accounts.ts'
import { type Asking, forNamedNumber, forNumber, type Named, refusal } from '../graphql/asking.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import { orderedPlansOf } from '../plans/ordered-plans.ts'
import { alertText } from './alert-text.ts'
import { alertsOf, channelOf, chooseAlert } from './chosen-alerts.ts'
import { isCap, spentOf } from './spending.ts'
import type { AlertKind, Channel } from './tables.ts'

interface AlertChange extends Named {
  alertInput: { kind: AlertKind; isOn: boolean; amount?: Cents | null }
}

interface MessagesChange extends Named {
  messagesInput: {
    language: 'LT' | 'EN' | 'RU'
    channel: Channel
    quietHours?: { from: number; until: number } | null
  }
}

const languages = { LT: 'lt', EN: 'en', RU: 'ru' } as const satisfies Record<string, Language>
const languageNames = { lt: 'LT', en: 'EN', ru: 'RU' } as const satisfies Record<Language, string>

/** A plan that an alert may be about where the number has none. */
const otherPlan = { planId: 'uoga-m', priceInCents: toCents(990), validTo: null }

async function alertsFor({ database, now }: Asking, { phoneNumber, partnerId }: NumberOnRecord) {
  const account = await findAccount(database, partnerId ?? '')
  const language = account?.language ?? 'lt'
  const { channel, quietHours } = await channelOf(database, phoneNumber)
  const plans = await orderedPlansOf(database, phoneNumber)
  const plan = plans.find(({ status }) => status === 'ACTIVE') ?? otherPlan
  const alerts = await alertsOf(database, phoneNumber)
  return {
    phoneNumber,
    language: languageNames[language],
    channels: account?.email ? ['TEXT', 'EMAIL'] : ['TEXT'],
    channel,
    quietHours,
    alerts: alerts.map(({ kind, isOn, amountInCents, amountsInCents }) => ({
      kind,
      isOn,
      amount: amountInCents,
      amounts: amountsInCents,
      spent: isCap(kind) ? spentOf(database, now, phoneNumber, kind) : null,
      text: alertText(language, kind, {
        planId: plan.planId,
        amountInCents: amountInCents ?? plan.priceInCents,
        at: plan.validTo ?? now,
      }),
    })),
  }
}

const isHour = (hour: number) => hour >= 0 && hour <= 23

export const alertResolvers = {
  Query: {
    alerts: forNumber((asking) => alertsFor(asking, asking.number)),
  },
  Mutation: {
    changeAlert: forNamedNumber(async (asking, { alertInput }: AlertChange) => {
      const { database, number } = asking
      if (!(await chooseAlert(database, number.phoneNumber, alertInput))) throw refusal('ALERT_NOT_OFFERED')
      return alertsFor(asking, number)
    }),
    changeMessages: forNamedNumber(async (asking, { messagesInput }: MessagesChange) => {
      const { database, customer, number } = asking
      const { phoneNumber } = number
      const { language, channel, quietHours } = messagesInput
      const account = await findAccount(database, customer.partnerId)
      const isOffered = channel === 'TEXT' || account?.email
      const areHours =
        !quietHours ||
        (isHour(quietHours.from) && isHour(quietHours.until) && quietHours.from !== quietHours.until)
      if (!isOffered || !areHours) throw refusal('ALERT_NOT_OFFERED')
      await database
        .updateTable('accounts')
        .set({ language: languages[language] })
        .where('partnerId', '=', customer.partnerId)
        .execute()
      const { from: quietFrom = null, until: quietUntil = null } = quietHours ?? {}
      await database
        .replaceInto('alertChannels')
        .values({ phoneNumber, channel, quietFrom, quietUntil })
        .execute()
      return alertsFor(asking, number)
    }),
  },
}
