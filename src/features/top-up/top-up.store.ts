import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import { inTime, longestLoadInMilliseconds } from '../../lib/in-time.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Bank } from '../../operator/contract/banklink-bank-list.ts'
import type { AnswerOf } from '../../operator/contract/endpoint.ts'
import type { Line } from '../../operator/contract/line.ts'
import type { validateNumber } from '../../operator/contract/validate-number.ts'
import type { Failed } from '../../session/loaded.ts'
import type { Limits, PhoneProblem } from '../top-up-draft/top-up-draft.ts'
import type { Earlier } from './earlier-top-up.ts'
import type { Extras, Payment } from './payment.ts'
import {
  type Choice,
  chosenOption,
  type Device,
  firstOffer,
  type Offer,
  optionsOf,
  type Wallet,
} from './payment-choice.ts'
import type { TopUpApi } from './top-up.api.ts'
import { type Draft, isTopUp, type Problems, readDraft, type TopUp } from './top-up.ts'

/** What is in the way, other than a field: shown with its reference, and the way to try again. */
export type Failure =
  | Failed
  /** Nothing can be paid with now · not with this · not at this bank · this card is not kept any more, or has expired. */
  | { kind: 'nothingOffered' | 'methodUnavailable' | 'bankUnavailable' | 'cardGone' }
  /** A saved card is a customer's, and no one is signed in any more. */
  | { kind: 'logInRequired' }
  /** The part of the page that pays could not be loaded. */
  | { kind: 'partNotLoaded' }
  /** The device has no such wallet · it has, and something went wrong with it. */
  | { kind: 'walletAbsent' | 'walletFailed'; wallet: Wallet }

/** The form's screens, from what is typed to the page where it is paid. */
export type Screen =
  /** `isReturned`: back from the confirmation to change something. */
  | { name: 'form'; problems: Problems; failure?: Failure | undefined; isReturned?: boolean }
  | { name: 'checking' }
  /**
   * `earlier`: another top-up that may be paid, or is: the person decides. `isChecking`: it is being asked about. `isAgreed`: the form's
   * button said that it pays, so that it is not asked again.
   */
  | {
      name: 'confirm'
      topUp: TopUp
      payment: Payment
      failure?: Failure
      earlier?: Earlier
      isChecking?: boolean
      isAgreed?: boolean
    }
  | { name: 'paying'; topUp: TopUp; payment: Payment }
  /** Busy until the browser has gone to the next page. */
  | { name: 'leaving'; topUp: TopUp; payment: Payment; paymentReference: string }

/** The banks of the bank link, asked for once someone chooses it. */
export type Banks =
  | { name: 'none' }
  | { name: 'loading' }
  | { name: 'ready'; banks: readonly Bank[] }
  | { name: 'failed'; failure: Failure }

/** What the form and what pays share. */
export interface Shared {
  $screen: WritableAtom<Screen>
  $limits: WritableAtom<Limits>
  $offer: WritableAtom<Offer>
  $device: WritableAtom<Device>
  $banks: WritableAtom<Banks>
  /** Asks for the operator's offer; returns what was in the way. */
  ask(): Promise<Failure | undefined>
  /** Why nothing can be paid at all, if so. */
  unavailable(): Failure | undefined
  showForm(problems: Problems, failure?: Failure): void
}

/** What pays, loaded once someone is about to: see paying.store.ts. */
export interface Paying {
  /** Loads what a way to pay needs, and says where it can't work. */
  prepare(choice: Choice): Promise<void>
  /** The choice with all that paying so needs, or why it can't be paid so. */
  paymentOf(choice: Choice | undefined): Promise<Payment | { failure: Failure } | { problem: 'missing' }>
  /** Another top-up that may be paid, or is, and whose end the person has not seen. */
  earlierThan(topUp: TopUp, payment: Payment): Promise<Earlier | undefined>
  /** Pays what was confirmed: one payment, however often it is pressed. */
  pay(extras?: Extras): Promise<boolean>
  /** Asks the state of the earlier top-up now. */
  checkEarlier(): Promise<void>
  /** The person decides to pay this one as well. */
  payBeside(extras?: Extras): Promise<void>
  /** Leaves for the page that tells the state of the earlier top-up. */
  showEarlier(): void
  /** A wallet's sheet failed; one that was cancelled is no failure. */
  fail(failure: Failure): void
  /** The page is shown again after the browser had left: nothing is under way any more. */
  resume(): void
}

