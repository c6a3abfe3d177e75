export const buttonMicrocopy = ['link.opensInNewTab'] as const
export const modalMicrocopy = ['modal.close'] as const
