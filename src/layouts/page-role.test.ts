import { expect, test } from 'vitest'
import type { Page } from '../content/page.ts'
import type { StatusKey } from '../content/page-key.ts'
import { roleOf } from './page-role.ts'

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

test.each(['topUpWaiting', 'topUpFailure', 'orderSuccess', 'orderFailure', 'simOrder', 'esimOrder'] as const)(
  'maintenance closes no page on which a payment or an order is waited for: %s',
  (statusKey) => {
    expect(roleOf(statusPage(statusKey))).toBe('paying')
  },
)

test('other results are pages like any', () => {
  expect(roleOf(statusPage('numberActivated'))).toBe('open')
  expect(roleOf({ ...statusPage('numberActivated'), path: '/mano/numeris' })).toBe('selfService')
})

test('the page that orders is closed to who comes to it', () => {
  expect(roleOf({ ...common, type: 'checkoutPage' })).toBe('ordering')
})
