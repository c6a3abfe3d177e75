import { getStore } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { memoryStore } from './shared-store.fixture.ts'
import { sharedStoreIn } from './shared-store.ts'
import { takenCallsInStore } from './taken-calls.ts'

/** Netlify's own server of blobs for local work. */
async function netlifyStore() {
  const server = new BlobsServer({ directory: await temporaryFolder(), token: 'local' })
  const { port } = await server.start()
  onTestFinished(async () => void (await server.stop()))
  const address = `http://127.0.0.1:${port}`
  const access = { siteID: 'site', token: 'local', edgeURL: address, uncachedEdgeURL: address }
  return sharedStoreIn(getStore({ name: 'content-webhook', consistency: 'strong', ...access }))
}

const stores = { 'in memory': memoryStore, 'of Netlify': netlifyStore }

test.each(Object.entries(stores))('a store %s adds a name once, until it is removed', async (_, open) => {
  const store = await open()
  expect(await store.add('taken/1/call')).toBe(true)
  expect(await store.add('taken/1/call')).toBe(false)
  expect(await store.add('gathering/1')).toBe(true)
  expect((await store.names()).toSorted()).toEqual(['gathering/1', 'taken/1/call'])
  await store.remove('taken/1/call')
  expect(await store.names()).toEqual(['gathering/1'])
  expect(await store.add('taken/1/call')).toBe(true)
})

test.each(Object.entries(stores))(
  'a call stays taken in a store %s when the hour changes',
  async (_, open) => {
    const store = await open()
    const at = (time: string) => takenCallsInStore(store, () => Date.parse(`2026-11-28T${time}Z`))
    expect(await at('09:59:59').take('call')).toBe(true)
    expect(await at('10:00:00').take('call')).toBe(false)
    await at('10:00:01').giveBack('call')
    expect(await at('10:00:02').take('call')).toBe(true)
  },
)

test.each(Object.entries(stores))(
  'calls of two hours ago go from a store %s, nothing else',
  async (_, open) => {
    const store = await open()
    await store.add('gathering/1')
    const at = (time: string) => takenCallsInStore(store, () => Date.parse(`2026-11-28T${time}Z`))
    await at('09:59:59').take('old')
    await at('11:00:00').take('new')
    expect((await store.names()).toSorted()).toEqual(['gathering/1', expect.stringMatching(/new$/)])
  },
)
