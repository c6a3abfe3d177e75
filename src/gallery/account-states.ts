import type { ComponentProps } from 'react'
import type { AccountGateScreen } from '../features/account/AccountGateScreen.tsx'
import type { BalanceLink } from '../features/account/BalanceLink.tsx'
import type { NumberMenu } from '../features/account/NumberMenu.tsx'
import type { HistoryScreen } from '../features/history/HistoryScreen.tsx'
import type { LogInScreen } from '../features/log-in/LogInScreen.tsx'
import type { Notice } from '../features/notifications/notice.ts'
import type { ServiceReportScreen } from '../features/service-report/ServiceReportScreen.tsx'
import type { AlertCards } from '../features/settings/alerts/AlertCards.tsx'
import type { Consent } from '../features/settings/consents/Consent.tsx'
import type { CloseAccount } from '../features/settings/data/CloseAccount.tsx'
import type { OrderList } from '../features/settings/orders/OrderList.tsx'
import type { SavedCards } from '../features/settings/payments/SavedCards.tsx'
import type { SettingsNav } from '../features/settings/SettingsNav.tsx'
import type { SessionsList } from '../features/settings/sessions/SessionsList.tsx'
import type { BlockNumber } from '../features/settings/sim/BlockNumber.tsx'
import type { RoamingToggle } from '../features/settings/sim/RoamingToggle.tsx'
import { toCents } from '../lib/money.ts'
import { parsePhoneNumber } from '../lib/phone-number.ts'
import { now } from './overview-states.ts'

const day = 24 * 60 * 60 * 1000
const failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } as const
const sessionEnded = { kind: 'unauthorized', reference: '7K3M9QXW2RTA' } as const

const numbers = ['612 34567', '623 45678'].flatMap((written, index) => {
  const phoneNumber = parsePhoneNumber(written)
  if (!phoneNumber) return []
  const userPhoneNumberProfile =
    index === 0 ? { nickname: 'Rasa', avatarName: null, avatarUrl: null, avatarDescription: null } : null
  return [
    { phoneNumber, ownershipType: 'LINKED' as const, startedAt: now - 400 * day, userPhoneNumberProfile },
  ]
})
const [first] = numbers
const [, second = first] = numbers
type Gate = ComponentProps<typeof AccountGateScreen>['gate']
const numberChanges: [string, Gate][] = numbers.map(({ phoneNumber: now }, index) => {
  const about = first?.phoneNumber ?? now
  return [
    index === 0 ? 'Switched back' : 'Number changed',
    { name: 'numberChanged', about, now, isSwitching: false },
  ]
})
export const gates: [string, Gate][] = [
  ['Session ended', { name: 'expired' }],
  ['Self-service down', { name: 'unavailable', reference: failed.reference, isAsking: false }],
  ['Asking again', { name: 'unavailable', reference: failed.reference, isAsking: true }],
  ['No answer', { name: 'failed', trouble: failed, isAsking: false }],
  ...numberChanges,
]

type LogIn = ComponentProps<typeof LogInScreen>['screen']
export const logIns: [string, LogIn, boolean][] = [
  ['Choose', { name: 'choose' }, false],
  ['Proven identity', { name: 'choose' }, true],
  ['Leaving', { name: 'leaving', provider: 'uoga' }, false],
  ['Coming back', { name: 'returning' }, false],
  ['Cancelled', { name: 'choose', failure: { kind: 'provider', error: 'cancelled' } }, false],
  ['No answer', { name: 'choose', failure: failed }, false],
]

const account = {
  partnerId: 'P-1',
  ownedAsset: first ?? null,
  ownedAssets: numbers,
  balanceInEuro: null,
  liveChatSignature: null,
  validFrom: null,
  validTo: null,
}

const offline: Notice = {
  kind: 'offline',
  type: 'warning',
  title: 'Nėra ryšio. Atnaujinta 12:00',
  text: 'Rodome paskutinius žinomus duomenis. Keisti ir užsakyti galėsi, kai ryšys grįš.',
  activationDate: now,
  onTryAgain: () => undefined,
}
const renewal: Notice = {
  kind: 'insufficientBalance',
  type: 'warning',
  title: 'Nepakanka lėšų planui pratęsti',
  text: 'Papildyk sąskaitą, kitaip planas nebus pratęstas ir galios standartiniai tarifai.',
  activationDate: now - day,
  onClose: () => undefined,
}
export const stacks: [string, Notice[]][] = [
  ['One that can be asked again', [offline]],
  ['One that can be closed', [renewal]],
  ['Two', [offline, renewal]],
]

