import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPathFrom } from './return-path.ts'

test.each([
  '/mano/apzvalga',
  '/en/mano/overview?step=2',
  '/saskaitos-papildymas?a=%2F%2Fb#suma',
  '/',
  '/ru/voiti?redirectUrl=%2Fmano%2Fapzvalga',
])('%s is a way back', (path) => expect(returnPathFrom(path)).toBe(path))

test.each([
  null,
  undefined,
  '',
  ' ',
  'mano/apzvalga',
  '?redirectUrl=/',
  '#fragment',
  './x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  ' /mano',
  '/ma no',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/mano/..//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  '/%00',
  'https://evil.example',
  'HTTPS://evil.example/mano',
  'https:evil.example',
  'http:/evil.example',
  'https://uoga.example@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  '/api/v1/logout',
  '/API/v1/logout',
  '/mano/../api/v1/logout',
  '/media/picture.svg',
  '/switches',
  `/${'a'.repeat(2000)}`,
])('%j is no way back', (value) => expect(returnPathFrom(value)).toBeUndefined())

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
      'a',
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
      },
    ),
    { numRuns: 3000 },
  )
})
