import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const request = { phoneNumber: '+37061234567', amountInCents: 1000 }

test('the same request is recognised, another one is another', async () => {
  const first = await fingerprintOf(request)
  expect(first).toMatch(/^[\da-f]{64}$/)
  expect(await fingerprintOf({ ...request })).toBe(first)
  expect(await fingerprintOf({ ...request, phoneNumber: '+37061234568' })).not.toBe(first)
})

test('its key can’t be read, and lies in no storage that the fingerprint lies in', async () => {
  await fingerprintOf(request)
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('app:v1', 1)
    opening.onsuccess = () => resolve(opening.result)
  })
  const key = await new Promise<unknown>((resolve) => {
    const asked = database.transaction('keys').objectStore('keys').get('fingerprint')
    asked.onsuccess = () => resolve(asked.result)
  })
  database.close()
  if (!(key instanceof CryptoKey)) throw new Error('no key')
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('fingerprint')
})
