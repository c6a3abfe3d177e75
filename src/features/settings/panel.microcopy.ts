import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import type { SettingsWords } from './settings.microcopy.ts'

/** Words that every section needs: they come with its own. */
export const panelMicrocopy = [
  'settings.save',
  'settings.saving',
  'settings.saved',
  'settings.notDone',
  'settings.notFound',
  'settings.numberNotOwned',
  'settings.noNumber',
  'settings.forNumber',
  'settings.consentLocked',
  'settings.close',
  'settings.cancel',
  'settings.strongNeeded',
  'settings.strongLogIn',
  ...troubleMicrocopy,
] as const

export type PanelWords = SettingsWords & Words<typeof panelMicrocopy>
