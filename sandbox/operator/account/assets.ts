import type { Language } from '../../../src/i18n/language.ts'
import type { Database } from '../database.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import { avatarOf } from './avatars.ts'

/** The numbers that an account holds and that are in use, in the order in which they came. */
export const ownedNumbers = (database: Database, partnerId: string): Promise<NumberOnRecord[]> =>
  database
    .selectFrom('phoneNumbers')
    .selectAll()
    .where('partnerId', '=', partnerId)
    .where('status', '!=', 'ended')
    .orderBy('startedAt')
    .orderBy('phoneNumber')
    .execute()

/** The numbers that an account holds and that were taken out of use. */
export const endedNumbers = async (database: Database, partnerId: string): Promise<string[]> => {
  const ended = await database
    .selectFrom('phoneNumbers')
    .select('phoneNumber')
    .where('partnerId', '=', partnerId)
    .where('status', '=', 'ended')
    .orderBy('phoneNumber')
    .execute()
  return ended.map(({ phoneNumber }) => phoneNumber)
}

/** How a number's holder sees it; nothing where neither a nickname nor a picture was chosen. */
export const profileOf = ({ nickname, avatarName }: NumberOnRecord, language: Language) =>
  nickname === null && avatarName === null ? null : { nickname, ...avatarOf(avatarName, language) }

/** A number as the contract's `OwnedAsset`. */
export const assetOf = (number: NumberOnRecord, language: Language) => ({
  phoneNumber: number.phoneNumber,
  ownershipType: number.ownershipType,
  startedAt: number.startedAt,
  userPhoneNumberProfile: profileOf(number, language),
})
