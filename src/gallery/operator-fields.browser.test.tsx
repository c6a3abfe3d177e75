import { isValidElement, type ReactElement } from 'react'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { accountBarMicrocopy } from '../features/account/account.microcopy.ts'
import { NumberMenu } from '../features/account/NumberMenu.tsx'
import { sixGains, sold, validationOf } from '../features/checkout/checkout.fixture.ts'
import { nextStep, readOrder, requestOf } from '../features/checkout/checkout.ts'
import { OrderResultScreen } from '../features/checkout/OrderResultScreen.tsx'
import { outcomeOf } from '../features/checkout/order-outcome.ts'
import { runningBeside } from '../features/checkout/running-plans.ts'
import { gainOf } from '../features/gains/gains.fixture.ts'
import { HistoryScreen } from '../features/history/HistoryScreen.tsx'
import { beginnings } from '../features/notifications/pending-operations.ts'
import { toldBy } from '../features/numbers/told-by.ts'
import { OfferCard } from '../features/offers/OfferCard.tsx'
import { OfferDetail } from '../features/offers/OfferDialog.tsx'
import { offerOf } from '../features/offers/offers.fixture.ts'
import { type Offer, offersToShow } from '../features/offers/offers.ts'
import { AccountFacts } from '../features/settings/AccountFacts.tsx'
import { Consent } from '../features/settings/Consent.tsx'
import { stepAfterLink } from '../features/settings/link.ts'
import { NumberRow } from '../features/settings/NumberRow.tsx'
import { ProfileForm } from '../features/settings/ProfileForm.tsx'
import { cardUntil, recurringPayment } from '../features/settings/payments.fixture.ts'
import { RecurringPayments } from '../features/settings/RecurringPayments.tsx'
import { RoamingToggle } from '../features/settings/RoamingToggle.tsx'
import { SavedCards } from '../features/settings/SavedCards.tsx'
import { wordsIn } from '../features/top-up/words.fixture.ts'
import { orderedPlanOf } from '../features/usage/usage.fixture.ts'
import { toCents } from '../lib/money.ts'
import { parsePhoneNumber } from '../lib/phone-number.ts'
import { accountOf, assetOf } from '../operator/client/account.fixture.ts'
import type { Account } from '../operator/client/account.ts'
import { accountHistory, type HistoryRecord } from '../operator/client/account-history.ts'
import type { Gain } from '../operator/client/ordered-plan.ts'
import { type OrderSubmission, submitOrder } from '../operator/client/submit-order.ts'
import type { OrderValidation } from '../operator/client/validate-order.ts'
import { entities, words as namesIn } from '../operator/contract/specification.fixture.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { checkout, dashboard, nothing, now, usage, words } from './operator-screens.fixture.tsx'

const other = '+370 623 45678'
const parsed = parsePhoneNumber(other)
if (!parsed) throw new Error('not a number')
const phoneNumber = parsed
const change = { name: 'idle' } as const

/** A screen, or what a rule decides, with one value of a field and with another. */
type Pair = readonly [one: unknown, other: unknown]
/** By `show`, as its fixture has it and with something else in it. */
const both = <Part extends object>(show: (part: Partial<Part>) => unknown, part: Partial<Part>): Pair => [
  show({}),
  show(part),
]

