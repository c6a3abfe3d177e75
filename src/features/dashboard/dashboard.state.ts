import { stored } from '../../lib/storage.ts'

const isInstant = (value: unknown): value is number => Number.isSafeInteger(value)

/** Since when the balance was known not to do (UTC milliseconds), as of the notice that the person has closed. */
export const insufficientBalanceNotificationDate = stored('insufficient-balance-notification-date', isInstant)
