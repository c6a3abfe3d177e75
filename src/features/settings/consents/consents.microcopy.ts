import type { Words } from '../../../content/words.ts'
import { type PanelWords, panelMicrocopy } from '../panel.microcopy.ts'

/** Words of the section of consents. */
export const consentsMicrocopy = [
  ...panelMicrocopy,
  'settings.consentsIntro',
  'settings.SMS_MARKETING',
  'settings.PHONE_MARKETING',
  'settings.ACCEPTED',
  'settings.REJECTED',
  'settings.consentUnknown',
  'settings.decide',
  'settings.accept',
  'settings.reject',
  'settings.managedBy',
  'settings.on',
  'settings.off',
] as const

export type ConsentsWords = PanelWords & Words<typeof consentsMicrocopy>