const asset = assetOf('612 34567')
const profile = { nickname: 'Rasa', avatarName: null, avatarUrl: null, avatarDescription: null }
const menu = (account: Account) => (
  <NumberMenu
    account={account}
    action={{ name: 'idle' }}
    words={wordsIn('lt', accountBarMicrocopy)}
    onSwitch={nothing}
    onLogOut={nothing}
    isOpen
  />
)
const facts = (part: Partial<Account>, email: string | null = 'rasa@example.org', partner = 'r@t.lt') => (
  <AccountFacts
    account={{ ...accountOf(asset), ...part }}
    email={email}
    partner={{ name: 'ready', value: partner, at: now }}
    words={words}
    language="lt"
    onAskPartner={nothing}
  />
)
const balanceOf = (part: Partial<NonNullable<Account['balanceInEuro']>>) => {
  const account = accountOf(asset)
  const told = account.balanceInEuro
  return dashboard({}, {}, { ...account, balanceInEuro: told && { ...told, ...part } })
}
const number = (part: Partial<typeof asset>) => (
  <ul>
    <NumberRow
      asset={{ ...asset, ...part }}
      isCurrent
      action={{ name: 'idle' }}
      isOff={false}
      words={words}
      language="lt"
      onSwitch={nothing}
      onUnlink={nothing}
    />
  </ul>
)
const pictures = [{ avatarName: 'uoga', avatarUrl: '/uoga.webp', avatarDescription: 'Uoga' }]
const named = (avatarName: string | null) => (
  <ProfileForm
    asset={{ ...asset, userPhoneNumberProfile: { ...profile, avatarName } }}
    avatars={{ name: 'ready', value: pictures, at: now }}
    change={change}
    isOff={false}
    words={words}
    language="lt"
    onSave={nothing}
    onAskAvatars={nothing}
  />
)
const avatar = (part: object) => (
  <Avatar profile={{ ...profile, avatarUrl: '/uoga.webp', ...part }} isDescribed />
)
const roaming = (status: 'ON' | 'OFF') => (
  <RoamingToggle
    status={status}
    phoneNumber={phoneNumber}
    change={change}
    isOff={false}
    words={words}
    onSwitch={nothing}
  />
)
const consent = (
  type: 'SMS_MARKETING' | 'PHONE_MARKETING',
  value: 'ACCEPTED' | 'REJECTED',
  part: Partial<{ isAllowedToEdit: boolean; consentManagingAccount: string | null }> = {},
) => (
  <Consent
    type={type}
    value={value}
    consents={{ isAllowedToEdit: true, consentManagingAccount: null, ...part }}
    change={change}
    isOff={false}
    words={words}
    onDecide={nothing}
  />
)
const recurring = (part: Partial<typeof recurringPayment>, card = cardUntil(2027)) => (
  <RecurringPayments
    recurringPayments={[{ ...recurringPayment, ...part }]}
    cards={[card]}
    change={change}
    isOff={false}
    today="2026-01-15"
    words={words}
    language="lt"
    autoTopUpPath="#auto"
    onDelete={nothing}
    onPause={nothing}
  />
)
const card = (part: Partial<ReturnType<typeof cardUntil>>) => (
  <SavedCards
    cards={[{ ...cardUntil(2027), ...part }]}
    recurringPayments={[recurringPayment]}
    change={change}
    isOff={false}
    today="2026-01-15"
    words={words}
    onDelete={nothing}
  />
)
const onCard = (part: object) => card({ cardInfo: { ...cardUntil(2027).cardInfo, ...part } })

const linked = {
  phoneNumber,
  linkPhoneNumberResponseKey: null,
  linkPhoneNumberResponseType: 'SUCCESS',
  flowType: 'LINK_SIM',
  restrictedUntil: null,
  attemptsLeft: 3,
  codeExpiresAt: now,
} as const

const validation = (part: Partial<OrderValidation>) =>
  readOrder(['l'], validationOf([{ planId: 'l' }], 2000, part), sold)
type Item = OrderValidation['orderItems'][number]
const ordering = (part: Partial<Item>, isIdKept = true) => {
  const told = validationOf([{ planId: 'l' }])
  const orderItems = told.orderItems.map((item) => ({ ...item, ...part }))
  return readOrder(isIdKept ? ['l'] : [], { ...told, orderItems }, sold)
}
const brings = (kind: keyof typeof sixGains, part: object): Pair =>
  both<Item>((item) => checkout(ordering(item)), {
    planGains: { ...sixGains, [kind]: { limit: 77, units: 'GB', unlimited: false, ...part } },
  })
const kinds = ['dataInLT', 'dataOffPeak', 'dataInEU', 'dataAbroad', 'minutes', 'messages'] as const
const gainsOfOrder = kinds.flatMap((kind) => {
  const fixed = { limit: 5, units: 'GB', unlimited: false } as const
  const shown = (part: object) =>
    checkout(ordering({ planGains: { ...sixGains, [kind]: { ...fixed, ...part } } }))
  return [
    [`orderItems.planGains.${kind}.limit`, brings(kind, {})],
    [`orderItems.planGains.${kind}.units`, [shown({}), shown({ units: 'MB' })]],
    [`orderItems.planGains.${kind}.unlimited`, [shown({}), shown({ unlimited: true })]],
  ] as const
})

