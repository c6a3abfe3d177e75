import type { Hono } from 'hono'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import { leaveExtra } from '../../../src/operator/contract/leave-extra.ts'
import { verifyLeaveExtra } from '../../../src/operator/contract/verify-leave-extra.ts'
import type { ApiOptions } from '../api-options.ts'
import { callerOf } from '../caller.ts'
import { codeNotSent, codeNotVerified } from '../codes/code-answers.ts'
import { checkCode, sendCode } from '../codes/codes.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { isUnreachable } from '../people/lone-numbers.ts'
import { findNumber } from '../phone-numbers.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'

/** Asking to leave the extra line, and the code that makes it a request. */
export function serveLeaveExtra(app: Hono, { database, clock }: ApiOptions): void {
  const ask: Handler<typeof leaveExtra> = async (within, request, context) => {
    const now = clock.now()
    const { phoneNumber, language } = request
    if ((await findNumber(within, phoneNumber))?.line !== 'extra') return { refusal: 'NUMBER_NOT_ON_EXTRA' }
    if (await isLeaving(within, phoneNumber)) return { refusal: 'ALREADY_LEAVING' }
    if (isUnreachable(phoneNumber))
      return {
        answer: { status: 'codeNotSent', reason: 'FAILED_TO_SEND_VERIFICATION_CODE', restrictedUntil: null },
      }
    const leaveRequestId = randomCode(26)
    const subject = leaveRequestId
    const caller = await callerOf(within, now, context)
    const code = { purpose: 'leaveExtra', subject, phoneNumber, language, caller } as const
    const sent = await sendCode(within, now, code)
    if (sent.kind !== 'sent') return { answer: codeNotSent(sent) }
    const details = JSON.stringify(request)
    await within
      .insertInto('leaveRequests')
      .values({ leaveRequestId, phoneNumber, details, reference: null, submittedAt: null })
      .execute()
    return {
      answer: {
        status: 'codeSent',
        leaveRequestId,
        codeExpiresAt: formatInstant(now + limits.code.life),
        restrictedUntil: formatInstant(sent.resendAt),
      },
    }
  }

  const verify: Handler<typeof verifyLeaveExtra> = async (within, { leaveRequestId, verificationCode }) => {
    const now = clock.now()
    const asked = await within
      .selectFrom('leaveRequests')
      .selectAll()
      .where('leaveRequestId', '=', leaveRequestId)
      .executeTakeFirst()
    if (!asked) return { refusal: 'LEAVE_REQUEST_NOT_FOUND' }
    if (asked.reference !== null && asked.submittedAt !== null)
      return { answer: submitted(asked.reference, asked.submittedAt) }
    if (await isLeaving(within, asked.phoneNumber)) return { refusal: 'ALREADY_LEAVING' }
    const code = { purpose: 'leaveExtra', subject: leaveRequestId } as const
    const checked = await checkCode(within, now, code, verificationCode)
    if (checked.kind !== 'right') return { answer: codeNotVerified(checked) }
    const reference = `L-${randomCode(8)}`
    await within
      .updateTable('leaveRequests')
      .set({ reference, submittedAt: now })
      .where('leaveRequestId', '=', leaveRequestId)
      .execute()
    return { answer: submitted(reference, now) }
  }

  serveEndpoint(app, { database, clock }, leaveExtra, ask)
  serveEndpoint(app, { database, clock }, verifyLeaveExtra, verify)
}

/** Whether a request for the number was submitted. */
async function isLeaving(database: Database, phoneNumber: PhoneNumber): Promise<boolean> {
  const submitted = await database
    .selectFrom('leaveRequests')
    .select('reference')
    .where('phoneNumber', '=', phoneNumber)
    .where('reference', 'is not', null)
    .executeTakeFirst()
  return submitted !== undefined
}

const submitted = (reference: string, submittedAt: number) =>
  ({ status: 'submitted', reference, submittedAt: formatInstant(submittedAt) }) as const
