import { copyMicrocopy } from '../../ui/copy.microcopy.ts'

/** Words of an eSIM's codes. */
export const esimCodesMicrocopy = [
  ...copyMicrocopy,
  'esim.qr',
  'esim.scan',
  'esim.installHere',
  'esim.onOtherPhone',
  'esim.otherWays',
  'esim.onThisPhone',
  'esim.installApple',
  'esim.installAndroid',
  'esim.smdp',
  'esim.activationCode',
  'esim.dontDelete',
] as const
export type EsimCodesWords = Readonly<Record<(typeof esimCodesMicrocopy)[number], string>>
