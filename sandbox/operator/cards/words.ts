import type { Language } from '../../../src/i18n/language.ts'

interface AutoTopUpFacts {
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
    soon: ({ amount, date }) => `${date} periodiškai papildysime tavo sąskaitą ${amount}. Uoga`,
    failed: ({ amount, date }) =>
      `Periodinis papildymas ${amount} nepavyko. Bandysime ${date}. Patikrink kortelę. Uoga`,
    failedForNow: ({ amount, date }) =>
      `Periodinis papildymas ${amount} šį mėnesį nepavyko. Kitas bus ${date}. Patikrink kortelę. Uoga`,
    notReplaced: ({ amount }) =>
      `Sąskaita papildyta ${amount}, bet periodinio papildymo, kurį keitei, nebebuvo. Naują susikursi nustatymuose. Uoga`,
  },
  en: {
    soon: ({ amount, date }) => `On ${date} your auto top-up adds ${amount}. Uoga`,
    failed: ({ amount, date }) =>
      `Auto top-up of ${amount} failed. We try again on ${date}. Check your card. Uoga`,
    failedForNow: ({ amount, date }) =>
      `Auto top-up of ${amount} failed this month. The next is on ${date}. Check your card. Uoga`,
    notReplaced: ({ amount }) =>
      `Topped up by ${amount}, but the auto top-up you were changing was gone. Set up a new one in settings. Uoga`,
  },
  ru: {
    soon: ({ amount, date }) => `${date} автопополнение: на счёт поступит ${amount}. Uoga`,
    failed: ({ amount, date }) =>
      `Автопополнение на ${amount} не удалось. Повторим ${date}. Проверьте карту. Uoga`,
    failedForNow: ({ amount, date }) =>
      `Автопополнение на ${amount} в этом месяце не удалось. Следующее – ${date}. Проверьте карту. Uoga`,
    notReplaced: ({ amount }) =>
      `Счёт пополнен на ${amount}, но автопополнения, которое вы меняли, уже не было. Новое можно создать в настройках. Uoga`,
  },
}
