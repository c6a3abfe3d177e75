import { vi } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { orderOf, sixGains } from './checkout.fixture.ts'
import { checkoutMicrocopy } from './checkout.microcopy.ts'
import { OrderResultScreen } from './OrderResultScreen.tsx'
import { outcomeOf } from './order-outcome.ts'
import { orderResultMicrocopy } from './order-result.microcopy.ts'

const words = { ...wordsIn('lt', checkoutMicrocopy), ...wordsIn('lt', orderResultMicrocopy) }

const checkout = (order: ReturnType<typeof orderOf>) => (
  <CheckoutScreen
    screen={{ name: 'order', order }}
    words={words}
    language="lt"
    paths={{
      topUp: '#',
      plans: '#',
      usage: '#',
      success: '#',
      failure: '#',
      terms: '#',
      withdrawal: '#',
      rates: '#',
      complaints: '#',
    }}
    promo={undefined}
    topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
    isUnsure={() => false}
    onRemove={vi.fn()}
    onProceed={vi.fn()}
    onChange={vi.fn()}
    onOrder={vi.fn()}
    onSendEarlier={vi.fn()}
    onOrderBeside={vi.fn()}
    onTryAgain={vi.fn()}
  />
)

/** After an order of one plan. */
function result(submitted: boolean) {
  const outcome = outcomeOf({
    status: 'unknown',
    errorMessage: 'unknown',
    orderItems: [{ planId: 'uoga-m', planName: 'Mėlynė', submitted }],
    gameRegistrationStatus: 'unknown',
    orderReference: submitted ? 'ABCD' : null,
  })
  return (
    <OrderResultScreen
      screen={
        submitted
          ? { name: 'ordered', outcome, activation: { name: 'pending' } }
          : { name: 'notOrdered', outcome }
      }
      title="Užsakymas"
      words={words}
      berries={{}}
      paths={{ success: '#', failure: '#', order: '#', orders: '#', plans: '#', usage: '#', game: '#' }}
      onTryAgain={vi.fn()}
    />
  )
}

function orderWithStrangeUnits() {
  const order = orderOf([{ planId: 'l' }], 2000)
  const planGains = { ...sixGains, dataInLT: { limit: 77, units: 'unknown', unlimited: false } } as const
  return { ...order, lines: order.lines.map((line) => ({ ...line, planGains })) }
}

onScreen('unit of what a plan brings', /^77 \(matas nežinomas\)/, {
  order: checkout(orderWithStrangeUnits()),
})
onScreen('problem of an order', words['checkout.unknown'], {
  order: checkout(orderOf([{ planId: 'l' }], 2000, { errorMessage: 'unknown' })),
  result: result(false),
})
onScreen('notice about an ordered plan', 'The operator’s words', {
  order: checkout(orderOf([{ planId: 'l', notice: 'unknown' }], 2000)),
})
onScreen('how an order went', 'Mėlynė', { ordered: result(true), 'not ordered': result(false) })
onScreen('game of an order', words['orderResult.gameUnknown'], { result: result(true) })
