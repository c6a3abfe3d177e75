import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { closedNow, isSwitches, type Role, type Scope, type Switches, wayOut } from './maintenance.ts'

const at = (serverTime: string, window: Partial<Switches['maintenance']> = {}): Switches => ({
  serverTime,
  maintenance: { activateMaintenanceMode: true, activateFor: 'selfService', ...window },
})

/** A time on the clocks of Vilnius as an ISO instant. */
const vilnius = (time: string) =>
  Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Vilnius').toInstant().toString()
const later = (instant: string, milliseconds: number) =>
  Temporal.Instant.from(instant).add({ milliseconds }).toString()

describe.each([
  ['an ordinary night', '2026-01-15T01:00', '2026-01-15T05:00'],
  ['the night that loses an hour', '2026-03-29T02:30', '2026-03-29T04:30'],
  ['the night that has an hour twice', '2026-10-25T02:30', '2026-10-25T04:30'],
])('on %s', (_, from, to) => {
  const [activateFrom, activateTo] = [vilnius(from), vilnius(to)]
  test.each([
    [-1, undefined],
    [0, 'selfService'],
  ] as const)('%d ms from the start: %s', (milliseconds, closed) => {
    expect(closedNow(at(later(activateFrom, milliseconds), { activateFrom, activateTo }))).toBe(closed)
  })
  test.each([
    [-1, 'selfService'],
    [0, undefined],
  ] as const)('%d ms from the end: %s', (milliseconds, closed) => {
    expect(closedNow(at(later(activateTo, milliseconds), { activateFrom, activateTo }))).toBe(closed)
  })
})

test('an unset start is no start, an unset end no end', () => {
  const [early, middle, late] = ['1970-01-01T00:00:00Z', '2026-06-01T00:00:00Z', '2999-01-01T00:00:00Z']
  expect(closedNow(at(early))).toBe('selfService')
  expect(closedNow(at(late))).toBe('selfService')
  expect(closedNow(at(early, { activateTo: middle }))).toBe('selfService')
  expect(closedNow(at(late, { activateTo: middle }))).toBeUndefined()
  expect(closedNow(at(early, { activateFrom: middle }))).toBeUndefined()
  expect(closedNow(at(late, { activateFrom: middle }))).toBe('selfService')
})

test('with the flag off nothing is closed', () => {
  expect(closedNow(at('2026-06-01T00:00:00Z', { activateMaintenanceMode: false }))).toBeUndefined()
})

test.each(['selfService', 'allPages'] as const)(
  'an order page is closed (%s) to who comes to it, not to who is there',
  (closed) => {
    expect(wayOut('ordering', closed, true)).toBe(closed)
    expect(wayOut('ordering', closed, false)).toBeUndefined()
    expect(wayOut('ordering', undefined, true)).toBeUndefined()
  },
)

const ways: [Role, Scope | undefined, Scope | 'back' | undefined][] = [
  ['open', undefined, undefined],
  ['open', 'selfService', undefined],
  ['open', 'allPages', 'allPages'],
  ['selfService', undefined, undefined],
  ['selfService', 'selfService', 'selfService'],
  ['selfService', 'allPages', 'allPages'],
  ['paying', 'selfService', undefined],
  ['paying', 'allPages', undefined],
  ['maintenanceOfAllPages', 'allPages', undefined],
  ['maintenanceOfAllPages', 'selfService', 'back'],
  ['maintenanceOfAllPages', undefined, 'back'],
  ['maintenanceOfSelfService', 'selfService', undefined],
  ['maintenanceOfSelfService', 'allPages', 'allPages'],
  ['maintenanceOfSelfService', undefined, 'back'],
]
test.each(ways)('%s, closed: %s → %s', (role, closed, way) => expect(wayOut(role, closed)).toBe(way))

test.each([
  null,
  [],
  {},
  { serverTime: 'now', maintenance: { activateMaintenanceMode: true, activateFor: 'allPages' } },
  { serverTime: '2026-01-15T10:00:00Z', maintenance: {} },
  {
    serverTime: '2026-01-15T10:00:00Z',
    maintenance: { activateMaintenanceMode: 'true', activateFor: 'allPages' },
  },
  {
    serverTime: '2026-01-15T10:00:00Z',
    maintenance: { activateMaintenanceMode: true, activateFor: 'everything' },
  },
  {
    serverTime: '2026-01-15T10:00:00Z',
    maintenance: { activateMaintenanceMode: true, activateFor: 'allPages', activateTo: 'later' },
  },
])('%j closes nothing: it is no answer', (value) => expect(isSwitches(value)).toBe(false))
