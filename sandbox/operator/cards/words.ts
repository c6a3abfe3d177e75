import type { Language } from '../../../src/i18n/language.ts'

interface AutoTopUpFacts {
  /** Which number is topped up: a customer may have several, and pay for others'. */
  number: string
  /** As people read it: `10,00 EUR`. */
  amount: string
  /** `2026-02-14` */
  date: string
}

export type AutoTopUpText = 'soon' | 'failed' | 'failedForNow'

interface AutoTopUpTexts extends Record<AutoTopUpText, (facts: AutoTopUpFacts) => string> {
  /** A new card was paid with, but the auto top-up that it was for has ended meanwhile. */
  notReplaced: (facts: Pick<AutoTopUpFacts, 'amount'>) => string
}

/** The text messages about auto top-ups. */
export const autoTopUpTexts: Record<Language, AutoTopUpTexts> = {
  lt: {
    soon: ({ number, amount, date }) =>
      `${date} papildysime numerį ${number} ${amount} suma (periodinis papildymas). Uoga`,
    failed: ({ number, amount, date }) =>
      `Periodinis papildymas nepavyko: numeris ${number}, ${amount}. Bandysime ${date}. Patikrink kortelę. Uoga`,
    failedForNow: ({ number, amount, date }) =>
      `Šį mėnesį periodinis papildymas nepavyko: numeris ${number}, ${amount}. Kitas bus ${date}. Patikrink kortelę. Uoga`,
    notReplaced: ({ amount }) =>
      `Sąskaita papildyta: ${amount}. Periodinio papildymo, kurį keitei, nebebuvo – naują įjungsi nustatymuose. Uoga`,
  },
  en: {
    soon: ({ number, amount, date }) => `On ${date} your auto top-up will add ${amount} to ${number}. Uoga`,
    failed: ({ number, amount, date }) =>
      `Auto top-up of ${number} by ${amount} failed. We’ll try again on ${date}. Check your card. Uoga`,
    failedForNow: ({ number, amount, date }) =>
      `Auto top-up of ${number} by ${amount} failed this month. The next one is on ${date}. Check your card. Uoga`,
    notReplaced: ({ amount }) =>
      `Topped up by ${amount}, but the auto top-up you were changing no longer existed. Set up a new one in settings. Uoga`,
  },
  ru: {
    soon: ({ number, amount, date }) => `${date} автопополнение ${number} на ${amount}. Uoga`,
    failed: ({ number, amount, date }) =>
      `Автопополнение ${number} на ${amount} не удалось. Повторим ${date}. Проверьте карту. Uoga`,
    failedForNow: ({ number, amount, date }) =>
      `Автопополнение ${number} на ${amount} в этом месяце не удалось. Следующее — ${date}. Проверьте карту. Uoga`,
    notReplaced: ({ amount }) =>
      `Счёт пополнен на ${amount}, но автопополнения, которое вы меняли, уже не было. Новое можно включить в настройках. Uoga`,
  },
}
