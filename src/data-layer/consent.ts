/** What a person may refuse; C0001, necessary, is not asked for. Performance, functional, targeting. */
export const optionalCategories = ['C0002', 'C0003', 'C0004'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** What a person has said to each category. */
export interface ConsentChoice extends Readonly<Record<OptionalCategory, boolean>> {
  /** Something was taken back, and what its providers keep here is not removed yet. */
  readonly isDue?: true
}

export const everything: ConsentChoice = { C0002: true, C0003: true, C0004: true }
export const nothing: ConsentChoice = { C0002: false, C0003: false, C0004: false }

export const isConsentChoice = (value: unknown): value is ConsentChoice =>
  typeof value === 'object' &&
  value !== null &&
  optionalCategories.every((category) => typeof Reflect.get(value, category) === 'boolean')

/** A choice after an earlier one: what that allowed and this one refuses is to be removed. */
export function chosenAfter(before: ConsentChoice | undefined, choice: ConsentChoice): ConsentChoice {
  const { C0002, C0003, C0004 } = choice
  const refused = optionalCategories.filter((category) => !choice[category])
  const isDue = refused.length > 0 && (before?.isDue || refused.some((category) => before?.[category]))
  return { C0002, C0003, C0004, ...(isDue && { isDue }) }
}

type Signal = 'granted' | 'denied'

const signal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied')

/** What loads only with consent; the content says to which category each belongs. */
export type ConsentService = 'analytics' | 'marketingTags' | 'chat' | 'survey' | 'siteControl'

/** Whether a choice allows a service. One that the content puts into no category to be asked for is never allowed. */
export type Allows = (service: ConsentService) => boolean

/** `services` are the names of each category's services, with blanks between, under its code in small letters. */
export const allowedBy =
  (choice: ConsentChoice, services: Readonly<Record<string, string | undefined>>): Allows =>
  (service) =>
    optionalCategories.some(
      (category) => choice[category] && (services[category.toLowerCase()] ?? '').split(' ').includes(service),
    )

/** What is allowed in the words of Google Consent Mode v2. */
export const consentMode = ({ C0003 }: ConsentChoice, allows: Allows) => ({
  analytics_storage: signal(allows('analytics')),
  functionality_storage: signal(C0003),
  personalization_storage: signal(C0003),
  ad_storage: signal(allows('marketingTags')),
  ad_user_data: signal(allows('marketingTags')),
  ad_personalization: signal(allows('marketingTags')),
  security_storage: signal(true),
})
