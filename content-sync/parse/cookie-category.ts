import {
  type Cookie,
  type CookieCategory,
  consentServices,
  cookieCategoryCodes,
} from '../../src/content/cookie-category.ts'
import { type ContentTypeParser, declare } from './content-type.ts'
import type { EntryParser } from './entry-reader.ts'
import { entryId, required, withDefault } from './fields.ts'
import { code, line, oneOf, someOf, text, unique } from './kinds.ts'
import { links } from './links.ts'

export const cookie = declare<Cookie>(
  { id: 'cookie', name: 'Cookie', description: 'One line of the cookie list.' },
  {
    id: entryId,
    name: required(code, 'Name of the cookie or storage key'),
    provider: required(code, 'Whose it is'),
    purpose: required(text, 'What it is for'),
    duration: required(line, 'How long it stays'),
  },
)

const categoryAsFilled = declare<CookieCategory>(
  {
    id: 'cookieCategory',
    name: 'Cookie category',
    description: 'What a visitor consents to at once. There are four.',
    displayField: 'title',
  },
  {
    id: entryId,
    code: required(unique(oneOf(cookieCategoryCodes)), 'Code'),
    title: required(line, 'Title'),
    text: required(text, 'Text'),
    services: required(
      someOf(consentServices),
      'Services',
      'These load only with the consent to this category.',
    ),
    cookies: withDefault(links({ cookie }), [], 'Cookies'),
  },
)

/** Without these the site would not work, or they keep nothing: they need no consent. */
const needNoConsent: readonly CookieCategory['services'][number][] = ['language', 'consent', 'captcha']

const readCategory: EntryParser<CookieCategory> = (entry) => {
  const category = categoryAsFilled(entry)
  if (category?.code !== 'C0001') return category
  for (const service of category.services.filter((each) => !needNoConsent.includes(each)))
    entry.report({
      severity: 'broken',
      field: 'services',
      message: `holds ${service}, which loads with consent only: here it never does`,
    })
  return category
}

export const cookieCategory: ContentTypeParser<CookieCategory> = Object.assign(readCategory, {
  contentType: categoryAsFilled.contentType,
})
