import { expect, test, vi } from 'vitest'
import { health } from './health.ts'
import { beginLogIn, callBack, endAtSite, findLogIn, sendCode, takeCode, wayBackFrom } from './log-in.ts'
import { testOperator } from './operator.fixture.ts'
import { minutes, newReference } from './operator.ts'
import { addCustomer } from './people.ts'
import { findSession, isSignedIn } from './sessions.ts'

function begunLogIn() {
  const tested = testOperator()
  const { operator } = tested
  const { phoneNumber, accountId } = addCustomer(operator)
  const request = { language: 'lt', returnPath: '/mano', logInPath: '/prisijungti' }
  const { answer, cookie } = beginLogIn(operator, request, undefined)
  const id = answer.redirectUrl.split('/').at(-1) ?? ''
  const read = () => {
    const logIn = findLogIn(operator, id)
    if (!logIn) throw new Error('There is no such log-in.')
    return logIn
  }
  return {
    ...tested,
    phoneNumber,
    accountId,
    id,
    browser: cookie.split(';')[0],
    send: (number = phoneNumber) => sendCode(operator, read(), number),
    take: (code: string) => takeCode(operator, read(), code),
    ticket: () => new URL(endAtSite(operator, read(), 'confirmed')).searchParams.get('ticket') ?? '',
  }
}

test('the code of the text signs in, in the browser that began and once', () => {
  const { operator, accountId, browser, send, take, lastCode, ticket } = begunLogIn()
  send()
  expect(take(lastCode())).toBe(true)
  const good = ticket()
  expect(callBack(operator, good, undefined)).toEqual({
    location: '/prisijungti?logInError=failed&returnPath=%2Fmano',
    cookies: [],
  })
  const { location, cookies } = callBack(operator, good, browser)
  expect(location).toBe('/mano')
  const session = findSession(operator, cookies[0]?.split(';')[0])
  expect(isSignedIn(session) && session.account_id).toBe(accountId)
  expect(callBack(operator, good, browser).cookies).toEqual([])
})

test('a code has three tries, and a second text has to wait', () => {
  const { send, take, lastCode, texts, pass } = begunLogIn()
  send()
  send()
  expect(texts).toHaveLength(1)
  for (const wrong of ['', '12', 'abcdef']) expect(take(wrong)).toBe(false)
  expect(take(lastCode())).toBe(false)
  pass(minutes)
  send()
  expect(texts).toHaveLength(2)
})

test('a number without an account gets no text and no code', () => {
  const { send, take, texts } = begunLogIn()
  send('+37069999999')
  expect(texts).toEqual([])
  expect(take('000000')).toBe(false)
})

test('a log-in that was confirmed takes no other number', () => {
  const { send, take, lastCode, ticket } = begunLogIn()
  send()
  take(lastCode())
  ticket()
  expect(() => send('+37069999999')).toThrow('There is no such log-in.')
})

test('an unknown ticket leads to the site, and opens nothing', () => {
  expect(callBack(testOperator().operator, newReference(), undefined)).toEqual({ location: '/', cookies: [] })
})

test('a ticket is good for a minute: then the log-in page says so, and no session is opened', () => {
  const { operator, browser, send, take, lastCode, ticket, pass } = begunLogIn()
  send()
  take(lastCode())
  const late = ticket()
  pass(minutes)
  const { location, cookies } = callBack(operator, late, browser)
  expect(location).toBe('/prisijungti?logInError=expired&returnPath=%2Fmano')
  expect(cookies).toHaveLength(1)
})

test('a page of a log-in whose time is up leads back to the log-in page, and one that never was to the site', () => {
  const { operator, id, pass } = begunLogIn()
  pass(10 * minutes)
  expect(findLogIn(operator, id)).toBeUndefined()
  expect(wayBackFrom(operator, id)).toBe(
    'https://site.example/prisijungti?logInError=expired&returnPath=%2Fmano',
  )
  expect(wayBackFrom(operator, newReference())).toBe('https://site.example/')
})

test('a text that can’t be sent is said of the texts, until one is sent again', () => {
  const { operator, send, pass } = begunLogIn()
  const partOfTexts = () => health(operator).parts.find(({ part }) => part === 'texts')?.status
  const { sendText } = operator
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  operator.sendText = () => {
    throw new Error('the gateway is down')
  }
  send()
  expect(partOfTexts()).toBe('down')
  logged.mockRestore()
  operator.sendText = sendText
  pass(minutes)
  send()
  expect(partOfTexts()).toBe('ok')
})
