import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { type CartPaths, CartScreen } from './CartScreen.tsx'
import type { CartWords } from './cart.microcopy.ts'
import { $cart } from './cart.state.ts'
import { openItems } from './cart.ts'
import { cartLines, type ShownPlan } from './cart-lines.ts'
import { removeFromCart, saveCart } from './change-cart.ts'
import { seenPrices } from './seen-prices.ts'

interface Props {
  words: CartWords
  language: Language
  paths: CartPaths
  /** Every plan of the content, those that are no longer sold too. */
  plans: ShownPlan[]
}

/** What was chosen, at the prices that the site says now; the same in every tab. */
export function Cart({ words, language, paths, plans }: Props) {
  const cart = useStore($cart)
  const [told, setTold] = useState('')
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const tellPlan = (planId: string) => plans.find((plan) => plan.planId === planId)
  // The page is made without knowing what this browser holds.
  if (!isReady) return <Spinner label={words['cart.loading']} />
  return (
    <CartScreen
      lines={cartLines(cart, plans, seenPrices.read() ?? {})}
      told={told}
      words={words}
      language={language}
      paths={paths}
      onRemove={(planId, name) => {
        if (openItems(cart).length > 1) removeFromCart(planId, tellPlan)
        else saveCart([], tellPlan)
        setTold(fill(words['cart.removed'], { plan: name }))
      }}
      onClear={() => {
        saveCart([], tellPlan)
        setTold(words['cart.cleared'])
      }}
    />
  )
}
