import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import type { Session } from '../log-in/sessions.ts'
import type { Tables } from '../tables.ts'

export type Declaration = Tables['declarations']

/** The declaration of a number in this browser: the one under way, else a new one. Returns its id. */
export async function beginDeclaration(
  database: Database,
  now: number,
  { id }: Session,
  { phoneNumber, language }: Pick<Declaration, 'phoneNumber' | 'language'>,
): Promise<string> {
  const underWay = await database
    .selectFrom('declarations')
    .select('declarationId')
    .where('sessionId', '=', id)
    .where('phoneNumber', '=', phoneNumber)
    .where((declaration) =>
      declaration.or([
        declaration('activationStatus', 'is', null),
        declaration('activationStatus', '=', 'ACTIVATION_IN_PROGRESS'),
      ]),
    )
    .executeTakeFirst()
  if (underWay) return underWay.declarationId
  const declarationId = randomCode(26)
  await database
    .insertInto('declarations')
    .values({
      declarationId,
      sessionId: id,
      phoneNumber,
      language,
      pukVerified: 0,
      smsMarketingConsent: null,
      phoneMarketingConsent: null,
      activationStatus: null,
      partnerId: null,
      startedAt: now,
    })
    .execute()
  return declarationId
}

/** A declaration of this session; undefined for anyone else's, as for none. */
export const findDeclaration = (
  database: Database,
  session: Session | undefined,
  declarationId: string,
): Promise<Declaration | undefined> =>
  database
    .selectFrom('declarations')
    .selectAll()
    .where('declarationId', '=', declarationId)
    .where('sessionId', '=', session?.id ?? '')
    .executeTakeFirst()

export async function changeDeclaration(
  database: Database,
  declarationId: string,
  change: Partial<Declaration>,
): Promise<void> {
  await database.updateTable('declarations').set(change).where('declarationId', '=', declarationId).execute()
}
