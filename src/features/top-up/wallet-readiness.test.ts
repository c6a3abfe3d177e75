import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Offer, Wallet } from './payment-choice.ts'

const url = 'https://wallet.example/pay.js'
const offer: Offer = {
  methods: ['googlePay'],
  cards: [],
  googlePay: {
    environment: 'TEST',
    merchantId: 'm',
    merchantName: 'Uoga',
    gateway: 'g',
    gatewayMerchantId: 'g',
    allowedCardNetworks: ['VISA'],
  },
}

/** A `script` of the page, as far as it is loaded. */
class Script extends EventTarget {
  src = ''
  async = false
  isInPage = false
  remove() {
    this.isInPage = false
  }
}

let scripts: Script[]
let wallets: typeof import('./wallet-readiness.ts')
/** A page again: no script was loaded in it. */
beforeEach(async () => {
  vi.resetModules()
  wallets = await import('./wallet-readiness.ts')
  vi.useFakeTimers()
  scripts = []
  vi.stubGlobal('document', {
    createElement: () => {
      const script = new Script()
      scripts.push(script)
      return script
    },
    head: { append: (script: Script) => (script.isInPage = true) },
  })
  vi.stubGlobal('window', { ApplePaySession: { canMakePayments: () => true } })
  vi.stubGlobal('google', {
    payments: {
      api: {
        PaymentsClient: class {
          isReadyToPay = async () => ({ result: true })
        },
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ask = (wallet: Wallet, offered = offer) => wallets.isWalletReady(wallet, url, offered)
const turn = () => vi.advanceTimersByTimeAsync(0)

test.each([
  ['googlePay', offer, true],
  ['googlePay', { ...offer, googlePay: undefined }, false],
  ['applePay', offer, true],
] as const)('%s says by its own script whether it can pay here', async (wallet, offered, isReady) => {
  const asked = ask(wallet, offered)
  await turn()
  expect(scripts).toMatchObject([{ src: url, async: true, isInPage: true }])
  scripts[0]?.dispatchEvent(new Event('load'))
  expect(await asked).toBe(isReady)
})

test('a script is loaded once, however often it is asked, and stays though time passes', async () => {
  const both = Promise.all([ask('applePay'), ask('applePay')])
  await turn()
  scripts[0]?.dispatchEvent(new Event('load'))
  expect(await both).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await ask('applePay')).toBe(true)
  expect(scripts).toMatchObject([{ isInPage: true }])
})

test.each([
  ['can’t be had', () => scripts[0]?.dispatchEvent(new Event('error'))],
  ['doesn’t come within ten seconds', () => vi.advanceTimersByTimeAsync(10_000)],
])('a script that %s is lost, and tried again the next time', async (_, lose) => {
  const asked = expect(ask('applePay')).rejects.toThrow(url)
  await turn()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(scripts[0]?.isInPage).toBe(true)
  await lose()
  await asked
  expect(scripts[0]?.isInPage).toBe(false)
  const again = ask('applePay')
  await turn()
  scripts[1]?.dispatchEvent(new Event('load'))
  expect(await again).toBe(true)
})
