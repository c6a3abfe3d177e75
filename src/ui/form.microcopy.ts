/** Words in which a form tells that something is wrong. */
export const formMicrocopy = ['errorSummary.title', 'document.errorPrefix'] as const
export type FormWords = Readonly<Record<(typeof formMicrocopy)[number], string>>
