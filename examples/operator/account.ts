import * as v from 'valibot'
import {
  type Asking,
  accountIdOf,
  currentNumber,
  currentOrEnded,
  numbersOf,
  type OwnNumber,
  seenNumber,
} from './asking.ts'
import { euro, instant } from './operator.ts'
import { dailyUsageOf, historyOf, reportOf } from './records.ts'
import { Refusal } from './refusal.ts'
import { isSignedIn, isStrong } from './sessions.ts'
import { savedCards } from './top-ups.ts'

const refuse = (code: string) => () => {
  throw new Refusal(422, code)
}

const asset = ({ phone_number, linked_at }: OwnNumber) => ({
  phoneNumber: phone_number,
  ownershipType: 'DECLARED',
  startedAt: instant(linked_at),
  userPhoneNumberProfile: null,
})

export const balanceOf = ({ balance_cents, state }: OwnNumber) => ({
  amount: euro(balance_cents),
  active: state === 'active',
  validTo: null,
})

const Account = v.object({ created_at: v.number() })
const Esim = v.object({
  iccid: v.string(),
  phone_number: v.string(),
  activation_code: v.string(),
  created_at: v.number(),
})
const AutoTopUp = v.object({
  auto_top_up_id: v.string(),
  card_reference: v.string(),
  phone_number: v.string(),
  cents: v.number(),
  day_of_month: v.number(),
  next_on: v.string(),
  brand: v.string(),
  last_digits: v.string(),
})

const autoTopUps = (asking: Asking) =>
  asking.operator.database
    .all(
      AutoTopUp,
      'SELECT * FROM auto_top_ups JOIN cards USING (card_reference) WHERE account_id = :account_id',
      { account_id: accountIdOf(asking) },
    )
    .map((one) => ({
      recurringPaymentId: one.auto_top_up_id,
      nextPaymentDate: one.next_on,
      amount: euro(one.cents),
      brand: one.brand,
      number: `**** ${one.last_digits}`,
      phoneNumber: one.phone_number,
      dayOfMonth: one.day_of_month,
      cardDetailsReference: one.card_reference,
      isPaused: false,
      lastFailure: null,
    }))

/** PIN and PUK are for who has just proven an identity. */
function simSecret(asking: Asking, secret: string): string {
  demandStrong(asking)
  return secret
}

function demandStrong({ operator, session }: Asking): void {
  if (!isSignedIn(session) || !isStrong(operator, session)) throw new Refusal(422, 'STRONG_LOG_IN_REQUIRED')
}

/** What schema.graphql asks of the account. Each is called with its arguments and who asks. */
export const accountQueries = {
  account(_: unknown, asking: Asking) {
    const numbers = numbersOf(asking)
    const current = currentOrEnded(asking)
    const inUse = current?.state === 'ended' ? undefined : current
    const account = asking.operator.database.one(
      Account,
      'SELECT * FROM accounts WHERE account_id = :account_id',
      {
        account_id: accountIdOf(asking),
      },
    )
    return {
      partnerId: accountIdOf(asking),
      ownedAsset: inUse ? asset(inUse) : null,
      ownedAssets: numbers.filter(({ state }) => state !== 'ended').map(asset),
      endedPhoneNumbers: numbers.flatMap(({ state, phone_number }) =>
        state === 'ended' ? [phone_number] : [],
      ),
      balanceInEuro: inUse && balanceOf(inUse),
      liveChatSignature: null,
      validFrom: account ? instant(account.created_at) : null,
      validTo: null,
      history: ({ limit }: { limit?: number | null }) =>
        historyOf(asking, currentNumber(asking).phone_number, limit),
      personalOffers: [],
    }
  },
  partnerAccount: null,
  avatars: [],
  accountSettings(_: unknown, asking: Asking) {
    const { roaming, pin, puk } = currentNumber(asking)
    return {
      email: null,
      simPIN: () => simSecret(asking, pin),
      simPUK: () => simSecret(asking, puk),
      roamingStatus: roaming ? 'ON' : 'OFF',
      consents: {
        smsMarketingConsent: 'NOT_SET',
        phoneMarketingConsent: 'NOT_SET',
        isAllowedToEdit: false,
        consentManagingAccount: null,
      },
      recurringPayments: autoTopUps(asking),
      cardsDetails: savedCards(asking.operator, accountIdOf(asking)),
    }
  },
  dailyUsage(_: unknown, asking: Asking) {
    const { phone_number, linked_at } = currentNumber(asking)
    return { phoneNumber: phone_number, days: dailyUsageOf(asking, phone_number, linked_at) }
  },
  /** Nothing is counted by months yet. */
  monthlyUsage: (_: unknown, asking: Asking) => ({
    phoneNumber: currentNumber(asking).phone_number,
    months: [],
    lastMonthToDate: null,
  }),
  paymentReceipt: null,
  /** No alert is offered yet; other messages are texts. */
  alerts: (_: unknown, asking: Asking) => ({
    phoneNumber: currentNumber(asking).phone_number,
    language: 'LT',
    channels: ['TEXT'],
    channel: 'TEXT',
    quietHours: null,
    alerts: [],
  }),
  dataCopy(_: unknown, asking: Asking) {
    demandStrong(asking)
    const numbers = numbersOf(asking).map(({ pin: _pin, puk: _puk, ...number }) => number)
    return { createdAt: instant(asking.operator.now()), content: JSON.stringify({ numbers }) }
  },
  serviceReport: ({ from, to }: { from: string; to: string }, asking: Asking) =>
    reportOf(asking, currentNumber(asking).phone_number, from, to),
  esimProfiles(_: unknown, asking: Asking) {
    currentNumber(asking)
    return asking.operator.database
      .all(
        Esim,
        'SELECT esims.* FROM esims JOIN numbers USING (phone_number) WHERE account_id = :account_id',
        {
          account_id: accountIdOf(asking),
        },
      )
      .map(({ iccid, phone_number, activation_code, created_at }) => ({
        iccid,
        phoneNumber: phone_number,
        smdpAddress: 'smdp.example',
        activationCode: activation_code,
        state: 'RELEASED',
        createdAt: instant(created_at),
      }))
  },
}

