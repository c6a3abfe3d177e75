import type { Words } from '../../content/words.ts'
import { esimCodesMicrocopy } from '../esim/esim-codes.microcopy.ts'
import type { SettingsWords } from './settings.microcopy.ts'

/** Words of the section of roaming, SIM codes and eSIM profiles. */
export const simMicrocopy = [
  'settings.roaming',
  'settings.roamingText',
  'settings.on',
  'settings.off',
  'settings.roamingUnknown',
  'settings.lost',
  'settings.lostText',
  'settings.block',
  'settings.blockTitle',
  'settings.blockText',
  'settings.blocked',
  'settings.blockedText',
  'settings.unblock',
  'settings.unblocked',
  'settings.unblockStrong',
  'settings.blockedByUs',
  'settings.simCodes',
  'settings.simCodesText',
  'settings.showCodes',
  'settings.hide',
  'settings.pin',
  'settings.puk',
  'settings.esim',
  'settings.esimText',
  'settings.showEsim',
  'settings.noEsim',
  'settings.orderEsim',
  'settings.activateEsim',
  'settings.RELEASED',
  'settings.DOWNLOADED',
  'settings.INSTALLED',
  'settings.ENABLED',
  'settings.DELETED',
  'settings.esimUnknown',
  'settings.esimDeleted',
  ...esimCodesMicrocopy,
] as const

export type SimWords = SettingsWords & Words<typeof simMicrocopy>
