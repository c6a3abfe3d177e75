import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Alerts } from '../../operator/client/alerts.ts'
import {
  inCalls,
  leadsToNoClaim,
  onScreen,
  strangeAsset,
} from '../../operator/client/unknown-values.fixture.tsx'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { toldBy } from '../numbers/told-by.ts'
import { orderOf } from '../placed-orders/order.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { AlertCards } from './alerts/AlertCards.tsx'
import { alertsMicrocopy } from './alerts/alerts.microcopy.ts'
import { Consent } from './consents/Consent.tsx'
import { consentsApi } from './consents/consents.api.ts'
import { consentsMicrocopy } from './consents/consents.microcopy.ts'
import { linkApi } from './numbers/link.api.ts'
import { stepAfterLink } from './numbers/link.ts'
import { NumberRow } from './numbers/NumberRow.tsx'
import { numbersMicrocopy } from './numbers/numbers.microcopy.ts'
import { OrderList } from './orders/OrderList.tsx'
import { ordersMicrocopy } from './orders/orders.microcopy.ts'
import { cardUntil, recurringPayment } from './payments/payments.fixture.ts'
import { paymentsMicrocopy } from './payments/payments.microcopy.ts'
import { RecurringPayments } from './payments/RecurringPayments.tsx'
import { askLogoutEverywhere } from './sessions/sessions.api.ts'
import { settingsMicrocopy } from './settings.microcopy.ts'
import { EsimProfile } from './sim/EsimProfile.tsx'
import { RoamingToggle } from './sim/RoamingToggle.tsx'
import { roamingApi } from './sim/roaming.api.ts'
import { simMicrocopy } from './sim/sim.microcopy.ts'

const words = {
  ...wordsIn('lt', settingsMicrocopy),
  ...wordsIn('lt', alertsMicrocopy),
  ...wordsIn('lt', consentsMicrocopy),
  ...wordsIn('lt', numbersMicrocopy),
  ...wordsIn('lt', paymentsMicrocopy),
  ...wordsIn('lt', simMicrocopy),
  ...wordsIn('lt', ordersMicrocopy),
}
const { phoneNumber } = strangeAsset
const still = { change: { name: 'idle' }, isOff: false, words } as const
const unknown: LinkOutcome = { key: undefined, kind: 'unknown' }

const roaming = (onSwitch: () => void) => (
  <RoamingToggle status="unknown" phoneNumber={phoneNumber} onSwitch={onSwitch} {...still} />
)
const number = (action: Parameters<typeof NumberRow>[0]['action']) => (
  <ul>
    <NumberRow
      asset={strangeAsset}
      isCurrent={action.name === 'idle'}
      action={action}
      isOff={false}
      words={words}
      language="lt"
      onSwitch={vi.fn()}
      onUnlink={vi.fn()}
    />
  </ul>
)
const esim = {
  iccid: '8937001123456789012',
  smdpAddress: 'smdp.example',
  activationCode: 'ABCD1234EFGH5678',
  phoneNumber,
  state: 'unknown',
  createdAt: Date.UTC(2026, 0, 15, 10),
} as const

