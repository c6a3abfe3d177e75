import type { Words } from '../../content/words.ts'

/** Words of the settings that are in their page: the list's, and what is said until a section comes. */
export const settingsMicrocopy = [
  'settings.tabs',
  'settings.back',
  'settings.numbersNow',
  'settings.consentsNow',
  'settings.nowACCEPTED',
  'settings.nowREJECTED',
  'settings.NOT_SET',
  'settings.ordersAre',
  'settings.alertsAre',
  'settings.noCardsNow',
  'settings.cardsNow',
  'settings.roamingOn',
  'settings.roamingOff',
  'settings.loading',
  'settings.notLoaded',
  'settings.tryAgain',
] as const

export type SettingsWords = Words<typeof settingsMicrocopy>
