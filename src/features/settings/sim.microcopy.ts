import { esimCodesMicrocopy } from '../../ui/esim-codes.microcopy.ts'

/** Words of the tab of roaming, SIM codes and eSIM profiles. */
export const simMicrocopy = [
  'settings.roaming',
  'settings.roamingText',
  'settings.on',
  'settings.off',
  'settings.roamingOn',
  'settings.roamingOff',
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
  'settings.RELEASED',
  'settings.DOWNLOADED',
  'settings.INSTALLED',
  'settings.ENABLED',
  'settings.DELETED',
  'settings.esimDeleted',
  ...esimCodesMicrocopy,
] as const
