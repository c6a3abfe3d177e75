import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { contradictions, repeatedFacts, unknownAmounts } from './facts.ts'

const told = (language: Language, text: string) =>
  contradictions([{ id: 'x', field: 'value', words: { [language]: text } }]).map(({ fact, found }) => [
    fact,
    found,
  ])

test.each<[Language, string, string, string]>([
  ['lt', 'UAB „Uoga“, įmonės kodas 300000001', 'company code', '300000001'],
  ['en', 'VAT code LT100000000001', 'VAT code', 'LT100000000001'],
  ['ru', 'Uogų g. 2, Вильнюс', 'address', 'Uogų g. 2'],
  ['lt', 'Skambink +370 600 01809', 'full phone number', '+370 600 01809'],
  ['lt', 'Paskambink 1818', 'short phone number', '1818'],
  ['en', 'Call 1809', 'short phone number', '1809'],
  ['ru', 'Позвоните на 1806', 'short phone number', '1806'],
  ['en', 'Write to help@uoga.example', 'email', 'help@uoga.example'],
  ['lt', 'Likutis galioja 90 dienų', 'validity of a balance, days', '90'],
  ['en', 'Your balance is valid for 90 days', 'validity of a balance, days', '90'],
  ['ru', 'Баланс действует 90 дней', 'validity of a balance, days', '90'],
  ['lt', 'Į skundą atsakysime per 30 dienų', 'answer to a complaint, days', '30'],
  ['en', 'We answer complaints within 30 days', 'answer to a complaint, days', '30'],
  ['ru', 'На жалобу ответим через 30 дней', 'answer to a complaint, days', '30'],
  ['en', 'You can withdraw within 30 days', 'withdrawal from a contract, days', '30'],
  ['lt', 'Per 30 dienų gali atsisakyti sutarties', 'withdrawal from a contract, days', '30'],
  ['en', 'Night-time data (00–06)', 'night', '00–06'],
  ['lt', 'Tau dar nėra 16 metų', 'age of own activation, years', '16'],
  ['en', 'Dial *109#', 'code of the balance', '109'],
  ['en', 'The bank keeps the card number.', 'who keeps cards', 'bank'],
])('%s: “%s” contradicts: %s', (language, text, fact, found) => {
  expect(told(language, text)).toEqual([[fact, found]])
})

test.each<[Language, string]>([
  ['lt', 'Paskambink\u00a01808, gyvas žmogus atsilieps'],
  ['lt', 'Pavyzdžiui, Uogų g. 1-2'],
  ['lt', 'Pagalbos numeriu 112 gali skambinti'],
  ['en', 'For example, +370 612 34567'],
  ['en', 'Our payment company keeps your card details.'],
  ['ru', 'Данные карты хранит платёжная компания.'],
  ['ru', 'imya@pochta.lt'],
])('%s: “%s” contradicts nothing', (language, text) => {
  expect(told(language, text)).toEqual([])
})

test('a formatted text that repeats a fact is named, one that embeds it is not', () => {
  const text = (...content: object[]) => ({
    nodeType: 'document',
    content: [{ nodeType: 'paragraph', content }],
  })
  const said = { nodeType: 'text', value: 'Rašyk pagalba@uoga.example, pavyzdžiui, iš vardas@pastas.lt' }
  const embedded = {
    nodeType: 'embedded-entry-inline',
    data: { target: { sys: { id: 'write-to-us' } } },
    content: [],
  }
  const fields = { text: { lt: text(said), en: text(embedded) }, title: { lt: 'pagalba@uoga.example' } }
  expect(repeatedFacts(new Map([['x', { contentType: 'text', fields }]]))).toEqual([
    'x, text (lt): “pagalba@uoga.example”, embed write-to-us',
  ])
})

test('a sum that nothing costs is named', () => {
  const words = { lt: 'Nuo 7,90\u00a0EUR iki 8,00 EUR' }
  expect(unknownAmounts([{ id: 'x', field: 'text', words }], new Set(['7,90']))).toEqual([
    'x, text (lt): 8,00 EUR',
  ])
})