onScreen('roaming', words['settings.roamingUnknown'], { sim: roaming(vi.fn()) })
const onSave = vi.fn()
const alertsWith = (channels: Alerts['channels']) => (
  <AlertCards
    told={{
      phoneNumber,
      language: 'unknown',
      channels,
      channel: 'unknown',
      quietHours: null,
      alerts: [
        { kind: 'unknown', isOn: true, amount: null, amounts: [], spent: null, text: 'Bus kažkas nauja.' },
      ],
    }}
    onChange={vi.fn()}
    onSave={onSave}
    {...still}
  />
)
onScreen('kind of an alert', /Kai kurių įspėjimų čia nerodome/, { alerts: alertsWith(['TEXT']) })
onScreen('language and channel of messages', words['alerts.language'], {
  alerts: alertsWith(['TEXT', 'unknown']),
})
onScreen('language and channel of messages', /Kaip gauni žinutes, čia pakeisti negalima/, {
  'alerts without a known channel': alertsWith(['unknown']),
})
onScreen('consent', words['settings.consentUnknown'], {
  consents: (
    <Consent
      type="SMS_MARKETING"
      value="unknown"
      consents={{ isAllowedToEdit: true, consentManagingAccount: null }}
      onDecide={vi.fn()}
      {...still}
    />
  ),
})
onScreen('failure of a charge', words['settings.chargeFailed'], {
  payments: (
    <RecurringPayments
      recurringPayments={[{ ...recurringPayment, lastFailure: 'unknown' }]}
      cards={[cardUntil(2027)]}
      today="2026-01-15"
      language="lt"
      autoTopUpPath="#auto"
      onDelete={vi.fn()}
      onPause={vi.fn()}
      {...still}
    />
  ),
})
onScreen('kind and state of an order', words['orders.ordered'], {
  orders: (
    <OrderList
      loaded={{ name: 'ready', value: [orderOf({ kind: 'unknown', state: 'unknown' })], at: 0 }}
      words={words}
      language="lt"
      esimPath="#"
      registrationPath="#"
      orderPaths={{ simStatus: '#', esimStatus: '#', sim: '#', plans: '#', usage: '#' }}
      berries={{}}
      onTryAgain={vi.fn()}
      onReceipt={vi.fn()}
    />
  ),
})
onScreen('state of an eSIM', words['settings.esimUnknown'], {
  esims: (
    <ul>
      <EsimProfile profile={esim} language="lt" isMove={false} onMove={vi.fn()} {...still} />
    </ul>
  ),
})
onScreen('ownership of a number', /612\s34567/, { numbers: number({ name: 'idle' }) })
onScreen('result key of linking', words['link.unknown'], {
  numbers: number({ name: 'told', phoneNumber, told: unknown }),
})
inCalls('how a switch went', { numbers: () => linkApi().switchTo(phoneNumber) })
inCalls('how a change went', {
  consents: () => consentsApi().changeConsent(phoneNumber, 'SMS_MARKETING', 'ACCEPTED'),
  roaming: () => roamingApi().changeRoaming(phoneNumber, true),
})
inCalls('how a log-out everywhere went', { sessions: askLogoutEverywhere })

const codeSent = {
  phoneNumber,
  linkPhoneNumberResponseKey: null,
  linkPhoneNumberResponseType: 'unknown',
  flowType: 'LINK_SIM',
  restrictedUntil: null,
  attemptsLeft: 3,
  codeExpiresAt: Date.UTC(2026, 0, 15, 10),
} as const

leadsToNoClaim('how linking went', () => {
  expect(stepAfterLink(codeSent)).toEqual({ step: 'code' })
  expect(stepAfterLink({ ...codeSent, flowType: 'DECLARE_SIM' })).toEqual({ step: 'declare' })
  const told: LinkOutcome = { key: 'INVALID_PHONE_NUMBER', kind: 'invalidPhoneNumber' }
  expect(stepAfterLink({ ...codeSent, linkPhoneNumberResponseKey: told })).toEqual({ step: 'told', told })
  // Nothing is linked or unlinked before the operator has said so.
  expect(toldBy(codeSent)).toEqual(unknown)
})

leadsToNoClaim('how linking goes on', () => {
  const strange = { ...codeSent, linkPhoneNumberResponseType: 'SUCCESS', flowType: 'unknown' } as const
  expect(stepAfterLink(strange)).toEqual({ step: 'code' })
  expect(stepAfterLink({ ...strange, codeExpiresAt: null })).toEqual({ step: 'told', told: unknown })
})

test('unknown roaming can be put either way', async () => {
  const onSwitch = vi.fn()
  await render(roaming(onSwitch))
  await userEvent.click(page.getByRole('radio', { name: words['settings.off'] }))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(false)
})

test('how messages come is saved once it is chosen, and what is missing is said', async () => {
  await render(alertsWith(['TEXT', 'unknown']))
  const save = page.getByRole('button', { name: words['settings.save'] })
  await userEvent.click(save)
  expect(page.getByText(words['alerts.choose']).elements()).toHaveLength(2)
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('radio', { name: words['alerts.LT'] }))
  await userEvent.click(page.getByRole('radio', { name: words['alerts.TEXT'] }))
  await userEvent.click(save)
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ language: 'LT', channel: 'TEXT', quietHours: null })
})
