import type { PhoneNumber } from '../../../lib/phone-number.ts'
import { changeConsent } from '../../../operator/client/change-consent.ts'
import { whereKnown } from '../../../operator/client/where-known.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** The change of a consent, where the number with which it was seen is the current one. It ends in an outcome and never throws. */
export const consentsApi = () => ({
  changeConsent: (
    phoneNumber: PhoneNumber,
    consentType: 'SMS_MARKETING' | 'PHONE_MARKETING',
    acceptanceType: 'ACCEPTED' | 'REJECTED',
  ) =>
    whereKnown(
      mapped(
        queryOperator(changeConsent, { consentType, acceptanceType, phoneNumber }),
        (answer) => answer.changeConsent.acceptanceType,
      ),
      (acceptance) => acceptance !== 'unknown',
    ),
})

export type ConsentsApi = ReturnType<typeof consentsApi>
