import { parsePhoneNumber } from '../lib/phone-number.ts'
import type { Account } from '../operator/client/account.ts'

/** An account with one number, as a person writes it, and nothing else that is known. */
export function accountOf(written: string, partnerId = 'P-1'): Account {
  const phoneNumber = parsePhoneNumber(written)
  if (!phoneNumber) throw new RangeError(written)
  const asset = { phoneNumber, ownershipType: 'LINKED', startedAt: 0, userPhoneNumberProfile: null } as const
  return {
    partnerId,
    ownedAsset: asset,
    ownedAssets: [asset],
    balanceInEuro: null,
    liveChatSignature: null,
    validFrom: null,
    validTo: null,
  }
}
