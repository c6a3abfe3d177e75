import * as v from 'valibot'
import { days, hashOf, type Operator } from './operator.ts'
import { protocolRefusal, Refusal } from './refusal.ts'

const Kept = v.object({ owner: v.string(), request_hash: v.string(), status: v.number(), body: v.string() })

export interface Answer {
  status: number
  /** As JSON. */
  body: string
}

interface Write {
  key: string
  /** Whose the key is: an account, a guest's session, or who takes no cookies. */
  owner: string
  /** What is asked for, word for word. */
  request: string
}

/**
 * Does a write once: the same key with the same request, from who sent it first, gets the first answer again. The key is
 * kept in the transaction in which the thing is done, so there is never one without the other.
 */
export function once({ database, now }: Operator, { key, owner, request }: Write, act: () => Answer): Answer {
  const request_hash = hashOf(request)
  return database.atomically(() => {
    database.run('DELETE FROM keys WHERE kept_at < :yesterday', { yesterday: now() - days })
    const kept = database.one(Kept, 'SELECT * FROM keys WHERE key = :key', { key })
    if (kept) {
      if (kept.owner === owner && kept.request_hash === request_hash) return kept
      throw protocolRefusal('IDEMPOTENCY_KEY_REUSED')
    }
    const answer = answerOf(() => database.atomically(act))
    database.insert('keys', { key, owner, request_hash, ...answer, kept_at: now() })
    return answer
  })
}

/** A refusal by the call's own rules is an answer like another. Anything else is none, and undoes what was done. */
function answerOf(act: () => Answer): Answer {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error
    return { status: error.status, body: JSON.stringify({ code: error.code }) }
  }
}

/** A guest who logs in takes the keys along. */
export const handOver = ({ database }: Operator, from: string, to: string): number =>
  database.run('UPDATE keys SET owner = :to WHERE owner = :from', { from, to })
