import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { withNewValue } from '../../operator/client/new-value.fixture.ts'
import { leadsToNoClaim, onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { endpointExamples } from '../../operator/contract/endpoint-examples.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { operatorInPage } from './operator.fixture.ts'
import { asShown, find, open, review } from './TopUp.fixture.tsx'
import { TopUpResultScreen } from './TopUpResultScreen.tsx'
import { topUpResultMicrocopy } from './top-up-result.microcopy.ts'
import { wordsIn } from './words.fixture.ts'

const words = { ...wordsIn('lt', topUpResultMicrocopy), ...wordsIn('lt', ['topUp.phoneUnknown']) }
const payment = {
  paymentReference: 'ABCD-EFGH-JKMN-PQRS',
  amountInCents: toCents(1000),
  maskedPhoneNumber: '+370 6** **567',
}
const completedAt = Date.UTC(2026, 0, 15, 10)
type Screen = Parameters<typeof TopUpResultScreen>[0]['screen']

const result = (of: Extract<Screen, { name: 'known' }>['result']) => (
  <TopUpResultScreen
    screen={{
      name: 'known',
      isLate: of.status !== 'paid' && of.status !== 'refused',
      isAsking: false,
      result: of,
    }}
    title="Sąskaita papildyta"
    words={words}
    language="lt"
    topUpPath="#papildyti"
    onAskAgain={vi.fn()}
  />
)

onScreen('status of a payment', words['topUpResult.statusUnknown'], {
  result: result({ ...payment, status: 'unknown' }),
})
onScreen('refusal of a payment', words['topUpResult.other'], {
  result: result({ ...payment, status: 'refused', completedAt, reason: 'other' }),
})
onScreen('money of a payment', words['topUpResult.moneyUnknown'], {
  result: result({ ...payment, status: 'expired', completedAt, moneyTaken: 'unknown' }),
})
onScreen('method of a payment', 'Kortelė, paskutiniai skaitmenys 4242', {
  result: result({
    ...payment,
    status: 'paid',
    completedAt,
    paidBy: { method: 'unknown', detail: 'SOMETHING_NEW **** 4242' },
  }),
})

leadsToNoClaim('number of a top-up', async () => {
  for (const path of [['status'], ['line']]) {
    const operator = operatorInPage()
    const answer = withNewValue(endpointExamples.validateNumber.answers[0], path)
    operator.answers(validateNumber, async () => Response.json(answer))
    const { unmount } = await open()
    await review('61234567')
    await expect
      .element(find.phone())
      .toHaveAccessibleDescription(expect.stringContaining(asShown(words['topUp.phoneUnknown'])))
    await unmount()
  }
})

leadsToNoClaim('ways to pay', async () => {
  const [example] = endpointExamples.paymentMethodsAndCards.answers
  const operator = operatorInPage()
  operator.answers(paymentMethodsAndCards, async () =>
    Response.json(withNewValue(example, ['googlePay', 'environment'])),
  )
  await open()
  await expect.element(find.preset('20,00 EUR')).toBeVisible()
  await expect.element(page.getByText(words['trouble.unknown'])).not.toBeInTheDocument()
})

test('a payment in an unknown status offers no second payment, and is asked about again', async () => {
  await render(result({ ...payment, status: 'unknown' }))
  await expect.element(page.getByRole('button', { name: words['topUpResult.askAgain'] })).toBeVisible()
  await expect.element(page.getByRole('link', { name: words['topUpResult.topUp'] })).not.toBeInTheDocument()
})
