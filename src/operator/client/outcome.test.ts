import { expect, test } from 'vitest'
import { missingPhoneNumberHeader } from '../contract/headers.ts'
import { isRefusal, mayBeDone, type Outcome, receive } from './outcome.ts'

const reference = 'R'
const now = Date.UTC(2026, 0, 15, 10)
const reply = (status: number, headers: Record<string, string> = {}, text = '{"a":1}') =>
  receive({ kind: 'reply', status, headers: new Headers(headers), text }, reference, now)

test.each([
  ['noConnection', true],
  ['timeLimit', true],
  ['serverError', true],
  ['malformedAnswer', true],
  ['refused', false],
  ['unmappedCode', false],
  ['partNotLoaded', false],
] as const)('a write that ended with %s may have been done all the same: %s', (reason, isPossible) => {
  expect(mayBeDone({ kind: 'unknown', reason, reference })).toBe(isPossible)
})

test('what was turned away before it was heard was not done', () => {
  expect(mayBeDone({ kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds: 1, reference })).toBe(
    false,
  )
  expect(mayBeDone({ kind: 'unauthorized', reference })).toBe(false)
  expect(mayBeDone({ kind: 'unavailable', reference })).toBe(false)
})

test.each<[Outcome<number>, boolean]>([
  [{ kind: 'failure', code: 'X', reference }, true],
  [{ kind: 'unknown', reason: 'unmappedCode', reference }, true],
  [{ kind: 'unknown', reason: 'refused', reference }, false],
  [{ kind: 'unauthorized', reference }, false],
  [{ kind: 'answer', value: 1, reference }, false],
])('the operator itself refused with %o: %s', (outcome, isRefused) => {
  expect(isRefusal(outcome)).toBe(isRefused)
})

test.each([
  [199, 'unknown'],
  [200, 'received'],
  [299, 'received'],
  [300, 'unknown'],
  [302, 'unknown'],
])('only statuses from 200 to 299 are answers: %i is %s', (status, kind) => {
  expect(reply(status).kind).toBe(kind)
})

test.each([
  ['application/json', { a: 1 }],
  ['Application/JSON; charset=utf-8', { a: 1 }],
  ['application/problem+json', { a: 1 }],
  ['application/graphql-response+json', { a: 1 }],
  ['text/html', undefined],
  ['text/html application/json', undefined],
  ['application/jsonp', undefined],
])('what is sent as %s is read as %j', (type, json) => {
  expect(reply(200, { 'Content-Type': type })).toMatchObject({ kind: 'received', json })
})

test('a text that is no JSON, and one of no type, is nothing', () => {
  expect(reply(200, { 'Content-Type': 'application/json' }, '<html>')).toHaveProperty('json', undefined)
  expect(reply(200)).toHaveProperty('json', undefined)
})

test.each([
  ['0', 0],
  ['30', 30],
  ['999999', 999_999],
  [new Date(now + 45_001).toUTCString(), 45],
  [new Date(now - 60_000).toUTCString(), 0],
  ['soon', undefined],
  ['in 30', undefined],
  ['30 s', undefined],
])('a pause asked for as %j is %s seconds', (retryAfter, retryAfterInSeconds) => {
  expect(reply(429, { 'Retry-After': retryAfter })).toMatchObject({
    reason: 'tooManyRequests',
    retryAfterInSeconds,
  })
})

test('a missing number counts only with 403', () => {
  const headers = { [missingPhoneNumberHeader]: '+37061234567' }
  expect(reply(500, headers)).toMatchObject({ kind: 'unknown', reason: 'serverError' })
  expect(reply(429)).toMatchObject({ reason: 'tooManyRequests', retryAfterInSeconds: undefined })
})
