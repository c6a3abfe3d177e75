/* Stands in for https://pay.google.com/gp/p/js/pay.js. */
;(() => {
  const { openSheet, isUnavailable, sandboxToken } = window.sandboxSheet
  class PaymentsClient {
    async isReadyToPay() {
      return { result: !isUnavailable('google-pay'), paymentMethodPresent: true }
    }

    prefetchPaymentData() {}

    createButton({ onClick, buttonColor = 'black' }) {
      const host = document.createElement('div')
      const button = document.createElement('button')
      button.type = 'button'
      button.className = `gpay-button ${buttonColor} pay`
      button.textContent = 'Google Pay'
      button.addEventListener('click', onClick)
      host.append(button)
      return host
    }

    /** Rejects as Google's does: `statusCode` says why. */
    async loadPaymentData({ transactionInfo }) {
      const { currencyCode = 'EUR', totalPrice = '' } = transactionInfo ?? {}
      const ended = await openSheet('Google Pay', `${totalPrice} ${currencyCode}`).result
      if (ended.kind === 'cancelled') throw Object.assign(new Error('cancelled'), { statusCode: 'CANCELED' })
      if (ended.kind === 'failed') throw Object.assign(new Error('failed'), { statusCode: 'INTERNAL_ERROR' })
      const cardDetails = ended.card.slice(-4)
      return {
        apiVersion: 2,
        apiVersionMinor: 0,
        paymentMethodData: {
          type: 'CARD',
          description: `Visa •••• ${cardDetails}`,
          info: { cardNetwork: 'VISA', cardDetails },
          tokenizationData: { type: 'PAYMENT_GATEWAY', token: sandboxToken(ended.card) },
        },
      }
    }
  }

  window.google = { ...window.google, payments: { api: { PaymentsClient } } }
})()
