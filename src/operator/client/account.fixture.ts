import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from './account.ts'

type Asset = Account['ownedAssets'][number]

/** A linked number without a nickname, as a person writes it; each part may be another. */
export function assetOf(written: string, other: Partial<Asset> = {}): Asset {
  const phoneNumber = parsePhoneNumber(written)
  if (!phoneNumber) throw new Error(`not a number: ${written}`)
  return {
    phoneNumber,
    ownershipType: 'LINKED',
    startedAt: Date.UTC(2025, 0, 15, 10),
    userPhoneNumberProfile: null,
    ...other,
  }
}

/** An account of these numbers, the first of which is the current one. */
export const accountOf = (...ownedAssets: Asset[]): Account => ({
  partnerId: 'P-1',
  ownedAsset: ownedAssets[0] ?? null,
  ownedAssets,
  balanceInEuro: { amount: toCents(1240), active: true, validTo: Date.UTC(2026, 1, 14, 10) },
  liveChatSignature: null,
  validFrom: null,
  validTo: null,
})
