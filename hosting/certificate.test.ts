import { expect, test } from 'vitest'
import { certifiedOrigin, certificateEnds as ends } from './certificate.fixture.ts'
import { certificateDaysLeft } from './certificate.ts'
import { testOrigin } from './request.fixture.ts'

const day = 24 * 60 * 60 * 1000

test.each([
  ['whole days', ends - 30.9 * day, 30],
  ['none on its last day', ends - 1000, 0],
  ['fewer than none once it is over', ends + 1000, -1],
])('a certificate holds for %s', async (_name, now, days) => {
  expect(await certificateDaysLeft(await certifiedOrigin(), now)).toBe(days)
})

test('plain http has none, and none is had where there is no connection or no TLS', async () => {
  const plain = await testOrigin((_request, response) => response.end())
  for (const address of [undefined, plain, plain.replace('http:', 'https:'), 'https://127.0.0.1:9'])
    expect(await certificateDaysLeft(address, ends)).toBeNull()
})
