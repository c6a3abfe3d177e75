import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hostileReturnPaths } from '../../src/lib/return-path.fixture.ts'
import { SitePath } from '../../src/operator/contract/return-path.ts'
import { originsOf, returnUrl, returnUrlWith } from './origins.ts'

test('on one machine the site has two names, elsewhere one', () => {
  expect(originsOf('http://127.0.0.1:4321')).toEqual(['http://127.0.0.1:4321', 'http://localhost:4321'])
  expect(originsOf('http://localhost:4321/')).toEqual(['http://127.0.0.1:4321', 'http://localhost:4321'])
  expect(originsOf('https://uoga.example/x')).toEqual(['https://uoga.example'])
})

const site = 'https://uoga.example'

test('a path leads back to the site, with what is added', () => {
  expect(returnUrl(site, '/en/login', { logInError: 'failed' })).toBe(
    'https://uoga.example/en/login?logInError=failed',
  )
})

test('a reference goes in the fragment, before what the path has there', () => {
  const to = (path: string) => returnUrlWith(site, path, { paymentReference: 'A-1' })
  expect(to('/en/waiting')).toBe('https://uoga.example/en/waiting#paymentReference=A-1')
  expect(to('/en/waiting#kept=e30')).toBe('https://uoga.example/en/waiting#paymentReference=A-1&kept=e30')
  expect(() => to('//evil.example')).toThrow(RangeError)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
])('%s leads nowhere', (path) => {
  expect(() => returnUrl(site, path, {})).toThrow(RangeError)
})

test.each(hostileReturnPaths)(
  'a log-in with %j to return to is refused, or ends on the site as it is',
  (path) => {
    if (v.is(SitePath, path)) expect(returnUrl(site, path, {})).toBe(site + path)
  },
)

test('most of them are refused', () => {
  expect(hostileReturnPaths.length).toBeGreaterThanOrEqual(50)
  expect(hostileReturnPaths.filter((path) => v.is(SitePath, path)).length).toBeLessThan(10)
})
