/** What a person may refuse; C0001, necessary, is not asked for. Performance, functional, targeting. */
export const optionalCategories = ['C0002', 'C0003', 'C0004'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** What a person has said to each category. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>

export const everything: ConsentChoice = { C0002: true, C0003: true, C0004: true }
export const nothing: ConsentChoice = { C0002: false, C0003: false, C0004: false }

export const isConsentChoice = (value: unknown): value is ConsentChoice =>
  typeof value === 'object' &&
  value !== null &&
  optionalCategories.every((category) => typeof Reflect.get(value, category) === 'boolean')

type Signal = 'granted' | 'denied'

const signal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied')

/** The choice in the words of Google Consent Mode v2. */
export const consentMode = ({ C0002, C0003, C0004 }: ConsentChoice) => ({
  analytics_storage: signal(C0002),
  functionality_storage: signal(C0003),
  personalization_storage: signal(C0003),
  ad_storage: signal(C0004),
  ad_user_data: signal(C0004),
  ad_personalization: signal(C0004),
  security_storage: signal(true),
})
