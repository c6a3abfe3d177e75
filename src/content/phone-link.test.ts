import { expect, test } from 'vitest'
import type { LinkButton } from './button.ts'
import { phoneLink } from './phone-link.ts'
import { siteOf } from './site.fixture.ts'

const site = siteOf('lt', [])
const linkTo = (href: string): LinkButton => ({ ...site.navigation.dashboardPageCta, href, title: href })
const footerOf = (...hrefs: string[]) => ({
  ...site,
  footer: { ...site.footer, groups: hrefs.map((href) => ({ id: href, title: '', links: [linkTo(href)] })) },
})

test('the first telephone number of the footer, in any of its groups', () => {
  const found = phoneLink(footerOf('/planai', 'mailto:labas@uoga.example', 'tel:1808', 'tel:1809'))
  expect(found?.href).toBe('tel:1808')
})

test('a footer without a number has none', () => {
  expect(phoneLink(footerOf('/tel:1808'))).toBeUndefined()
})