interface Dependencies {
  line: Line
  /** The content's limits, until the operator has said its own. */
  limits: Limits
  /** The wallets whose script has an address. */
  device: Device
  /** What asks the operator, loaded once the form answers what is typed. Rejects where the connection is lost. */
  loadApi: () => Promise<TopUpApi>
  clock: Pick<Clock, 'now'>
  /** Rejects where the connection is lost. */
  loadPaying: (shared: Shared) => Promise<Paying>
}

export interface TopUpStore
  extends Pick<Paying, 'pay' | 'checkEarlier' | 'payBeside' | 'showEarlier' | 'fail' | 'resume'> {
  $screen: ReadableAtom<Screen>
  $limits: ReadableAtom<Limits>
  $offer: ReadableAtom<Offer>
  $device: ReadableAtom<Device>
  $banks: ReadableAtom<Banks>
  /** Asks the operator for its limits and methods; what is typed meanwhile stays. */
  start(): Promise<void>
  /** A way to pay was chosen: loads what it needs, and says where it can't work. */
  choose(choice: Choice): Promise<void>
  /** Checks the draft and, with the operator, the number; then asks for confirmation, unless the person has agreed to pay it. */
  review(draft: Draft, isAgreed?: boolean): Promise<void>
  /** The draft is being changed: no confirmation of what it was takes the form away any more. */
  edit(): void
  /** From the confirmation back to the form, with everything that was typed. */
  change(): void
}

const partNotLoaded = { kind: 'partNotLoaded' } as const satisfies Failure

