import type { Clock } from '../../lib/clock.ts'
import { leavingLimit } from '../../lib/leaving-limit.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { limitProblem } from '../top-up-draft/top-up-draft.ts'
import type { Begun, PaymentBeginner, RefusalCode } from './begin-payment.ts'
import type { PaymentApi } from './payment.api.ts'
import type { Extras, Payment } from './payment.ts'
import { type Choice, chosenOption, type Offer, optionsOf, type Wallet } from './payment-choice.ts'
import type { Failure, Paying, Screen, Shared } from './top-up.store.ts'
import type { TopUp } from './top-up.ts'

interface Dependencies {
  beginner: PaymentBeginner
  api: Pick<PaymentApi, 'banks'>
  intent: Pick<Intent, 'isAwaited'>
  clock: Clock
  /** Loads the wallet's own script and asks it whether it can work here; rejects where that fails. */
  isWalletReady: (wallet: Wallet, offer: Offer) => Promise<boolean>
  /** Leaves for the page where it is paid, or where its outcome is awaited. */
  leave: (url: string) => void
}

/** The part of the top-up that pays: banks, wallets, and the payment itself. */
export function createPaying(shared: Shared, dependencies: Dependencies): Paying {
  const { $screen, $limits, $offer, $device, $banks, ask, unavailable, showForm } = shared
  const { beginner, api, intent, clock, isWalletReady, leave } = dependencies
  let loadingBanks: Promise<void> | undefined
  let cancelLeaving = () => {}

  async function loadBanks(): Promise<void> {
    if ($banks.get().name === 'ready') return
    loadingBanks ??= loadBanksNow().finally(() => {
      loadingBanks = undefined
    })
    await loadingBanks
  }

  async function loadBanksNow(): Promise<void> {
    $banks.set({ name: 'loading' })
    const outcome = await api.banks()
    $banks.set(
      outcome.kind === 'answer'
        ? { name: 'ready', banks: outcome.value.banks }
        : { name: 'failed', failure: outcome },
    )
  }

  async function checkWallet(wallet: Wallet): Promise<Failure | undefined> {
    try {
      if (await isWalletReady(wallet, $offer.get())) return undefined
    } catch {
      return { kind: 'walletFailed', wallet }
    }
    $device.set({ ...$device.get(), [wallet]: false })
    return { kind: 'walletAbsent', wallet }
  }

  async function prepare({ method }: Choice) {
    if (method === 'bankLink') return loadBanks()
    if (method !== 'googlePay' && method !== 'applePay') return
    const failure = await checkWallet(method)
    const screen = $screen.get()
    if (failure && screen.name === 'form') $screen.set({ ...screen, failure })
  }

  async function paymentOf(choice: Choice | undefined): ReturnType<Paying['paymentOf']> {
    const option = chosenOption(optionsOf($offer.get(), $device.get(), clock.now()), choice)
    if (!option) return { failure: { kind: 'nothingOffered' } }
    const { method } = option.choice
    switch (method) {
      case 'card':
        return { method }
      case 'savedCard':
        return option.card ? { method, card: option.card } : { failure: { kind: 'cardGone' } }
      case 'bankLink': {
        await loadBanks()
        const banks = $banks.get()
        if (banks.name === 'failed') return { failure: banks.failure }
        const bank =
          banks.name === 'ready' ? banks.banks.find(({ bankId }) => bankId === choice?.bankId) : undefined
        return bank ? { method, bank } : { problem: 'missing' }
      }
      case 'googlePay':
      case 'applePay': {
        const payment = walletPayment(method, $offer.get())
        const failure = payment && (await checkWallet(method))
        return failure ? { failure } : (payment ?? { failure: { kind: 'methodUnavailable' } })
      }
    }
  }

  /** Whether the operator began it. */
  async function pay(extras?: Extras): Promise<boolean> {
    const screen = $screen.get()
    if (screen.name !== 'confirm') return false
    const { topUp, payment } = screen
    if (unavailable()) {
      showForm({})
      return false
    }
    if (!$offer.get().methods.includes(payment.method)) {
      showForm({}, { kind: 'methodUnavailable' })
      return false
    }
    const shown: Screen = { name: 'paying', topUp, payment }
    $screen.set(shown)
    const begun = await beginner.begin(topUp, payment, extras)
    // A user who came back to this page meanwhile decides again.
    if ($screen.get() === shown) await goOnFrom(begun, topUp, payment)
    return begun.kind === 'begun'
  }

  async function goOnFrom(begun: Begun, topUp: TopUp, payment: Payment): Promise<void> {
    switch (begun.kind) {
      case 'begun': {
        $screen.set({ name: 'leaving', topUp, payment, paymentReference: begun.paymentReference })
        cancelLeaving = clock.after(leavingLimit, resume)
        return leave(begun.url)
      }
      case 'refused':
        return refuse(begun, topUp, payment)
      case 'unanswered':
        return $screen.set({ name: 'confirm', topUp, payment, failure: begun.trouble })
      case 'asks':
        return $screen.set({ name: 'confirm', topUp, payment, earlier: begun.earlier })
    }
  }

  async function checkEarlier() {
    const screen = $screen.get()
    if (screen.name !== 'confirm' || !screen.earlier || screen.isChecking) return
    const { topUp, payment } = screen
    const shown: Screen = { ...screen, isChecking: true }
    $screen.set(shown)
    const earlier = await beginner.earlierThan(topUp, payment)
    if ($screen.get() === shown) $screen.set({ name: 'confirm', topUp, payment, ...(earlier && { earlier }) })
  }

  async function payBeside(extras?: Extras) {
    const screen = $screen.get()
    if (screen.name !== 'confirm' || !screen.earlier) return
    const { topUp, payment, earlier } = screen
    beginner.payBeside(earlier)
    $screen.set({ name: 'confirm', topUp, payment })
    // A wallet pays by its own button, which is there now.
    if (payment.method !== 'googlePay' && payment.method !== 'applePay') await pay(extras)
  }

  function showEarlier() {
    const screen = $screen.get()
    if (screen.name !== 'confirm' || screen.earlier?.paymentReference === undefined) return
    leave(beginner.waitingAddress(screen.earlier.paymentReference))
  }

  async function refuse({ code, reference }: Refusal, topUp: TopUp, payment: Payment) {
    switch (code) {
      case 'NUMBER_NOT_OURS':
      case 'NUMBER_BLOCKED':
      case 'NUMBER_ON_OTHER_LINE':
        return showForm({ phone: refusedNumbers[code] })
      case 'SUM_OUT_OF_LIMITS': {
        await ask()
        const sum = limitProblem(topUp.amountInCents, $limits.get())
        return sum ? showForm({ sum }) : showForm({}, { kind: 'unknown', reason: 'refused', reference })
      }
      case 'LOG_IN_REQUIRED':
        return showForm({}, { kind: 'logInRequired' })
      case 'CARD_NOT_FOUND':
      case 'CARD_EXPIRED':
      case 'RECURRING_PAYMENT_NOT_FOUND':
        await ask()
        return showForm({}, { kind: 'cardGone' })
      case 'BANK_NOT_AVAILABLE':
        $banks.set({ name: 'none' })
        await loadBanks()
        return showForm({}, { kind: 'bankUnavailable' })
      case 'PAYMENT_TOKEN_REFUSED': {
        const wallet = payment.method === 'applePay' ? 'applePay' : 'googlePay'
        return $screen.set({ name: 'confirm', topUp, payment, failure: { kind: 'walletFailed', wallet } })
      }
      default:
        return code satisfies never
    }
  }

  function fail(failure: Failure) {
    const screen = $screen.get()
    if (screen.name === 'confirm') $screen.set({ ...screen, failure })
  }

  function resume() {
    cancelLeaving()
    const screen = $screen.get()
    if (screen.name !== 'paying' && screen.name !== 'leaving') return
    // A payment whose outcome the person has seen is over: another one is asked for from the beginning.
    const isOver = screen.name === 'leaving' && !intent.isAwaited(screen.paymentReference)
    if (isOver) showForm({})
    else $screen.set({ name: 'confirm', topUp: screen.topUp, payment: screen.payment })
  }

  const { earlierThan } = beginner
  return { prepare, paymentOf, earlierThan, pay, checkEarlier, payBeside, showEarlier, fail, resume }
}

function walletPayment(method: Wallet, { googlePay, applePay }: Offer): Payment | undefined {
  if (method === 'googlePay') return googlePay && { method, parameters: googlePay }
  return applePay && { method, parameters: applePay }
}

interface Refusal {
  code: RefusalCode
  reference: string
}

const refusedNumbers = {
  NUMBER_NOT_OURS: 'notOurs',
  NUMBER_BLOCKED: 'blocked',
  NUMBER_ON_OTHER_LINE: 'otherLine',
} as const
