import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { EuroAmount } from '../contract/euro-amount.ts'
import { Instant, SignedInstant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Words } from '../contract/typed-text.ts'
import { GetAccountDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { UserPhoneNumberProfile } from './phone-number-profile.ts'
import { unique } from './unique.ts'

/** In cents. */
export const Balance = v.object({
  amount: EuroAmount,
  active: v.boolean(),
  validTo: v.nullable(Instant),
})

const OwnedAsset = v.object({
  phoneNumber: PhoneNumber,
  ownershipType: enumeration(['LINKED', 'DECLARED']),
  startedAt: Instant,
  userPhoneNumberProfile: v.nullable(UserPhoneNumberProfile),
})

/** A user who is signed in. Money is in cents, times are UTC milliseconds. */
const Account = v.object({
  partnerId: Words,
  ownedAsset: v.nullable(OwnedAsset),
  ownedAssets: v.pipe(
    v.array(OwnedAsset),
    unique(({ phoneNumber }) => phoneNumber),
  ),
  balanceInEuro: v.nullable(Balance),
  liveChatSignature: v.nullable(
    v.object({ signature: Words, timestamp: SignedInstant, phoneNumber: PhoneNumber }),
  ),
  validFrom: v.nullable(Instant),
  validTo: v.nullable(Instant),
})
export type Account = v.InferOutput<typeof Account>

export const getAccount = operation(GetAccountDocument, v.object({ account: Account }))
