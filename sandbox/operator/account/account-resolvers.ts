import { createHmac } from 'node:crypto'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import { type AskingCustomer, currentNumber, forCustomer, forNumber, refusal } from '../graphql/asking.ts'
import { limits } from '../limits.ts'
import { findOrderReceipt } from '../orders/order-receipts.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import { findAccount } from './accounts.ts'
import { assetOf, endedNumbers, ownedNumbers } from './assets.ts'
import { avatarNames, avatarOf } from './avatars.ts'
import { balanceOf } from './balance.ts'
import { closeAccount } from './closing.ts'
import { copyOfData } from './data-copy.ts'
import { historyOf } from './history.ts'
import { moveEsim } from './move-esim.ts'
import { offersFor } from './offers.ts'
import { findReceipt } from './receipts.ts'

/** Known to the chat's provider and no one else. */
const chatSecret = 'sandbox-chat'

const account = forCustomer(async ({ database, now, language, customer }) => {
  const owned = await ownedNumbers(database, customer.partnerId)
  const current = await currentNumber(database, customer)
  const { validFrom, validTo } = (await findAccount(database, customer.partnerId)) ?? {}
  return {
    partnerId: customer.partnerId,
    ownedAsset: current && assetOf(current, language),
    ownedAssets: owned.map((number) => assetOf(number, language)),
    endedPhoneNumbers: () => endedNumbers(database, customer.partnerId),
    balanceInEuro: current?.isBalanceKnown ? balanceOf(current) : null,
    liveChatSignature: current && signatureFor(current, now),
    validFrom,
    validTo,
  }
})

const signatureFor = ({ phoneNumber }: NumberOnRecord, timestamp: number) => ({
  signature: createHmac('sha256', chatSecret)
    .update(`${phoneNumber} ${formatInstant(timestamp)}`)
    .digest('hex'),
  timestamp,
  phoneNumber,
})

export const accountResolvers = {
  Query: {
    account,
    partnerAccount: forCustomer(async ({ database, customer }) => {
      const found = await findAccount(database, customer.partnerId)
      return found?.partnerEmail ? { email: found.partnerEmail } : null
    }),
    dataCopy: forCustomer(async ({ database, now, customer }) => {
      demandStrong(customer)
      const copy = await copyOfData(database, customer.partnerId)
      return { createdAt: now, content: JSON.stringify(copy, null, 2) }
    }),
    paymentReceipt: forNumber(
      async (
        { database, language, customer: { partnerId }, number },
        { receiptReference }: { receiptReference: string },
      ) =>
        (await findOrderReceipt({ database, language, partnerId }, receiptReference)) ??
        findReceipt(database, number, receiptReference),
    ),
    avatars: forCustomer(({ language }) => avatarNames.map((name) => avatarOf(name, language))),
    esimProfiles: forNumber(async ({ database, customer }) => {
      demandStrong(customer)
      return database
        .selectFrom('esimProfiles')
        .innerJoin('phoneNumbers', 'phoneNumbers.phoneNumber', 'esimProfiles.phoneNumber')
        .selectAll('esimProfiles')
        .where('partnerId', '=', customer.partnerId)
        .orderBy('createdAt', 'desc')
        .execute()
    }),
  },
  Mutation: {
    moveEsimProfile: forCustomer(async ({ database, now, customer }, { iccid }: { iccid: string }) => {
      demandStrong(customer)
      const profile = await moveEsim(database, now, customer.partnerId, iccid)
      if (!profile) throw refusal('NUMBER_NOT_OWNED')
      return profile
    }),
    closeAccount: forCustomer(async ({ database, now, customer }, { closed }: { closed: boolean }) => {
      demandStrong(customer)
      return { validTo: await closeAccount(database, now, customer.partnerId, closed) }
    }),
  },
  Account: {
    history: forCustomer(async ({ database, language, customer }, { limit }: { limit?: number | null }) => {
      const { mostRecords, recordsUnasked } = limits.account
      const current = await currentNumber(database, customer)
      const count = Math.min(Math.max(limit ?? recordsUnasked, 0), mostRecords)
      return current ? historyOf(database, language, current, count) : []
    }),
    personalOffers: forCustomer(
      ({ database, now, language, customer }, { bcSessionId }: { bcSessionId?: string | null }) =>
        offersFor(database, { now, language, partnerId: customer.partnerId, bcSessionId }),
    ),
  },
}

/** What only someone may see whose identity was proven. */
export function demandStrong({ strong }: AskingCustomer): void {
  if (!strong) throw refusal('STRONG_LOG_IN_REQUIRED')
}
