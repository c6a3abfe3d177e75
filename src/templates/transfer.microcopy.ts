/** What a page of how a number's transfer went says where it knows of none. */
export const transferMicrocopy = ['transfer.nothing', 'transfer.nothingText', 'transfer.call'] as const
