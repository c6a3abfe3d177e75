import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import type { StatusKey } from './page-key.ts'
import { isBuyingPage } from './page-kind.ts'

const common = {
  id: 'page',
  path: '/puslapis',
  alternates: { lt: '/puslapis', en: '/en/page', ru: '/ru/stranica' },
  title: '',
  seoTitle: '',
  seoDescription: '',
  noIndex: true,
  text: { html: '' },
  buttons: [],
  blocks: [],
}
const statusPage = (statusKey: StatusKey): Page => ({ ...common, type: 'genericStatusPage', statusKey })

test('how a payment or an order went has the footer of where it was made', () => {
  expect(isBuyingPage({ ...common, type: 'successfulPaymentPage', statusKey: 'topUpSuccess' })).toBe(true)
  expect(isBuyingPage(statusPage('topUpFailure'))).toBe(true)
  expect(isBuyingPage(statusPage('esimOrder'))).toBe(true)
})

test('other results lead anywhere', () => {
  expect(isBuyingPage(statusPage('gameRegistrationSuccess'))).toBe(false)
  expect(isBuyingPage(statusPage('genericError'))).toBe(false)
})
