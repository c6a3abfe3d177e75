import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeAddress } from './address.ts'

test.each([
  '/',
  '/mano/apzvalga',
  '/en/plans?data=10&sms=0#plans',
  '#faq',
  'https://www.rrt.lt/vartotojams',
  'https://kavinė.example/',
  'mailto:labas@uoga.example',
  'mailto:labas@uoga.example?subject=Labas',
  'tel:+37060000000',
  'tel:1595',
])('%s may be in a link', (address) => {
  expect(isSafeAddress(address)).toBe(true)
})

test.each([
  '',
  '#',
  'plans',
  './plans',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://uoga.example/1',
  'file:///etc/passwd',
  'view-source:https://uoga.example',
  'http://uoga.example',
  'ftp://uoga.example',
  '//other.example',
  '///other.example',
  '/\\other.example',
  '\\\\other.example',
  '/\t/other.example',
  'https:other.example',
  'https:///',
  'https:\\\\other.example',
  'https://uoga.example@other.example',
  'https://uoga.example:x@other.example',
  'https://uoga.example" onclick="alert(1)',
  '/plans" onclick="alert(1)',
  '/plans\u2028x',
  '#"><script>',
  'mailto:javascript:alert(1)',
  'mailto:',
  'tel:javascript:alert(1)',
])('%j may not', (address) => {
  expect(isSafeAddress(address)).toBe(false)
})

test('a browser takes a safe address for this site, https, mail or phone, whatever it is written with', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    ':',
    '#',
    '?',
    '@',
    '.',
    ' ',
    '\t',
    '\n',
    '\0',
    '&#106;',
    'javascript',
    'https',
    'data',
    'other.example',
    'JAVA',
    'a',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (address) => {
        if (!isSafeAddress(address)) return
        const url = new URL(address, 'https://uoga.example/planai')
        expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (/^[/#]/.test(address)) expect(url.origin).toBe('https://uoga.example')
      },
    ),
    { numRuns: 5_000 },
  )
})
