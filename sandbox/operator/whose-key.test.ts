import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { createOperator, type Operator } from './create-operator.ts'
import { signIn } from './log-in/sessions.ts'
import { numberOf } from './number.fixture.ts'
import { visitorOf } from './visitor.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const hour = 60 * 60 * 1000
const rasa = numberOf('612 34567')
const key = 'K'.repeat(26)
const payment = {
  phoneNumber: rasa,
  amountInCents: 1000,
  language: 'lt',
  line: 'uoga',
  returnPath: '/laukiama-papildymo',
}

let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

async function send(cookie: string, body: object = payment, path = apiPath(paymentCard.path), headers = {}) {
  const response = await operator.fetch(
    new Request(site + path, {
      method: 'POST',
      headers: {
        Origin: site,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(cookie && { Cookie: cookie.split(';')[0] ?? '' }),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )
  const cookies = response.headers.getSetCookie()
  return { answer: `${response.status} ${await response.text()}`, cookie: cookies[0] ?? '' }
}

const begin = () => send('', payment, undefined, { 'X-Begin-Session': '1' })
/** A guest's cookie, as a browser gets it that sends a write for the first time. */
const guest = async () => (await begin()).cookie
const customer = (phoneNumber = rasa) => signIn(operator.database, start, { phoneNumber })
const reused = '409 {"code":"IDEMPOTENCY_KEY_REUSED"}'

describe('whose a key is', () => {
  test('a write without a session does nothing, and brings one where that is asked for', async () => {
    expect(await send('')).toEqual({ answer: '202 {"code":"SESSION_MISSING"}', cookie: '' })
    const first = await begin()
    expect(first.answer).toBe('202 {"code":"SESSION_MISSING"}')
    expect(first.cookie).toMatch(
      /^__Host-Http-session=\w{26}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/,
    )
    expect(await operator.database.selectFrom('payments').selectAll().execute()).toEqual([])
    expect(await operator.database.selectFrom('idempotency').selectAll().execute()).toEqual([])
    expect((await send(first.cookie)).answer).toMatch(/^200/)
  })

  test('a guest’s first answer is for no other guest, for no customer and for no one without a cookie', async () => {
    const own = await guest()
    const { answer } = await send(own)
    expect(answer).toMatch(/^200/)
    for (const other of [await guest(), await customer(), '__Host-Http-session=AAAAAAAAAAAAAAAAAAAAAAAAAA'])
      expect((await send(other)).answer).not.toMatch(/^200/)
    expect(await send(await customer())).toEqual({ answer: reused, cookie: '' })
    expect((await send('', payment, undefined, { 'X-No-Cookies': '1' })).answer).toBe(reused)
    expect((await send(own)).answer).toBe(answer)
  })

  test('a customer’s is for the same account only, through another log-in as well', async () => {
    const { answer } = await send(await customer())
    expect(answer).toMatch(/^200/)
    expect((await send(await customer())).answer).toBe(answer)
    expect((await send(await customer(numberOf('634 56789')))).answer).toBe(reused)
    expect((await send(await guest())).answer).toBe(reused)
  })

  test('a guest who logs in on the way continues with the key', async () => {
    const browser = visitorOf(operator, site)
    const url = new URL(apiPath(paymentCard.path), site)
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const pay = (more = {}) =>
      browser.fetch(url, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(payment) })
    await pay({ 'X-Begin-Session': '1' })
    const first = await (await pay()).text()
    const begun = await browser.fetch(new URL(apiPath('/v1/smart-id-strong-login'), site), {
      method: 'POST',
      headers,
      body: JSON.stringify({ language: 'lt', returnPath: '/mano', logInPath: '/prisijungti' }),
    })
    const { redirectUrl } = await begun.json()
    const { callbackUrl } = await (
      await operator.fetch(
        new Request('http://127.0.0.1:4322/control/provider-states', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ state: 'confirmedLogIn', redirectUrl }),
        }),
      )
    ).json()
    await browser.open(callbackUrl)
    const again = await pay()
    expect([again.status, await again.text()]).toEqual([200, first])
  })

  test('a guest’s key is good for as long as a site keeps it', async () => {
    const own = await guest()
    const { answer } = await send(own)
    await operator.advance(23 * hour)
    expect((await send(own)).answer).toBe(answer)
    await operator.advance(23 * hour)
    expect((await send(own)).answer).toBe(answer)
  })

  test('a browser that takes no cookies can pay all the same', async () => {
    const { answer, cookie } = await send('', payment, undefined, { 'X-No-Cookies': '1' })
    expect([answer.slice(0, 3), cookie]).toEqual(['200', ''])
    expect((await send('', payment, undefined, { 'X-No-Cookies': '1' })).answer).toBe(answer)
  })

  test('no answer of a write brings a session along but a guest’s own, and none is written down', async () => {
    const path = apiPath('/v1/declaration/linkPhoneNumber')
    const body = { phoneNumber: rasa, language: 'lt' }
    const own = await guest()
    for (const _ of [1, 2]) {
      const { cookie } = await send(own, body, path)
      expect(cookie.split(';')[0]).toBe(own.split(';')[0])
    }
    expect(await send(await customer(), body, path)).toMatchObject({ cookie: '' })
    const kept = JSON.stringify([
      await operator.database.selectFrom('idempotency').selectAll().execute(),
      await operator.database.selectFrom('sessions').selectAll().execute(),
      await operator.database.selectFrom('declarations').selectAll().execute(),
    ])
    expect(kept).not.toContain(/=(\w+)/.exec(own)?.[1])
  })
})
