import type { ReactElement } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { accountApi } from '../features/account/account.api.ts'
import { orderOf, sixGains } from '../features/checkout/checkout.fixture.ts'
import { OrderResultScreen } from '../features/checkout/OrderResultScreen.tsx'
import { outcomeOf } from '../features/checkout/order-outcome.ts'
import { gainOf } from '../features/gains/gains.fixture.ts'
import { gameRegistrationApi } from '../features/game-registration/game-registration.api.ts'
import { HistoryScreen } from '../features/history/HistoryScreen.tsx'
import { leadGenerationApi } from '../features/lead-generation/lead-generation.api.ts'
import { leaveExtraApi } from '../features/leave-extra/leave-extra.api.ts'
import { codeErrorInWords, toldInWords } from '../features/leave-extra/leave-words.ts'
import { toldBy } from '../features/numbers/told-by.ts'
import { OfferCard } from '../features/offers/OfferCard.tsx'
import { OfferDetail } from '../features/offers/OfferDialog.tsx'
import { offerOf } from '../features/offers/offers.fixture.ts'
import { stepAfterLink as stepAfterRegistrationLink } from '../features/registration/after-link.ts'
import { registrationApi } from '../features/registration/registration.api.ts'
import { stepAfterCheck, stepAfterConfirmation, stepAfterPuk } from '../features/registration/registration.ts'
import { ReportLines } from '../features/service-report/ReportLines.tsx'
import { Consent } from '../features/settings/Consent.tsx'
import { consentsApi } from '../features/settings/consents.api.ts'
import { EsimProfile } from '../features/settings/EsimProfile.tsx'
import { linkApi } from '../features/settings/link.api.ts'
import { stepAfterLink } from '../features/settings/link.ts'
import { NumberRow } from '../features/settings/NumberRow.tsx'
import { cardUntil, recurringPayment } from '../features/settings/payments.fixture.ts'
import { RecurringPayments } from '../features/settings/RecurringPayments.tsx'
import { RoamingToggle } from '../features/settings/RoamingToggle.tsx'
import { roamingApi } from '../features/settings/roaming.api.ts'
import { askLogoutEverywhere } from '../features/settings/sessions.api.ts'
import { CardOrderStatusScreen } from '../features/sim-order/CardOrderStatusScreen.tsx'
import { operatorInPage } from '../features/top-up/operator.fixture.ts'
import { find, open, review } from '../features/top-up/TopUp.fixture.tsx'
import { TopUpResultScreen } from '../features/top-up/TopUpResultScreen.tsx'
import { toCents } from '../lib/money.ts'
import { assetOf } from '../operator/client/account.fixture.ts'
import { allOperations, type ExampleOperation } from '../operator/client/all-operations.ts'
import { newValue, withNewValue } from '../operator/client/new-value.fixture.ts'
import type { Gain } from '../operator/client/ordered-plan.ts'
import { mayBeDone, type Outcome } from '../operator/client/outcome.ts'
import { allEndpoints } from '../operator/contract/all-endpoints.ts'
import type { Endpoint } from '../operator/contract/endpoint.ts'
import { endpointExamples } from '../operator/contract/endpoint-examples.ts'
import { enumerationsIn } from '../operator/contract/enumerated.ts'
import type { LinkOutcome } from '../operator/contract/link-result.ts'
import { validateNumber } from '../operator/contract/validate-number.ts'
import { learnSession } from '../session/learn-session.ts'
import { troubleKey } from '../session/trouble-words.ts'
import { checkout, dashboard, nothing, now, usage, words } from './operator-screens.fixture.tsx'

const change = { name: 'idle' } as const
const asset = assetOf('612 34567', { ownershipType: 'unknown' })
const { phoneNumber } = asset

const amount = { unlimited: false, value: 7, unit: 'unknown' } as const
const gainScreens = (other: Partial<Gain>) => {
  const gains = [gainOf(7, 9, other), gainOf(7, 9, other)]
  return { usage: usage({ gains }), dashboard: dashboard({ gains }) }
}