type Balance = ComponentProps<typeof BalanceLink>['balance']
export const balances: [string, Balance][] = [
  ['Told', { amountInCents: toCents(1240), at: now, isLastKnown: false }],
  ['Last known', { amountInCents: toCents(1240), at: now, isLastKnown: true }],
]

type Menu = Pick<ComponentProps<typeof NumberMenu>, 'account' | 'action'>
export const menus: [string, Menu][] = [
  ['Loading', { account: undefined, action: { name: 'idle' } }],
  ['Two numbers', { account, action: { name: 'idle' } }],
  ...(second
    ? ([['Switching', { account, action: { name: 'switching', phoneNumber: second.phoneNumber } }]] as [
        string,
        Menu,
      ][])
    : []),
  ['No number', { account: { ...account, ownedAsset: null, ownedAssets: [] }, action: { name: 'idle' } }],
  ['Number gone', { account, action: { name: 'missingNumber' } }],
  ['Failed', { account, action: { name: 'failed', failed } }],
  ['Logging out', { account, action: { name: 'loggingOut' } }],
]

type History = Pick<ComponentProps<typeof HistoryScreen>, 'history' | 'isOffline'>
const templates = {
  TOP_UPS: 'Sąskaita papildyta',
  USAGE: 'Skambutis {number}',
  SETTINGS: 'Tarptinklinis ryšys išjungtas',
} as const
const amounts = { TOP_UPS: toCents(1000), USAGE: toCents(-27), SETTINGS: null } as const
const records = (['TOP_UPS', 'USAGE', 'SETTINGS'] as const).map((kind, index) => ({
  id: kind,
  kind,
  date: now - Math.floor(index / 2) * 20 * day - index * 3_600_000,
  description: {
    template: templates[kind],
    placeholders: [{ key: 'number', value: '+370 6** **512' }],
  },
  amount: amounts[kind],
  balanceAfter: amounts[kind] === null ? null : toCents(1420),
  service: kind === 'USAGE' ? ('CALLS' as const) : null,
  receiptReference: kind === 'TOP_UPS' ? 'KV-00000001' : null,
}))
const ready = { name: 'ready', records, at: now, hasMore: true, isAsking: false } as const
export const histories: [string, History][] = [
  ['Loading', { history: { name: 'loading' }, isOffline: false }],
  ['Lines', { history: ready, isOffline: false }],
  ['Asking for more', { history: { ...ready, isAsking: true }, isOffline: false }],
  ['All of it, more failed', { history: { ...ready, hasMore: false, failed }, isOffline: false }],
  ['Offline', { history: ready, isOffline: true }],
  ['Empty', { history: { name: 'empty' }, isOffline: false }],
  ['Failed', { history: { name: 'failed', failed }, isOffline: false }],
]

type Report = Pick<ComponentProps<typeof ServiceReportScreen>, 'report'>
const period = { from: '2026-01-01', to: '2026-01-15' }
const lines = records.slice(0, 2).map(({ date, description }) => ({
  date,
  description,
  quantity: 3,
  units: 'MIN' as const,
  cost: toCents(27),
}))
const readyReport = first && {
  name: 'ready' as const,
  period,
  at: now,
  report: {
    ...period,
    phoneNumber: first.phoneNumber,
    groups: [{ kind: 'CALLS' as const, lines, eurTotal: toCents(54) }],
    eurTotal: toCents(54),
  },
}
/** One of each that money goes on, and what was paid in. */
const kinds = ['PLANS', 'DATA', 'CALLS', 'MESSAGES', 'ROAMING', 'OTHER', 'TOP_UPS'] as const
const severalKinds = readyReport && {
  ...readyReport,
  report: {
    ...readyReport.report,
    groups: kinds.map((kind, index) => ({ kind, lines, eurTotal: toCents(790 - index * 110) })),
    eurTotal: toCents(30_90),
  },
}
export const reports: [string, Report][] = [
  ['Loading', { report: { name: 'loading', period } }],
  ...(readyReport ? [['Lines', { report: readyReport }] satisfies [string, Report]] : []),
  ...(severalKinds ? [['Several kinds', { report: severalKinds }] satisfies [string, Report]] : []),
  ['Empty', { report: { name: 'empty', period } }],
  ['Failed', { report: { name: 'failed', period, failed } }],
]

