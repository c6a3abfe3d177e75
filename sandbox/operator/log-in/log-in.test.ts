import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '../../../src/i18n/language.ts'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { authorizationStatus } from '../../../src/operator/contract/authorization-status.ts'
import { smartIdStrongLogIn, uogaIdLogIn } from '../../../src/operator/contract/log-in.ts'
import { logout } from '../../../src/operator/contract/logout.ts'
import { logoutEverywhere, prolongSession, sessions } from '../../../src/operator/contract/sessions.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { ownerOf } from '../idempotency.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { findNumber } from '../phone-numbers.ts'
import { type Visitor, visitorOf } from '../visitor.ts'
import { openGuestSession, openSession, signIn } from './sessions.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const home = `${site}/mano/apzvalga?tab=1`
const rasa = '612 34567'

let operator: Operator
let visitor: Visitor

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  visitor = visitorOf(operator, site)
})
afterEach(() => operator.close())

const options = (who: Visitor) => ({ transport: { ...who, clock: manualClock() } })

async function begin(
  endpoint: typeof uogaIdLogIn | typeof smartIdStrongLogIn,
  who = visitor,
  language: (typeof languages)[number] = 'lt',
): Promise<string> {
  const request = { language, returnPath: '/mano/apzvalga?tab=1', logInPath: '/prisijungti' }
  const outcome = await callEndpoint(endpoint, request, options(who))
  if (outcome.kind !== 'answer') throw new Error(outcome.kind)
  return outcome.value.redirectUrl
}

/** As `status`, and a use of the session. */
async function use(who = visitor) {
  const outcome = await callEndpoint(prolongSession, {}, options(who))
  return outcome.kind === 'answer' ? outcome.value : outcome.kind
}

/** The cookie of another session of Rasa's, begun `after` milliseconds. */
async function signInOn(device: string | null, after: number) {
  const phoneNumber = numberOf(rasa)
  const partnerId = (await findNumber(operator.database, phoneNumber))?.partnerId ?? null
  const holder = { partnerId, phoneNumber, strong: 0, personalCode: null } as const
  return (await openSession(operator.database, start + after, holder, device)).cookie
}

async function status(who = visitor) {
  const outcome = await callEndpoint(authorizationStatus, {}, options(who))
  return outcome.kind === 'answer' ? outcome.value : outcome.kind
}

const texts = async () =>
  (await operator.database.selectFrom('texts').select('text').orderBy('id').execute()).map(({ text }) => text)
const lastCode = async () => (await texts()).at(-1)?.slice(0, 6) ?? ''
const wrongCode = async () => ((await lastCode()) === '000000' ? '111111' : '000000')

/** Sends a form and follows the way back to the site. Returns where it ends; undefined where the form stays. */
async function sendAndReturn(url: string, fields: Record<string, string>, who = visitor) {
  const callback = await who.sendForm(url, fields)
  return callback?.startsWith(`${site}/api/`) ? who.open(callback) : undefined
}

async function logIn(number = rasa, who = visitor) {
  const page = await begin(uogaIdLogIn, who)
  await who.sendForm(`${page}/number`, { number })
  return sendAndReturn(`${page}/code`, { code: await lastCode() }, who)
}

const logInStrongly = async (personalCode: string, who = visitor) =>
  sendAndReturn(await begin(smartIdStrongLogIn, who), { personalCode }, who)

