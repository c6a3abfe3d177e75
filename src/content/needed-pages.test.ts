import { expect, test } from 'vitest'
import { missingPages } from './needed-pages.ts'
import type { Page } from './page.ts'
import { siteOf } from './site.fixture.ts'

const status = (path: string): Page => ({
  id: path,
  path,
  alternates: { lt: path, en: path, ru: path },
  title: '',
  seoTitle: '',
  seoDescription: '',
  noIndex: false,
  text: { html: '' },
  buttons: [],
  blocks: [],
  type: 'genericStatusPage',
  statusKey: 'topUpWaiting',
})
const missing = (...pages: Page[]) => missingPages(siteOf('lt', pages)).map(({ words }) => words)

test('a site without pages lacks every page that code looks for, each named once', () => {
  const all = missing()
  expect(all).toEqual(
    expect.arrayContaining([
      'with the id "plansPageContent"',
      'with the id "privacy"',
      'outside extra/',
      'below extra/',
      'with the statusKey "genericError"',
      'with the formKey "logIn"',
      'with the statusKey "numberTransferError" below extra/',
    ]),
  )
})

test('a page is found in its own line only', () => {
  const own = 'with the statusKey "topUpWaiting"'
  expect(missing(status('/laukiama'))).not.toContain(own)
  expect(missing(status('/laukiama'))).toContain(`${own} below extra/`)
  expect(missing(status('/extra/laukiama'))).toContain(own)
  expect(missing(status('/extra/laukiama'))).not.toContain(`${own} below extra/`)
})
