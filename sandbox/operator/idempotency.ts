import type { Database } from './database.ts'
import { digestOf } from './digest.ts'
import type { Tables } from './tables.ts'

export interface Written {
  status: number
  /** JSON. */
  body: string
}

/** Whose a key is: a customer's account, so that another log-in continues with it; a guest's session. */
export const ownerOf = ({ partnerId, id }: Pick<Tables['sessions'], 'partnerId' | 'id'>): string =>
  partnerId === null ? `session ${id}` : `account ${partnerId}`

/** Whose the keys are of browsers that take no cookies: a user who knows one of them, and has no session. */
export const nobody = 'nobody'

/**
 * Does a write once a key: who comes again with the same key and request gets the first answer, a refusal as well.
 * Undefined when the key was used for another request, or by another owner: the money may have moved, so it isn't done
 * for the second. What `write` changes and its answer are one transaction, so that of two at the same time the second
 * finds the first's answer; what throws leaves no trace and may be tried again.
 * Why: docs/decisions/0058-whose-key.md
 */
export const writeOnce = (
  database: Database,
  { key, owner }: { key: string; owner: string },
  request: object,
  write: (transaction: Database) => Promise<Written>,
): Promise<Written | undefined> =>
  database.transaction().execute(async (transaction) => {
    const fingerprint = digestOf(JSON.stringify(request))
    const first = await transaction
      .selectFrom('idempotency')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst()
    if (first) {
      const isSame = first.owner === owner && first.request === fingerprint
      return isSame ? { status: first.status, body: first.body } : undefined
    }
    const written = await write(transaction)
    await transaction
      .insertInto('idempotency')
      .values({ key, owner, request: fingerprint, ...written })
      .execute()
    return written
  })

/** A guest logs in: what they have begun and ordered is the account's now. */
export async function handOver(database: Database, before: string, after: string): Promise<void> {
  await database.updateTable('simOrders').set({ owner: after }).where('owner', '=', before).execute()
  await database.updateTable('idempotency').set({ owner: after }).where('owner', '=', before).execute()
}