export function createTopUpStore({
  line,
  limits,
  device,
  loadApi,
  clock,
  loadPaying,
}: Dependencies): TopUpStore {
  const $screen = atom<Screen>({ name: 'form', problems: {} })
  const $limits = atom(limits)
  const $offer = atom(firstOffer)
  const $device = atom(device)
  const $banks = atom<Banks>({ name: 'none' })
  let paying: Paying | undefined
  let loadingPaying: Promise<Paying> | undefined
  let asking: Promise<Failure | undefined> | undefined
  let isOfferKnown = false

  const openApi = () => inTime(loadApi(), longestLoadInMilliseconds).catch(() => undefined)
  const options = () => optionsOf($offer.get(), $device.get(), clock.now())
  const unavailable = (): Failure | undefined =>
    options().length > 0 ? undefined : { kind: 'nothingOffered' }
  const form = (problems: Problems, failure = unavailable()): Screen => ({ name: 'form', problems, failure })
  const showForm = (problems: Problems, failure?: Failure) => $screen.set(form(problems, failure))

  /** Once at a time. */
  function ask(): Promise<Failure | undefined> {
    asking ??= askNow().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function askNow(): Promise<Failure | undefined> {
    const api = await openApi()
    if (!api) return partNotLoaded
    const outcome = await api.methodsAndCards({ line })
    if (outcome.kind !== 'answer') return outcome
    const { presetSumsInCents, minimumInCents, maximumInCents, cardsDetails, ...offered } = outcome.value
    isOfferKnown = true
    $limits.set({ presets: presetSumsInCents, minimum: minimumInCents, maximum: maximumInCents })
    $offer.set({ ...offered, cards: cardsDetails })
    const screen = $screen.get()
    if (screen.name === 'form') $screen.set({ ...screen, failure: unavailable() ?? screen.failure })
    return undefined
  }

  async function load(): Promise<Paying | undefined> {
    loadingPaying ??= inTime(
      loadPaying({ $screen, $limits, $offer, $device, $banks, ask, unavailable, showForm }),
      longestLoadInMilliseconds,
    )
    try {
      paying = await loadingPaying
    } catch {
      loadingPaying = undefined
    }
    return paying
  }

  async function choose(choice: Choice) {
    const screen = $screen.get()
    if (screen.name === 'form') $screen.set({ ...screen, failure: unavailable() })
    if (choice.method === 'card' || choice.method === 'savedCard') return
    if (!paying) $banks.set({ name: 'none' })
    const part = await load()
    if (part) return part.prepare(choice)
    if (choice.method === 'bankLink') $banks.set({ name: 'failed', failure: partNotLoaded })
    else if (screen.name === 'form') $screen.set({ ...screen, failure: partNotLoaded })
  }

  async function validate(phoneNumber: PhoneNumber) {
    const api = await openApi()
    return api?.validateNumber({ phoneNumber }) ?? partNotLoaded
  }

  async function review(draft: Draft, isAgreed = false) {
    if ($screen.get().name !== 'form') return
    const read = readDraft(draft, $limits.get())
    const problems: Problems = isTopUp(read) ? {} : read
    const chosen = chosenOption(options(), draft.choice)
    if (chosen?.choice.method === 'bankLink' && !draft.choice?.bankId) problems.bank = 'missing'
    if (!isTopUp(read) || problems.bank) return showForm(problems)
    const checking: Screen = { name: 'checking' }
    $screen.set(checking)
    const checked = await check(read, draft.choice)
    const isToBePaid = isAgreed && checked.name === 'confirm' && !checked.earlier
    if ($screen.get() === checking) $screen.set(isToBePaid ? { ...checked, isAgreed } : checked)
  }

  /** The screen that a top-up without a mistake of its own leads to. */
  async function check(topUp: TopUp, choice: Choice | undefined): Promise<Screen> {
    const isOfferNeeded = choice !== undefined && !firstOffer.methods.includes(choice.method)
    if (!chosenOption(options(), choice) || (isOfferNeeded && !isOfferKnown)) {
      const trouble = await ask()
      if (trouble) return form({}, trouble)
      if (unavailable()) return form({})
    }
    const [outcome, part] = await Promise.all([validate(topUp.phoneNumber), load()])
    if (outcome.kind !== 'answer') return form({}, outcome)
    const problem = numberProblem(outcome.value, line)
    if (problem) return form({ phone: problem })
    if (!part) return form({}, partNotLoaded)
    const payment = await part.paymentOf(choice)
    if ('failure' in payment) return form({}, payment.failure)
    if ('problem' in payment) return form({ bank: payment.problem })
    const earlier = await part.earlierThan(topUp, payment)
    return { name: 'confirm', topUp, payment, ...(earlier && { earlier }) }
  }

  function edit() {
    if ($screen.get().name === 'checking') showForm({})
  }

  function change() {
    if ($screen.get().name !== 'confirm') return
    $screen.set({ name: 'form', problems: {}, failure: unavailable(), isReturned: true })
  }

  return {
    $screen,
    $limits,
    $offer,
    $device,
    $banks,
    start: async () => void (await ask()),
    choose,
    review,
    edit,
    pay: async (extras) => (await paying?.pay(extras)) ?? false,
    checkEarlier: async () => paying?.checkEarlier(),
    payBeside: async (extras) => paying?.payBeside(extras),
    showEarlier: () => paying?.showEarlier(),
    fail: (failure) => paying?.fail(failure),
    resume: () => paying?.resume(),
    change,
  }
}

/** Why a number can't be topped up on this line; undefined when it can. Nothing is paid for one of which that isn't known. */
function numberProblem(answer: AnswerOf<typeof validateNumber>, line: Line): PhoneProblem | undefined {
  if (answer.status === 'notOurs' || answer.status === 'unknown') return answer.status
  if (answer.line === 'unknown') return answer.line
  if (answer.line !== line) return 'otherLine'
  return answer.status === 'blocked' ? 'blocked' : undefined
}
