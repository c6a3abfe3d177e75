import { inTime } from '../../lib/in-time.ts'
import { randomCode } from '../../lib/random-code.ts'

// Why: docs/decisions/0061-fingerprints-by-key.md

/** Of the requests that this page has asked about. */
const known = new Map<string, string>()

let key: Promise<CryptoKey | undefined> | undefined

/** Some browsers' databases neither open nor fail; what waits for the key is a payment. */
const patienceInMilliseconds = 1_000

/**
 * Tells whether a request is the same one, in a browser's storage. It can't be turned back: it is made with a key that
 * no script can read, and that isn't kept beside it. Where a browser has neither, it is good for this page alone.
 */
export async function fingerprintOf(request: object): Promise<string> {
  const text = JSON.stringify(request)
  key ??= inTime(ownKey(), patienceInMilliseconds).catch(() => undefined)
  const own = await key
  const fingerprint = own ? await signed(text, own) : randomCode(26)
  const first = known.get(text) ?? fingerprint
  known.set(text, first)
  return first
}

/** The same at once, for a request whose fingerprint this page has asked for before. */
export const knownFingerprintOf = (request: object): string | undefined => known.get(JSON.stringify(request))

async function signed(text: string, own: CryptoKey): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', own, new TextEncoder().encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const store = 'keys'
const name = 'fingerprint'

/** The browser's key, made when it is first asked for. Rejects where it can't be kept or made, and may never end. */
async function ownKey(): Promise<CryptoKey> {
  const algorithm: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' }
  const made = await crypto.subtle.generateKey(algorithm, false, ['sign'])
  const keys = keysIn(await openDatabase())
  const found: unknown = await answerOf(keys.get(name))
  if (found instanceof CryptoKey) return found
  await answerOf(keys.put(made, name))
  return made
}

/** In one transaction: of two tabs the second finds what the first has put there. */
function keysIn(database: IDBDatabase): IDBObjectStore {
  try {
    return database.transaction(store, 'readwrite').objectStore(store)
  } finally {
    // At the transaction's end. Left open, it would block clearing the site's data.
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('app:v1', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  return answerOf(opening)
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
