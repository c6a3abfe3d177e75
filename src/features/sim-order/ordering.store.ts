import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { addressWith } from '../../lib/address-fields.ts'
import type { Clock } from '../../lib/clock.ts'
import { leavingLimit } from '../../lib/leaving-limit.ts'
import type { Cents } from '../../lib/money.ts'
import { orderReferenceParameter } from '../../lib/order-reference.ts'
import type { Attempt, Intent } from '../../operator/client/intent.ts'
import { isRefusal } from '../../operator/client/outcome.ts'
import type { Failed } from '../../session/loaded.ts'
import { readBuyer, readOrder } from './priced-order.ts'
import type { OrderRequest, Refusal, SimOrderApi } from './sim-order.api.ts'
import type { Begun } from './sim-order.state.ts'
import type { EarlierOrder, Notice, Ordering, Screen, Shared } from './sim-order.store.ts'
import { type PlanChoice, type PricedOrder, type SimKind, stepsOf } from './sim-order.ts'
import { standingBy } from './sim-order-status.ts'

/** What the browser keeps of an order that was sent: nothing of its buyer. */
const Outline = v.object({ totalInCents: v.number() })
type Outline = v.InferOutput<typeof Outline>

interface Dependencies {
  kind: SimKind
  language: Language
  /** The page that says the state of the order: the acquirer leads there. */
  resultPath: string
  /** What the content sells. */
  plans: readonly PlanChoice[]
  api: SimOrderApi
  intent: Intent
  clock: Pick<Clock, 'after'>
  begun: { write(order: Begun): void }
  /** Leaves for the page where it is paid, or that says the state of the order. */
  leave: (url: string) => void
}

