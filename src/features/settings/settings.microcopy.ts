import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the settings that stand in their page: what every tab needs, and the first tab's own. */
export const settingsMicrocopy = [
  'settings.tabs',
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
  'settings.profileIntro',
  'settings.nickname',
  'settings.nicknameHint',
  'settings.avatar',
  'settings.noAvatar',
  'settings.account',
  'settings.customerNumber',
  'settings.customerSince',
  'settings.customerUntil',
  'settings.accountEmail',
  'settings.partnerEmail',
  'settings.noEmail',
  'settings.emailHint',
  ...troubleMicrocopy,
] as const

export type SettingsWords = Words<typeof settingsMicrocopy>
