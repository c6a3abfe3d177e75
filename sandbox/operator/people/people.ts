import { toCents } from '../../../src/lib/money.ts'
import type { Person } from './person.ts'

/** The people of the sandbox, one for each situation. */
export const people: readonly Person[] = [
  {
    partnerId: 'P-1001',
    name: 'Rasa',
    situation: 'two numbers, a plan, a saved card, an auto top-up, offers, an eSIM',
    account: {
      email: 'rasa@example.com',
      partnerEmail: 'rasa.uogiene@example.com',
      smsMarketingConsent: 'ACCEPTED',
      phoneMarketingConsent: 'REJECTED',
    },
    numbers: [
      {
        number: '612 34567',
        nickname: 'Rasa',
        avatarName: 'berry',
        ownershipType: 'DECLARED',
        balanceInCents: toCents(420),
        historyLines: 40,
        plans: [
          {
            planId: 'uoga-l',
            daysAgo: 18,
            used: 0.6,
            rollover: 7.5,
          },
          { planId: 'uoga-s', daysAgo: 75, status: 'CANCELLED', isRecurring: false },
        ],
      },
      {
        number: '623 45678',
        nickname: 'Močiutė',
        avatarName: 'leaf',
        balanceInCents: toCents(1250),
        historyLines: 6,
        plans: [{ planId: 'uoga-s', daysAgo: 5, used: 0.1 }],
      },
    ],
    cards: [
      { cardDetailsReference: 'card-rasa-visa', variant: 'VISA', lastDigits: '4242', expiresInMonths: 22 },
    ],
    autoTopUps: [
      {
        recurringPaymentId: 'auto-rasa',
        number: '612 34567',
        cardDetailsReference: 'card-rasa-visa',
        euros: 10,
        dayOfMonth: 31,
      },
    ],
    offers: [
      {
        offerId: 'offer-rasa-xl',
        planId: 'uoga-xl',
        picture: 'bramble',
        words: {
          lt: {
            cardTitle: 'Rasa, pamiršk gigabaitus',
            offerTitle: 'Gervuogė be jokio skaičiavimo',
            offerDescription:
              'Tavo gigabaitai baigiasi anksčiau nei mėnuo. Imk planą, kuriame jų neskaičiuojame.',
          },
          en: {
            cardTitle: 'Forget gigabytes, Rasa',
            offerTitle: 'Bramble, and no more counting',
            offerDescription:
              'Your gigabytes run out before the month does. Take the plan where we don’t count them.',
          },
          ru: {
            cardTitle: 'Раса, забудьте о гигабайтах',
            offerTitle: 'Ежевика, и никаких подсчётов',
            offerDescription: 'Гигабайты заканчиваются раньше месяца. Возьмите план, где мы их не считаем.',
          },
        },
        rank: 9,
        from: -10,
        to: 20,
      },
    ],
    esim: true,
  },
  {
    partnerId: 'P-1002',
    name: 'Jonas',
    situation: 'balance 0,00; the plan was not renewed, so standard rates apply',
    account: { partnerEmail: 'jonas@example.com' },
    numbers: [
      {
        number: '634 56789',
        nickname: 'Jonas',
        historyLines: 12,
        standardFeeDaysAgo: 3,
        plans: [{ planId: 'uoga-m', daysAgo: 33, status: 'CANCELLED', isRecurring: false, used: 1 }],
      },
    ],
  },
  {
    partnerId: 'P-1003',
    name: 'Blokuotas',
    situation: 'the number is blocked',
    numbers: [{ number: '645 67890', nickname: 'Blokuotas', status: 'blocked' }],
  },
  {
    partnerId: 'P-1004',
    name: 'Extra',
    situation: 'on the extra line',
    numbers: [{ number: '656 78901', nickname: 'Extra', line: 'extra', balanceInCents: toCents(800) }],
  },
  {
    partnerId: 'P-1005',
    name: 'Austėja',
    situation: 'empty everything: no plan, no card, no history, no e-mail, no balance',
    numbers: [{ number: '611 11111' }],
  },
  {
    partnerId: 'P-1006',
    name: 'Tomas',
    situation: 'no plans and 20,00 EUR to order some; consents never asked for',
    account: { email: 'tomas@example.com', partnerEmail: 'tomas@example.com' },
    numbers: [{ number: '616 16161', nickname: 'Tomas', balanceInCents: toCents(2000), historyLines: 3 }],
  },
  {
    partnerId: 'P-1007',
    name: 'Lukas',
    situation: 'the plan is being activated until tomorrow; standard rates apply meanwhile',
    numbers: [
      {
        number: '622 22222',
        nickname: 'Lukas',
        balanceInCents: toCents(310),
        standardFeeDaysAgo: 1,
        plans: [{ planId: 'uoga-m', daysAgo: 0, status: 'ACTIVATION_IN_PROGRESS' }],
      },
    ],
  },
  {
    partnerId: 'P-1008',
    name: 'Ieva',
    situation: 'a plan is being cancelled until tomorrow, and one more is cancelled and still works',
    numbers: [
      {
        number: '633 33333',
        nickname: 'Ieva',
        balanceInCents: toCents(1500),
        historyLines: 8,
        plans: [
          { planId: 'uoga-l', daysAgo: 12, status: 'CANCELLATION_IN_PROGRESS', used: 0.3 },
          {
            planId: 'uoga-s',
            daysAgo: 20,
            status: 'CANCELLED',
            isRecurring: false,
            used: 0.5,
            socialOffers: ['CHAT', 'SOCIAL'],
          },
        ],
      },
    ],
  },
  {
    partnerId: 'P-1014',
    name: 'Marius',
    situation: 'the plan renews in two days, and the balance does not do for it',
    numbers: [
      {
        number: '644 44444',
        nickname: 'Marius',
        balanceInCents: toCents(150),
        historyLines: 20,
        warnedDaysAgo: 1,
        plans: [{ planId: 'uoga-l', daysAgo: 28, used: 0.95 }],
      },
    ],
  },
  {
    partnerId: 'P-1010',
    name: 'Greta',
    situation:
      'three numbers, one with a larger plan than it uses; one on its way from another operator, one that was refused; the consents are ruled by another account',
    account: {
      smsMarketingConsent: 'ACCEPTED',
      phoneMarketingConsent: 'NOT_SET',
      consentManagingAccount: 'UAB „Avietynas“',
      partnerEmail: 'greta@example.com',
    },
    numbers: [
      {
        number: '655 55555',
        nickname: 'Darbo',
        avatarName: 'suitcase',
        balanceInCents: toCents(2240),
        historyLines: 15,
        plans: [{ planId: 'uoga-xl', daysAgo: 9, used: 0.05 }],
      },
      {
        number: '655 55556',
        nickname: 'Vaiko',
        avatarName: 'cat',
        balanceInCents: toCents(500),
        plans: [{ planId: 'uoga-m', daysAgo: 2, used: 0.05 }],
      },
      { number: '655 55557', balanceInCents: toCents(90) },
    ],
    transfers: [
      { number: '698 11111', daysAgo: 1, inDays: 2 },
      { number: '698 22222', daysAgo: 6, inDays: 0, isRefused: true },
    ],
  },
  {
    partnerId: 'P-1011',
    name: 'Vytautas',
    situation: 'six hundred lines of history, and plans in every state',
    account: { email: 'vytautas@example.com', smsMarketingConsent: 'REJECTED' },
    numbers: [
      {
        number: '666 66666',
        nickname: 'Vytautas',
        balanceInCents: toCents(6375),
        historyLines: 600,
        plans: [
          { planId: 'uoga-xl', daysAgo: 14, used: 0.5 },
          { planId: 'uoga-s', daysAgo: 0, status: 'ACTIVATION_IN_PROGRESS' },
          { planId: 'uoga-m', daysAgo: 21, status: 'CANCELLATION_IN_PROGRESS', used: 0.8 },
          { planId: 'uoga-l', daysAgo: 60, status: 'CANCELLED', isRecurring: false, used: 1 },
        ],
      },
    ],
  },
  {
    partnerId: 'P-1012',
    name: 'Ona',
    situation: 'the card of the auto top-up has expired; another auto top-up is paused',
    numbers: [
      {
        number: '677 77777',
        nickname: 'Ona',
        ownershipType: 'DECLARED',
        balanceInCents: toCents(235),
        historyLines: 10,
        plans: [{ planId: 'uoga-xl', daysAgo: 24, isRecurring: false, used: 0.2 }],
      },
    ],
    cards: [
      {
        cardDetailsReference: 'card-ona-expired',
        variant: 'MASTERCARD',
        lastDigits: '0069',
        expiresInMonths: -2,
      },
      { cardDetailsReference: 'card-ona-visa', variant: 'VISA', lastDigits: '9995', expiresInMonths: 9 },
    ],
    autoTopUps: [
      {
        recurringPaymentId: 'auto-ona-expired',
        number: '677 77777',
        cardDetailsReference: 'card-ona-expired',
        euros: 5,
        dayOfMonth: 1,
      },
      {
        recurringPaymentId: 'auto-ona-paused',
        number: '677 77777',
        cardDetailsReference: 'card-ona-visa',
        euros: 15,
        dayOfMonth: 15,
        isPaused: true,
      },
    ],
  },
  {
    partnerId: 'P-1013',
    name: 'Petras',
    situation: 'the current number is no longer in use; a second one is',
    numbers: [
      { number: '688 88888', nickname: 'Senas', status: 'ended' },
      { number: '688 88889', nickname: 'Naujas', balanceInCents: toCents(700) },
    ],
  },
]
