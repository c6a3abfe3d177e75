/** Words in which a form says that something is wrong. */
export const formMicrocopy = ['errorSummary.title', 'document.errorPrefix'] as const
export type FormWords = Readonly<Record<(typeof formMicrocopy)[number], string>>