describe('the operator’s own id', () => {
  test('a number and the code of a text lead to where the person was going, signed in', async () => {
    expect(await status()).toEqual({ status: 'guest' })
    expect(await logIn()).toBe(home)
    expect(await status()).toMatchObject({ status: 'signedIn', strong: false, line: 'uoga' })
    expect(await texts()).toEqual([
      expect.stringMatching(/^\d{6} – tavo prisijungimo kodas\. Galioja 5 min\. Niekam jo nesakyk\. Uoga$/),
    ])
  })

  test('a number that isn’t ours is shown the same, gets no text and gets in with no code', async () => {
    const page = await begin(uogaIdLogIn)
    expect(await visitor.sendForm(`${page}/number`, { number: '699 99999' })).toBe(page)
    expect(await texts()).toEqual([])
    expect(await sendAndReturn(`${page}/code`, { code: '000000' })).toBeUndefined()
    expect(await status()).toEqual({ status: 'guest' })
  })

  test('three wrong guesses end a code; the right one comes too late', async () => {
    const page = await begin(uogaIdLogIn)
    await visitor.sendForm(`${page}/number`, { number: rasa })
    for (let guess = 0; guess < limits.code.attempts; guess++)
      expect(await sendAndReturn(`${page}/code`, { code: await wrongCode() })).toBeUndefined()
    expect(await sendAndReturn(`${page}/code`, { code: await lastCode() })).toBeUndefined()
  })

  test('a form with a mistake leads to a page that says it once: Back and a reload send nothing again', async () => {
    const page = await begin(uogaIdLogIn)
    const shown = async (url: string) => (await operator.fetch(new Request(url))).text()
    expect(await visitor.sendForm(`${page}/number`, { number: '12' })).toBe(`${page}/number`)
    const number = await shown(`${page}/number`)
    expect(number).toContain('class="problems"')
    expect(number).toContain('value="12"')
    expect(await shown(`${page}/number`)).not.toContain('class="problems"')
    await visitor.sendForm(`${page}/number`, { number: rasa })
    expect(await visitor.sendForm(`${page}/code`, { code: await wrongCode() })).toBe(page)
    expect(await shown(page)).toContain('class="problems"')
    expect(await shown(page)).not.toContain('class="problems"')
    const strong = await begin(smartIdStrongLogIn)
    expect(await visitor.sendForm(strong, {})).toBe(strong)
    expect(await shown(strong)).toContain('class="problems"')
  })

  test('fifty guesses side by side are three guesses', async () => {
    const page = await begin(uogaIdLogIn)
    await visitor.sendForm(`${page}/number`, { number: rasa })
    const code = await lastCode()
    const guesses = Array.from({ length: 50 }, (_, index) => String((Number(code) + 50 - index) % 1_000_000))
    const ends = await Promise.all(
      [...guesses, code].map((guess) => visitor.sendForm(`${page}/code`, { code: guess.padStart(6, '0') })),
    )
    expect(ends.filter((end) => end !== page)).toEqual([])
    const counted = await operator.database.selectFrom('codes').select('wrongGuesses').execute()
    expect(counted).toEqual([{ wrongGuesses: limits.code.attempts }])
  })

  test('a code is good once, for five minutes, and not for another log-in', async () => {
    const page = await begin(uogaIdLogIn)
    await visitor.sendForm(`${page}/number`, { number: rasa })
    const code = await lastCode()
    await operator.advance(limits.code.resendDelay)
    const other = await begin(uogaIdLogIn)
    await visitor.sendForm(`${other}/number`, { number: '634 56789' })
    expect(await sendAndReturn(`${other}/code`, { code })).toBeUndefined()
    await operator.advance(limits.code.life)
    expect(await sendAndReturn(`${page}/code`, { code })).toBeUndefined()
  })

  test('whose number was typed since, the code opens the account that it was sent to', async () => {
    const page = await begin(uogaIdLogIn)
    await visitor.sendForm(`${page}/number`, { number: '634 56789' })
    const jonas = await lastCode()
    await visitor.sendForm(`${page}/number`, { number: rasa })
    expect(await sendAndReturn(`${page}/code`, { code: jonas })).toBeUndefined()
    expect(await sendAndReturn(`${page}/code`, { code: await lastCode() })).toBe(home)
    const held = await operator.database.selectFrom('sessions').select('phoneNumber').execute()
    expect(held).toEqual([{ phoneNumber: '+37061234567' }])
  })

  test('texts come one by one and not without end', async () => {
    const page = await begin(uogaIdLogIn)
    await visitor.sendForm(`${page}/number`, { number: rasa })
    await visitor.sendForm(`${page}/again`, {})
    expect(await texts()).toHaveLength(1)
    for (let sent = 1; sent < limits.code.textsInWindow + 3; sent++) {
      await operator.advance(limits.code.resendDelay)
      await visitor.sendForm(`${page}/again`, {})
    }
    expect(await texts()).toHaveLength(limits.code.textsInWindow)
  })

  test('a stranger who wears codes out keeps the holder from logging in for a minute, not for an hour', async () => {
    const stranger = visitorOf(operator, site, '', '192.0.2.1')
    const page = await begin(uogaIdLogIn, stranger)
    await stranger.sendForm(`${page}/number`, { number: rasa })
    for (let sent = 1; sent <= limits.code.textsInWindow; sent++) {
      for (let guess = 0; guess < limits.code.attempts; guess++)
        await stranger.sendForm(`${page}/code`, { code: await wrongCode() })
      await operator.advance(limits.code.resendDelay)
      await stranger.sendForm(`${page}/again`, {})
    }
    const refused = await (await operator.fetch(new Request(page))).text()
    expect(refused).toContain('Per daug bandymų')
    const holder = visitorOf(operator, site, '', '198.51.100.7')
    await operator.advance(limits.code.textsFromAll.first)
    expect(await logIn(rasa, holder)).toBe(home)
  })

  test('cancelled or too late, it leads back to the log-in page with the reason and the way', async () => {
    const way = `returnPath=${encodeURIComponent('/mano/apzvalga?tab=1')}`
    const page = await begin(uogaIdLogIn)
    expect(await sendAndReturn(`${page}/cancel`, {})).toBe(`${site}/prisijungti?logInError=cancelled&${way}`)
    const late = await begin(smartIdStrongLogIn)
    const callback = await visitor.sendForm(late, { personalCode: '48905150017' })
    await operator.advance(limits.logIn.ticketLife)
    expect(await visitor.open(callback ?? '')).toBe(`${site}/prisijungti?logInError=expired&${way}`)
    const closed = await operator.fetch(new Request(page))
    expect(closed.status).toBe(410)
    expect(await closed.text()).toContain('/prisijungti?logInError=expired')
  })

  test.each(languages)('speaks %s on each page, without script', async (language) => {
    for (const endpoint of [uogaIdLogIn, smartIdStrongLogIn]) {
      const page = await begin(endpoint, visitor, language)
      if (endpoint === uogaIdLogIn) await visitor.sendForm(`${page}/number`, { number: '699 99999' })
      await operator.advance(limits.code.resendDelay)
      const response = await operator.fetch(new Request(page))
      const text = await response.text()
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).not.toMatch(/<script|\son\w+=/)
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    }
  })
})

