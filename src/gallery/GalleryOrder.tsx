import type { ReactNode } from 'react'
import { CartScreen } from '../features/cart/CartScreen.tsx'
import type { CartWords } from '../features/cart/cart.microcopy.ts'
import { CheckoutScreen } from '../features/checkout/CheckoutScreen.tsx'
import type { CheckoutWords } from '../features/checkout/checkout.microcopy.ts'
import { OrderResultScreen } from '../features/checkout/OrderResultScreen.tsx'
import type { OrderResultWords } from '../features/checkout/order-result.microcopy.ts'
import { toCents } from '../lib/money.ts'
import { carts, orderResults, orders } from './order-states.ts'

interface Props {
  words: CartWords & CheckoutWords & OrderResultWords
  /** The titles of the pages that say how an order went. */
  titles: Record<'success' | 'failure', string>
}

const nothing = () => undefined
const nowhere = '/'
const paths = {
  order: nowhere,
  orders: nowhere,
  plans: nowhere,
  topUp: nowhere,
  usage: nowhere,
  game: nowhere,
  success: nowhere,
  failure: nowhere,
  terms: nowhere,
  withdrawal: nowhere,
  rates: nowhere,
  complaints: nowhere,
}

/** Every state from the cart to an order's result; without script, so that none takes focus. */
export function GalleryOrder({ words, titles }: Props) {
  return (
    <>
      {carts.map(([name, lines]) => (
        <State key={name} name={`Cart: ${name}`}>
          <CartScreen
            lines={lines}
            told=""
            words={words}
            language="lt"
            paths={paths}
            onRemove={nothing}
            onClear={nothing}
          />
        </State>
      ))}
      {orders.map(([name, screen]) => (
        <State key={name} name={`Order: ${name}`}>
          <CheckoutScreen
            screen={screen}
            words={words}
            language="lt"
            paths={paths}
            promo={name === 'sufficient' ? 'Vasaros uogos' : undefined}
            topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
            isUnsure={() => name === 'contract, not answered'}
            onRemove={nothing}
            onProceed={nothing}
            onChange={nothing}
            onOrder={nothing}
            onSendEarlier={nothing}
            onOrderBeside={nothing}
            onTryAgain={nothing}
          />
        </State>
      ))}
      {orderResults.map(([name, screen]) => (
        <State key={name} name={`Order result: ${name}`}>
          <div className="result">
            <OrderResultScreen
              screen={screen}
              title={titles[screen.name === 'notOrdered' ? 'failure' : 'success']}
              words={words}
              paths={paths}
              berries={{ l: 'raspberry', m: 'blueberry' }}
              headingTag="h4"
              onTryAgain={nothing}
            />
          </div>
        </State>
      ))}
    </>
  )
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gallery-order grid grid-cols-1 gap-gap py-block">
      <h3>{name}</h3>
      {children}
    </div>
  )
}
