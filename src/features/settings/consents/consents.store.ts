import type { PhoneNumber } from '../../../lib/phone-number.ts'
import type { Loader } from '../../../session/loaded.ts'
import { type Changing, createChanging } from '../change.ts'
import { putSettings, type Settings } from '../settings.store.ts'
import type { ConsentsApi } from './consents.api.ts'

export type ConsentType = Parameters<ConsentsApi['changeConsent']>[1]
export type AcceptanceType = Parameters<ConsentsApi['changeConsent']>[2]

const consentFields = {
  SMS_MARKETING: 'smsMarketingConsent',
  PHONE_MARKETING: 'phoneMarketingConsent',
} as const

interface ConsentsStore extends Pick<Changing, '$change'> {
  decideConsent(phoneNumber: PhoneNumber, type: ConsentType, acceptance: AcceptanceType): Promise<void>
}

/** Decides on consents; what is shown is what the operator answered, and the old value where it didn't. */
export function createConsentsStore(settings: Loader<Settings>, api: ConsentsApi): ConsentsStore {
  const { $change, run, refuse } = createChanging()
  return {
    $change,
    async decideConsent(phoneNumber, type, acceptance) {
      const decided = await run(type, () => api.changeConsent(phoneNumber, type, acceptance))
      if (decided === undefined) return
      putSettings(settings, ({ consents }) => ({ consents: { ...consents, [consentFields[type]]: decided } }))
      if (decided !== acceptance) refuse(type)
    },
  }
}
