import * as v from 'valibot'
import { CardDetails } from '../contract/card-details.ts'
import { enumeration } from '../contract/enumeration.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Words } from '../contract/typed-text.ts'
import { GetAccountSettingsDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { RecurringPayment } from './recurring-payment.ts'
import { unique } from './unique.ts'

export const ConsentValue = enumeration(['ACCEPTED', 'REJECTED', 'NOT_SET'])
export const RoamingStatus = enumeration(['ON', 'OFF'])
export type RoamingStatus = v.InferOutput<typeof RoamingStatus>

/** Settings of the account and of its current number, but for what is shown only on demand (`sim-secrets.ts`). */
const AccountSettings = v.object({
  email: v.nullable(v.pipe(v.string(), v.email())),
  roamingStatus: RoamingStatus,
  consents: v.object({
    smsMarketingConsent: ConsentValue,
    phoneMarketingConsent: ConsentValue,
    isAllowedToEdit: v.boolean(),
    consentManagingAccount: v.nullable(Words),
  }),
  recurringPayments: v.pipe(
    v.array(RecurringPayment),
    unique(({ recurringPaymentId }) => recurringPaymentId),
  ),
  cardsDetails: v.pipe(
    v.array(CardDetails),
    unique(({ cardDetailsReference }) => cardDetailsReference),
  ),
})
export type AccountSettings = v.InferOutput<typeof AccountSettings>

export const getAccountSettings = operation(
  GetAccountSettingsDocument,
  v.object({
    /** Tells whose number the settings are, and which numbers have ended. */
    account: v.object({
      ownedAsset: v.nullable(v.object({ phoneNumber: PhoneNumber })),
      endedPhoneNumbers: v.array(PhoneNumber),
    }),
    accountSettings: AccountSettings,
  }),
)
