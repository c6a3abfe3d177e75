export const contentsMicrocopy = ['contents.title'] as const
