import { once } from 'node:events'
import { createServer } from 'node:tls'
import { onTestFinished } from 'vitest'
import { originOf } from './request.fixture.ts'

/** A certificate of this test's own, for localhost, until the year 2126: it opens nothing. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUZTxEyD20lE00HNWZU2A7SuOEn20wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjIzMjc1NFoYDzIxMjYxMTAy
MjMyNzU0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQDe7UHU2En0TBmCdxBKGD42fjdyXfkEWvT5Uc9l834/E1yEGfN4r36
80VFJj8roDNFMnQiZZhXEecQ682p0P2mo1MwUTAdBgNVHQ4EFgQUzv0mXkMaHKVq
h8W5SZebGa2eY64wHwYDVR0jBBgwFoAUzv0mXkMaHKVqh8W5SZebGa2eY64wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAvOMs0tFF9NR53pwwy12Wu
zc9u9o9fUnUBUqAEVV8AAAIgPvGUQ/SOMGDK5zhT8Ww8yic0lIox8bMnUQ9dJ47n
NhQ=
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmbBnZQQU+4ZuLkh4
+wDe0tvHSRhSWUqbg+2TTO1EBGKhRANCAAQDe7UHU2En0TBmCdxBKGD42fjdyXfk
EWvT5Uc9l834/E1yEGfN4r3680VFJj8roDNFMnQiZZhXEecQ682p0P2m
-----END PRIVATE KEY-----
`

/** When it ends, in UTC milliseconds. */
export const certificateEnds = Date.parse('2126-11-02T23:27:54Z')

/** An https origin with that certificate, for one test. */
export async function certifiedOrigin(): Promise<string> {
  const server = createServer({ cert: certificate, key }, (socket) => socket.on('error', () => {}))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return originOf(server, 'https')
}
