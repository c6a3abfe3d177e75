import { autoTopUpOf, autoTopUpsOf } from '../cards/auto-top-ups.ts'
import { savedCardOf, savedCardsOf } from '../cards/saved-cards.ts'
import { forCustomer, forNamedNumber, forNumber, type Named, refusal } from '../graphql/asking.ts'
import { limits } from '../limits.ts'
import { demandStrong } from './account-resolvers.ts'
import { findAccount } from './accounts.ts'
import { ownedNumbers, profileOf } from './assets.ts'
import { avatarNames, avatarOf } from './avatars.ts'
import { noteHistory } from './history.ts'

const consentColumns = {
  SMS_MARKETING: 'smsMarketingConsent',
  PHONE_MARKETING: 'phoneMarketingConsent',
} as const

interface ConsentChange {
  consentType: keyof typeof consentColumns
  acceptanceType: 'ACCEPTED' | 'REJECTED'
}

interface ProfileChange {
  phoneNumberProfileInput: { phoneNumber: string; nickname: string; avatarName?: string | null }
}

const accountSettings = forNumber(async ({ database, customer, number }) => {
  const account = await findAccount(database, customer.partnerId)
  const secret = (value: string) => () => {
    demandStrong(customer)
    return value
  }
  return {
    email: account?.email,
    simPIN: secret(number.simPIN),
    simPUK: secret(number.simPUK),
    roamingStatus: number.roamingOn ? 'ON' : 'OFF',
    consents: {
      smsMarketingConsent: account?.smsMarketingConsent ?? 'NOT_SET',
      phoneMarketingConsent: account?.phoneMarketingConsent ?? 'NOT_SET',
      isAllowedToEdit: !account?.consentManagingAccount,
      consentManagingAccount: account?.consentManagingAccount,
    },
    recurringPayments: (await autoTopUpsOf(database, customer.partnerId)).map(autoTopUpOf),
    cardsDetails: (await savedCardsOf(database, customer.partnerId)).map(savedCardOf),
  }
})

const changeRoaming = forNamedNumber(async ({ database, now, number }, { on }: Named & { on: boolean }) => {
  const { phoneNumber } = number
  const { numUpdatedRows } = await database
    .updateTable('phoneNumbers')
    .set({ roamingOn: on ? 1 : 0 })
    .where('phoneNumber', '=', phoneNumber)
    .where('roamingOn', '=', on ? 0 : 1)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await noteHistory(database, { phoneNumber, date: now, template: on ? 'roamingOn' : 'roamingOff' })
  return { roamingStatus: on ? 'ON' : 'OFF' }
})

const blockPhoneNumber = forNamedNumber(
  async ({ database, customer, number }, { blocked }: Named & { blocked: boolean }) => {
    const { phoneNumber, status, isBlockedByHolder } = number
    if (!blocked && status === 'blocked') {
      if (!isBlockedByHolder) throw refusal('NUMBER_BLOCKED')
      demandStrong(customer)
    }
    if (blocked !== (status === 'blocked'))
      await database
        .updateTable('phoneNumbers')
        .set({ status: blocked ? 'blocked' : 'active', isBlockedByHolder: blocked ? 1 : 0 })
        .where('phoneNumber', '=', phoneNumber)
        .execute()
    return { phoneNumber, isBlocked: blocked }
  },
)

const changeConsent = forNamedNumber(
  async ({ database, customer }, { consentType, acceptanceType }: Named & ConsentChange) => {
    const account = await findAccount(database, customer.partnerId)
    if (account?.consentManagingAccount) throw refusal('CONSENT_NOT_EDITABLE')
    await database
      .updateTable('accounts')
      .set({ [consentColumns[consentType]]: acceptanceType })
      .where('partnerId', '=', customer.partnerId)
      .execute()
    return { consentType, acceptanceType }
  },
)

const editProfileAsset = forCustomer(
  async ({ database, language, customer }, { phoneNumberProfileInput: wish }: ProfileChange) => {
    const owned = await ownedNumbers(database, customer.partnerId)
    const number = owned.find(({ phoneNumber }) => phoneNumber === wish.phoneNumber)
    if (!number) throw refusal('NUMBER_NOT_OWNED')
    const avatarName = wish.avatarName ?? null
    if (avatarName !== null && !avatarNames.includes(avatarName)) throw refusal('AVATAR_NOT_FOUND')
    const nickname = wish.nickname.trim().slice(0, limits.account.longestNickname) || null
    const { phoneNumber } = number
    await database
      .updateTable('phoneNumbers')
      .set({ nickname, avatarName })
      .where('phoneNumber', '=', phoneNumber)
      .execute()
    const profile = profileOf({ ...number, nickname, avatarName }, language)
    return {
      isChanged: nickname !== number.nickname || avatarName !== number.avatarName,
      profile: profile ?? { nickname: null, ...avatarOf(null, language) },
    }
  },
)

const switchPhoneNumber = forCustomer(
  async ({ database, customer }, { phoneNumber: wanted }: { phoneNumber: string }) => {
    const owned = await ownedNumbers(database, customer.partnerId)
    const number = owned.find(({ phoneNumber }) => phoneNumber === wanted)
    if (!number)
      return {
        currentPhoneNumber: customer.phoneNumber,
        switchPhoneNumberStatus: 'MISSING_PHONE_NUMBER',
      }
    await database
      .updateTable('sessions')
      .set({ phoneNumber: number.phoneNumber })
      .where('id', '=', customer.sessionId)
      .execute()
    return { currentPhoneNumber: number.phoneNumber, switchPhoneNumberStatus: 'SUCCESS' }
  },
)

export const settingsResolvers = {
  Query: { accountSettings },
  Mutation: { blockPhoneNumber, changeRoaming, changeConsent, editProfileAsset, switchPhoneNumber },
}