/** The steps after the first, and the order itself. */
export function createOrdering(shared: Shared, dependencies: Dependencies): Ordering {
  const { $screen, $draft, refreshOffer, showStep } = shared
  const { kind, language, resultPath, plans, api, intent, clock, begun, leave } = dependencies
  const [first] = stepsOf[kind]
  let cancelLeaving = () => {}

  /** The orders that this page sent, by key: nothing of a buyer is kept elsewhere. */
  const sent = new Map<string, PricedOrder>()
  const decided = new Set<string>()

  async function pay(areTermsAccepted: boolean) {
    const screen = $screen.get()
    if (screen.name !== 'summary') return
    const { order } = screen
    if (!areTermsAccepted) return $screen.set({ name: 'summary', order, areTermsMissing: true })
    await run(order, () => place(order))
  }

  /** What comes next is done where the person is still waiting for it: a user who came back meanwhile decides again. */
  async function run(order: PricedOrder, send: () => Promise<() => void>) {
    const shown: Screen = { name: 'ordering', order }
    $screen.set(shown)
    const next = await send()
    if ($screen.get() === shown) next()
  }

  /** Places the order and answers what comes next; nothing is sent while another one is in its way. */
  async function place(order: PricedOrder): Promise<() => void> {
    const request = requestOf(order)
    const outline = { totalInCents: order.totalInCents } satisfies Outline
    const passed = new Set(decided)
    for (;;) {
      const earlier = await earlierThan(request, passed)
      if (earlier) return () => $screen.set({ name: 'summary', order, notice: { kind: 'earlier', earlier } })
      const idempotencyKey = await intent.claim(request, outline, passed)
      if (idempotencyKey !== undefined) return send(order, idempotencyKey)
    }
  }

  /** Looks after each order that was begun before, until one is in this one's way. Adds to `passed`. */
  async function earlierThan(request: OrderRequest, passed: Set<string>): Promise<EarlierOrder | undefined> {
    for (;;) {
      const other = await intent.other(request, passed)
      if (!other) return undefined
      const { idempotencyKey, reference: orderReference } = other
      passed.add(idempotencyKey)
      const standing = await standingOf(other)
      if (standing !== 'over')
        return { idempotencyKey, orderReference, standing, canSend: sent.has(idempotencyKey) }
    }
  }

  async function standingOf({ reference, outline }: Attempt): Promise<EarlierOrder['standing'] | 'over'> {
    if (reference === undefined) {
      const kept = v.safeParse(Outline, outline)
      // No one was led to the page where it is paid, so no one can have paid it.
      return kept.success && kept.output.totalInCents > 0 ? 'over' : 'unknown'
    }
    const standing = standingBy(await api.status(reference))
    if (standing === 'over') intent.settle(reference)
    return standing
  }

  async function goOnWithEarlier() {
    const screen = $screen.get()
    if (screen.name !== 'summary' || screen.notice?.kind !== 'earlier') return
    const { orderReference, idempotencyKey } = screen.notice.earlier
    if (orderReference !== undefined) {
      begun.write({ orderReference })
      return go(screen.order, orderReference, resultOf(orderReference))
    }
    const order = sent.get(idempotencyKey)
    if (order) await run(order, () => send(order, idempotencyKey))
  }

  async function orderBeside(areTermsAccepted: boolean) {
    const screen = $screen.get()
    if (screen.name !== 'summary' || screen.notice?.kind !== 'earlier') return
    if (areTermsAccepted) decided.add(screen.notice.earlier.idempotencyKey)
    await pay(areTermsAccepted)
  }

  async function send(order: PricedOrder, idempotencyKey: string, isAnew = false): Promise<() => void> {
    const request = requestOf(order)
    sent.set(idempotencyKey, order)
    const outcome = await api.order(request, idempotencyKey)
    if (isRefusal(outcome)) intent.forget(idempotencyKey)
    if (outcome.kind === 'failure') return () => refuse(outcome.code, order)
    if (outcome.kind !== 'answer') return () => showFailed(order, outcome)
    const { orderReference, payment } = outcome.value
    intent.remember(idempotencyKey, orderReference)
    begun.write({ orderReference, ...(payment && { awaitsPayment: true }) })
    if (!payment) return () => go(order, orderReference, resultOf(orderReference))
    const standing = await api.status(orderReference)
    if (standing.kind !== 'answer') return () => showFailed(order, standing)
    const { status, totalInCents } = standing.value
    if (status === 'notPaid' && !isAnew) {
      // This request was given up before, and no one has seen its end: nothing was taken for it, and nothing comes.
      intent.settle(orderReference)
      return send(order, await intent.keyFor(request), true)
    }
    if (status !== 'awaitingPayment') return () => go(order, orderReference, resultOf(orderReference))
    if (totalInCents !== order.totalInCents) return () => showNewPrice(order, totalInCents)
    return () => go(order, orderReference, payment.redirectUrl)
  }

  /** In the fragment, which reaches no server: where nothing is kept the page finds it there, and takes it out of the address. */
  const resultOf = (orderReference: string) =>
    addressWith(resultPath, { [orderReferenceParameter]: orderReference })

  function requestOf({ buyer, delivery, plan }: PricedOrder): OrderRequest {
    const request = {
      ...buyer,
      ...(plan && { planId: plan.planId }),
      termsAccepted: true as const,
      payment: { method: 'card' as const },
      language,
      returnPath: resultPath,
    }
    return delivery ? { ...request, delivery } : request
  }

  const showFailed = (order: PricedOrder, failed: Failed) =>
    $screen.set({ name: 'summary', order, notice: { kind: 'failed', failed } })

  function showNewPrice(order: PricedOrder, totalInCents: Cents) {
    const notice: Notice = { kind: 'priceChanged', before: order.totalInCents }
    $screen.set({ name: 'summary', order: { ...order, totalInCents }, notice })
  }

  function refuse(code: Refusal, order: PricedOrder) {
    const notice = { kind: 'told', code } as const
    switch (code) {
      case 'PARCEL_TERMINAL_NOT_AVAILABLE':
        $draft.set({ ...$draft.get(), parcelTerminalId: '' })
        refreshOffer()
        return showStep(first, notice)
      case 'PLAN_NOT_AVAILABLE':
        $draft.set({ ...$draft.get(), planId: '' })
        return showStep('plan', notice)
      case 'BANK_NOT_AVAILABLE':
        return $screen.set({ name: 'summary', order, notice })
      default:
        return code satisfies never
    }
  }

  function go(order: PricedOrder, orderReference: string, url: string) {
    $screen.set({ name: 'leaving', order, orderReference })
    cancelLeaving = clock.after(leavingLimit, resume)
    leave(url)
  }

  function resume() {
    cancelLeaving()
    const screen = $screen.get()
    if (screen.name !== 'ordering' && screen.name !== 'leaving') return
    // An order whose outcome the person has seen is over: another one is asked for from the beginning.
    const isOver = screen.name === 'leaving' && !intent.isAwaited(screen.orderReference)
    if (isOver) showStep(first)
    else $screen.set({ name: 'summary', order: screen.order })
  }

  return {
    problemsOf(step) {
      if (step !== 'buyer') return {}
      const who = readBuyer($draft.get())
      return 'problems' in who ? who.problems : {}
    },
    read: (offer) => readOrder(kind, $draft.get(), offer, plans),
    pay,
    goOnWithEarlier,
    orderBeside,
    resume,
  }
}
