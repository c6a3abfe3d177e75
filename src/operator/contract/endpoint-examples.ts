import type * as v from 'valibot'
import type { allEndpoints, EndpointName } from './all-endpoints.ts'
import type { WireAnswerOf } from './endpoint.ts'

type Examples = {
  [Name in EndpointName]: {
    request: v.InferInput<(typeof allEndpoints)[Name]['request']>
    /** Every shape that an answer may have, the usual one first. */
    answers: [WireAnswerOf<(typeof allEndpoints)[Name]>, ...WireAnswerOf<(typeof allEndpoints)[Name]>[]]
  }
}

const phoneNumber = '+37061234567'
const topUp = {
  phoneNumber,
  amountInCents: 1000,
  language: 'lt',
  line: 'uoga',
  returnPath: '/laukiama-papildymo',
} as const
const logIn = { language: 'lt', returnPath: '/mano/apzvalga', logInPath: '/prisijungti' } as const
const buyer = {
  firstName: 'Rasa',
  lastName: 'Rasaitė',
  email: 'rasa@example.org',
  phoneNumber,
  planId: 'uoga-m',
  termsAccepted: true,
  payment: { method: 'card' },
  language: 'lt',
} as const
const paymentReference = '7K3M-9QWX-AB12-CD34'
const orderReference = 'QX4D-72NB-K0ZP-55TC'
const redirectUrl = 'https://pay.example/7K3M9QWX'
const payment = {
  paymentReference,
  amountInCents: 1000,
  maskedPhoneNumber: '+370 6** **567',
  paidBy: { method: 'card', detail: 'VISA **** 4242' },
} as const
const completedAt = '2026-01-15T10:02:11Z'
const order = { orderReference, totalInCents: 690, orderedAt: '2026-01-15T10:00:00Z' }
const esim = {
  phoneNumber: '+37067890123',
  profile: {
    iccid: '8937001234567890123',
    smdpAddress: 'smdp.uoga.example',
    activationCode: 'K2-1NMRZ-8A4QT',
  },
  simPUK: '12345678',
  pukNeedsStrongLogIn: false,
} as const
const declarationId = 'dcl-4T9W'
const inAMinute = '2026-01-15T10:01:00Z'
const signedIn = {
  status: 'signedIn',
  strong: false,
  expiresAt: '2026-01-15T10:30:00Z',
  expiresInSeconds: 1800,
  prolongable: true,
  line: 'uoga',
} as const
const inFiveMinutes = '2026-01-15T10:05:00Z'

