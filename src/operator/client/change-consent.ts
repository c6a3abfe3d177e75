import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { ConsentValue } from './account-settings.ts'
import { ChangeConsentDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/** Gives or takes back one marketing consent. Failures: PHONE_NUMBER_CHANGED, CONSENT_NOT_EDITABLE. */
export const changeConsent = repeatableMutation(
  ChangeConsentDocument,
  v.object({
    changeConsent: v.object({
      consentType: enumeration(['SMS_MARKETING', 'PHONE_MARKETING']),
      acceptanceType: ConsentValue,
    }),
  }),
)
