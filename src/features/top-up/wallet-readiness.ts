import { systemClock } from '../../lib/clock.ts'
import { providerScriptElement, tolerateWallets } from '../../lib/trusted-script.ts'
import { isApplePayReady } from './apple-pay.ts'
import { isGooglePayReady } from './google-pay.ts'
import type { Offer, Wallet } from './payment-choice.ts'

/** A script that has not come by then is taken for lost. Milliseconds. */
const scriptLimit = 10_000

const scripts = new Map<string, Promise<void>>()

/** Loads a wallet's own script, once; rejects where it can't be had, and the next time tries again. */
function loadScript(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    tolerateWallets()
    const script = providerScriptElement(url)
    const lose = () => {
      script.remove()
      scripts.delete(url)
      reject(new Error(`not loaded: ${url}`))
    }
    const cancelLimit = systemClock.after(scriptLimit, lose)
    script.addEventListener('load', () => {
      cancelLimit()
      resolve()
    })
    script.addEventListener('error', () => {
      cancelLimit()
      lose()
    })
    document.head.append(script)
  })
  scripts.set(url, loading)
  return loading
}

/**
 * Whether the wallet can pay here, as its own script says; rejects where that can't be loaded or asked.
 * Why: docs/decisions/0020-load-wallet-scripts-when-chosen.md
 */
export async function isWalletReady(wallet: Wallet, url: string, { googlePay }: Offer): Promise<boolean> {
  await loadScript(url)
  switch (wallet) {
    case 'googlePay':
      return googlePay !== undefined && isGooglePayReady(googlePay)
    case 'applePay':
      return isApplePayReady()
  }
}
