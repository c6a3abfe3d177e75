import type { Language } from '../../../src/i18n/language.ts'
import { type PhoneNumber, parsePhoneNumber, writePhoneNumber } from '../../../src/lib/phone-number.ts'
import { findAccount } from '../account/accounts.ts'
import { noteHistory } from '../account/history.ts'
import { checkCode } from '../codes/codes.ts'
import type { Database } from '../database.ts'
import { findNumber, type NumberOnRecord } from '../phone-numbers.ts'
import { sendText } from '../texts.ts'
import { codeSubject, endAutoTopUpsOf } from './link.ts'
import { endedWith, type LinkResult, wentWell } from './link-result.ts'

/** Adds a number to an account when the code is the one that was sent to it for that. */
export async function verifyLink(
  database: Database,
  now: number,
  {
    partnerId,
    phoneNumber: written,
    verificationCode,
  }: { partnerId: string; phoneNumber: string; verificationCode: string },
): Promise<LinkResult> {
  const phoneNumber = parsePhoneNumber(written)
  if (!phoneNumber) return endedWith(written, 'INVALID_PHONE_NUMBER')
  const number = await findNumber(database, phoneNumber)
  if (!number) return endedWith(written, 'VERIFICATION_CODE_EXPIRED')
  const checked = await checkCode(database, now, codeSubject(partnerId, number), verificationCode)
  switch (checked.kind) {
    case 'right':
      await moveNumber(database, now, number, partnerId)
      return wentWell(phoneNumber)
    case 'wrong':
      return endedWith(phoneNumber, 'INVALID_VERIFICATION_CODE', 'ERROR', {
        attemptsLeft: checked.attemptsLeft,
      })
    case 'expired':
      return endedWith(phoneNumber, 'VERIFICATION_CODE_EXPIRED')
    case 'noAttemptsLeft':
      return endedWith(phoneNumber, 'VERIFICATION_THRESHOLD_REACHED', 'ERROR', { attemptsLeft: 0 })
    case 'tooMany':
      return endedWith(phoneNumber, 'VERIFICATION_THRESHOLD_REACHED', 'ERROR', {
        attemptsLeft: 0,
        restrictedUntil: checked.retryAt,
      })
    default:
      return checked satisfies never
  }
}

async function moveNumber(
  database: Database,
  now: number,
  { phoneNumber, partnerId: holder }: NumberOnRecord,
  partnerId: string,
): Promise<void> {
  await database
    .updateTable('phoneNumbers')
    .set({ partnerId, ownershipType: 'LINKED', startedAt: now, nickname: null, avatarName: null })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
  await noteHistory(database, { phoneNumber, date: now, template: 'numberLinked' })
  if (holder !== null) {
    await endAutoTopUpsOf(database, phoneNumber)
    await tellFormerHolder(database, now, holder, phoneNumber)
  }
  await database
    .updateTable('sessions')
    .set({ phoneNumber })
    .where('partnerId', '=', partnerId)
    .where('phoneNumber', 'is', null)
    .execute()
}

const lost: Record<Language, (number: string) => string> = {
  lt: (number) => `Numeris ${number} susietas su kito žmogaus paskyra. Jei tai ne tu, paskambink 1808. Uoga`,
  en: (number) => `${number} was linked to someone else’s account. Wasn’t you? Call 1808. Uoga`,
  ru: (number) => `Номер ${number} привязан к чужому аккаунту. Это не вы? Позвоните на 1808. Uoga`,
}

/** At another number of the account where there is one: the lost one is in new hands. */
async function tellFormerHolder(
  database: Database,
  now: number,
  holder: string,
  phoneNumber: PhoneNumber,
): Promise<void> {
  const language = (await findAccount(database, holder))?.language ?? 'lt'
  const other = await database
    .selectFrom('phoneNumbers')
    .select('phoneNumber')
    .where('partnerId', '=', holder)
    .where('status', '=', 'active')
    .orderBy('startedAt')
    .executeTakeFirst()
  const words = lost[language](writePhoneNumber(phoneNumber))
  await sendText(database, now, other?.phoneNumber ?? phoneNumber, words)
}
