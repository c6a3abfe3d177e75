import { expect, test } from 'vitest'
import { newestFirst, withTime } from './notice.ts'
import { standingOf } from './standing.ts'

const at = Date.UTC(2026, 0, 15, 10)
const failed = { kind: 'unavailable', reference: '7K3M9QXW2RTA' } as const
const ready = (at: number) => ({ name: 'ready', value: 1, at }) as const

test('figures are of when the oldest of them is, and stale when one could not be asked again', () => {
  expect(standingOf([{ name: 'loading' }])).toEqual({ at: undefined, failed: undefined, isAsking: false })
  expect(standingOf([ready(2), ready(1), { name: 'loading' }])).toEqual({
    at: 1,
    failed: undefined,
    isAsking: false,
  })
  expect(standingOf([ready(2), { ...ready(3), failed }])).toEqual({ at: 2, failed, isAsking: false })
  expect(standingOf([ready(2), { ...ready(3), failed, isAsking: true }])).toEqual({
    at: 2,
    failed,
    isAsking: true,
  })
  // Nothing of it is shown: its own place says so.
  expect(standingOf([ready(2), { name: 'failed', failed }])).toEqual({
    at: 2,
    failed: undefined,
    isAsking: false,
  })
})

test('today’s figures are reported by the time alone, in Vilnius', () => {
  const told = (now: number) => withTime('Nėra ryšio', 'Atnaujinta {time}', at, now, 'lt')
  expect(told(Date.UTC(2026, 0, 15, 21, 59))).toBe('Nėra ryšio. Atnaujinta 12:00')
  expect(told(Date.UTC(2026, 0, 15, 22))).toBe('Nėra ryšio. Atnaujinta 2026-\u206001-\u206015\u00a012:00')
  expect(withTime('Nėra ryšio', 'Atnaujinta {time}', undefined, at, 'lt')).toBe('Nėra ryšio')
})

test('the newest is first', () => {
  const notice = (kind: string, activationDate: number) =>
    ({ kind, activationDate, type: 'info', title: kind, text: null }) as const
  const kinds = newestFirst([notice('a', 1), notice('b', 3), notice('c', 2)]).map(({ kind }) => kind)
  expect(kinds).toEqual(['b', 'c', 'a'])
})
