import type { Page } from '@playwright/test'
import * as v from 'valibot'
import type { Words } from '../fixtures/words.ts'

/** A plan's title, by the id under which it is sold. */
export const titleOf = (say: Words, planId: string) =>
  say.entry(planId.replace('uoga-', 'plan-'), 'planTitle')

/** The order page, as the person reads it. */
export const orderPage = ({ page, say }: { page: Page; say: Words }) => ({
  open: () => page.goto(say.path('checkout')),
  isOpen: () => page.waitForURL(say.path('checkout')),
  lines: page.locator('.order-line'),
  plan: (planId: string) => page.getByRole('heading', { name: titleOf(say, planId) }),
  next: page.getByRole('button', { name: say.text('checkout.proceed') }),
  contract: page.getByRole('heading', { name: say.text('checkout.contractTitle') }),
  pay: page.getByRole('button', { name: say.pattern('checkout.order') }),
  empty: page.getByRole('heading', { name: say.text('checkout.emptyTitle') }),
  received: page.getByRole('heading', { level: 1, name: say.entry('order-success', 'title') }),
})

/** Puts plans into the cart of a browser that is only about to be opened. */
export const withCart = (page: Page, ...planIds: string[]) =>
  page.addInitScript(
    (cart) => {
      if (sessionStorage.getItem('test-cart-is-put')) return
      sessionStorage.setItem('test-cart-is-put', 'yes')
      localStorage.setItem('app:v1:selected-plans', cart)
    },
    JSON.stringify(planIds.map((planId) => ({ planId, submitted: false }))),
  )

const Item = v.object({ item_id: v.string(), price: v.number() })
const Event = v.object({
  event: v.string(),
  checkout_step: v.optional(v.number()),
  ecommerce: v.object({
    currency: v.literal('EUR'),
    value: v.number(),
    items: v.array(Item),
    transaction_id: v.optional(v.pipe(v.string(), v.regex(/^T\d+$/))),
    coupon: v.optional(v.literal('uoga-web')),
  }),
})

/** Records what every page of a journey says about the shop, from the first to the last. */
export async function recordShop(page: Page) {
  const told: unknown[] = []
  await page.exposeFunction('recordEvent', (event: string) => told.push(JSON.parse(event)))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...events) => {
      for (const event of events) Reflect.get(window, 'recordEvent')(JSON.stringify(event))
      return Array.prototype.push.apply(layer, events)
    }
    window.dataLayer = layer
  })
  return () =>
    told.flatMap((entry) => {
      const parsed = v.safeParse(Event, entry)
      return parsed.success ? [parsed.output] : []
    })
}

/** An event in short: what, with which step, of what, for how much. */
export const inShort = ({ event, checkout_step, ecommerce }: v.InferOutput<typeof Event>) =>
  [event, checkout_step, ecommerce.items.map(({ item_id }) => item_id).join(), ecommerce.value]
    .filter((part) => part !== undefined)
    .join(' ')
