import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { keepsToModel } from '../../../tests/fixtures/keeps-to-model.ts'
import { addToCart, removeFromCart } from '../../data-layer/shop-events.ts'
import { toCents } from '../../lib/money.ts'
import type { SoldPlan } from '../../lib/sold-plan.ts'
import { browserOfTabs } from './cart.fixture.ts'

type Tabs = ReturnType<typeof browserOfTabs>
type Tab = Awaited<ReturnType<Tabs['openTab']>>

/** What the cart should be, and what should have been reported. */
interface Model {
  open: string[]
  told: unknown[]
  /** Whether tabs act before they have heard of each other. */
  isNewsHeld: boolean
}
interface Browser extends Pick<Tabs, 'holdNews' | 'deliverNews'> {
  tabs: Tab[]
}

const plan = (planId: string): SoldPlan => ({ planId, planTitle: planId, planPrice: toCents(490) })

class InTab implements fc.Command<Model, Browser> {
  readonly #tab: number
  readonly #deed: (tab: Tab) => void
  readonly #effect: (model: Model) => void
  readonly #words: string
  constructor(words: string, tab: number, deed: (tab: Tab) => void, effect: (model: Model) => void) {
    this.#words = `${words} in tab ${tab}`
    this.#tab = tab
    this.#deed = deed
    this.#effect = effect
  }
  check = () => true
  toString = () => this.#words
  run(model: Model, { tabs }: Browser) {
    const tab = tabs[this.#tab]
    if (!tab) throw new Error('no such tab')
    this.#deed(tab)
    this.#effect(model)
    for (const other of model.isNewsHeld ? [tab] : tabs)
      expect(other.shown().map(({ planId }) => planId)).toEqual(model.open)
    expect(tabs.reduce((sum, other) => sum + other.told().length, 0)).toBe(model.told.length)
    expect(tabs.flatMap((other) => other.told())).toEqual(expect.arrayContaining(model.told))
  }
}

const anyTab = fc.nat(1)
const anyId = fc.constantFrom<string>('s', 'm', 'l')

const adding = fc.tuple(anyTab, anyId).map(
  ([tab, planId]) =>
    new InTab(
      `add ${planId}`,
      tab,
      (one) => one.act((cart) => cart.addToCart(plan(planId))),
      (model) => {
        if (model.open.includes(planId)) return
        model.open.push(planId)
        model.told.push(addToCart([plan(planId)]))
      },
    ),
)
const removing = fc.tuple(anyTab, anyId).map(
  ([tab, planId]) =>
    new InTab(
      `remove ${planId}`,
      tab,
      (one) => one.act((cart) => cart.removeFromCart(planId, plan)),
      (model) => {
        if (!model.open.includes(planId)) return
        model.open = model.open.filter((other) => other !== planId)
        model.told.push(removeFromCart([plan(planId)]))
      },
    ),
)
const saving = fc.tuple(anyTab, fc.uniqueArray(anyId)).map(
  ([tab, next]) =>
    new InTab(
      `save ${next}`,
      tab,
      (one) =>
        one.act((cart) =>
          cart.saveCart(
            next.map((planId) => ({ planId, submitted: false })),
            plan,
          ),
        ),
      (model) => {
        const comes = next.filter((planId) => !model.open.includes(planId))
        const goes = model.open.filter((planId) => !next.includes(planId))
        if (comes.length > 0) model.told.push(addToCart(comes.map(plan)))
        if (goes.length > 0) model.told.push(removeFromCart(goes.map(plan)))
        model.open = [...next]
      },
    ),
)
const clearing = anyTab.map(
  (tab) =>
    new InTab(
      'clear',
      tab,
      (one) => one.act((cart) => cart.clearCart()),
      (model) => {
        model.open = []
      },
    ),
)

const racing = fc.boolean().map(
  (isHeld): fc.Command<Model, Browser> => ({
    check: () => true,
    toString: () => (isHeld ? 'news is held' : 'news arrives'),
    run(model, { tabs, holdNews, deliverNews }) {
      model.isNewsHeld = isHeld
      if (isHeld) return holdNews()
      deliverNews()
      for (const tab of tabs) expect(tab.shown().map(({ planId }) => planId)).toEqual(model.open)
    },
  }),
)

afterEach(() => vi.unstubAllGlobals())

test('whatever two tabs do, at the same time too, both show one cart, and each real change is reported once', async () => {
  await keepsToModel(
    import.meta.url,
    300,
    fc.asyncProperty(
      fc.commands([adding, removing, saving, clearing, racing], { maxCommands: 30, size: 'max' }),
      async (commands) => {
        const { openTab, ...news } = browserOfTabs()
        const tabs = [await openTab(), await openTab()]
        fc.modelRun(
          () => ({ model: { open: [], told: [], isNewsHeld: false }, real: { tabs, ...news } }),
          commands,
        )
      },
    ),
  )
})
