import type { Words } from '../../../content/words.ts'
import { type PanelWords, panelMicrocopy } from '../panel.microcopy.ts'

/** Words of the section of the profile. */
export const profileMicrocopy = [
  ...panelMicrocopy,
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
  'settings.sessionUsed',
  'settings.sessionStarted',
  'settings.today',
  'settings.logOutEverywhere',
  'settings.logOutEverywhereTitle',
  'settings.logOutEverywhereText',
  'account.loggingOut',
] as const

export type ProfileWords = PanelWords & Words<typeof profileMicrocopy>