const submission: OrderSubmission = {
  status: 'WARN',
  errorMessage: 'ORDER_IN_PROGRESS',
  orderItems: [
    { planId: 'l', planName: 'Avietė', submitted: true },
    { planId: 'm', planName: 'Mėlynė', submitted: false },
  ],
  gameRegistrationStatus: 'NOT_OFFERED',
  orderReference: 'ABCD',
}
const submitted = (part: Partial<OrderSubmission>) => (
  <OrderResultScreen
    screen={{
      name: 'ordered',
      outcome: outcomeOf({ ...submission, ...part }),
      activation: { name: 'pending' },
    }}
    title="Užsakymas priimtas"
    berries={{}}
    words={words}
    paths={{ success: '#', failure: '#', order: '#', plans: '#', usage: '#', game: '#' }}
    onTryAgain={nothing}
  />
)
const firstItem = (part: object) =>
  submitted({
    orderItems: submission.orderItems.map((item, index) => (index === 0 ? { ...item, ...part } : item)),
  })

const gained = (part: Partial<Gain>) => both<Gain>((gain) => usage({ gains: [gainOf(12, 60, gain)] }), part)
const amounts = (['periodAmount', 'rolloverAmount', 'remainingAmount'] as const).flatMap((amount) => {
  const shown = (part: object) =>
    usage({
      gains: [
        gainOf(12, 60, {
          rolloverAmount: { unlimited: false, value: 3, unit: 'GB' },
          [amount]: { unlimited: false, value: 9, unit: 'GB', ...part },
        }),
      ],
    })
  return [
    [`orderedPlans.gains.${amount}.unlimited`, [shown({}), shown({ unlimited: true, value: null })]],
    [`orderedPlans.gains.${amount}.value`, [shown({}), shown({ value: 8 })]],
    [`orderedPlans.gains.${amount}.unit`, [shown({}), shown({ unit: 'MB' })]],
  ] as const
})
const planned = (part: Parameters<typeof orderedPlanOf>[0]): Pair => [usage({}), usage(part)]
const idle = { lastActivationStartedAt: null, lastTerminationStartedAt: null, lastRefillStartedAt: null }

const record: HistoryRecord = {
  id: '1',
  kind: 'TOP_UPS',
  date: now,
  description: { template: 'Papildyta {sum}', placeholders: [{ key: 'sum', value: '10,00 EUR' }] },
}
const history = (part: Partial<HistoryRecord>) => (
  <HistoryScreen
    history={{ name: 'ready', records: [{ ...record, ...part }], at: now, hasMore: false, isAsking: false }}
    drawing={undefined}
    isOffline={false}
    words={words}
    language="lt"
    paths={{ report: '#', plans: '#', topUp: '#' }}
    onMore={nothing}
    onTryAgain={nothing}
  />
)

const picture = { url: '/uoga.webp', description: 'Uoga', width: 4, height: 3 }
const opened = (part: Partial<Offer>) => (
  <OfferDetail
    open={{ offer: offerOf(part), isExpired: false }}
    berries={{}}
    isOff={false}
    words={words}
    language="lt"
    onOrder={nothing}
  />
)
const offerCard = (part: Partial<Offer>) => <OfferCard offer={offerOf(part)} words={words} onOpen={nothing} />
type OfferButton = NonNullable<Offer['primaryButton']>
/** As a link: one that orders has no address. */
const pressed = (which: 'primaryButton' | 'secondaryButton') => (part: Partial<OfferButton>) => {
  const button = offerOf().secondaryButton
  return opened({ secondaryButton: null, [which]: button && { ...button, title: 'Visi planai', ...part } })
}
const buttonsOfOffer = (['primaryButton', 'secondaryButton'] as const).flatMap((which) => {
  const parts: readonly Partial<OfferButton>[] = [
    { title: 'Kitas' },
    { description: 'Kitaip' },
    { type: 'SECONDARY' },
    { url: '/kitur' },
    { size: 'LG' },
    { openInANewTab: true },
    { isFullWidthOnDesktop: true },
    { isFullWidthOnTablet: true },
    { isFullWidthOnMobile: false },
  ]
  return parts.map((part) => [`${which}.${Object.keys(part)[0]}`, both(pressed(which), part)] as const)
})
type OfferedPlan = NonNullable<OfferButton['planOrPromoToOrder']>
const offered = (part: Partial<OfferedPlan>) => {
  const { primaryButton } = offerOf()
  const plan = primaryButton?.planOrPromoToOrder
  if (!plan) throw new Error('no plan')
  return opened({
    priceFromValue: null,
    primaryButton: { ...primaryButton, planOrPromoToOrder: { ...plan, salePrice: toCents(990), ...part } },
  })
}
const plansOfOffer = (
  [
    { orderCode: 'KITAS' },
    { planTitle: 'Kita' },
    { planPrice: toCents(1990) },
    { priceUnits: 'USD' },
    { planCardType: 'CALLS' },
    { allowances: {} },
  ] as const satisfies readonly Partial<OfferedPlan>[]
).map((part) => [`primaryButton.planOrPromoToOrder.${Object.keys(part)[0]}`, both(offered, part)] as const)
const orders = (part: Partial<Offer>) =>
  offersToShow([offerOf(part), offerOf({ offerId: 'other', rank: 4 })], now).map(({ offerId }) => offerId)

