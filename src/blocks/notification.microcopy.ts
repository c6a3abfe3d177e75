export const notificationMicrocopy = ['notification.close'] as const
