import { toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Account } from '../account/accounts.ts'
import { noteHistory } from '../account/history.ts'
import { sendAlert } from '../alerts/send-alert.ts'
import { spend } from '../alerts/spending.ts'
import { useData } from '../alerts/use-data.ts'
import { addAutoTopUp, endAutoTopUp } from '../cards/auto-top-ups.ts'
import type { Database } from '../database.ts'
import { noteSubmitted, startPayment } from '../payments.ts'
import { findNumber, type NumberOnRecord, putNumber } from '../phone-numbers.ts'
import { historyLines } from './history-lines.ts'
import { day } from './person.ts'
import { putEsim, putSeededTransfer } from './put-person.ts'
import { putPlan } from './put-plan.ts'

type Bring = (database: Database, now: number, number: NumberOnRecord) => Promise<void>

const change =
  (change: (now: number) => Partial<NumberOnRecord>): Bring =>
  async (database, now, { phoneNumber }) => {
    await database
      .updateTable('phoneNumbers')
      .set(change(now))
      .where('phoneNumber', '=', phoneNumber)
      .execute()
  }

const changeAccount =
  (change: Partial<Account>): Bring =>
  async (database, _now, { partnerId }) => {
    await database.updateTable('accounts').set(change).where('partnerId', '=', partnerId).execute()
  }

const givePlan =
  (plan: Parameters<typeof putPlan>[3]): Bring =>
  async (database, now, { phoneNumber }) => {
    const plans = database.selectFrom('orderedPlans').select('orderedPlanId')
    const ids = await plans.where('phoneNumber', '=', phoneNumber).execute()
    for (const { orderedPlanId } of ids) {
      await database.deleteFrom('jobs').where('subject', '=', orderedPlanId).execute()
      await database.deleteFrom('gains').where('orderedPlanId', '=', orderedPlanId).execute()
    }
    await database.deleteFrom('orderedPlans').where('phoneNumber', '=', phoneNumber).execute()
    await putPlan(database, now, phoneNumber, plan)
  }

/** What a number or its account can be brought into, by the words on the button. */
export const scenarios = {
  'balance 0': change(() => ({ balanceInCents: toCents(0) })),
  'balance 20': change(() => ({ balanceInCents: toCents(2000), isBalanceKnown: 1 })),
  'balance null': change(() => ({ isBalanceKnown: 0 })),
  'balance expired': change((now) => ({ balanceValidTo: now - day })),
  'plan active': givePlan({ planId: 'uoga-l', daysAgo: 10, used: 0.4, rollover: 5 }),
  'plan used up': givePlan({ planId: 'uoga-l', daysAgo: 20, used: 1 }),
  'plan being activated': givePlan({ planId: 'uoga-m', daysAgo: 0, status: 'ACTIVATION_IN_PROGRESS' }),
  'plan being cancelled': givePlan({ planId: 'uoga-l', daysAgo: 9, status: 'CANCELLATION_IN_PROGRESS' }),
  'plan ends in hours': givePlan({ planId: 'uoga-m', daysAgo: 29.9, used: 0.7 }),
  'insufficient for renewal': async (database, now, number) => {
    await givePlan({ planId: 'uoga-l', daysAgo: 28, used: 0.9 })(database, now, number)
    const warned = { balanceInCents: toCents(100), insufficientBalanceNotificationStartedAt: now }
    await change(() => warned)(database, now, number)
  },
  'standard rates': change((now) => ({ standardFeeActivatedAt: now })),
  'top-up under way': async (database, now, { phoneNumber }) => {
    const amountInCents = toCents(1000)
    const reference = await startPayment(database, now, { phoneNumber, amountInCents, language: 'lt' })
    await noteSubmitted(database, reference)
  },
  'two numbers': async (database, now, { partnerId }) => {
    await putNumber(database, now, { partnerId, nickname: 'Antras' })
  },
  'uses data to 80 %': (database, now, { phoneNumber }) => useData(database, now, phoneNumber, 0.8),
  'uses all data': (database, now, { phoneNumber }) => useData(database, now, phoneNumber, 1),
  'spends 5 beyond plans': (database, now, number) =>
    spend(database, now, number, { template: 'dataCharged', amountInCents: toCents(500) }),
  'goes abroad': (database, now, { phoneNumber }) => sendAlert(database, now, phoneNumber, 'ROAMING_ENTERED'),
  'spends 20 abroad': (database, now, number) =>
    spend(database, now, number, { template: 'roamingCharged', amountInCents: toCents(2000) }),
  'eSIM in use': (database, now, { phoneNumber }) => putEsim(database, now, phoneNumber),
  'number being transferred': async (database, now, { partnerId }) => {
    if (partnerId !== null)
      await putSeededTransfer(database, now, partnerId, { number: '698 33333', daysAgo: 1, inDays: 2 })
  },
  'many history rows': async (database, now, { phoneNumber }) =>
    noteHistory(database, ...historyLines(phoneNumber, now, 300)),
  'consents locked': changeAccount({ consentManagingAccount: 'UAB „Avietynas“' }),
  'consents not set': changeAccount({
    consentManagingAccount: null,
    smsMarketingConsent: 'NOT_SET',
    phoneMarketingConsent: 'NOT_SET',
  }),
  'saved card': putCard('4242', 24),
  'expired card': putCard('0069', -24),
  'auto top-up': putAutoTopUp('4242', 24),
  'auto top-up that will be refused': putAutoTopUp('9995', 24),
  'auto top-up with an expired card': putAutoTopUp('0069', -24),
  'number blocked': change(() => ({ status: 'blocked' })),
  'number no longer in use': change(() => ({ status: 'ended' })),
  'number in use': change(() => ({ status: 'active' })),
} satisfies Record<string, Bring>
export type Scenario = keyof typeof scenarios

