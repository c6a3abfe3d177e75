import { expect, test, vi } from 'vitest'

const request = { phoneNumber: '+37061234567', amountInCents: 1000 }

/** As a page does that is loaded anew. */
async function onNewPage(of: object): Promise<string> {
  vi.resetModules()
  const { fingerprintOf } = await import('./fingerprint.ts')
  return fingerprintOf(of)
}

test('the same request is told again after a reload, another one is another', async () => {
  const first = await onNewPage(request)
  expect(first).toMatch(/^[\da-f]{64}$/)
  expect(await onNewPage({ ...request })).toBe(first)
  expect(await onNewPage({ ...request, phoneNumber: '+37061234568' })).not.toBe(first)
})

test('two pages that ask at once have one key', async () => {
  indexedDB.deleteDatabase('app:v1')
  const [one, other] = await Promise.all([onNewPage(request), onNewPage(request)])
  expect(one).toBe(other)
})

test('its key can’t be read, and lies in no storage that the fingerprint lies in', async () => {
  await onNewPage(request)
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
