import { loadHandOver } from '../../lib/kept-text.ts'
import { toCents } from '../../lib/money.ts'
import type { SoldPlan } from '../../lib/sold-plan.ts'
import { $cart } from './cart.state.ts'
import { type Cart, openItems } from './cart.ts'
import { addToCart } from './change-cart.ts'

const cartLink = () => document.querySelector<HTMLAnchorElement>('.cart-link')

/** Puts a button's plan into the cart and reports it in `status`; a button that said already that it is there opens the cart. */
export async function putInCart(
  button: HTMLElement,
  status: HTMLElement | null,
  saidAdded: boolean,
): Promise<void> {
  if (saidAdded) {
    location.assign(cartLink()?.href ?? '/')
    return
  }
  const plan = planOf(button)
  if (!plan) return
  // What says that it is added is the sign to continue: by then it can go along.
  await loadHandOver()
  addToCart(plan)
  // Without a cart in the header, as in the gallery, there is none to be named.
  const words = [`${status?.dataset.added}: ${plan.planTitle}`, cartLink()?.ariaLabel]
  if (status) status.textContent = words.filter(Boolean).join('. ')
}

/** What the page's HTML says of a button's plan; the price, in cents, is the one to be paid. */
function planOf({ dataset }: HTMLElement): SoldPlan | undefined {
  const { add, title, price } = dataset
  if (!add || !title || !price) return undefined
  return { planId: add, planTitle: title, planPrice: toCents(Number(price)) }
}

/** All buttons of a plan say whether it is in the cart, whichever was pressed and in whichever tab. */
function showCart(cart: Cart): void {
  const planIds = openItems(cart).map(({ planId }) => planId)
  const { added = '', open = '' } = document.querySelector<HTMLElement>('.cart-status')?.dataset ?? {}
  for (const button of document.querySelectorAll<HTMLElement>('[data-add]')) {
    const { dataset } = button
    const isIn = planIds.includes(dataset.add ?? '')
    if (isIn === (dataset.added !== undefined)) continue
    dataset.offer ??= button.textContent ?? ''
    const words = isIn ? added : dataset.offer
    button.toggleAttribute('data-added', isIn)
    button.textContent = words
    button.ariaLabel = `${words}: ${dataset.title}${isIn ? `. ${open}` : ''}`
  }
}

$cart.subscribe(showCart)