type SettingsList = Pick<ComponentProps<typeof SettingsNav>, 'sections' | 'current' | 'facts'>
export const settingsSections = [
  { key: 'profile', title: 'Profilis' },
  { key: 'payments', title: 'Kortelės ir mokėjimai' },
  { key: 'editors', title: 'Redaktorių skyrius' },
]
export const settingsLists: [string, SettingsList][] = [
  ['Not told yet', { sections: settingsSections, current: undefined, facts: {} }],
  [
    'Told, one open',
    { sections: settingsSections, current: 'payments', facts: { profile: 'Rasa', payments: '2 kortelės' } },
  ],
]

type Alerts = Pick<ComponentProps<typeof AlertCards>, 'told' | 'change'>
const alert = { isOn: true, amount: null, amounts: [], spent: null }
const told = first && {
  phoneNumber: first.phoneNumber,
  language: 'LT' as const,
  channels: ['TEXT' as const, 'EMAIL' as const],
  channel: 'TEXT' as const,
  quietHours: { from: 22, until: 8 },
  alerts: [
    { ...alert, kind: 'DATA_80' as const, text: 'Išnaudojai 80 % plano „Avietė“ duomenų. Uoga' },
    {
      ...alert,
      kind: 'SPENDING_CAP' as const,
      amount: toCents(1000),
      amounts: [500, 1000].map(toCents),
      spent: toCents(595),
      text: 'Šį mėnesį be plano išleidai 10,00 EUR – tai tavo riba. Uoga',
    },
  ],
}
export const alertStates: [string, Alerts][] = told
  ? [
      ['Told', { told, change: { name: 'idle' } }],
      ['Being saved', { told, change: { name: 'saving', target: 'DATA_80' } }],
      ['Not saved', { told, change: { name: 'failed', target: 'SPENDING_CAP', failed } }],
    ]
  : []

type Block = Pick<ComponentProps<typeof BlockNumber>, 'isBlocked' | 'change'>
export const blockings: [string, Block][] = [
  ['Works', { isBlocked: false, change: { name: 'idle' } }],
  ['Blocked', { isBlocked: true, change: { name: 'saved', target: 'block' } }],
]

type Closing = Pick<ComponentProps<typeof CloseAccount>, 'validTo' | 'change'>
export const closings: [string, Closing][] = [
  ['Open', { validTo: null, change: { name: 'idle' } }],
  ['To be closed', { validTo: now + 30 * day, change: { name: 'saved', target: 'closing' } }],
]

type Orders = ComponentProps<typeof OrderList>['loaded']
type Order = Extract<Orders, { name: 'ready' }>['value'][number]
const order = (state: Order['state'], part: Partial<Order> = {}): Order => ({
  orderReference: `7K3M-${state.slice(0, 4)}-W2RT-${part.kind ?? 'SIM'}`.toUpperCase(),
  kind: 'SIM',
  state,
  orderedAt: now - 2 * day,
  eurTotal: toCents(348),
  phoneNumber: null,
  planNames: [],
  trackingNumber: null,
  parcelTerminal: null,
  transfersOn: null,
  receiptReference: null,
  ...part,
})
const mine = { phoneNumber: first?.phoneNumber ?? null, eurTotal: toCents(690) }
const ordersReady = (value: Order[]): Orders => ({ name: 'ready', value, at: now })
export const orderLists: [string, Orders][] = [
  ['Empty', ordersReady([])],
  [
    'Cards',
    ordersReady([
      order('AWAITING_PAYMENT'),
      order('NOT_PAID'),
      order('PREPARING', { planNames: ['Avietė'], receiptReference: 'UK-00000001' }),
      order('POSTED', { trackingNumber: 'LT123456789', parcelTerminal: 'Ozo paštomatas' }),
      order('DELIVERED', { parcelTerminal: 'Ozo paštomatas' }),
      order('READY', { kind: 'ESIM', eurTotal: toCents(0) }),
      order('INSTALLED', { kind: 'ESIM', phoneNumber: mine.phoneNumber }),
    ]),
  ],
  [
    'Plans and transfers',
    ordersReady([
      order('ACTIVATING', { kind: 'PLANS', planNames: ['Avietė', 'Žemuogė'], ...mine }),
      order('ACTIVE', { kind: 'PLANS', planNames: ['Avietė'], ...mine }),
      order('ENDED', { kind: 'PLANS', planNames: ['Avietė'], ...mine }),
      order('ACTIVATING', { kind: 'NUMBER_TRANSFER', transfersOn: '2026-01-17', ...mine }),
      order('REFUSED', { kind: 'NUMBER_TRANSFER', ...mine }),
      order('unknown', { kind: 'unknown' }),
    ]),
  ],
  ['Not offered', { name: 'failed', failed: { ...failed, reason: 'refused' } }],
  ['Failed', { name: 'failed', failed }],
]

