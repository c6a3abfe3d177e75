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
  'siteControl',
] as const

/** `name` is the cookie's or storage key's own. */
export interface Cookie {
  id: string
  name: string
  provider: string
  purpose: string
  duration: string
}

export interface CookieCategory {
  id: string
  code: (typeof cookieCategoryCodes)[number]
  title: string
  text: string
  services: (typeof consentServices)[number][]
  cookies: Cookie[]
}
