import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the settings that are in their page: what every section needs, and the list's. */
export const settingsMicrocopy = [
  'settings.tabs',
  'settings.back',
  'settings.numbersNow',
  'settings.consentsNow',
  'settings.nowACCEPTED',
  'settings.nowREJECTED',
  'settings.NOT_SET',
  'settings.noCardsNow',
  'settings.cardsNow',
  'settings.roamingOn',
  'settings.roamingOff',
  'settings.loading',
  'settings.notLoaded',
  'settings.tryAgain',
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

export type SettingsWords = Words<typeof settingsMicrocopy>
