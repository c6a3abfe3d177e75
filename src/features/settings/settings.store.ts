import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import type { AccountSettings } from '../../operator/client/account-settings.ts'
import type { Loader } from '../../session/loaded.ts'
import { type Changing, createChanging } from './change.ts'
import type { SettingsApi } from './settings.api.ts'

export interface Settings extends AccountSettings {
  endedPhoneNumbers: readonly PhoneNumber[]
}

interface Dependencies {
  settings: Loader<Settings>
  account: Loader<Account>
  api: SettingsApi
}

export type ConsentType = Parameters<SettingsApi['changeConsent']>[0]
export type AcceptanceType = Parameters<SettingsApi['changeConsent']>[1]

const consentFields = {
  SMS_MARKETING: 'smsMarketingConsent',
  PHONE_MARKETING: 'phoneMarketingConsent',
} as const

export interface SettingsStore extends Pick<Changing, '$change'> {
  switchRoaming(on: boolean): Promise<void>
  decideConsent(type: ConsentType, acceptance: AcceptanceType): Promise<void>
  saveProfile(phoneNumber: PhoneNumber, nickname: string, avatarName: string | null): Promise<void>
  deleteCard(cardDetailsReference: string): Promise<void>
  /** Several at once; what was not removed stays and is asked for anew. */
  deleteRecurringPayments(ids: readonly string[]): Promise<void>
  pauseRecurringPayment(id: string, paused: boolean): Promise<void>
}

/** Changes settings; what is shown is what the operator answered, and the old value where it didn't. */
export function createSettingsStore({ settings, account, api }: Dependencies): SettingsStore {
  const { $change, run, refuse } = createChanging()

  function put(change: (settings: Settings) => Partial<Settings>) {
    const loaded = settings.$loaded.get()
    if (loaded.name === 'ready') settings.put({ ...loaded.value, ...change(loaded.value) })
  }

  return {
    $change,
    async switchRoaming(on) {
      const roamingStatus = await run('roaming', () => api.changeRoaming(on))
      if (roamingStatus === undefined) return
      put(() => ({ roamingStatus }))
      if ((roamingStatus === 'ON') !== on) refuse('roaming')
    },
    async decideConsent(type, acceptance) {
      const decided = await run(type, () => api.changeConsent(type, acceptance))
      if (decided === undefined) return
      put(({ consents }) => ({ consents: { ...consents, [consentFields[type]]: decided } }))
      if (decided !== acceptance) refuse(type)
    },
    async saveProfile(phoneNumber, nickname, avatarName) {
      const userPhoneNumberProfile = await run('profile', () =>
        api.editProfile(phoneNumber, nickname.trim(), avatarName),
      )
      const loaded = account.$loaded.get()
      if (!userPhoneNumberProfile || loaded.name !== 'ready') return
      const renamed = <Asset extends { phoneNumber: PhoneNumber }>(asset: Asset) =>
        asset.phoneNumber === phoneNumber ? { ...asset, userPhoneNumberProfile } : asset
      const { ownedAsset, ownedAssets } = loaded.value
      account.put({
        ...loaded.value,
        ownedAsset: ownedAsset && renamed(ownedAsset),
        ownedAssets: ownedAssets.map(renamed),
      })
    },
    async deleteCard(reference) {
      const target = `card ${reference}`
      const answer = await run(target, () => api.deleteSavedCard(reference))
      if (!answer) return
      if (!answer.isRemoved) {
        refuse(target)
        return settings.refresh()
      }
      put(({ cardsDetails, recurringPayments }) => ({
        cardsDetails: cardsDetails.filter((card) => card.cardDetailsReference !== reference),
        recurringPayments: recurringPayments.filter(
          ({ recurringPaymentId }) => !answer.recurringPaymentsRemoved.includes(recurringPaymentId),
        ),
      }))
    },
    async deleteRecurringPayments(ids) {
      const removals = await run('recurring', () => api.deleteRecurringPayments([...ids]))
      if (!removals) return
      const removed = removals.flatMap((one) => (one.isRemoved ? [one.recurringPaymentId] : []))
      put(({ recurringPayments }) => ({
        recurringPayments: recurringPayments.filter((one) => !removed.includes(one.recurringPaymentId)),
      }))
      if (ids.every((id) => removed.includes(id))) return
      refuse('recurring')
      await settings.refresh()
    },
    async pauseRecurringPayment(id, paused) {
      const changed = await run(`pause ${id}`, () => api.pauseRecurringPayment(id, paused))
      if (!changed) return
      put(({ recurringPayments }) => ({
        recurringPayments: recurringPayments.map((one) => (one.recurringPaymentId === id ? changed : one)),
      }))
    },
  }
}