/** A submission of which a part was taken contradicts ERROR: then the answer says nothing. */
const answered = (status: string) => ({ submitOrder: { ...submission, status } })
const running = (planId: string) => runningBeside(ordering({}), [orderedPlanOf({ planId })], now)
/** How many records there are: one that comes twice is one. */
function recordsWith(id: string) {
  const written = { date: '2026-01-15T10:00:00Z', kind: 'OTHER', description: record.description }
  const history = [
    { ...written, id: '1' },
    { ...written, id },
  ]
  return v.parse(accountHistory.schema, { account: { ownedAsset: null, validFrom: null, history } }).account
    .history.length
}

/** Each field of an entity that a screen shows or a rule reads. */
const fields: Record<string, Record<string, Pair>> = {
  Account: {
    partnerId: both(facts, { partnerId: 'P-2' }),
    ownedAsset: [
      menu(accountOf(asset, assetOf(other))),
      menu({ ...accountOf(asset, assetOf(other)), ownedAsset: assetOf(other) }),
    ],
    ownedAssets: [menu(accountOf(asset)), menu(accountOf(asset, assetOf(other)))],
    'balanceInEuro.validTo': both(balanceOf, { validTo: now }),
    'balanceInEuro.active': both(balanceOf, { active: false }),
    validFrom: both(facts, { validFrom: now }),
    validTo: both(facts, { validTo: now }),
  },
  PartnerAccount: { email: [facts({}), facts({}, 'rasa@example.org', 'kita@t.lt')] },
  OwnedAsset: {
    phoneNumber: both(number, { phoneNumber }),
    ownershipType: both(number, { ownershipType: 'DECLARED' }),
    startedAt: both(number, { startedAt: now }),
    'userPhoneNumberProfile.nickname': both(number, { userPhoneNumberProfile: profile }),
    'userPhoneNumberProfile.avatarName': [named(null), named('uoga')],
    'userPhoneNumberProfile.avatarUrl': both(avatar, { avatarUrl: '/kita.webp' }),
    'userPhoneNumberProfile.avatarDescription': both(avatar, { avatarDescription: 'Kita' }),
  },
  AccountSettings: {
    email: [facts({}), facts({}, 'kita@example.org')],
    roamingStatus: [roaming('ON'), roaming('OFF')],
    'consents.smsMarketingConsent': [
      consent('SMS_MARKETING', 'ACCEPTED'),
      consent('SMS_MARKETING', 'REJECTED'),
    ],
    'consents.phoneMarketingConsent': [
      consent('PHONE_MARKETING', 'ACCEPTED'),
      consent('PHONE_MARKETING', 'REJECTED'),
    ],
    'consents.isAllowedToEdit': [
      consent('SMS_MARKETING', 'ACCEPTED'),
      consent('SMS_MARKETING', 'ACCEPTED', { isAllowedToEdit: false }),
    ],
    'consents.consentManagingAccount': [
      consent('SMS_MARKETING', 'ACCEPTED', { isAllowedToEdit: false }),
      consent('SMS_MARKETING', 'ACCEPTED', { isAllowedToEdit: false, consentManagingAccount: 'UAB Kita' }),
    ],
    'recurringPayments.recurringPaymentId': both(recurring, { recurringPaymentId: 'kitas' }),
    'recurringPayments.nextPaymentDate': both(recurring, { nextPaymentDate: '2026-02-28' }),
    'recurringPayments.amount': both(recurring, { amount: toCents(2000) }),
    'recurringPayments.brand': both(recurring, { brand: 'MAESTRO' }),
    'recurringPayments.number': both(recurring, { number: '**** 0069' }),
    'cardsDetails.variant': both(card, { variant: 'MAESTRO' }),
    'cardsDetails.cardDetailsReference': [
      recurring({}, cardUntil(2025)),
      recurring({}, { ...cardUntil(2025), cardDetailsReference: 'other' }),
    ],
    'cardsDetails.cardInfo.expiryMonth': both(onCard, { expiryMonth: 5 }),
    'cardsDetails.cardInfo.expiryYear': both(onCard, { expiryYear: 2025 }),
    'cardsDetails.cardInfo.holderName': both(onCard, { holderName: 'KITA' }),
    'cardsDetails.cardInfo.number': both(onCard, { number: '**** 0069' }),
  },
  LinkPhoneNumberResult: {
    linkPhoneNumberResponseKey: [
      stepAfterLink(linked),
      stepAfterLink({
        ...linked,
        linkPhoneNumberResponseKey: { key: 'INVALID_PHONE_NUMBER', kind: 'invalidPhoneNumber' },
      }),
    ],
    linkPhoneNumberResponseType: [
      toldBy(linked),
      toldBy({ ...linked, linkPhoneNumberResponseType: 'ERROR' }),
    ],
    flowType: [stepAfterLink(linked), stepAfterLink({ ...linked, flowType: 'DECLARE_SIM' })],
  },
  OrderValidation: {
    sufficientBalance: [nextStep(validation({})), nextStep(validation({ sufficientBalance: false }))],
    phoneNumber: both<OrderValidation>((part) => checkout(validation(part)), { phoneNumber }),
    errorMessage: [nextStep(validation({})), nextStep(validation({ errorMessage: 'ORDER_IN_PROGRESS' }))],
    'orderItems.planId': [requestOf(ordering({})), requestOf(ordering({ planId: 'kitas' }))],
    'orderItems.planName': both<Item>((part) => checkout(ordering(part)), { planName: 'Kita' }),
    'orderItems.cost': both<Item>((part) => checkout(ordering(part)), { cost: toCents(100) }),
    'orderItems.notification.key': both<Item>((part) => checkout(ordering(part)), {
      notification: { key: 'PLAN_NOT_AVAILABLE', message: 'Nebėra' },
    }),
    'orderItems.notification.message': [
      checkout(ordering({ notification: { key: 'unknown', message: 'Nebėra' } })),
      checkout(ordering({ notification: { key: 'unknown', message: 'Baigėsi' } })),
    ],
    ...Object.fromEntries(gainsOfOrder),
  },
  OrderSubmission: {
    status: [v.is(submitOrder.schema, answered('WARN')), v.is(submitOrder.schema, answered('ERROR'))],
    errorMessage: both(submitted, { errorMessage: 'INSUFFICIENT_BALANCE' }),
    'orderItems.submitted': both(firstItem, { submitted: false }),
    'orderItems.planName': both(firstItem, { planName: 'Kita' }),
    gameRegistrationStatus: both(submitted, { gameRegistrationStatus: 'REGISTERED' }),
  },
  DetailedUsage: {
    'pendingOperations.lastActivationStartedAt': both((part) => beginnings({ ...idle, ...part }), {
      lastActivationStartedAt: now,
    }),
    'pendingOperations.lastTerminationStartedAt': both((part) => beginnings({ ...idle, ...part }), {
      lastTerminationStartedAt: now,
    }),
    'orderedPlans.hasSufficientBalanceForRecurringPayment': planned({
      hasSufficientBalanceForRecurringPayment: false,
    }),
    'orderedPlans.planId': [running('uoga-l'), running('l')],
    'orderedPlans.planName': planned({ planName: 'Kita' }),
    'orderedPlans.status': planned({ status: 'CANCELLED' }),
    'orderedPlans.validFrom': planned({ validFrom: now }),
    'orderedPlans.validTo': planned({ validTo: now + 1 }),
    'orderedPlans.validToReductionInHours': planned({ validToReductionInHours: 12 }),
    'orderedPlans.isRecurring': planned({ isRecurring: false }),
    'orderedPlans.productType': planned({ productType: 'PROMO' }),
    'orderedPlans.canBeReordered': planned({ canBeReordered: false }),
    'orderedPlans.eurPrice': planned({ eurPrice: toCents(100) }),
    'orderedPlans.remainingDaysValidity': planned({ remainingDaysValidity: 3 }),
    'orderedPlans.gains.remainingPercentage': gained({ remainingPercentage: 50 }),
    'orderedPlans.gains.socialOffers.type': gained({ socialOffers: [{ type: 'CHAT' }] }),
    'orderedPlans.gains.type': gained({ type: 'DATA_IN_EU' }),
    'orderedPlans.gains.zone': gained({ zone: 'EU' }),
    ...Object.fromEntries(amounts),
  },
  CommonUsage: {
    standardFeeActivatedAt: [dashboard({}), dashboard({}, { standardFeeActivatedAt: now })],
    'orderedPlans.gains': [dashboard({}), dashboard({ gains: [gainOf(3, 60)] })],
  },
  HistoryRecord: {
    id: [recordsWith('2'), recordsWith('1')],
    date: both(history, { date: Date.UTC(2025, 11, 1) }),
    'description.template': both(history, { description: { ...record.description, template: 'Kita {sum}' } }),
    'description.placeholders.key': both(history, {
      description: { ...record.description, placeholders: [{ key: 'other', value: '10,00 EUR' }] },
    }),
    'description.placeholders.value': both(history, {
      description: { ...record.description, placeholders: [{ key: 'sum', value: '5,00 EUR' }] },
    }),
  },
  PersonalOffer: {
    cardTitle: both(offerCard, { cardTitle: 'Kita' }),
    cardImage: both(offerCard, { cardImage: picture }),
    cardImagePosition: both(offerCard, { cardImagePosition: 'LEFT' }),
    offerTitle: both(offerCard, { offerTitle: 'Kita' }),
    offerImage: both(opened, { offerImage: picture }),
    offerDescription: both(opened, { offerDescription: 'Kita' }),
    priceFromText: both(offerCard, { priceFromText: 'tik' }),
    priceFromValue: both(offerCard, { priceFromValue: toCents(100) }),
    validFrom: both(orders, { validFrom: now + 1 }),
    validTo: both(opened, { validTo: now + 1 }),
    rank: both(orders, { rank: 3 }),
    showToAllUsers: both(offerCard, { showToAllUsers: true }),
    ...Object.fromEntries([...buttonsOfOffer, ...plansOfOffer]),
  },
}

