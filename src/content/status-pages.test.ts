import { expect, test } from 'vitest'
import { embeddedSpaceFolder } from '../../sandbox/contentful/embedded-space.ts'
import { readSpace } from '../../sandbox/contentful/read-space.ts'
import { languages } from '../i18n/language.ts'
import { paymentStatusKeys, statusKeys } from './page-key.ts'
import { sharePicturePath } from './share-picture-path.ts'

/** Pages that may be opened for one another: a head that is the same on each says nothing of how it went. */
const outcomes: (typeof statusKeys | typeof paymentStatusKeys)[number][][] = [
  ['topUpWaiting', 'topUpFailure', 'topUpSuccess'],
  ['orderSuccess', 'orderFailure'],
  ['numberActivated', 'scanIdNumberActivated', 'numberActivationDelayed'],
  ['identityVerificationDelayed', 'identityNotVerified'],
  ['gameRegistrationSuccess', 'gameRegistrationError'],
]
/** What is on the page is true for any user who opens it. */
const alwaysTrue = ['genericError', 'identityNotVerifiedUnder14', 'activationMarketingConsent']

const { entries } = await readSpace(embeddedSpaceFolder)
const pages = [...entries.values()].filter(({ fields }) => 'statusKey' in fields)
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const keyOf = (page: (typeof pages)[number]) => text(page.fields.statusKey?.lt)

test('every key of a status page has a page', () => {
  const keys = new Set([...statusKeys, ...paymentStatusKeys])
  expect(new Set(pages.map(keyOf))).toEqual(keys)
})

for (const language of languages) {
  const titles = (key: string) =>
    pages
      .filter((page) => keyOf(page) === key)
      .map(({ fields }) => text(fields.seoTitle?.[language]).replace(/ Extra$/, ''))

  test.each(outcomes)(`${language}: the document is called the same whether %s or %s`, (...keys) => {
    const all = keys.flatMap(titles)
    expect(all.length).toBeGreaterThan(1)
    expect(new Set(all).size).toBe(1)
  })

  test.each(outcomes)(`${language}: once it is known, %s and %s have titles of their own`, (...keys) => {
    const told = keys.map((key) => text(pages.find((page) => keyOf(page) === key)?.fields.title?.[language]))
    expect(told).not.toContain('')
    expect(new Set(told).size).toBe(keys.length)
  })

  test(`${language}: a form and the page that says how it went have different titles`, () => {
    const forms = [...entries.values()]
      .filter(({ fields }) => 'formKey' in fields || 'presetSums' in fields || 'simType' in fields)
      .map(({ fields }) => text(fields.seoTitle?.[language]))
    expect(forms.length).toBeGreaterThan(5)
    const results = pages.map(({ fields }) => text(fields.seoTitle?.[language]))
    expect(results.filter((title) => forms.includes(title))).toEqual([])
  })

  test.each(pages.filter((page) => !alwaysTrue.includes(keyOf(page))))(
    `${language}: no head claims what $fields.name says`,
    ({ fields }) => {
      const claim = text(fields.title?.[language]).toLowerCase()
      for (const said of [fields.seoTitle, fields.seoDescription])
        expect(text(said?.[language]).toLowerCase()).not.toContain(claim)
      expect(fields.noIndex?.lt).toBe(true)
    },
  )
}

test('a status page has no picture of what it claims, whatever search engines may do with it', () => {
  const page = { path: '/numeris-aktyvuotas', type: 'genericStatusPage' } as const
  expect(sharePicturePath({ ...page, noIndex: false })).toBe('/share.png')
  expect(sharePicturePath({ ...page, type: 'genericLandingPage', noIndex: false })).toBe(
    '/share/numeris-aktyvuotas.png',
  )
})
