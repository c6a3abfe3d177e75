import { expect, test } from 'vitest'
import { domainsOf, isNamed, namesOf, pathsOf } from './kept-by-providers.ts'

test.each([
  ['_ga', true],
  ['_ga_1ABC', true],
  ['_gid', true],
  ['_gat_gtag_1', true],
  ['poll', true],
  ['_fbp', false],
  ['my_ga', false],
  ['pollen', false],
  ['app:v1:consent', false],
  ['__Host-Http-session', false],
])('of the analytics category, with a list that names “poll” and too much, %s goes: %s', (name, goes) => {
  expect(isNamed(name, namesOf(['C0002'], { C0002: ['poll', 'app:*', '__Host*'] }))).toBe(goes)
})

test('without the list the cookies of the usual tags go, of the refused categories alone', () => {
  expect(isNamed('_fbp', namesOf(['C0004'], undefined))).toBe(true)
  expect(isNamed('_gcl_au', namesOf(['C0004'], undefined))).toBe(true)
  expect(isNamed('_ga', namesOf(['C0003', 'C0004'], undefined))).toBe(false)
})

test.each([
  ['www.uoga.lt', ['www.uoga.lt', 'uoga.lt']],
  ['uoga.lt', ['uoga.lt']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('a cookie of %s may be of %j', (hostname, domains) => {
  expect(domainsOf(hostname)).toEqual(domains)
})

test('a cookie may be of the page’s path and of each folder above it, with a slash and without', () => {
  expect(pathsOf('/')).toEqual(['/'])
  expect(pathsOf('/en/plans')).toEqual(['/', '/en', '/en/', '/en/plans', '/en/plans/'])
})
