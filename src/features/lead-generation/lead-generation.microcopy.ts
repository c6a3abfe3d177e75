import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'

/** Words of the form in which someone asks to be called; its fields' own words are the content's inputs. */
export const leadGenerationMicrocopy = [
  ...formMicrocopy,
  'dialog.close',
  'lead.nameMissing',
  'lead.phoneMissing',
  'lead.phoneInvalid',
  'lead.emailInvalid',
  'lead.privacy',
  'link.opensInNewTab',
  'lead.privacyMissing',
  'lead.marketing',
  'lead.captcha',
  'lead.captchaPicture',
  'lead.captchaAlt',
  'lead.captchaLoading',
  'lead.captchaFailed',
  'lead.captchaMissing',
  'lead.captchaWrong',
  'lead.captchaExpired',
  'lead.captchaAnother',
  'lead.captchaQuestion',
  'lead.captchaToPicture',
  'lead.alreadySubmitted',
  'lead.submit',
  'lead.submitting',
  ...troubleMicrocopy,
] as const

export type LeadWords = Words<typeof leadGenerationMicrocopy>

/** What is in the form's place without script. */
export const leadGenerationStaticMicrocopy = ['lead.needsScript'] as const
