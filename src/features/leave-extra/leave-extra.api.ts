import type { CallOptions } from '../../operator/client/exchange.ts'
import { whereKnown } from '../../operator/client/where-known.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { leaveExtra } from '../../operator/contract/leave-extra.ts'
import { verifyLeaveExtra } from '../../operator/contract/verify-leave-extra.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The operator's calls of leaving the extra line. Each ends in an outcome and never throws. */
export const leaveExtraApi = (options: CallOptions = {}) => ({
  ask: (request: RequestOf<typeof leaveExtra>, idempotencyKey: string) =>
    whereKnown(
      callOperator(leaveExtra, request, { ...options, idempotencyKey }),
      (asked) => asked.status !== 'unknown',
    ),
  verify: (request: RequestOf<typeof verifyLeaveExtra>, idempotencyKey: string) =>
    whereKnown(
      callOperator(verifyLeaveExtra, request, { ...options, idempotencyKey }),
      (verified) => verified.status !== 'unknown',
    ),
})

export type LeaveExtraApi = ReturnType<typeof leaveExtraApi>
