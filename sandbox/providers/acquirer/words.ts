import type { Language } from '../../../src/i18n/language.ts'

export interface Words {
  title: string
  error: string
  payTo: string
  reference: string
  warning: string
  cardNumber: string
  expiry: string
  expiryHint: string
  securityCode: string
  securityCodeHint: string
  pay(sum: string): string
  cancel: string
  problem: string
  unknownCard: string
  wrongExpiry: string
  pastExpiry: string
  wrongSecurityCode: string
  savedCard: string
  testCards: string
  secureTitle: string
  secureQuestion(sum: string): string
  agree: string
  refuse: string
  closedTitle: string
  closed: string
  back: string
}

export const words: Record<Language, Words> = {
  lt: {
    title: 'Mokėjimas kortele',
    error: 'Klaida',
    payTo: 'Gavėjas',
    reference: 'Mokėjimo numeris',
    warning: 'Tai bandomasis puslapis. Tikros kortelės čia nevesk: tinka tik bandomosios.',
    cardNumber: 'Kortelės numeris',
    expiry: 'Galioja iki',
    expiryHint: 'Mėnuo ir metai, pavyzdžiui, 12/30',
    securityCode: 'Saugos kodas',
    securityCodeHint: 'Trys skaitmenys kitoje kortelės pusėje',
    pay: (sum) => `Mokėti ${sum}`,
    cancel: 'Atšaukti ir grįžti',
    problem: 'Patikrink, ką įvedei',
    unknownCard: 'Įvesk vienos iš bandomųjų kortelių numerį',
    wrongExpiry: 'Įvesk mėnesį ir metus, pavyzdžiui, 12/30',
    pastExpiry: 'Kortelė nebegalioja',
    wrongSecurityCode: 'Įvesk tris skaitmenis',
    savedCard: 'Išsaugota kortelė',
    testCards: 'Bandomosios kortelės',
    secureTitle: 'Patvirtink mokėjimą',
    secureQuestion: (sum) => `Ar patvirtini ${sum} mokėjimą?`,
    agree: 'Patvirtinti',
    refuse: 'Nepatvirtinti',
    closedTitle: 'Mokėjimas uždarytas',
    closed: 'Šio mokėjimo laikas baigėsi. Pinigai nenuskaityti.',
    back: 'Grįžti į Uogą',
  },
  en: {
    title: 'Pay by card',
    error: 'Error',
    payTo: 'Paid to',
    reference: 'Payment reference',
    warning: 'This is a test page. Never enter a real card: only test cards work.',
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, for example 12/30',
    securityCode: 'Security code',
    securityCodeHint: 'Three digits on the back of the card',
    pay: (sum) => `Pay ${sum}`,
    cancel: 'Cancel and go back',
    problem: 'Check what you entered',
    unknownCard: 'Enter the number of one of the test cards',
    wrongExpiry: 'Enter month and year, for example 12/30',
    pastExpiry: 'The card has expired',
    wrongSecurityCode: 'Enter three digits',
    savedCard: 'Saved card',
    testCards: 'Test cards',
    secureTitle: 'Confirm the payment',
    secureQuestion: (sum) => `Do you confirm the payment of ${sum}?`,
    agree: 'Confirm',
    refuse: 'Decline',
    closedTitle: 'Payment closed',
    closed: 'The time for this payment has run out. You have not been charged.',
    back: 'Back to Uoga',
  },
  ru: {
    title: 'Оплата картой',
    error: 'Ошибка',
    payTo: 'Получатель',
    reference: 'Номер платежа',
    warning: 'Это тестовая страница. Не вводите настоящую карту: подходят только тестовые.',
    cardNumber: 'Номер карты',
    expiry: 'Действует до',
    expiryHint: 'Месяц и год, например 12/30',
    securityCode: 'Код безопасности',
    securityCodeHint: 'Три цифры на обороте карты',
    pay: (sum) => `Оплатить ${sum}`,
    cancel: 'Отменить и вернуться',
    problem: 'Проверьте введённые данные',
    unknownCard: 'Введите номер одной из тестовых карт',
    wrongExpiry: 'Введите месяц и год, например 12/30',
    pastExpiry: 'Срок действия карты истёк',
    wrongSecurityCode: 'Введите три цифры',
    savedCard: 'Сохранённая карта',
    testCards: 'Тестовые карты',
    secureTitle: 'Подтвердите платёж',
    secureQuestion: (sum) => `Подтверждаете платёж на ${sum}?`,
    agree: 'Подтвердить',
    refuse: 'Отказаться',
    closedTitle: 'Платёж закрыт',
    closed: 'Время этого платежа истекло. Деньги не списаны.',
    back: 'Вернуться в Uoga',
  },
}
