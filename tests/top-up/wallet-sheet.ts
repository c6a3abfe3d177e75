import type { Language } from '../../src/i18n/language.ts'

/** What the sandbox's wallet sheet offers. It says so in a script for browsers, which a test can't import. */
export const sheetWords: Record<Language, Record<'card' | 'pay' | 'fail' | 'cancel', string>> = {
  lt: { card: 'Bandomoji kortelė', pay: 'Mokėti', fail: 'Sugadinti mokėjimą', cancel: 'Atšaukti' },
  en: { card: 'Test card', pay: 'Pay', fail: 'Make the payment fail', cancel: 'Cancel' },
  ru: { card: 'Тестовая карта', pay: 'Оплатить', fail: 'Сорвать платёж', cancel: 'Отменить' },
}
