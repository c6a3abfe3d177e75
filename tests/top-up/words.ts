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
  otherMethod: string
  print: string
  paidBy: string
  bankLink: string
  bankMissing: string
  /** What a bank's own page offers. */
  atBank: Record<'pay' | 'refuse' | 'cancel' | 'stay' | 'late', string>
  /** What a wallet's sheet offers. */
  sheet: Record<'card' | 'pay' | 'fail' | 'cancel', string>
  walletFailed: RegExp
  walletAbsent: RegExp
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
    otherMethod: 'Mokėti kitu būdu',
    print: 'Spausdinti kvitą',
    paidBy: 'Mokėjimo būdas',
    bankLink: 'Mokėti per el. banką',
    bankMissing: 'Pasirink banką, per kurį mokėsi.',
    atBank: {
      pay: 'Sumokėti 10,00 EUR ir grįžti',
      refuse: 'Nepakanka lėšų',
      cancel: 'Atšaukti ir grįžti',
      stay: 'Sumokėti ir negrįžti',
      late: 'Sumokėti, bet pranešti tik po 20 minučių',
    },
    sheet: { card: 'Bandomoji kortelė', pay: 'Mokėti', fail: 'Sugadinti mokėjimą', cancel: 'Atšaukti' },
    walletFailed: /mokėjimo nepriėmė/,
    walletAbsent: /Šiame įrenginyje/,
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
    otherSum: 'Other sum',
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
    otherMethod: 'Pay another way',
    print: 'Print the receipt',
    paidBy: 'Payment method',
    bankLink: 'Pay by bank link',
    bankMissing: 'Choose the bank you will pay with.',
    atBank: {
      pay: 'Pay 10,00 EUR and go back',
      refuse: 'Insufficient funds',
      cancel: 'Cancel and go back',
      stay: 'Pay and never go back',
      late: 'Pay, but tell it 20 minutes later',
    },
    sheet: { card: 'Test card', pay: 'Pay', fail: 'Break the payment', cancel: 'Cancel' },
    walletFailed: /did not accept/,
    walletAbsent: /does not work on this device/,
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
    tryAgain: 'Попробовать снова',
    errorPrefix: 'Ошибка:',
    otherMethod: 'Оплатить другим способом',
    print: 'Распечатать чек',
    paidBy: 'Способ оплаты',
    bankLink: 'Оплатить через интернет-банк',
    bankMissing: 'Выберите банк, через который заплатите.',
    atBank: {
      pay: 'Оплатить 10,00 EUR и вернуться',
      refuse: 'Недостаточно средств',
      cancel: 'Отменить и вернуться',
      stay: 'Оплатить и не возвращаться',
      late: 'Оплатить, но сообщить через 20 минут',
    },
    sheet: { card: 'Тестовая карта', pay: 'Оплатить', fail: 'Сломать платёж', cancel: 'Отменить' },
    walletFailed: /не принял платёж/,
    walletAbsent: /на этом устройстве не работает/,
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
