import { expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'

test.each([
  ['Turkija', 'turkija'],
  ['Türkiye', 'turkiye'],
  ['Турция', 'turcija'],
  ['Čekija', 'cekija'],
  ['Jungtiniai Arabų Emyratai', 'jungtiniai-arabu-emyratai'],
  ['Босния и Герцеговина', 'bosnija-i-gercegovina'],
  ['Côte d’Ivoire (West)', 'cote-d-ivoire-west'],
])('%s is #%s', (name, anchor) => {
  expect(anchorOf(name)).toBe(anchor)
})