/** What another test holds: it needs a store, a call or a page. */
const heldBy: Record<string, string> = {
  'Account.balanceInEuro.amount': 'src/session/account.store.test.ts',
  'Account.liveChatSignature.signature': 'src/session/account.store.test.ts',
  'Account.liveChatSignature.timestamp': 'src/session/account.store.test.ts',
  'Account.liveChatSignature.phoneNumber': 'src/session/account.store.test.ts',
  'AccountSettings.simPIN': 'tests/settings/settings.spec.ts',
  'AccountSettings.simPUK': 'tests/settings/settings.spec.ts',
  'LinkPhoneNumberResult.restrictedUntil': 'src/features/settings/link.store.test.ts',
  'LinkPhoneNumberResult.phoneNumber': 'src/features/settings/link.api.test.ts',
  'OrderSubmission.orderItems.planId': 'src/features/checkout/checkout.store.test.ts',
  'CommonUsage.pendingOperations': 'tests/account/notices-everywhere.spec.ts',
  'CommonUsage.insufficientBalanceNotificationStartedAt': 'tests/overview/overview.spec.ts',
  'TerminationResult.planId': 'src/features/usage/usage.api.test.ts',
  'TerminationResult.terminated': 'src/features/usage/plan-changes.test.ts',
  'TerminationResult.phoneNumber': 'src/features/usage/plan-changes.test.ts',
  'TerminationResult.terminationDate': 'src/features/usage/plan-changes.test.ts',
}

