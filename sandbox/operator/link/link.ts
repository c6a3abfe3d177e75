import type { Language } from '../../../src/i18n/language.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { LinkResultKey } from '../../../src/operator/contract/link-result.ts'
import type { Caller } from '../caller.ts'
import { type CodeSubject, sendCode } from '../codes/codes.ts'
import { linkSubject } from '../codes/link-subject.ts'
import type { Database } from '../database.ts'
import { pukTries } from '../declaration/puk.ts'
import { limits } from '../limits.ts'
import { isUnreachable } from '../people/lone-numbers.ts'
import { findNumber, type NumberOnRecord } from '../phone-numbers.ts'
import { endedWith, type LinkResult, wentWell } from './link-result.ts'

/** The account that a number is to be added to, and how. */
export interface LinkWish {
  partnerId: string
  /** The account's current number. */
  current: PhoneNumber | null
  /** As it came. */
  phoneNumber: string
  forceLink: boolean
  /** Whether the identity was proven. */
  strong: boolean
  language: Language
  /** Whom texts and tries are counted against. */
  caller: Caller
}

/** The one request that a code belongs to: adding a free number, or taking one from its holder. */
export function codeSubject(
  partnerId: string,
  { phoneNumber, partnerId: holder }: NumberOnRecord,
): CodeSubject {
  const subject = linkSubject(partnerId, phoneNumber)
  return { purpose: 'link', subject: holder === null ? subject : `${subject} from ${holder}` }
}

/** Sends a code to a number that is to be added; `strongDemanded` where only a proven identity may continue. */
export async function beginLink(
  database: Database,
  now: number,
  wish: LinkWish,
): Promise<LinkResult | 'strongDemanded'> {
  const phoneNumber = parsePhoneNumber(wish.phoneNumber)
  const number = phoneNumber && (await findNumber(database, phoneNumber))
  if (!number || number.status === 'ended') return endedWith(wish.phoneNumber, 'INVALID_PHONE_NUMBER')
  if (number.partnerId === wish.partnerId)
    return endedWith(number.phoneNumber, keyOfOwn(number, wish.current), 'WARN')
  if (number.registration === 'undeclared') return beginDeclaring(database, now, number, wish.caller)
  return beforeCode(number, wish) ?? textCode(database, now, number, wish)
}

/** Someone who adds the number that they use at this moment is reported that it works already. */
function keyOfOwn(
  { phoneNumber, ownershipType }: NumberOnRecord,
  current: PhoneNumber | null,
): LinkResultKey {
  if (phoneNumber === current) return 'ALREADY_ACTIVE'
  return ownershipType === 'DECLARED' ? 'OWNERSHIP_ALREADY_DECLARED' : 'ALREADY_LINKED_TO_SAME_ACCOUNT'
}

async function beginDeclaring(
  database: Database,
  now: number,
  { phoneNumber }: NumberOnRecord,
  caller: Caller,
): Promise<LinkResult> {
  const { attemptsLeft, restrictedUntil } = await pukTries(database, now, phoneNumber, caller)
  return restrictedUntil === null
    ? wentWell(phoneNumber, { flowType: 'DECLARE_SIM', attemptsLeft })
    : endedWith(phoneNumber, 'DECLARATION_RETRY_THRESHOLD_REACHED', 'ERROR', {
        restrictedUntil,
        attemptsLeft,
      })
}

/** What keeps a number from being linked by a code; undefined where nothing does. */
function beforeCode(
  { phoneNumber, partnerId, ownershipType, registration, status }: NumberOnRecord,
  { forceLink, strong }: LinkWish,
): LinkResult | 'strongDemanded' | undefined {
  if (status === 'blocked') return endedWith(phoneNumber, 'DEFAULT')
  if (registration === 'awaitingActivation')
    return endedWith(phoneNumber, 'DECLARED_AWAITING_ACTIVATION', 'WARN')
  if (isUnreachable(phoneNumber)) return endedWith(phoneNumber, 'FAILED_TO_SEND_VERIFICATION_CODE')
  if (partnerId === null) return undefined
  if (ownershipType === 'DECLARED') return endedWith(phoneNumber, 'OWNERSHIP_ALREADY_DECLARED')
  if (!forceLink) return endedWith(phoneNumber, 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT', 'WARN')
  return strong ? undefined : 'strongDemanded'
}

async function textCode(
  database: Database,
  now: number,
  number: NumberOnRecord,
  { partnerId, language, caller }: LinkWish,
): Promise<LinkResult> {
  const { phoneNumber } = number
  const subject = codeSubject(partnerId, number)
  const sent = await sendCode(database, now, { ...subject, phoneNumber, language, caller })
  switch (sent.kind) {
    case 'sent':
      return wentWell(phoneNumber, {
        flowType: 'LINK_SIM',
        restrictedUntil: sent.resendAt,
        attemptsLeft: limits.code.attempts,
        codeExpiresAt: now + limits.code.life,
      })
    case 'tooSoon':
      return endedWith(phoneNumber, 'SMS_RETRY_DELAY', 'WARN', {
        restrictedUntil: sent.retryAt,
        flowType: 'LINK_SIM',
      })
    case 'tooMany':
      return endedWith(phoneNumber, 'SMS_RETRY_THRESHOLD_REACHED', 'ERROR', { restrictedUntil: sent.retryAt })
    default:
      return sent satisfies never
  }
}

/** Takes a number out of an account. The current one and one with a proven owner stay. */
export async function unlink(
  database: Database,
  partnerId: string,
  current: PhoneNumber | null,
  written: string,
): Promise<LinkResult> {
  const phoneNumber = parsePhoneNumber(written)
  if (!phoneNumber || phoneNumber === current) return endedWith(written, 'UNABLE_TO_UNLINK')
  const { numUpdatedRows } = await database
    .updateTable('phoneNumbers')
    .set({ partnerId: null, nickname: null, avatarName: null })
    .where('phoneNumber', '=', phoneNumber)
    .where('partnerId', '=', partnerId)
    .where('ownershipType', '=', 'LINKED')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return endedWith(written, 'UNABLE_TO_UNLINK')
  await endAutoTopUpsOf(database, phoneNumber)
  return endedWith(phoneNumber, 'ACCOUNT_UNLINKED', 'SUCCESS')
}

/** No one pays by itself for a number that is no longer theirs. */
export async function endAutoTopUpsOf(database: Database, phoneNumber: PhoneNumber): Promise<void> {
  await database.deleteFrom('recurringPayments').where('phoneNumber', '=', phoneNumber).execute()
}