const number = (
  <ul>
    <NumberRow
      asset={asset}
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

const order = offerOf().primaryButton
if (!order?.planOrPromoToOrder) throw new Error('no plan')
const strangeOffer = offerOf({
  cardImagePosition: 'unknown',
  primaryButton: {
    ...order,
    type: 'unknown',
    size: 'unknown',
    planOrPromoToOrder: {
      ...order.planOrPromoToOrder,
      planCardType: 'unknown',
      allowances: { dataInLt: { unlimited: false, limited: 7, gainUnit: 'unknown' } },
    },
  },
})
const offer = (
  <OfferDetail
    open={{ offer: strangeOffer, isExpired: false }}
    isOff={false}
    words={words}
    language="lt"
    onOrder={nothing}
  />
)

const ordered = (
  <OrderResultScreen
    screen={{
      name: 'ordered',
      outcome: outcomeOf({
        status: 'unknown',
        errorMessage: 'unknown',
        orderItems: [{ planId: 'uoga-m', planName: 'Mėlynė', submitted: true }],
        gameRegistrationStatus: 'unknown',
        orderReference: 'ABCD',
      }),
      activation: { name: 'pending' },
    }}
    title="Užsakymas priimtas"
    words={words}
    paths={{ success: '#', failure: '#', order: '#', plans: '#', usage: '#', game: '#' }}
    onTryAgain={nothing}
  />
)

const payment = {
  paymentReference: 'ABCD-EFGH-JKMN-PQRS',
  amountInCents: toCents(1000),
  maskedPhoneNumber: '+370 6** **567',
}
const paymentScreen = (result: Parameters<typeof TopUpResultScreen>[0]['screen'] & { name: 'known' }) => (
  <TopUpResultScreen
    screen={result}
    title="Sąskaita papildyta"
    words={words}
    language="lt"
    topUpPath="#papildyti"
    onAskAgain={nothing}
  />
)
const known = { name: 'known', isLate: true, isAsking: false } as const
const paidAt = Date.UTC(2026, 0, 15, 10)

const cardOrder = (
  <CardOrderStatusScreen
    screen={{
      ...known,
      order: {
        orderReference: 'XP3T-2WHD-005W-M8K7',
        totalInCents: toCents(1038),
        orderedAt: now,
        status: 'unknown',
      },
    }}
    title="Kortelė užsakyta"
    words={words}
    language="lt"
    orderPath="#uzsakyti"
    payUrl={undefined}
    onAskAgain={nothing}
  />
)

const report = {
  from: '2026-01-01',
  to: '2026-01-15',
  phoneNumber,
  groups: [
    {
      kind: 'OTHER' as const,
      lines: [
        {
          date: now,
          description: { template: 'Kažkas naujo', placeholders: [] },
          quantity: 7,
          units: 'unknown' as const,
          cost: toCents(27),
        },
      ],
      eurTotal: toCents(27),
    },
  ],
  eurTotal: toCents(27),
}

const unknown: LinkOutcome = { key: undefined, kind: 'unknown' }
const codeSent = {
  phoneNumber,
  linkPhoneNumberResponseKey: null,
  linkPhoneNumberResponseType: 'unknown',
  flowType: 'LINK_SIM',
  restrictedUntil: null,
  attemptsLeft: 3,
  codeExpiresAt: now,
} as const

/** What is rendered and what a person reads there, or what code makes of it. */
interface Row {
  /** Which places of answers it is about: `operation path`. */
  at: RegExp
  screens?: Record<string, ReactElement>
  shows?: string | RegExp
  /** Where the whole answer says nothing without the value: the feature's own call, which then ends in “we don't know”. */
  calls?: Record<string, () => Promise<Outcome<unknown> | undefined>>
  /** Where it only leads to another screen. */
  leads?: () => void | Promise<void>
}

const key = 'ABCDEFGHJKMNPQRSTVWXYZ0123'
const request = (name: keyof typeof endpointExamples) => Object(endpointExamples[name].request)

/** Every enumeration of the contract, with the screens that show it. */
const rows: Record<string, Row> = {
  'status of a plan': {
    at: /Usage .*orderedPlans\.0\.status$/,
    screens: { usage: usage({ status: 'unknown' }) },
    shows: words['usage.unknown'],
  },
  'status of a plan, at a glance': {
    at: /^commonUsage .*orderedPlans\.0\.status$/,
    screens: { dashboard: dashboard({ status: 'unknown' }) },
    shows: words['dashboard.unknown'],
  },
  'kind of product': {
    at: /productType$/,
    screens: { usage: usage({ productType: 'unknown' }) },
    shows: 'Avietė',
  },
  'type of a gain': {
    at: /gains\.0\.type$/,
    screens: gainScreens({ type: 'unknown' }),
    shows: words['gains.unknown'],
  },
  'zone of a gain': { at: /gains\.0\.zone$/, screens: gainScreens({ zone: 'unknown' }), shows: /Liko/ },
  'unit of a gain': {
    at: /gains\.0\.\w+Amount\.unit$/,
    screens: gainScreens({
      periodAmount: { ...amount, value: 9 },
      rolloverAmount: amount,
      remainingAmount: amount,
    }),
    shows: 'Liko 7 iš 16',
  },
  'apps of a gain': {
    at: /socialOffers\.0\.type$/,
    screens: gainScreens({ socialOffers: [{ type: 'unknown' }] }),
    shows: /kai kurioms programėlėms/,
  },
  'unit of what a plan brings': {
    at: /planGains\.\w+\.units$/,
    screens: {
      order: checkout(
        (() => {
          const order = orderOf([{ planId: 'l' }], 2000)
          const gains = { ...sixGains, dataInLT: { limit: 77, units: 'unknown', unlimited: false } } as const
          return { ...order, lines: order.lines.map((line) => ({ ...line, planGains: gains, gains })) }
        })(),
      ),
    },
    shows: '77',
  },
  'what is said of an order': {
    at: /^(validateOrder|submitOrder) .*(errorMessage|notification\.key)$/,
    screens: { order: checkout(orderOf([{ planId: 'l', notice: 'unknown' }], 2000)), result: ordered },
    shows: /Avietė|Mėlynė/,
  },
  'how an order went': { at: /^submitOrder .*\.status$/, screens: { result: ordered }, shows: 'Mėlynė' },
  'game of an order': {
    at: /gameRegistrationStatus$/,
    screens: { result: ordered },
    shows: words['orderResult.gameUnknown'],
  },
  'ownership of a number': {
    at: /ownershipType$/,
    screens: { settings: number, dashboard: dashboard({}) },
    shows: /612\s34567/,
  },
  'kind of a record': {
    at: /account\.history\.0\.kind$/,
    screens: {
      history: (
        <HistoryScreen
          history={{
            name: 'ready',
            records: [
              {
                id: '1',
                kind: 'OTHER',
                date: now,
                description: { template: 'Kažkas naujo', placeholders: [] },
              },
            ],
            at: now,
            hasMore: false,
            isAsking: false,
          }}
          drawing={undefined}
          isOffline={false}
          words={words}
          language="lt"
          paths={{ report: '#', plans: '#', topUp: '#' }}
          onMore={nothing}
          onTryAgain={nothing}
        />
      ),
    },
    shows: 'Kažkas naujo',
  },
  'group and unit of the report': {
    at: /^serviceReport /,
    screens: { report: <ReportLines report={report} words={words} language="lt" /> },
    shows: 'Kažkas naujo',
  },
  offer: {
    at: /^accountOffers /,
    screens: { offer },
    shows: 'Užsisakyti',
  },
  'picture of an offer': {
    at: /cardImagePosition$/,
    screens: { card: <OfferCard offer={strangeOffer} words={words} onOpen={nothing} /> },
    shows: 'Tik tau, Rasa',
  },
  roaming: {
    at: /^GET_ACCOUNT_SETTINGS .*roamingStatus$/,
    screens: {
      settings: (
        <RoamingToggle
          status="unknown"
          phoneNumber={phoneNumber}
          change={change}
          isOff={false}
          words={words}
          onSwitch={nothing}
        />
      ),
    },
    shows: words['settings.roamingUnknown'],
  },
  consent: {
    at: /^GET_ACCOUNT_SETTINGS .*MarketingConsent$/,
    screens: {
      settings: (
        <Consent
          type="SMS_MARKETING"
          value="unknown"
          consents={{ isAllowedToEdit: true, consentManagingAccount: null }}
          change={change}
          isOff={false}
          words={words}
          onDecide={nothing}
        />
      ),
    },
    shows: words['settings.consentUnknown'],
  },
  'failure of a charge': {
    at: /lastFailure$/,
    screens: {
      settings: (
        <RecurringPayments
          recurringPayments={[{ ...recurringPayment, lastFailure: 'unknown' }]}
          cards={[cardUntil(2027)]}
          change={change}
          isOff={false}
          today="2026-01-15"
          words={words}
          language="lt"
          autoTopUpPath="#auto"
          onDelete={nothing}
          onPause={nothing}
        />
      ),
    },
    shows: words['settings.chargeFailed'],
  },
  'state of an eSIM': {
    at: /^esimProfiles /,
    screens: {
      settings: (
        <ul>
          <EsimProfile
            profile={{
              iccid: '8937001123456789012',
              smdpAddress: 'smdp.example',
              activationCode: 'ABCD1234EFGH5678',
              phoneNumber,
              state: 'unknown',
              createdAt: now,
            }}
            words={words}
            language="lt"
          />
        </ul>
      ),
    },
    shows: words['settings.esimUnknown'],
  },
  'how a change went': {
    at: /^(switchPhoneNumber|changeRoaming|changeConsent) /,
    calls: {
      account: () => accountApi().switchPhoneNumber(phoneNumber),
      numbers: () => linkApi().switchTo(phoneNumber),
      consents: () => consentsApi().changeConsent(phoneNumber, 'SMS_MARKETING', 'ACCEPTED'),
      roaming: () => roamingApi().changeRoaming(phoneNumber, true),
    },
  },
  'how linking went': {
    at: /linkPhoneNumberResponseType$/,
    leads() {
      expect(stepAfterLink(codeSent)).toEqual({ step: 'code' })
      expect(stepAfterLink({ ...codeSent, flowType: 'DECLARE_SIM' })).toEqual({ step: 'declare' })
      const told: LinkOutcome = { key: 'INVALID_PHONE_NUMBER', kind: 'invalidPhoneNumber' }
      expect(stepAfterLink({ ...codeSent, linkPhoneNumberResponseKey: told })).toEqual({ step: 'told', told })
      expect(stepAfterRegistrationLink({ ...codeSent, declarationId: null })).toEqual({
        to: 'code',
        isDelayed: false,
      })
      // Nothing is linked or unlinked before the operator has said so.
      expect(toldBy(codeSent)).toEqual(unknown)
    },
  },
  'result key of linking': {
    at: /linkPhoneNumberResponseKey$/,
    screens: {
      settings: (
        <ul>
          <NumberRow
            asset={asset}
            isCurrent={false}
            action={{ name: 'told', phoneNumber, told: unknown }}
            isOff={false}
            words={words}
            language="lt"
            onSwitch={nothing}
            onUnlink={nothing}
          />
        </ul>
      ),
    },
    shows: words['link.unknown'],
  },
  'how linking goes on': {
    at: /flowType$/,
    leads() {
      const strange = { ...codeSent, linkPhoneNumberResponseType: 'SUCCESS', flowType: 'unknown' } as const
      expect(stepAfterLink(strange)).toEqual({ step: 'code' })
      expect(stepAfterLink({ ...strange, codeExpiresAt: null })).toEqual({ step: 'told', told: unknown })
      expect(stepAfterRegistrationLink({ ...strange, declarationId: null })).toEqual({
        to: 'told',
        told: unknown,
      })
    },
  },
  'number of a top-up': {
    at: /^validateNumber /,
    async leads() {
      for (const answer of endpointExamples.validateNumber.answers.slice(0, 1))
        for (const path of [['status'], ['line']]) {
          const operator = operatorInPage()
          operator.answers(validateNumber, async () => Response.json(withNewValue(answer, path)))
          const { unmount } = await open()
          await review('61234567')
          await expect
            .element(find.phone())
            .toHaveAccessibleDescription(expect.stringContaining(words['topUp.phoneUnknown']))
          await unmount()
        }
    },
  },
  'ways to pay': {
    at: /^paymentMethodsAndCards /,
    async leads() {
      const answer = withNewValue(endpointExamples.paymentMethodsAndCards.answers[0], [
        'googlePay',
        'environment',
      ])
      const operator = operatorInPage()
      operator.answers(allEndpoints.paymentMethodsAndCards, async () => Response.json(answer))
      await open()
      await expect.element(find.preset('20,00 EUR')).toBeVisible()
      await expect.element(page.getByText(words['trouble.unknown'])).not.toBeInTheDocument()
    },
  },
  'status of a payment': {
    at: /^paymentCheckResult status$/,
    screens: { result: paymentScreen({ ...known, result: { ...payment, status: 'unknown' } }) },
    shows: words['topUpResult.statusUnknown'],
  },
  'refusal of a payment': {
    at: /^paymentCheckResult reason$/,
    screens: {
      result: paymentScreen({
        ...known,
        isLate: false,
        result: { ...payment, status: 'refused', completedAt: paidAt, reason: 'other' },
      }),
    },
    shows: words['topUpResult.other'],
  },
  'money of a payment': {
    at: /^paymentCheckResult moneyTaken$/,
    screens: {
      result: paymentScreen({
        ...known,
        result: { ...payment, status: 'expired', completedAt: paidAt, moneyTaken: 'unknown' },
      }),
    },
    shows: words['topUpResult.moneyUnknown'],
  },
  'method of a payment': {
    at: /^paymentCheckResult paidBy\.method$/,
    screens: {
      result: paymentScreen({
        ...known,
        isLate: false,
        result: {
          ...payment,
          status: 'paid',
          completedAt: paidAt,
          paidBy: { method: 'unknown', detail: 'Kažkas **** 4242' },
        },
      }),
    },
    shows: 'Kažkas, baigiasi 4242',
  },
  'status of a card’s order': {
    at: /^e?simOrdersStatus /,
    screens: { status: cardOrder },
    shows: words['cardOrder.unknown'],
  },
  'status of the session': {
    at: /^(authorizationStatus|logout|logoutEverywhere|prolongSession) /,
    calls: {
      'a page that asks who is there': () => learnSession({ withoutHint: true }),
      'log-out': () => accountApi().logOut(),
      'log-out everywhere': askLogoutEverywhere,
    },
  },
  riddle: {
    at: /^leadsCaptcha /,
    calls: { form: () => leadGenerationApi().captcha(request('leadsCaptcha')) },
  },
  'leaving the extra line': {
    at: /^(leaveExtra|verifyLeaveExtra) status$/,
    calls: {
      form: () => leaveExtraApi().ask(request('leaveExtra'), key),
      code: () => leaveExtraApi().verify(request('verifyLeaveExtra'), key),
    },
  },
  'why a code was not sent or taken': {
    at: /^(leaveExtra|verifyLeaveExtra) reason$/,
    leads() {
      expect(toldInWords('unknown', words)).toBe(words['leave.codeNotSent'])
      expect(codeErrorInWords({ kind: 'notVerified', reason: 'unknown', attemptsLeft: 1 }, words)).toBe(
        words['leave.codeNotAccepted'],
      )
    },
  },
  game: {
    at: /^gameRegistration(Period)? /,
    calls: {
      period: () => gameRegistrationApi().period(),
      form: () => gameRegistrationApi().register(request('gameRegistration'), key),
    },
  },
  'steps of a registration': {
    at: /^declaration\w+ (declarationStatus|verificationStatus|marketingConsentOutcome)$/,
    calls: {
      puk: () => registrationApi().puk(request('declarationDeclarePhoneNumber'), key),
      check: () => registrationApi().verification('ABC'),
      consents: () => registrationApi().consents(request('declarationConsents'), key),
    },
  },
  'activation of a number': {
    at: /^declaration\w+ activationStatus$/,
    calls: { waiting: () => registrationApi().activation('ABC') },
    leads: () =>
      expect(stepAfterConfirmation({ activationStatus: 'unknown', phoneNumber })).toEqual({
        to: 'activating',
      }),
  },
  'why a registration goes no further': {
    at: /^declaration\w+ (reason|problem)$/,
    leads() {
      const failed = {
        declarationStatus: 'DECLARATION_FAILED',
        attemptsLeft: null,
        restrictedUntil: null,
      } as const
      expect(stepAfterPuk({ ...failed, reason: 'unknown' })).toEqual({ to: 'notAdded' })
      expect(stepAfterCheck({ verificationStatus: 'resubmissionRequested', problem: 'other' })).toEqual({
        to: 'identity',
        isBegun: true,
        problem: 'other',
      })
    },
  },
}

const places = [
  ...Object.entries<Endpoint>(allEndpoints).map(([name, { answer }]) => ({ name, schema: answer })),
  ...Object.entries<ExampleOperation>(allOperations).map(([name, { schema }]) => ({ name, schema })),
].flatMap(({ name, schema }) => enumerationsIn(schema).map(({ path }) => `${name} ${path.join('.')}`))

test.each(places)('%s has a row', (place) => {
  expect(Object.values(rows).some(({ at }) => at.test(place))).toBe(true)
})

describe.each(Object.entries(rows))('%s', (_, { at, screens = {}, shows = '', calls = {}, leads }) => {
  test('is in the contract, and shown somewhere', () => {
    expect(places.some((place) => at.test(place))).toBe(true)
    expect(Object.keys({ ...screens, ...calls, ...(leads && { leads }) })).not.toEqual([])
  })

  test.each(Object.entries(screens))('is neutrally on the screen: %s', async (__, screen) => {
    const { container } = await render(screen)
    await expect.element(page.getByText(shows).first()).toBeInTheDocument()
    expect(container.textContent).not.toMatch(/undefined|unknown|\[object/i)
    expect(container.textContent).not.toContain(words['trouble.unknown'])
    expect(container.querySelector('[role="alert"] .field-hint')).toBeNull()
  })

  test.each(Object.entries(calls))('is “we don’t know” to: %s', async (__, call) => {
    vi.stubGlobal('fetch', async (url: URL, { body }: RequestInit = {}) =>
      Response.json(url.pathname.endsWith('/graphql') ? graphqlAnswer(String(body)) : restAnswer(url)),
    )
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const outcome = await call()
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'unknownValue' })
    if (outcome?.kind !== 'unknown') return
    expect(mayBeDone(outcome)).toBe(true)
    expect(words[troubleKey(outcome)]).toBe(words['trouble.unknownValue'])
  })

  test('leads to no claim', async () => {
    await leads?.()
  })
})