export const isScenario = (name: string): name is Scenario => Object.hasOwn(scenarios, name)

/** Brings a number into a situation. Undefined where there is no such number. */
export const bringInto = (
  database: Database,
  now: number,
  scenario: Scenario,
  phoneNumber: PhoneNumber,
): Promise<NumberOnRecord | undefined> =>
  database.transaction().execute(async (transaction) => {
    const number = await findNumber(transaction, phoneNumber)
    if (number) await scenarios[scenario](transaction, now, number)
    return findNumber(transaction, phoneNumber)
  })

const cardOf = (phoneNumber: PhoneNumber, lastDigits: string) => `card-${phoneNumber.slice(1)}-${lastDigits}`

/** 10 EUR on the 31st, from a card of its own; only one such, however often it is pressed. */
function putAutoTopUp(lastDigits: string, monthsLeft: number): Bring {
  return async (database, now, number) => {
    const { partnerId, phoneNumber } = number
    if (partnerId === null) return
    await putCard(lastDigits, monthsLeft)(database, now, number)
    const recurringPaymentId = `auto-${phoneNumber.slice(1)}-${lastDigits}`
    await endAutoTopUp(database, partnerId, recurringPaymentId)
    await addAutoTopUp(database, now, {
      recurringPaymentId,
      partnerId,
      phoneNumber,
      cardDetailsReference: cardOf(phoneNumber, lastDigits),
      amountInCents: toCents(1000),
      dayOfMonth: 31,
    })
  }
}

function putCard(lastDigits: string, monthsLeft: number): Bring {
  return async (database, now, { partnerId, phoneNumber }) => {
    if (partnerId === null) return
    const expiry = new Date(now + monthsLeft * 30 * day)
    await database
      .replaceInto('savedCards')
      .values({
        cardDetailsReference: cardOf(phoneNumber, lastDigits),
        partnerId,
        variant: 'VISA',
        lastDigits,
        expiryMonth: expiry.getUTCMonth() + 1,
        expiryYear: expiry.getUTCFullYear(),
        holderName: 'V. PAVARDENIS',
        savedAt: now,
      })
      .execute()
  }
}
