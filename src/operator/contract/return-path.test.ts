import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ambiguousReturnPaths } from '../../lib/return-path.fixture.ts'
import {
  RedirectUrl,
  ReturnPath,
  ReturnPathWithFragment,
  SitePath,
  SitePathWithFragment,
} from './return-path.ts'

const schemas = { ReturnPath, ReturnPathWithFragment, SitePath, SitePathWithFragment }

describe.each(Object.entries(schemas))('%s', (name, schema) => {
  test.each(['/', '/mano/apzvalga', '/en/mano/overview/', '/planai/uoga-15.gb', '/...', '/.a/b..'])(
    'takes %s',
    (path) => expect(v.is(schema, path)).toBe(true),
  )

  test.each([
    '/.',
    '/..',
    '/./mano',
    '/../mano',
    '/mano/.',
    '/mano/..',
    '/mano/../api',
    '/mano//x',
    '/mano//',
    '/..//evil.example',
    '/m%65dia/x',
    '/ap%69/v1',
  ])('refuses %s', (path) => {
    for (const end of ['', '?a=1', '#a', '?a=1#a']) expect(v.is(schema, path + end)).toBe(false)
  })

  test.each(ambiguousReturnPaths)('refuses %j', (path) => expect(v.is(schema, path)).toBe(false))

  test('takes nothing that any server could read as another path', () => {
    const pieces = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%61',
      '\\',
      '?',
      '#',
      '@',
      ':',
      'a',
      'evil.example',
    )
    const path = fc.array(pieces, { maxLength: 9 }).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(path, (value) => {
        if (!v.is(schema, value)) return
        const { origin, pathname, search, hash } = new URL(value, 'https://uoga.example')
        expect(origin).toBe('https://uoga.example')
        expect(pathname).not.toContain('//')
        // A browser shortens nothing of it.
        expect(pathname + search + hash).toBe(value.replace(/[?#]+$|\?(?=#)/g, ''))
      }),
      { numRuns: 3000 },
    )
  })

  test(`${name} is checked in time that grows with its length`, () => {
    const started = performance.now()
    v.is(schema, `/${'a/'.repeat(150_000)}!`)
    v.is(schema, `/${'.'.repeat(300_000)}!`)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('a provider’s page', () => {
  afterEach(() => vi.unstubAllGlobals())
  const openAt = (hostname: string) => vi.stubGlobal('location', { hostname })

  test.each(['https://pay.example/1', 'https://pay.example:8443/1?a=b#c'])('%s is one everywhere', (url) => {
    openAt('uoga.example')
    expect(v.is(RedirectUrl, url)).toBe(true)
  })

  test.each(['http://127.0.0.1:4322/acquirer/1', 'http://localhost:4322/acquirer/1'])(
    '%s is one where the site is open on this machine, and on the live site it is none',
    (url) => {
      openAt('127.0.0.1')
      expect(v.is(RedirectUrl, url)).toBe(true)
      openAt('localhost')
      expect(v.is(RedirectUrl, url)).toBe(true)
      openAt('uoga.example')
      expect(v.is(RedirectUrl, url)).toBe(false)
    },
  )
})
