/** Words of a button that copies. */
export const copyMicrocopy = ['copy.button', 'copy.done', 'copy.failed'] as const
export type CopyWords = Readonly<Record<(typeof copyMicrocopy)[number], string>>
