import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { ApplePay } from './ApplePay.tsx'
import type { AppleSessionClass } from './apple-pay.ts'

const completePayment = vi.fn()

/** Apple's sheet, in which someone agrees at once. */
class AgreedSession {
  static readonly STATUS_SUCCESS = 0
  static readonly STATUS_FAILURE = 1
  static canMakePayments = () => true
  onvalidatemerchant = null
  onpaymentauthorized: ((event: { payment: { token: { paymentData: unknown } } }) => void) | null = null
  oncancel = null
  completePayment = completePayment
  completeMerchantValidation = vi.fn()
  abort = vi.fn()
  begin() {
    this.onpaymentauthorized?.({ payment: { token: { paymentData: { nonce: '1' } } } })
  }
}

afterEach(() => {
  delete window.ApplePaySession
  completePayment.mockReset()
})

test.each([
  ['began', true, AgreedSession.STATUS_SUCCESS],
  ['refused or did not answer', false, AgreedSession.STATUS_FAILURE],
])('the sheet ends as the operator %s the payment', async (_, isBegun, status) => {
  const session: AppleSessionClass = AgreedSession
  window.ApplePaySession = session
  const onPay = vi.fn(async () => isBegun)
  const { container } = await render(
    <ApplePay
      parameters={{ merchantName: 'Uoga', supportedNetworks: ['visa'] }}
      amountInCents={toCents(1000)}
      language="lt"
      onPay={onPay}
      onFail={vi.fn()}
    />,
  )
  container.querySelector<HTMLElement>('apple-pay-button')?.click()
  await vi.waitFor(() => expect(completePayment).toHaveBeenCalledExactlyOnceWith({ status }))
  expect(onPay).toHaveBeenCalledExactlyOnceWith({ paymentToken: '{"nonce":"1"}' })
})
