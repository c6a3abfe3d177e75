import * as v from 'valibot'

/** C0001 necessary, C0002 performance, C0003 functional, C0004 targeting. */
export const cookieCategoryCodes = ['C0001', 'C0002', 'C0003', 'C0004'] as const

/** What a visitor consents to, each in one category. */
export const consentServices = [
  'language',
  'consent',
  'captcha',
  'analytics',
  'chat',
  'maps',
  'video',
  'marketingTags',
  'survey',
] as const

/** `name` is the cookie's or storage key's own. */
export const Cookie = v.object({
  id: v.string(),
  name: v.string(),
  provider: v.string(),
  purpose: v.string(),
  duration: v.string(),
})
export type Cookie = v.InferOutput<typeof Cookie>

export const CookieCategory = v.object({
  id: v.string(),
  code: v.picklist(cookieCategoryCodes),
  title: v.string(),
  text: v.string(),
  services: v.array(v.picklist(consentServices)),
  cookies: v.array(Cookie),
})
export type CookieCategory = v.InferOutput<typeof CookieCategory>
