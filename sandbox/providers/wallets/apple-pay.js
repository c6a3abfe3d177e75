/* Takes the place of https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js: the session and the button. */
;(() => {
  const { openSheet, isUnavailable, sandboxToken } = window.sandboxSheet
  const sandboxOrigin = new URL(document.currentScript.src).origin

  class ApplePaySession {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static canMakePayments = () => !isUnavailable('apple-pay')
    static supportsVersion = (version) => version <= 14
    static applePayCapabilities = async () => ({
      paymentCredentialStatus: isUnavailable('apple-pay')
        ? 'applePayUnsupported'
        : 'paymentCredentialsAvailable',
    })

    #request
    #sheet

    constructor(_version, request) {
      this.#request = request
    }

    /** Asks for the merchant first, as Apple's does; nothing is shown before the session is handed over. */
    begin() {
      const validationURL = `${sandboxOrigin}/wallets/apple-pay/validate`
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL }))
    }

    async completeMerchantValidation(merchantSession) {
      if (merchantSession?.merchantSessionIdentifier !== 'SANDBOX')
        throw new TypeError('not a merchant session')
      const { total, currencyCode } = this.#request
      this.#sheet = openSheet('Apple Pay', `${total.amount} ${currencyCode}`)
      const ended = await this.#sheet.result
      if (ended.kind === 'paid') this.#authorise(ended.card)
      else this.oncancel?.({ sessionError: { code: ended.kind === 'failed' ? 'unknown' : 'userCancelled' } })
    }

    #authorise(card) {
      const paymentData = JSON.parse(sandboxToken(card))
      const paymentMethod = { displayName: `Visa ${card.slice(-4)}`, network: 'Visa', type: 'credit' }
      const token = { paymentData, paymentMethod, transactionIdentifier: paymentData.nonce }
      this.onpaymentauthorized?.({ payment: { token } })
    }

    /** The sheet is gone by then: how it would have ended is kept for tests. */
    completePayment({ status }) {
      const ended = status === ApplePaySession.STATUS_SUCCESS ? 'success' : 'failure'
      // A test that looks for it has a storage.
      try {
        sessionStorage.setItem('sandbox-apple-pay-ended', ended)
      } catch {}
    }

    abort() {
      this.#sheet?.close()
    }
  }

  class ApplePayButton extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Apple Pay'
      button.setAttribute('aria-label', 'Apple Pay')
      const style = new CSSStyleSheet()
      style.replaceSync(`:host { display: block } button { width: 100%; min-height: 48px; border: 0; cursor: pointer;
      border-radius: 999px; background: #000; color: #fff; font: 600 18px system-ui, sans-serif; }
      :focus-visible { outline: 3px solid #0a66c2; outline-offset: 2px; }`)
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [style]
      root.append(button)
    }
  }

  window.ApplePaySession = ApplePaySession
  if (!customElements.get('apple-pay-button')) customElements.define('apple-pay-button', ApplePayButton)
})()
