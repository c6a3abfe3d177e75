import { afterEach, expect, test } from 'vitest'
import { $consentChoice } from '../../data-layer/consent.state.ts'
import { nothing } from '../../data-layer/consent.ts'
import { forgetRefused } from './forget-refused.ts'

const here = location.pathname

function keep(name: string, path = '/') {
  // biome-ignore lint/suspicious/noDocumentCookie: as providers do.
  document.cookie = `${name}=1; Path=${path}; Max-Age=600`
}
const cookies = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .filter((name) => name?.startsWith('_') || name === 'chat')
    .sort()

afterEach(() => {
  $consentChoice.set(nothing)
  forgetRefused({ C0003: ['chat', '_hj*'] })
  localStorage.clear()
  sessionStorage.clear()
})

test('cookies and storage keys of refused categories go, on each path; those of allowed ones and our own stay', () => {
  for (const name of ['_ga', '_ga_1A', '_fbp', 'chat']) keep(name)
  keep('_gid', here)
  localStorage.setItem('chat', '1')
  localStorage.setItem('_fbp', '1')
  localStorage.setItem('app:v1:consent', '{}')
  sessionStorage.setItem('_hjTab', '1')
  $consentChoice.set({ C0002: false, C0003: false, C0004: true })
  forgetRefused({ C0003: ['chat', '_hj*'], C0004: ['_fbp'] })
  expect(cookies()).toEqual(['_fbp'])
  // Other files' tests share the storage of this origin: only this one's keys are looked at.
  const kept = (storage: Storage) =>
    ['chat', '_fbp', '_hjTab', 'app:v1:consent'].filter((key) => storage.getItem(key))
  expect(kept(localStorage)).toEqual(['_fbp', 'app:v1:consent'])
  expect(kept(sessionStorage)).toEqual([])
})

test('one that is kept by site goes too, and the one of its name beside it', () => {
  keep('_fbp')
  keep('_fbp', '/; SameSite=None; Secure; Partitioned')
  expect(cookies()).toEqual(['_fbp', '_fbp'])
  $consentChoice.set(nothing)
  forgetRefused(undefined)
  expect(cookies()).toEqual([])
})

test('where nothing is chosen any more, everything optional goes', () => {
  keep('_ga')
  keep('_fbp')
  $consentChoice.set(undefined)
  forgetRefused(undefined)
  expect(cookies()).toEqual([])
})
