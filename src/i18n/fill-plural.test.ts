import { expect, test } from 'vitest'
import { fillPlural, inForm } from './fill-plural.ts'
import type { Language } from './language.ts'

const texts: Record<Language, string> = {
  lt: '{count, plural, one {Rasta # eilutė} few {Rastos # eilutės} other {Rasta # eilučių}}.',
  en: '{count, plural, one {# line} other {# lines}} found.',
  ru: '{count, plural, one {Найдена # строка} few {Найдены # строки} many {Найдено # строк} other {Найдено # строки}}.',
}

test.each<[Language, number, string]>([
  ['lt', 1, 'Rasta 1 eilutė.'],
  ['lt', 21, 'Rasta 21 eilutė.'],
  ['lt', 2, 'Rastos 2 eilutės.'],
  ['lt', 10, 'Rasta 10 eilučių.'],
  ['lt', 11, 'Rasta 11 eilučių.'],
  ['lt', 112, 'Rasta 112 eilučių.'],
  ['en', 1, '1 line found.'],
  ['en', 21, '21 lines found.'],
  ['ru', 1, 'Найдена 1 строка.'],
  ['ru', 21, 'Найдена 21 строка.'],
  ['ru', 22, 'Найдены 22 строки.'],
  ['ru', 5, 'Найдено 5 строк.'],
  ['ru', 12, 'Найдено 12 строк.'],
])('%s, %i: %s', (language, count, expected) => {
  expect(fillPlural(texts[language], { count }, language)).toBe(expected)
})

test('other placeholders are filled too', () => {
  const text = '{price}, {days, plural, one {next working day} other {within # working days}}'
  expect(fillPlural(text, { price: '2,00 EUR', days: 1 }, 'en')).toBe('2,00 EUR, next working day')
})

test('a text in one form keeps the place of its number', () => {
  expect(inForm(texts.lt, 'few')).toBe('Rastos # eilutės.')
  expect(inForm(texts.en, 'few')).toBe('# lines found.')
})

test('a form that the text lacks is its other one', () => {
  expect(fillPlural('{n, plural, other {# SMS}}', { n: 2 }, 'ru')).toBe('2 SMS')
})

test('a text without plurals is filled as any other', () => {
  expect(fillPlural('Found: {count}', { count: 3 }, 'en')).toBe('Found: 3')
})
