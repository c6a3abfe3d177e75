import { changeConsent } from '../../operator/client/change-consent.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { mapped } from './settings.api.ts'

/** The change of a consent. It ends in an outcome and never throws. */
export const consentsApi = () => ({
  changeConsent: (
    consentType: 'SMS_MARKETING' | 'PHONE_MARKETING',
    acceptanceType: 'ACCEPTED' | 'REJECTED',
  ) =>
    mapped(
      queryOperator(changeConsent, { consentType, acceptanceType }),
      (answer) => answer.changeConsent.acceptanceType,
    ),
})

export type ConsentsApi = ReturnType<typeof consentsApi>
