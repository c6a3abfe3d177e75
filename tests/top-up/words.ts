import type { Language } from '../../src/i18n/language.ts'

interface Words {
  path: string
  phone: string
  otherSum: string
  ownSum: string
  next: string
  confirm: string
  pay: string
  change: string
  waiting: string
  success: string
  failure: string
  nothing: string
  notCharged: string
  tryAgain: string
  errorPrefix: string
  bank: {
    number: string
    expiry: string
    code: string
    pay: string
    cancel: string
    agree: string
    refuse: string
  }
}

/** What a person reads on the way, by language. */
export const words: Record<Language, Words> = {
  lt: {
    path: '/saskaitos-papildymas',
    phone: 'Telefono numeris',
    otherSum: 'Kita suma',
    ownSum: 'Įrašyk sumą',
    next: 'Toliau',
    confirm: 'Viskas teisingai?',
    pay: 'Papildyti 10,00 EUR',
    change: 'Pakeisti',
    waiting: 'Laukiame mokėjimo patvirtinimo',
    success: 'Sąskaita papildyta',
    failure: 'Papildyti nepavyko',
    nothing: 'Mokėjimo čia nematome',
    notCharged: 'Pinigai nenuskaityti',
    tryAgain: 'Bandyti dar kartą',
    errorPrefix: 'Klaida:',
    bank: {
      number: 'Kortelės numeris',
      expiry: 'Galioja iki',
      code: 'Saugos kodas',
      pay: 'Mokėti 10,00 EUR',
      cancel: 'Atšaukti ir grįžti',
      agree: 'Patvirtinti',
      refuse: 'Nepatvirtinti',
    },
  },
  en: {
    path: '/en/account-top-up',
    phone: 'Phone number',
    otherSum: 'Other amount',
    ownSum: 'Enter the amount',
    next: 'Continue',
    confirm: 'All correct?',
    pay: 'Top up 10,00 EUR',
    change: 'Change',
    waiting: 'Waiting for payment confirmation',
    success: 'Top-up successful',
    failure: 'Top-up failed',
    nothing: 'We see no payment here',
    notCharged: 'You have not been charged',
    tryAgain: 'Try again',
    errorPrefix: 'Error:',
    bank: {
      number: 'Card number',
      expiry: 'Expiry date',
      code: 'Security code',
      pay: 'Pay 10,00 EUR',
      cancel: 'Cancel and go back',
      agree: 'Confirm',
      refuse: 'Refuse',
    },
  },
  ru: {
    path: '/ru/popolnenye-sciota',
    phone: 'Номер телефона',
    otherSum: 'Другая сумма',
    ownSum: 'Введите сумму',
    next: 'Продолжить',
    confirm: 'Всё верно?',
    pay: 'Пополнить на 10,00 EUR',
    change: 'Изменить',
    waiting: 'Ждём подтверждения платежа',
    success: 'Счёт пополнен',
    failure: 'Не удалось пополнить счёт',
    nothing: 'Платежа здесь не видно',
    notCharged: 'Деньги не списаны',
    tryAgain: 'Попробовать ещё раз',
    errorPrefix: 'Ошибка:',
    bank: {
      number: 'Номер карты',
      expiry: 'Действует до',
      code: 'Код безопасности',
      pay: 'Оплатить 10,00 EUR',
      cancel: 'Отменить и вернуться',
      agree: 'Подтвердить',
      refuse: 'Отказаться',
    },
  },
}
