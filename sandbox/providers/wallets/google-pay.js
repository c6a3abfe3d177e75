/* Takes the place of https://pay.google.com/gp/p/js/pay.js. */
;(() => {
  // Google's script brings the looks of its button along: in a <style>, which a test asks for, since a policy stops it.
  const looks = `.gpay-button { box-sizing: border-box; min-width: 240px; min-height: 48px; padding: 12px 24px; border: 0;
    border-radius: 999px; background: #000; color: #fff; font: 600 18px system-ui, sans-serif; cursor: pointer; }
    .gpay-button.white { background: #fff; color: #000; } .gpay-button.fill { width: 100%; min-height: 56px; }
    .gpay-button:focus-visible { outline: 3px solid #0a66c2; outline-offset: 2px; }`
  if (isStyleInserted()) {
    const style = document.createElement('style')
    style.textContent = looks
    document.head.append(style)
  } else {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(looks)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  /** As a test has set in this tab; a browser may refuse its storage. */
  function isStyleInserted() {
    try {
      return sessionStorage.getItem('sandbox-google-pay-style') === 'inserted'
    } catch {
      return false
    }
  }

  const { openSheet, isUnavailable, sandboxToken } = window.sandboxSheet
  class PaymentsClient {
    async isReadyToPay() {
      return { result: !isUnavailable('google-pay'), paymentMethodPresent: true }
    }

    prefetchPaymentData() {}

    createButton({ onClick, buttonColor = 'black', buttonSizeMode = 'static' }) {
      const host = document.createElement('div')
      const button = document.createElement('button')
      button.type = 'button'
      button.className = `gpay-button ${buttonColor} pay ${buttonSizeMode}`
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