/** No text of this operator links a number yet, so it says that it didn't go. */
const notLinked = (phoneNumber: string, key: string) => ({
  phoneNumber,
  linkPhoneNumberResponseKey: key,
  linkPhoneNumberResponseType: 'ERROR',
  restrictedUntil: null,
  flowType: null,
  attemptsLeft: null,
  codeExpiresAt: null,
})

/** Those that aren't offered yet refuse with a code that schema.graphql lists: where to begin, README.md says. */
export const accountMutations = {
  switchPhoneNumber({ phoneNumber }: { phoneNumber: string }, asking: Asking) {
    const isOwn = numbersOf(asking).some((one) => one.phone_number === phoneNumber && one.state !== 'ended')
    if (isOwn)
      asking.operator.database.run(
        'UPDATE accounts SET current_number = :phoneNumber WHERE account_id = :account_id',
        { phoneNumber, account_id: accountIdOf(asking) },
      )
    return {
      currentPhoneNumber: currentOrEnded(asking)?.phone_number ?? null,
      switchPhoneNumberStatus: isOwn ? 'SUCCESS' : 'MISSING_PHONE_NUMBER',
    }
  },
  changeRoaming({ on, phoneNumber }: { on: boolean; phoneNumber?: string | null }, asking: Asking) {
    const { phone_number } = seenNumber(asking, phoneNumber)
    asking.operator.database.run('UPDATE numbers SET roaming = :on WHERE phone_number = :phone_number', {
      on: on ? 1 : 0,
      phone_number,
    })
    return { roamingStatus: on ? 'ON' : 'OFF' }
  },
  changeConsent({ phoneNumber }: { phoneNumber?: string | null }, asking: Asking) {
    seenNumber(asking, phoneNumber)
    return refuse('CONSENT_NOT_EDITABLE')()
  },
  blockPhoneNumber: refuse('NUMBER_BLOCKED'),
  changeAlert: refuse('ALERT_NOT_OFFERED'),
  changeMessages: refuse('ALERT_NOT_OFFERED'),
  moveEsimProfile: refuse('NUMBER_NOT_OWNED'),
  closeAccount: refuse('STRONG_LOG_IN_REQUIRED'),
  editProfileAsset: refuse('NUMBER_NOT_OWNED'),
  deleteRecurringPayments: ({ recurringPaymentIds }: { recurringPaymentIds: string[] }, asking: Asking) =>
    recurringPaymentIds.map((recurringPaymentId) => ({
      recurringPaymentId,
      isRemoved:
        asking.operator.database.run(
          `DELETE FROM auto_top_ups WHERE auto_top_up_id = :recurringPaymentId
           AND card_reference IN (SELECT card_reference FROM cards WHERE account_id = :account_id)`,
          { recurringPaymentId, account_id: accountIdOf(asking) },
        ) > 0,
    })),
  deleteSavedCard({ cardReference }: { cardReference: string }, asking: Asking) {
    const { database } = asking.operator
    const ended = autoTopUps(asking).filter((one) => one.cardDetailsReference === cardReference)
    return database.atomically(() => {
      const isRemoved =
        database.run('DELETE FROM cards WHERE card_reference = :cardReference AND account_id = :account_id', {
          cardReference,
          account_id: accountIdOf(asking),
        }) > 0
      if (isRemoved)
        database.run('DELETE FROM auto_top_ups WHERE card_reference = :cardReference', { cardReference })
      return {
        isRemoved,
        cardReference,
        recurringPaymentsRemoved: ended.map(({ recurringPaymentId }) => recurringPaymentId),
      }
    })
  },
  setUpRecurringPayment: refuse('CARD_NOT_FOUND'),
  pauseRecurringPayment: refuse('RECURRING_PAYMENT_NOT_FOUND'),
  linkPhoneNumber: ({ phoneNumber }: { phoneNumber: string }) => notLinked(phoneNumber, 'DEFAULT'),
  verifyPhoneNumberLink: ({ phoneNumber }: { phoneNumber: string }) =>
    notLinked(phoneNumber, 'VERIFICATION_CODE_EXPIRED'),
  unlinkPhoneNumber: ({ phoneNumber }: { phoneNumber: string }) => notLinked(phoneNumber, 'UNABLE_TO_UNLINK'),
}
