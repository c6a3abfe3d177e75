import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'

/** Words of the marketing-consent step. */
export const marketingConsentMicrocopy = [
  ...formMicrocopy,
  'registration.loading',
  'registration.consentSms',
  'registration.consentPhone',
  'registration.consentYes',
  'registration.consentNo',
  'registration.consentMissing',
  'registration.consentSubmit',
  'registration.consentSaving',
  'registration.consentNotProvided',
  'registration.consentNotProvidedText',
  'registration.consentNothing',
  'registration.consentNothingText',
  ...troubleMicrocopy,
] as const

export type MarketingConsentWords = Words<typeof marketingConsentMicrocopy>