type Roaming = Pick<ComponentProps<typeof RoamingToggle>, 'status' | 'change'> & { isOff?: boolean }
export const roamings: [string, Roaming][] = [
  ['Off', { status: 'OFF', change: { name: 'idle' } }],
  ['Being saved', { status: 'OFF', change: { name: 'saving', target: 'roaming' } }],
  ['On, saved', { status: 'ON', change: { name: 'saved', target: 'roaming' } }],
  ['Refused', { status: 'OFF', change: { name: 'refused', target: 'roaming' } }],
  ['Offline', { status: 'ON', change: { name: 'idle' }, isOff: true }],
  ['Session ended', { status: 'OFF', change: { name: 'failed', target: 'roaming', failed: sessionEnded } }],
]

type ConsentState = Pick<ComponentProps<typeof Consent>, 'value' | 'consents' | 'change'> & {
  isOff?: boolean
}
const own = { isAllowedToEdit: true, consentManagingAccount: null }
const saved = { name: 'saved', target: 'SMS_MARKETING' } as const
export const consents: [string, ConsentState][] = [
  ['Not set', { value: 'NOT_SET', consents: own, change: { name: 'idle' } }],
  ['Accepted, saved', { value: 'ACCEPTED', consents: own, change: saved }],
  ['Offline', { value: 'ACCEPTED', consents: own, change: { name: 'idle' }, isOff: true }],
  ['Rejected, not saved', { value: 'REJECTED', consents: own, change: { ...saved, name: 'failed', failed } }],
  [
    'Locked',
    {
      value: 'REJECTED',
      consents: { isAllowedToEdit: false, consentManagingAccount: 'UAB „Avietynas“' },
      change: { name: 'idle' },
    },
  ],
]

type Cards = Pick<ComponentProps<typeof SavedCards>, 'cards' | 'change'>
const card = (cardDetailsReference: string, expiryYear: number) => ({
  variant: 'VISA',
  cardDetailsReference,
  cardInfo: { expiryMonth: 5, expiryYear, holderName: 'RASA', number: '**** 4242' },
})
const cards = [card('one', 2028), card('two', 2025)]
export const savedCards: [string, Cards][] = [
  ['None', { cards: [], change: { name: 'idle' } }],
  ['Two, one expired', { cards, change: { name: 'idle' } }],
  ['Being deleted', { cards, change: { name: 'saving', target: 'card one' } }],
  ['Not deleted', { cards, change: { name: 'failed', target: 'card one', failed } }],
]

type Sessions = Pick<ComponentProps<typeof SessionsList>, 'loaded' | 'change'>
const session = { device: 'Firefox, Linux', strong: false, startedAt: now, lastUsedAt: now, current: true }
const threeSessions: Sessions['loaded'] = {
  name: 'ready',
  value: [
    session,
    { ...session, device: 'Safari, iPhone', lastUsedAt: now - 60_000, current: false },
    { ...session, device: null, lastUsedAt: now - 120_000, current: false },
  ],
  at: now,
}

export const sessionLists: [string, Sessions][] = [
  ['Three', { loaded: threeSessions, change: { name: 'idle' } }],
  ['Being ended', { loaded: threeSessions, change: { name: 'saving', target: 'sessions' } }],
  ['Not ended', { loaded: threeSessions, change: { name: 'failed', target: 'sessions', failed } }],
]
