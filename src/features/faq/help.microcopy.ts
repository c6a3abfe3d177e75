export const helpMicrocopy = ['help.topics', 'help.questionCount', 'search.title', 'search.open'] as const
