/** Words of a button that copies. */
export const copyMicrocopy = ['copy.button', 'copy.done', 'copy.failed'] as const
export type CopyWords = Readonly<Record<(typeof copyMicrocopy)[number], string>>

/** Words of an eSIM's codes. */
export const esimCodesMicrocopy = [
  ...copyMicrocopy,
  'esim.qr',
  'esim.onThisPhone',
  'esim.installApple',
  'esim.installAndroid',
  'esim.smdp',
  'esim.activationCode',
  'esim.dontDelete',
] as const
export type EsimCodesWords = Readonly<Record<(typeof esimCodesMicrocopy)[number], string>>