describe('the strong provider', () => {
  test('names a person, whose account opens strongly', async () => {
    expect(await logInStrongly('48905150017')).toBe(home)
    expect(await status()).toMatchObject({ status: 'signedIn', strong: true })
  })

  test('keeps the number that was current', async () => {
    await logIn('623 45678')
    await logInStrongly('48905150017')
    const held = await operator.database.selectFrom('sessions').select(['phoneNumber', 'strong']).execute()
    expect(held).toEqual([{ phoneNumber: '+37062345678', strong: 1 }])
  })

  test('someone new gets an empty account, the same the second time; a closed account stays closed', async () => {
    await logInStrongly('49911110044')
    await logInStrongly('49911110044')
    expect(
      await operator.database.selectFrom('sessions').select(['partnerId', 'phoneNumber']).execute(),
    ).toEqual([{ partnerId: 'P-49911110044', phoneNumber: null }])
    expect(await logInStrongly('37702020055', visitorOf(operator, site))).toContain('logInError=noAccount')
  })

  test('no one whom it doesn’t know gets in', async () => {
    expect(await logInStrongly('50001010000')).toBeUndefined()
  })
})

describe('the callback', () => {
  const ticketFor = async (who: Visitor) => {
    const callback = await who.sendForm(await begin(smartIdStrongLogIn, who), { personalCode: '48905150017' })
    return callback ?? ''
  }

  test('opens nothing in another browser, so that no one is signed in as someone else', async () => {
    const victim = visitorOf(operator, site)
    await begin(uogaIdLogIn, victim)
    const callback = await ticketFor(visitor)
    expect(await victim.open(callback)).toBe(`${site}/prisijungti?logInError=failed`)
    expect(await status(victim)).toEqual({ status: 'guest' })
    expect(await visitor.open(callback)).toBe(home)
  })

  test.each([
    ['in which it began', true],
    ['in which a log-in was planted', false],
  ])('hands what a guest has ordered to the account in the browser %s: %s', async (_, isBeginners) => {
    const guest = await openGuestSession(operator.database, start)
    const order = { key: 'k1', owner: ownerOf(guest.session), request: 'r', status: 200, body: '{}' }
    const browser = visitorOf(operator, site, guest.cookie)
    const page = await begin(smartIdStrongLogIn, browser)
    await operator.database.insertInto('idempotency').values(order).execute()
    // What is planted brings its own cookie, by which the log-in is found, and not the guest's session.
    if (!isBeginners) await operator.database.updateTable('logIns').set({ session: 'another' }).execute()
    expect(await sendAndReturn(page, { personalCode: '48905150017' }, browser)).toBe(home)
    const { owner } = await operator.database.selectFrom('idempotency').selectAll().executeTakeFirstOrThrow()
    expect(owner === order.owner).toBe(!isBeginners)
    expect(await status(browser)).toMatchObject({ status: 'signedIn' })
  })

  test('opens one session, however often it is called', async () => {
    const callback = await ticketFor(visitor)
    const ends = await Promise.all([1, 2, 3].map(() => visitor.open(callback)))
    expect(ends).toEqual([home, home, home])
    expect(await operator.database.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    await callEndpoint(logout, {}, options(visitor))
    await visitor.open(callback)
    expect(await status()).toEqual({ status: 'guest' })
  })

  test('of two log-ins begun in two tabs both end', async () => {
    const [first, second] = [await begin(smartIdStrongLogIn), await begin(smartIdStrongLogIn)]
    expect(await sendAndReturn(first, { personalCode: '48905150017' })).toBe(home)
    expect(await sendAndReturn(second, { personalCode: '48905150017' })).toBe(home)
  })

  test.each(['', 'none', '%00'])('with the ticket %j leads to the log-in page', async (ticket) => {
    expect(await visitor.open(`${site}/api/v1/log-in/callback?ticket=${ticket}`)).toBe(
      `${site}/prisijungti?logInError=failed`,
    )
  })

  test('no one can begin one that leads elsewhere', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/x#//y',
      'javascript:1',
    ])
      for (const wrong of [{ returnPath: path }, { logInPath: path }]) {
        const request = { language: 'lt', returnPath: '/a', logInPath: '/b', ...wrong } as const
        expect(await callEndpoint(uogaIdLogIn, request, options(visitor))).toMatchObject({ kind: 'unknown' })
      }
  })
})

