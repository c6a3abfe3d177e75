import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

export interface Written {
  status: number
  /** JSON. */
  body: string
  /** Given again with the answer: whoever lost the answer lost it too. */
  cookie: string | null
}

/**
 * Does a write once a key: whoever comes again with the same key and request gets the first answer, a refusal as well.
 * Undefined when the key was used for another request. What `write` changes and its answer are one transaction, so
 * that of two at the same time the second finds the first's answer; what throws leaves no trace and may be tried again.
 */
export const writeOnce = (
  database: Database,
  key: string,
  request: object,
  write: (transaction: Database) => Promise<Written>,
): Promise<Written | undefined> =>
  database.transaction().execute(async (transaction) => {
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const first = await transaction
      .selectFrom('idempotency')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst()
    if (first) {
      const { request, status, body, cookie } = first
      return request === fingerprint ? { status, body, cookie } : undefined
    }
    const written = await write(transaction)
    await transaction
      .insertInto('idempotency')
      .values({ key, request: fingerprint, ...written })
      .execute()
    return written
  })
