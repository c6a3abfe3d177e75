import type { PhoneNumber } from '../../src/lib/phone-number.ts'
import type { Database } from './database.ts'

/** Sends a text message; the control page shows it. */
export async function sendText(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  text: string,
): Promise<void> {
  await database.insertInto('texts').values({ phoneNumber, text, sentAt: now }).execute()
}
