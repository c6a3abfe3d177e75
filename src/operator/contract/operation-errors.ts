import * as v from 'valibot'

/** Why the operator refuses an operation: `extensions.code` of its error. Any other code is `UNKNOWN`. */
export const operationErrorCodes = [
  'PHONE_NUMBER_CHANGED',
  'STRONG_LOG_IN_REQUIRED',
  'CONSENT_NOT_EDITABLE',
  'NUMBER_NOT_OWNED',
  'NUMBER_NOT_OURS',
  'NUMBER_BLOCKED',
  'ALERT_NOT_OFFERED',
  'AVATAR_NOT_FOUND',
  'MANDATE_NOT_ACCEPTED',
  'CARD_NOT_FOUND',
  'CARD_EXPIRED',
  'SUM_OUT_OF_LIMITS',
  'RECURRING_PAYMENT_NOT_FOUND',
  'PLAN_NOT_FOUND',
  'OWN_PLAN_NOT_OFFERED',
  'WITHDRAWAL_PERIOD_OVER',
  'PERIOD_NOT_OFFERED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL',
  'UNKNOWN',
] as const
export type OperationErrorCode = (typeof operationErrorCodes)[number]

/** A code that says that nothing was done. The others say nothing of it. */
export type OperationRefusal = Exclude<OperationErrorCode, 'INTERNAL' | 'UNKNOWN'>

export const OperationErrorCode = v.fallback(v.picklist(operationErrorCodes), 'UNKNOWN')
