import { expect, test } from 'vitest'
import { mayHaveTags } from '../../src/content/page-kind.ts'
import { validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'

const pages = parseMirror(validMirror()).snapshot?.lt.pages ?? []
const typesWhere = (tags: boolean) =>
  new Set(pages.filter((page) => mayHaveTags(page) === tags).map(({ type }) => type))

// Why: docs/decisions/0060-tags-and-secrets-apart.md
test('no tag runs where numbers, payments, orders and codes are', () => {
  const secret = [
    'topUpPage',
    'genericStatusPage',
    'successfulPaymentPage',
    'serviceReportPage',
    'checkoutPage',
    'dashboardPage',
    'historyPage',
    'usageDetailsPage',
    'formPage',
    'orderSimPage',
  ] as const
  const without = typesWhere(false)
  for (const type of secret) expect(without).toContain(type)
  for (const type of secret) expect(typesWhere(true)).not.toContain(type)
})

test('tags run on the home page', () => expect(typesWhere(true)).toContain('homePage'))
