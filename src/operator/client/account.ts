import * as v from 'valibot'
import { EuroAmount } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { GetAccountDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'

const OwnedAsset = v.object({
  phoneNumber: PhoneNumber,
  ownershipType: v.picklist(['LINKED', 'DECLARED']),
  startedAt: Instant,
  userPhoneNumberProfile: v.nullable(
    v.object({
      nickname: v.nullable(v.string()),
      avatarName: v.nullable(v.string()),
      avatarUrl: v.nullable(v.string()),
      avatarDescription: v.nullable(v.string()),
    }),
  ),
})

/** Whoever is signed in. Money is in cents, times are UTC milliseconds. */
const Account = v.object({
  partnerId: v.string(),
  ownedAsset: v.nullable(OwnedAsset),
  ownedAssets: v.array(OwnedAsset),
  balanceInEuro: v.nullable(
    v.object({ amount: EuroAmount, active: v.boolean(), validTo: v.nullable(Instant) }),
  ),
  liveChatSignature: v.nullable(
    v.object({ signature: v.string(), timestamp: Instant, phoneNumber: PhoneNumber }),
  ),
  validFrom: v.nullable(Instant),
  validTo: v.nullable(Instant),
})
export type Account = v.InferOutput<typeof Account>

export const getAccount = operation(GetAccountDocument, v.object({ account: Account }))
