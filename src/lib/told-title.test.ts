import { expect, test } from 'vitest'
import { toldTitle } from './told-title.ts'

test.each([
  ['Aktyvavimo būsena – Uoga', 'Numeris aktyvuotas', 'Numeris aktyvuotas – Uoga'],
  ['Результат пополнения — Uoga Extra', 'Счёт пополнен', 'Счёт пополнен — Uoga Extra'],
  ['Palik numerį – paskambinsime – Uoga', 'Ačiū', 'Ačiū – Uoga'],
  ['Order result', 'Order received', 'Order received'],
  ['e-sąskaita', 'Papildyta', 'Papildyta'],
])('%s, once it is known: %s', (title, told, expected) => {
  expect(toldTitle(title, told)).toBe(expected)
})