test('a plan in an unknown status can’t be cancelled, and may be withdrawn from as the operator says', async () => {
  const withdraw = page.getByRole('button', { name: words['usage.withdraw'] })
  await render(usage({ status: 'unknown' }))
  await expect.element(page.getByRole('meter')).toBeVisible()
  await expect.element(page.getByRole('button', { name: words['usage.cancel'] })).not.toBeInTheDocument()
  await expect.element(withdraw).toBeVisible()
})

test('unknown roaming can be put either way', async () => {
  const onSwitch = vi.fn()
  await render(
    <RoamingToggle
      status="unknown"
      phoneNumber={phoneNumber}
      change={change}
      isOff={false}
      words={words}
      onSwitch={onSwitch}
    />,
  )
  await userEvent.click(page.getByRole('radio', { name: words['settings.off'] }))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(false)
})

test('a payment in an unknown status offers no second payment, and is asked about again', async () => {
  await render(paymentScreen({ ...known, result: { ...payment, status: 'unknown' } }))
  await expect.element(page.getByRole('button', { name: words['topUpResult.askAgain'] })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

/** The endpoint's first example with a new value where it has an enumeration. */
function restAnswer({ pathname }: URL): unknown {
  const [name = '', endpoint] =
    Object.entries<Endpoint>(allEndpoints).find(([, { path }]) => pathname === `/api${path}`) ?? []
  const examples: Record<string, { answers: readonly unknown[] }> = endpointExamples
  const [first] = endpoint ? enumerationsIn(endpoint.answer) : []
  return withNewValue(examples[name]?.answers[0], first?.path ?? [])
}

function graphqlAnswer(body: string): unknown {
  const data = {
    switchPhoneNumber: { currentPhoneNumber: phoneNumber, switchPhoneNumberStatus: newValue },
    changeRoaming: { roamingStatus: newValue },
    changeConsent: { consentType: 'SMS_MARKETING', acceptanceType: newValue },
  }
  return { data: Object.fromEntries(Object.entries(data).filter(([field]) => body.includes(field))) }
}
