import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testOrigin } from '../request.fixture.ts'
import { alertTo, exportSightings } from './send-out.ts'
import { sighting } from './sighting.ts'

/** Another server for one test, and what it received. */
async function receiver(status = 200) {
  const received: { url: string | undefined; authorization: string | undefined; body: unknown }[] = []
  const origin = await testOrigin(async (request, response) => {
    const { url, headers } = request
    received.push({ url, authorization: headers.authorization, body: JSON.parse(await text(request)) })
    response.writeHead(status).end()
  })
  return { origin, received }
}

const from = { release: 'r', siteOrigin: 'https://www.uoga.example', now: 1_700_000_000_000 }

test('sightings go to a collector as log records, with the release that was served', async () => {
  const { origin, received } = await receiver()
  const headers = { Authorization: 'Bearer x' }
  await exportSightings(
    { endpoint: origin, headers },
    [sighting('outcome', 'payment/card', { count: 2 })],
    from,
  )
  expect(received).toMatchObject([{ url: '/v1/logs', authorization: 'Bearer x' }])
  expect(JSON.stringify(received)).toContain('{"key":"service.version","value":{"stringValue":"r"}}')
  expect(JSON.stringify(received)).toContain('{"key":"name","value":{"stringValue":"payment/card"}}')
  expect(JSON.stringify(received)).toContain('{"key":"count","value":{"intValue":"2"}}')
  expect(JSON.stringify(received)).toContain('"timeUnixNano":"1700000000000000000"')
})

test('nothing is sent of nothing', async () => {
  await exportSightings({ endpoint: 'http://127.0.0.1:9', headers: {} }, [], from)
})

test('an alert is a text; one that is not taken is an error without the secret address', async () => {
  const { origin, received } = await receiver(500)
  const sending = alertTo(`${origin}/secret`)('diskFull')
  await expect(sending).rejects.toThrow(`${origin} answered 500.`)
  expect(received).toEqual([{ url: '/secret', authorization: undefined, body: { text: 'diskFull' } }])
})
