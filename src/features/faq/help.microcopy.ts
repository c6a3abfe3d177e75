export const helpMicrocopy = ['help.topics', 'help.questionCount'] as const
