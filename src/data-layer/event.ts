/**
 * Everything that may be reported to the tag manager, in GA4's shapes. Sums are in euros. There is no field for a person:
 * no number, name, address or code.
 */
export type AnalyticsEvent =
  | PageView
  | AddToCart
  | RemoveFromCart
  | BeginCheckout
  | CheckoutProgress
  | Purchase
  | ArticleRated

/** A page was seen; its path without query and fragment. */
export interface PageView {
  event: 'page_view'
  page_path: string
  language: string
}

/** Whether an answer of help has helped; `article_id` is the question's key. */
export interface ArticleRated {
  event: 'article_rated'
  article_id: string
  helped: boolean
}

export interface AddToCart {
  event: 'add_to_cart'
  ecommerce: ItemsAndSum
}

export interface RemoveFromCart {
  event: 'remove_from_cart'
  ecommerce: ItemsAndSum
}

/** Step 1: checkout was opened. */
export interface BeginCheckout {
  event: 'begin_checkout'
  checkout_step: 1
  ecommerce: ItemsAndSum
}

/** Step 2: the second stage; step 3: the order was submitted. */
export interface CheckoutProgress {
  event: 'checkout_progress'
  checkout_step: 2 | 3
  ecommerce: ItemsAndSum
}

export interface Purchase {
  event: 'purchase'
  ecommerce: ItemsAndSum & { transaction_id: `T${number}`; coupon: typeof couponLabel }
}

export interface ItemsAndSum {
  currency: 'EUR'
  value: number
  items: Item[]
}

export interface Item {
  item_id: string
  item_name: string
  item_brand: typeof brandLabel
  item_category: 'plan' | 'refill'
  coupon: typeof couponLabel
  price: number
  quantity: 1
}

export const brandLabel = 'Uoga'
export const couponLabel = 'uoga-web'