/** One whole call of each endpoint on the wire: what the reference shows and what tests spoil. */
export const endpointExamples: Examples = {
  uogaIdLogIn: { request: logIn, answers: [{ redirectUrl: 'https://id.example/uoga/9F2K' }] },
  smartIdStrongLogIn: { request: logIn, answers: [{ redirectUrl: 'https://id.example/smart/1B7Q' }] },
  logout: { request: {}, answers: [{ status: 'guest' }] },
  authorizationStatus: {
    request: {},
    answers: [signedIn, { status: 'guest' }],
  },
  sessions: {
    request: {},
    answers: [
      {
        sessions: [
          {
            device: 'Firefox, Windows',
            strong: true,
            startedAt: '2026-01-15T10:00:00Z',
            lastUsedAt: inAMinute,
            current: true,
          },
          {
            device: null,
            strong: false,
            startedAt: '2026-01-15T08:00:00Z',
            lastUsedAt: '2026-01-15T09:50:00Z',
            current: false,
          },
        ],
      },
    ],
  },
  prolongSession: { request: {}, answers: [signedIn, { status: 'guest' }] },
  logoutEverywhere: { request: {}, answers: [{ status: 'guest' }] },
  validateNumber: {
    request: { phoneNumber },
    answers: [
      { status: 'active', line: 'uoga' },
      { status: 'blocked', line: 'extra' },
      { status: 'notOurs' },
    ],
  },
  paymentMethodsAndCards: {
    request: { line: 'uoga' },
    answers: [
      {
        methods: ['card', 'savedCard', 'googlePay', 'applePay', 'bankLink'],
        minimumInCents: 300,
        maximumInCents: 10000,
        presetSumsInCents: [500, 1000, 2000],
        cardsDetails: [
          {
            variant: 'VISA',
            cardDetailsReference: 'card-1',
            cardInfo: { expiryMonth: 12, expiryYear: 2030, holderName: 'Rasa Rasaitė', number: '**** 4242' },
          },
        ],
        googlePay: {
          environment: 'TEST',
          merchantId: 'BCR2DN4T7Z',
          merchantName: 'Uoga',
          gateway: 'example',
          gatewayMerchantId: 'uoga',
          allowedCardNetworks: ['VISA', 'MASTERCARD'],
        },
        applePay: { merchantName: 'Uoga', supportedNetworks: ['visa', 'masterCard'] },
      },
    ],
  },
  paymentCard: {
    request: { ...topUp, saveCard: true, recurringPayment: { dayOfMonth: 31, mandateAccepted: true } },
    answers: [{ paymentReference, redirectUrl }],
  },
  paymentGooglePay: {
    request: { ...topUp, paymentToken: '{"signature":"MEU…"}' },
    answers: [
      { paymentReference, redirectUrl: null },
      { paymentReference, redirectUrl },
    ],
  },
  paymentApplePaySession: {
    request: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' },
    answers: [{ merchantSession: { epochTimestamp: 1768471200000, merchantSessionIdentifier: 'SSH0C7' } }],
  },
  paymentApplePay: {
    request: { ...topUp, paymentToken: '{"data":"x7Q…"}' },
    answers: [{ paymentReference }],
  },
  banklinkBankList: {
    request: {},
    answers: [
      {
        banks: [{ bankId: 'amber', name: 'Gintaro bankas', logoPath: '/api/v1/banklink/logos/amber.svg' }],
      },
    ],
  },
  banklinkPaymentRequest: {
    request: { ...topUp, bankId: 'amber' },
    answers: [{ paymentReference, redirectUrl: 'https://bank.example/7K3M9QWX' }],
  },
  paymentCheckResult: {
    request: { paymentReference },
    answers: [
      {
        ...payment,
        status: 'paid',
        completedAt,
        vat: { rateInPercent: 21, amountInCents: 174 },
        balanceInCents: 1450,
      },
      {
        ...payment,
        status: 'paid',
        completedAt,
        beginsAutoTopUp: true,
        recurringPayment: { recurringPaymentId: 'rp-1', nextPaymentDate: '2026-01-31' },
      },
      { ...payment, status: 'pending' },
      { ...payment, status: 'refused', completedAt, reason: 'insufficientFunds', beginsAutoTopUp: true },
      { ...payment, status: 'cancelled', completedAt },
      { ...payment, status: 'expired', completedAt, moneyTaken: 'unknown' },
    ],
  },
  planPrices: { request: {}, answers: [{ plans: [{ planId: 'uoga-m', priceInCents: 690 }] }] },
  health: {
    request: {},
    answers: [
      {
        parts: [
          { part: 'account', status: 'ok' },
          { part: 'texts', status: 'degraded' },
          { part: 'cards', status: 'down' },
        ],
      },
    ],
  },
  simOrdersOffer: {
    request: {},
    answers: [
      {
        cardPriceInCents: 200,
        address: { priceInCents: 299, workingDays: 3 },
        parcelTerminal: { priceInCents: 199, workingDays: 2 },
        parcelTerminals: [
          {
            parcelTerminalId: 'vno-01',
            name: 'Akropolio paštomatas',
            address: 'Ozo g. 25',
            city: 'Vilnius',
            place: { latitude: 54.7098, longitude: 25.2624 },
          },
        ],
      },
    ],
  },
  simOrders: {
    request: {
      ...buyer,
      returnPath: '/uzsakyti-sim',
      delivery: { method: 'address', street: 'Uogų g. 1-2', city: 'Vilnius', postalCode: 'LT-01101' },
    },
    answers: [
      { orderReference, payment: { paymentReference, redirectUrl } },
      { orderReference, payment: null },
    ],
  },
  simOrdersStatus: {
    request: { orderReference },
    answers: [
      { ...order, status: 'paid' },
      { ...order, status: 'awaitingPayment', redirectUrl },
      { ...order, status: 'awaitingPayment', redirectUrl: null },
      { ...order, status: 'notPaid' },
      { ...order, status: 'posted', trackingNumber: 'LT123456789' },
      { ...order, status: 'delivered' },
    ],
  },
  esimOrdersOffer: { request: {}, answers: [{ priceInCents: 0 }] },
  esimOrders: {
    request: { ...buyer, returnPath: '/uzsakyti-esim' },
    answers: [
      { orderReference, payment: { paymentReference, redirectUrl } },
      { orderReference, payment: null },
    ],
  },
  esimOrdersStatus: {
    request: { orderReference },
    answers: [
      { ...order, status: 'ready', esim },
      { ...order, status: 'awaitingPayment', redirectUrl },
      { ...order, status: 'notPaid' },
      { ...order, status: 'preparing' },
      { ...order, status: 'ready', esim: null },
      { ...order, status: 'installed', esim: { ...esim, simPUK: null } },
      { ...order, status: 'installed', esim: { ...esim, simPUK: null, pukNeedsStrongLogIn: true } },
    ],
  },
  leadsCaptcha: {
    request: { kind: 'question', language: 'lt' },
    answers: [
      {
        challengeId: 'ch-8Q',
        expiresAt: inFiveMinutes,
        kind: 'question',
        question: 'Kiek bus trys plius keturi?',
      },
      {
        challengeId: 'ch-8Q',
        expiresAt: inFiveMinutes,
        kind: 'picture',
        picturePath: '/api/v1/leads/captcha-picture?challengeId=ch-8Q',
      },
    ],
  },
  leads: {
    request: {
      formId: 'lead-generation',
      name: 'Rasa',
      phoneNumber,
      email: 'rasa@example.org',
      privacyPolicyAccepted: true,
      marketingConsent: false,
      captcha: { challengeId: 'ch-8Q', answer: '7' },
      language: 'lt',
    },
    answers: [{ leadReference: 'lead-31' }],
  },
  orderLookup: {
    request: { orderReference, phoneNumber, language: 'lt' },
    answers: [
      { status: 'codeSent', orderLookupId: 'ol-4', codeExpiresAt: inFiveMinutes, restrictedUntil: inAMinute },
      { status: 'codeNotSent', reason: 'SMS_RETRY_DELAY', restrictedUntil: inAMinute },
    ],
  },
  verifyOrderLookup: {
    request: { orderLookupId: 'ol-4', verificationCode: '123456' },
    answers: [
      {
        status: 'found',
        order: {
          orderReference,
          kind: 'SIM',
          state: 'POSTED',
          orderedAt: completedAt,
          totalInCents: 348,
          phoneNumber: null,
          planNames: [],
          trackingNumber: 'LT123456789',
          parcelTerminal: 'Ozo paštomatas',
          transfersOn: null,
        },
      },
      { status: 'notVerified', reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: 2 },
    ],
  },
  leaveExtra: {
    request: {
      phoneNumber: '+37065678901',
      firstName: 'Rasa',
      lastName: 'Rasaitė',
      email: 'rasa@example.org',
      destination: { kind: 'otherOperator', operatorName: 'Kitas', contactPhoneNumber: phoneNumber },
      language: 'lt',
    },
    answers: [
      {
        status: 'codeSent',
        leaveRequestId: 'lv-5',
        codeExpiresAt: inFiveMinutes,
        restrictedUntil: inAMinute,
      },
      { status: 'codeNotSent', reason: 'SMS_RETRY_DELAY', restrictedUntil: inAMinute },
    ],
  },
  verifyLeaveExtra: {
    request: { leaveRequestId: 'lv-5', verificationCode: '123456' },
    answers: [
      { status: 'submitted', reference: 'LV-2026-0005', submittedAt: completedAt },
      { status: 'notVerified', reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: 2 },
    ],
  },
  gameRegistrationPeriod: {
    request: {},
    answers: [
      { status: 'open', opensAt: '2026-01-01T00:00:00+02:00', closesAt: '2026-02-01T00:00:00+02:00' },
      { status: 'none' },
    ],
  },
  gameRegistration: {
    request: { phoneNumber, name: 'Rasa', email: 'rasa@example.org', rulesAccepted: true, language: 'lt' },
    answers: [{ status: 'registered' }],
  },
  declarationLinkPhoneNumber: {
    request: { phoneNumber, language: 'lt' },
    answers: [
      {
        phoneNumber,
        linkPhoneNumberResponseKey: null,
        linkPhoneNumberResponseType: 'SUCCESS',
        flowType: 'DECLARE_SIM',
        restrictedUntil: null,
        attemptsLeft: 3,
        declarationId,
      },
      {
        phoneNumber,
        linkPhoneNumberResponseKey: 'ALREADY_LINKED_TO_SAME_ACCOUNT',
        linkPhoneNumberResponseType: 'ERROR',
        flowType: null,
        restrictedUntil: null,
        attemptsLeft: null,
        declarationId: null,
      },
    ],
  },
  declarationDeclarePhoneNumber: {
    request: { declarationId, pukCode: '12345678' },
    answers: [
      { declarationStatus: 'DECLARATION_VERIFICATION_PENDING' },
      {
        declarationStatus: 'DECLARATION_FAILED',
        reason: 'INVALID_PUK_CODE',
        attemptsLeft: 2,
        restrictedUntil: null,
      },
    ],
  },
  declarationVeriffSession: {
    request: { declarationId, language: 'lt', returnPath: '/aktyvuok' },
    answers: [{ sessionUrl: 'https://identity.example/v/9Z' }],
  },
  declarationVerificationStatus: {
    request: { declarationId },
    answers: [
      {
        verificationStatus: 'approved',
        person: { firstName: 'Rasa', lastName: 'Rasaitė', dateOfBirth: '1990-05-17' },
      },
      { verificationStatus: 'inReview' },
      { verificationStatus: 'resubmissionRequested', problem: 'documentUnreadable' },
      { verificationStatus: 'declined', reason: 'AGE_REQUIREMENTS_NOT_MET' },
    ],
  },
  declarationConsents: {
    request: { declarationId, smsMarketingConsent: 'ACCEPTED', phoneMarketingConsent: 'REJECTED' },
    answers: [{ marketingConsentOutcome: 'MARKETING_CONSENT_PROVIDED' }],
  },
  declarationConfirmation: {
    request: { declarationId, dataConfirmed: true },
    answers: [
      { activationStatus: 'SUCCEEDED', phoneNumber },
      { activationStatus: 'ACTIVATION_IN_PROGRESS', phoneNumber },
      { activationStatus: 'FAILED', phoneNumber, reason: 'MARKETING_CONSENT_REQUIRED' },
    ],
  },
  declarationActivationStatus: {
    request: { declarationId },
    answers: [
      { activationStatus: 'ACTIVATION_IN_PROGRESS', phoneNumber },
      { activationStatus: 'SUCCEEDED', phoneNumber },
      { activationStatus: 'FAILED', phoneNumber, reason: 'DEFAULT' },
    ],
  },
}
