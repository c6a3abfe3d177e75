import type { Language } from '../../../src/i18n/language.ts'

const avatars: Record<string, Record<Language, string>> = {
  berry: { lt: 'Uoga', en: 'Berry', ru: 'Ягода' },
  leaf: { lt: 'Lapas', en: 'Leaf', ru: 'Лист' },
  cat: { lt: 'Katė', en: 'Cat', ru: 'Кошка' },
  suitcase: { lt: 'Lagaminas', en: 'Suitcase', ru: 'Чемодан' },
  phone: { lt: 'Telefonas', en: 'Phone', ru: 'Телефон' },
  sun: { lt: 'Saulė', en: 'Sun', ru: 'Солнце' },
}

export const avatarNames = Object.keys(avatars)

/** A picture of a profile as the contract has it; nulls where there is none. */
export function avatarOf(avatarName: string | null, language: Language) {
  const description = avatars[avatarName ?? '']
  if (!description) return { avatarName: null, avatarUrl: null, avatarDescription: null }
  return {
    avatarName,
    avatarUrl: `/api/v1/pictures/${avatarName}.svg`,
    avatarDescription: description[language],
  }
}
