import {
  type Cookie,
  type CookieCategory,
  consentServices,
  cookieCategoryCodes,
} from '../../src/content/cookie-category.ts'
import { entryId, entryParser, optional, required } from './fields.ts'
import { code, listOf, oneOf, text, unique } from './kinds.ts'
import { links } from './links.ts'

const cookie = entryParser<Cookie>({
  id: entryId,
  name: required(code),
  provider: required(code),
  purpose: required(text),
  duration: required(text),
})

export const cookieCategory = entryParser<CookieCategory>({
  id: entryId,
  code: required(unique(oneOf(cookieCategoryCodes))),
  title: required(text),
  text: required(text),
  services: required(listOf(oneOf(consentServices))),
  cookies: optional(links({ cookie }), []),
})
