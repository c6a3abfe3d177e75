import type { Language } from '../../../src/i18n/language.ts'

export interface Words {
  title: string
  payTo: string
  reference: string
  warning: string
  pay(sum: string): string
  payLate: string
  payAndStay: string
  refuse: string
  cancel: string
  stayedTitle: string
  stayed: string
  closedTitle: string
  closed: string
  back: string
}

export const words: Record<Language, Words> = {
  lt: {
    title: 'Mokėjimo patvirtinimas',
    payTo: 'Gavėjas',
    reference: 'Mokėjimo numeris',
    warning: 'Tai bandomasis bankas: pinigai nejuda, prisijungti nereikia.',
    pay: (sum) => `Sumokėti ${sum} ir grįžti`,
    payLate: 'Sumokėti, bet pranešti tik po 20 minučių',
    payAndStay: 'Sumokėti ir negrįžti',
    refuse: 'Nepakanka lėšų',
    cancel: 'Atšaukti ir grįžti',
    stayedTitle: 'Sumokėta',
    stayed: 'Šį langą gali uždaryti.',
    closedTitle: 'Mokėjimas uždarytas',
    closed: 'Čia nebėra ko mokėti.',
    back: 'Grįžti į Uogą',
  },
  en: {
    title: 'Confirm the payment',
    payTo: 'Paid to',
    reference: 'Payment reference',
    warning: 'This is a test bank: no money moves, and you don’t need to log in.',
    pay: (sum) => `Pay ${sum} and go back`,
    payLate: 'Pay, but report it 20 minutes later',
    payAndStay: 'Pay and never go back',
    refuse: 'Insufficient funds',
    cancel: 'Cancel and go back',
    stayedTitle: 'Paid',
    stayed: 'You can close this window.',
    closedTitle: 'Payment closed',
    closed: 'There’s nothing left to pay here.',
    back: 'Back to Uoga',
  },
  ru: {
    title: 'Подтверждение платежа',
    payTo: 'Получатель',
    reference: 'Номер платежа',
    warning: 'Это тестовый банк: деньги не движутся, входить не нужно.',
    pay: (sum) => `Оплатить ${sum} и вернуться`,
    payLate: 'Оплатить, но сообщить через 20 минут',
    payAndStay: 'Оплатить и не возвращаться',
    refuse: 'Недостаточно средств',
    cancel: 'Отменить и вернуться',
    stayedTitle: 'Оплачено',
    stayed: 'Это окно можно закрыть.',
    closedTitle: 'Платёж закрыт',
    closed: 'Платить здесь больше нечего.',
    back: 'Вернуться в Uoga',
  },
}
