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
  keepCard(number: string): string
  keepHint: string
  keepNeededHint: string
  keepingNeeded: string
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
    keepCard: (number) => `Išsaugoti mano kortelę numerio ${number} paskyroje`,
    keepHint: 'Iš išsaugotos kortelės vėliau galės mokėti ta paskyra. Nežymėk, jei numeris ne tavo.',
    keepNeededHint:
      'Automatiniam papildymui kortelę reikia išsaugoti: iš jos pinigai bus nuskaitomi kas mėnesį. Jei numeris ne tavo, atšauk.',
    keepingNeeded: 'Patvirtink, kad kortelę galima išsaugoti',
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
    keepCard: (number) => `Save my card in the account of ${number}`,
    keepHint: 'That account can pay with a saved card later. Leave this empty if the number isn’t yours.',
    keepNeededHint:
      'Auto top-up needs a saved card: it is charged every month. If the number isn’t yours, cancel.',
    keepingNeeded: 'Confirm that the card may be saved',
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
    keepCard: (number) => `Сохранить мою карту в аккаунте номера ${number}`,
    keepHint:
      'С сохранённой карты потом можно будет платить из этого аккаунта. Не отмечайте, если номер не ваш.',
    keepNeededHint:
      'Для автопополнения карту нужно сохранить: деньги будут списываться с неё каждый месяц. Если номер не ваш, отмените платёж.',
    keepingNeeded: 'Подтвердите, что карту можно сохранить',
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