describe('a session', () => {
  test('has another id after each log-in; the one before is dead', async () => {
    const planted = await signIn(operator.database, start, { phoneNumber: numberOf('634 56789') })
    const who = visitorOf(operator, site, planted)
    await logIn(rasa, who)
    expect(await status(visitorOf(operator, site, planted))).toEqual({ status: 'guest' })
    expect(await status(who)).toMatchObject({ status: 'signedIn' })
  })

  test('is over after log-out, also for who kept the cookie', async () => {
    const cookie = await signIn(operator.database, start, { phoneNumber: numberOf(rasa) })
    const [thief, owner] = [visitorOf(operator, site, cookie), visitorOf(operator, site, cookie)]
    expect(await status(thief)).toMatchObject({ status: 'signedIn' })
    await callEndpoint(logout, {}, options(owner))
    expect(await status(thief)).toEqual({ status: 'guest' })
    expect(await callEndpoint(logout, {}, options(owner))).toMatchObject({ value: { status: 'guest' } })
  })

  test('continues while it is used, ends half an hour after, and after twelve hours at the latest', async () => {
    await logIn()
    for (let used = 0; used < 23; used++) {
      await operator.advance(limits.session.idle - 1)
      expect(await use()).toMatchObject({ status: 'signedIn', expiresInSeconds: limits.session.idle / 1000 })
    }
    await operator.advance(limits.session.idle)
    expect(await status()).toEqual({ status: 'guest' })
    await operator.advance(limits.code.window)
    await logIn()
    for (let elapsed = 0; elapsed < limits.session.longest; elapsed += limits.session.idle / 2) {
      const isLast = elapsed + limits.session.idle >= limits.session.longest
      expect(await use()).toMatchObject({ status: 'signedIn', prolongable: !isLast })
      await operator.advance(limits.session.idle / 2)
    }
    expect(await status()).toEqual({ status: 'guest' })
  })

  test('doesn’t continue for being asked about', async () => {
    await logIn()
    await operator.advance(limits.session.idle - 60_000)
    for (const endpoint of [authorizationStatus, sessions]) await callEndpoint(endpoint, {}, options(visitor))
    expect(await status()).toMatchObject({ status: 'signedIn', expiresInSeconds: 60 })
    expect(await use()).toMatchObject({ expiresInSeconds: limits.session.idle / 1000 })
  })

  test('is one of its account’s, with the device that logged in; all of them end at once', async () => {
    const phone = visitorOf(operator, site, await signInOn('Firefox, Android', 0))
    await operator.advance(60_000)
    const desk = visitorOf(operator, site, await signInOn(null, 60_000))
    await signIn(operator.database, start, { phoneNumber: numberOf('634 56789') })
    const asked = await callEndpoint(sessions, {}, options(desk))
    expect(asked).toMatchObject({
      value: {
        sessions: [
          { device: null, current: true, startedAt: start + 60_000 },
          { device: 'Firefox, Android', current: false, startedAt: start },
        ],
      },
    })
    await callEndpoint(logoutEverywhere, {}, options(desk))
    for (const who of [phone, desk]) expect(await status(who)).toEqual({ status: 'guest' })
    expect(await callEndpoint(sessions, {}, options(desk))).toMatchObject({ value: { sessions: [] } })
  })

  test('is strong for a quarter of an hour after the log-in that proved who it is', async () => {
    const who = visitorOf(
      operator,
      site,
      await signIn(operator.database, start, { phoneNumber: numberOf(rasa), strong: true }),
    )
    await operator.advance(limits.session.strongFor - 1)
    expect(await status(who)).toMatchObject({ strong: true })
    await operator.advance(1)
    expect(await status(who)).toMatchObject({ status: 'signedIn', strong: false })
  })

  test('has a cookie that no script reads and that goes nowhere else', async () => {
    const cookie = await signIn(operator.database, start, { phoneNumber: numberOf(rasa) })
    expect(cookie).toMatch(/^__Host-Http-session=\w{26}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })
})
