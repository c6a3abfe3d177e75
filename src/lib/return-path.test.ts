import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileReturnPaths } from './return-path.fixture.ts'
import { returnPathFrom } from './return-path.ts'

test.each([
  '/mano/apzvalga',
  '/en/mano/overview?step=2',
  '/saskaitos-papildymas?a=%2F%2Fb#suma',
  '/',
  '/ru/voiti?redirectUrl=%2Fmano%2Fapzvalga',
])('%s is a way back', (path) => expect(returnPathFrom(path)).toBe(path))

test.each([null, undefined, ...hostileReturnPaths])('%j is no way back', (value) =>
  expect(returnPathFrom(value)).toBeUndefined(),
)

test('an address of 2000 characters is the longest', () => {
  const longest = `/${'a'.repeat(1999)}`
  expect(returnPathFrom(longest)).toBe(longest)
})

test('whatever comes out stays on the site it is followed on', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '%2e',
      '%61',
      '%2561',
      '%c3',
      'a',
      'pi',
      'api',
      'm%65dia',
      'evil.example',
      'https:',
    ),
    { maxLength: 9 },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => parts.join('')),
        fc.string(),
      ),
      (value) => {
        const path = returnPathFrom(value)
        if (path === undefined) return
        expect(new URL(path, 'https://uoga.example').origin).toBe('https://uoga.example')
        expect(path).toMatch(/^\/(?![/\\])/)
        const read = decodeURIComponent(path.replace(/[?#].*$/s, ''))
        expect(read).not.toMatch(/\/\/|%|\/\.{1,2}(?:\/|$)|^\/(?:api|media)(?:\/|$)/i)
      },
    ),
    { numRuns: 3000 },
  )
})

test('what came out comes out again', () => {
  const way = fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => {
    const { pathname, search, hash } = new URL(url)
    return pathname + search + hash
  })
  fc.assert(
    fc.property(way, (value) => {
      const path = returnPathFrom(value)
      if (path !== undefined) expect(returnPathFrom(path)).toBe(path)
    }),
  )
})