const specified = Object.entries(entities).flatMap(([type, paths]) =>
  namesIn(paths).map((path) => `${type}.${path}`),
)
const proven = Object.entries(fields).flatMap(([type, pairs]) =>
  Object.keys(pairs).map((path) => `${type}.${path}`),
)

test('each field of the operator that the specification names is seen or decides something', () => {
  const known = [...proven, ...Object.keys(heldBy)]
  expect(specified.filter((path) => !known.includes(path))).toEqual([])
  expect(known.filter((path) => !specified.includes(path))).toEqual([])
})

/** The ids that React counts up are no difference. */
const htmlOf = async (screen: ReactElement) => {
  const { container, unmount } = await render(screen)
  const html = container.innerHTML.replace(/[«_:]r_?\w+[»_:]/g, 'id')
  await unmount()
  return html
}
const seen = async (one: unknown) => (isValidElement(one) ? htmlOf(one) : (JSON.stringify(one) ?? ''))

test('the same answer is the same screen', async () => {
  for (const screen of [usage({}), dashboard({}), opened({}), card({})])
    expect(await seen(screen)).toBe(await seen(screen))
})

describe.each(Object.entries(fields))('%s', (_, pairs) => {
  test.each(Object.entries(pairs))(
    'another %s is another screen, or leads elsewhere',
    async (__, [one, two]) => {
      expect(await seen(two)).not.toBe(await seen(one))
    },
  )
})
