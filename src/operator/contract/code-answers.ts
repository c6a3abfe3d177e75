import * as v from 'valibot'
import { enumeration } from './enumeration.ts'
import { Instant } from './instant.ts'
import { Count } from './typed-text.ts'

/** How long a code that was sent works, and when another one may be sent. */
export const codeTimes = { codeExpiresAt: Instant, restrictedUntil: Instant }

export const CodeNotSent = v.object({
  status: v.literal('codeNotSent'),
  reason: enumeration(['SMS_RETRY_DELAY', 'SMS_RETRY_THRESHOLD_REACHED', 'FAILED_TO_SEND_VERIFICATION_CODE']),
  restrictedUntil: v.nullable(Instant),
})

export const CodeNotVerified = v.object({
  status: v.literal('notVerified'),
  reason: enumeration([
    'INVALID_VERIFICATION_CODE',
    'VERIFICATION_CODE_EXPIRED',
    'VERIFICATION_THRESHOLD_REACHED',
  ]),
  attemptsLeft: Count,
})
