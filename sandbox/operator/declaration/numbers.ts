import { type PhoneNumber, parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { type NumberOnRecord, putNumber } from '../phone-numbers.ts'
import type { Situation } from './tables.ts'

/** SIM cards that were sold and no one has declared; the PUK of each is 12345678. They are in docs/operator/sandbox.md. */
const declarable: readonly [written: string, situation: Situation][] = [
  ['670 00001', 'plain'],
  ['670 00002', 'delayed'],
  ['670 00003', 'failing'],
  ['670 00004', 'strongAtPuk'],
  ['670 00005', 'strongToConfirm'],
  ['670 00006', 'consentRequired'],
  ['670 00007', 'consentFails'],
  ['670 00008', 'refused'],
]
const awaitingActivation = '670 00009'
const outOfTries = '670 00010'

/** A sold SIM card whose user no one knows yet; without a number an unused one is chosen. */
export async function putDeclarableNumber(
  database: Database,
  now: number,
  { phoneNumber, situation }: { phoneNumber?: PhoneNumber | undefined; situation: Situation },
): Promise<NumberOnRecord> {
  const number = await putNumber(database, now, {
    ...(phoneNumber && { phoneNumber }),
    partnerId: null,
    registration: 'undeclared',
  })
  await database
    .replaceInto('declarationSituations')
    .values({ phoneNumber: number.phoneNumber, situation })
    .execute()
  return number
}

export async function seedDeclarableNumbers(database: Database, now: number): Promise<void> {
  for (const [written, situation] of declarable)
    await putDeclarableNumber(database, now, { phoneNumber: parsePhoneNumber(written), situation })
  const awaiting = parsePhoneNumber(awaitingActivation)
  if (awaiting)
    await putNumber(database, now, {
      phoneNumber: awaiting,
      partnerId: null,
      registration: 'awaitingActivation',
    })
  const locked = parsePhoneNumber(outOfTries)
  if (!locked) return
  await putDeclarableNumber(database, now, { phoneNumber: locked, situation: 'plain' })
  const wrong = { phoneNumber: locked, address: null, account: null, guessedAt: now }
  await database
    .insertInto('wrongPuks')
    .values(Array.from({ length: limits.declaration.pukAttempts }, () => wrong))
    .execute()
}

export async function situationOf(database: Database, phoneNumber: PhoneNumber): Promise<Situation> {
  const found = await database
    .selectFrom('declarationSituations')
    .select('situation')
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst()
  return found?.situation ?? 'plain'
}
