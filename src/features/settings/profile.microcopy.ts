import type { Words } from '../../content/words.ts'
import type { SettingsWords } from './settings.microcopy.ts'

/** Words of the section of the profile. */
export const profileMicrocopy = [
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
  'settings.sessions',
  'settings.sessionsText',
  'settings.sessionHere',
  'settings.sessionsAll',
  'settings.sessionUnknown',
  'settings.sessionTimes',
  'settings.logOutEverywhere',
  'settings.logOutEverywhereTitle',
  'settings.logOutEverywhereText',
  'account.loggingOut',
] as const

export type ProfileWords = SettingsWords & Words<typeof profileMicrocopy>
