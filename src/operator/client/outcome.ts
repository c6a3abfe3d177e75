import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { missingPhoneNumberHeader } from '../contract/headers.ts'
import { refusedStatus } from '../contract/protocol-errors.ts'
import type { Lost, Reply } from './exchange.ts'

/** `reference` is the request id, which a person may be shown and support can look up. */
interface Reference {
  reference: string
}

/** How a call ended that brought no answer of its own; the session looks after these for every feature. */
export type Trouble = Reference &
  (
    | { kind: 'unauthorized' }
    /** The signed-in customer's number is no longer in use. */
    | { kind: 'missingPhoneNumber'; phoneNumber: PhoneNumber }
    /** The operator's self-service is down. */
    | { kind: 'unavailable' }
    | { kind: 'unknown'; reason: UnknownReason }
    | { kind: 'unknown'; reason: 'tooManyRequests'; retryAfterInSeconds: number | undefined }
  )

/**
 * With `refused` nothing was done, nor with `unmappedCode`, by which the operator itself refuses; with the others a write
 * may have been: the same Idempotency-Key tells. `unknownValue`: where-known.ts. `partNotLoaded`: the script that asks didn't come.
 */
export type UnknownReason =
  | Lost['reason']
  | 'refused'
  | 'unmappedCode'
  | 'serverError'
  | 'malformedAnswer'
  | 'unknownValue'
  | 'partNotLoaded'

const notDone: readonly string[] = ['refused', 'unmappedCode', 'tooManyRequests', 'partNotLoaded']

/** Whether a write that ended so may have been done all the same. */
export const mayBeDone = (trouble: Trouble): boolean =>
  trouble.kind === 'unknown' && !notDone.includes(trouble.reason)

/** Every way a call can end. `failure` is the operator's refusal by this call's own rules. */
export type Outcome<Value, Code extends string = string> =
  | (Reference & { kind: 'answer'; value: Value })
  | (Reference & { kind: 'failure'; code: Code })
  | Trouble

/** Whether the operator itself refused: the same Idempotency-Key would only hear it again, whatever has changed since. */
export const isRefusal = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'failure' || (outcome.kind === 'unknown' && outcome.reason === 'unmappedCode')

/** What came back and is for the call itself to read: an answer, or (HTTP 422) a refusal by its own rules. */
export interface Received {
  kind: 'received'
  refused: boolean
  /** Undefined when it is no JSON, whatever its status says. */
  json: unknown
}

/** Sorts a reply: what any call may meet is error, the rest is for the call to read. */
export function receive(reply: Reply | Lost, reference: string, now: number): Received | Trouble {
  if (reply.kind === 'lost') return { kind: 'unknown', reason: reply.reason, reference }
  const { status, headers } = reply
  if (status === refusedStatus) return { kind: 'received', refused: true, json: jsonOf(reply) }
  if (status >= 200 && status < 300) return { kind: 'received', refused: false, json: jsonOf(reply) }
  if (status === 401) return { kind: 'unauthorized', reference }
  if (status === 503) return { kind: 'unavailable', reference }
  if (status === 429) {
    const retryAfterInSeconds = secondsUntil(headers.get('Retry-After'), now)
    return { kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds, reference }
  }
  // A user who could forge the header could send the person anywhere: only a number is taken from it.
  const phoneNumber = status === 403 && parsePhoneNumber(headers.get(missingPhoneNumberHeader) ?? '')
  if (phoneNumber) return { kind: 'missingPhoneNumber', phoneNumber, reference }
  return { kind: 'unknown', reason: status >= 400 && status < 500 ? 'refused' : 'serverError', reference }
}

function jsonOf({ headers, text }: Reply): unknown {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Retry-After comes in seconds or as a date; undefined for anything else. */
function secondsUntil(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
