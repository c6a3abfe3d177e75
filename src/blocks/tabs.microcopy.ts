export const tabsMicrocopy = ['tabs.label'] as const
