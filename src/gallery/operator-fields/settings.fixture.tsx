import { toldBy } from '../../features/numbers/told-by.ts'
import { Consent } from '../../features/settings/consents/Consent.tsx'
import { stepAfterLink } from '../../features/settings/numbers/link.ts'
import { cardUntil, recurringPayment } from '../../features/settings/payments/payments.fixture.ts'
import { RecurringPayments } from '../../features/settings/payments/RecurringPayments.tsx'
import { SavedCards } from '../../features/settings/payments/SavedCards.tsx'
import { RoamingToggle } from '../../features/settings/sim/RoamingToggle.tsx'
import { toCents } from '../../lib/money.ts'
import { nothing, now, words } from '../operator-screens.fixture.tsx'
import { facts } from './account.fixture.tsx'
import { both, change, type Fields, phoneNumber } from './pair.fixture.ts'

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

/** What settings show and change. */
export const settingsFields: Fields = {
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
}
