import type { Words } from '../../../content/words.ts'
import { formMicrocopy } from '../../../ui/form.microcopy.ts'
import { linkResultMicrocopy } from '../../numbers/link-result.microcopy.ts'
import { type PanelWords, panelMicrocopy } from '../panel.microcopy.ts'

/** Words of the section of numbers, and of linking one there. */
export const numbersMicrocopy = [
  ...panelMicrocopy,
  ...formMicrocopy,
  'settings.numbers',
  'settings.current',
  'settings.LINKED',
  'settings.numberSince',
  'settings.DECLARED',
  'settings.ended',
  'settings.switch',
  'settings.unlink',
  'settings.unlinkTitle',
  'settings.unlinkText',
  'settings.unlinked',
  'link.title',
  'link.opensInNewTab',
  'link.intro',
  'link.phoneNumber',
  'link.send',
  'link.sending',
  'link.codeSent',
  'link.code',
  'link.codeHint',
  'link.codeMissing',
  'link.verify',
  'link.verifying',
  'link.resend',
  'link.resendIn',
  'link.tryAgainIn',
  'link.tryAgainNow',
  'link.otherNumber',
  'link.takeOverTitle',
  'link.takeOver',
  'link.strongNeeded',
  'link.declare',
  'link.declareButton',
  'link.done',
  'link.doneText',
  ...linkResultMicrocopy,
] as const

export type NumbersWords = PanelWords & Words<typeof numbersMicrocopy>
