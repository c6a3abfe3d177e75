import type { Words } from '../../../content/words.ts'
import { type PanelWords, panelMicrocopy } from '../panel.microcopy.ts'

/** Words of the section of the account's data and its end. */
export const dataMicrocopy = [
  ...panelMicrocopy,
  'settings.copy',
  'settings.copyText',
  'settings.copyGet',
  'settings.copySaved',
  'settings.copyStrong',
  'settings.closing',
  'settings.closingText',
  'settings.closeAccount',
  'settings.closeTitle',
  'settings.closeText',
  'settings.closesOn',
  'settings.keepAccount',
  'settings.kept',
  'settings.closingStrong',
] as const

export type DataWords = PanelWords & Words<typeof dataMicrocopy>
