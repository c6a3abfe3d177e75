import * as v from 'valibot'
import { sixGains, sold, validationOf } from '../../features/checkout/checkout.fixture.ts'
import { nextStep, readOrder, requestOf } from '../../features/checkout/checkout.ts'
import { OrderResultScreen } from '../../features/checkout/OrderResultScreen.tsx'
import { outcomeOf } from '../../features/checkout/order-outcome.ts'
import { toCents } from '../../lib/money.ts'
import { type OrderSubmission, submitOrder } from '../../operator/client/submit-order.ts'
import type { OrderValidation } from '../../operator/client/validate-order.ts'
import { checkout, nothing, words } from '../operator-screens.fixture.tsx'
import { both, type Fields, type Pair, phoneNumber } from './pair.fixture.ts'

const validation = (part: Partial<OrderValidation>) =>
  readOrder(['l'], validationOf([{ planId: 'l' }], 2000, part), sold)
type Item = OrderValidation['orderItems'][number]
export const ordering = (part: Partial<Item>, isIdKept = true) => {
  const told = validationOf([{ planId: 'l' }])
  const orderItems = told.orderItems.map((item) => ({ ...item, ...part }))
  return readOrder(isIdKept ? ['l'] : [], { ...told, orderItems }, sold)
}
const brings = (kind: keyof typeof sixGains, part: object): Pair =>
  both<Item>((item) => checkout(ordering(item)), {
    planGains: { ...sixGains, [kind]: { limit: 77, units: 'GB', unlimited: false, ...part } },
  })
const kinds = ['dataInLT', 'dataOffPeak', 'dataInEU', 'dataAbroad', 'minutes', 'messages'] as const
const gainsOfOrder = kinds.flatMap((kind) => {
  const fixed = { limit: 5, units: 'GB', unlimited: false } as const
  const shown = (part: object) =>
    checkout(ordering({ planGains: { ...sixGains, [kind]: { ...fixed, ...part } } }))
  return [
    [`orderItems.planGains.${kind}.limit`, brings(kind, {})],
    [`orderItems.planGains.${kind}.units`, [shown({}), shown({ units: 'MB' })]],
    [`orderItems.planGains.${kind}.unlimited`, [shown({}), shown({ unlimited: true })]],
  ] as const
})

const submission: OrderSubmission = {
  status: 'WARN',
  errorMessage: 'ORDER_IN_PROGRESS',
  orderItems: [
    { planId: 'l', planName: 'Avietė', submitted: true },
    { planId: 'm', planName: 'Mėlynė', submitted: false },
  ],
  gameRegistrationStatus: 'NOT_OFFERED',
  orderReference: 'ABCD',
}
const submitted = (part: Partial<OrderSubmission>) => (
  <OrderResultScreen
    screen={{
      name: 'ordered',
      outcome: outcomeOf({ ...submission, ...part }),
      activation: { name: 'pending' },
    }}
    title="Užsakymas priimtas"
    berries={{}}
    words={words}
    paths={{ success: '#', failure: '#', order: '#', orders: '#', plans: '#', usage: '#', game: '#' }}
    onTryAgain={nothing}
  />
)
const firstItem = (part: object) =>
  submitted({
    orderItems: submission.orderItems.map((item, index) => (index === 0 ? { ...item, ...part } : item)),
  })

/** A submission of which a part was taken contradicts ERROR: then the answer says nothing. */
const answered = (status: string) => ({ submitOrder: { ...submission, status } })

/** What an order shows and decides. */
export const orderFields: Fields = {
  OrderValidation: {
    sufficientBalance: [nextStep(validation({})), nextStep(validation({ sufficientBalance: false }))],
    phoneNumber: both<OrderValidation>((part) => checkout(validation(part)), { phoneNumber }),
    errorMessage: [nextStep(validation({})), nextStep(validation({ errorMessage: 'ORDER_IN_PROGRESS' }))],
    'orderItems.planId': [requestOf(ordering({})), requestOf(ordering({ planId: 'kitas' }))],
    'orderItems.planName': both<Item>((part) => checkout(ordering(part)), { planName: 'Kita' }),
    'orderItems.cost': both<Item>((part) => checkout(ordering(part)), { cost: toCents(100) }),
    'orderItems.notification.key': both<Item>((part) => checkout(ordering(part)), {
      notification: { key: 'PLAN_NOT_AVAILABLE', message: 'Nebėra' },
    }),
    'orderItems.notification.message': [
      checkout(ordering({ notification: { key: 'unknown', message: 'Nebėra' } })),
      checkout(ordering({ notification: { key: 'unknown', message: 'Baigėsi' } })),
    ],
    ...Object.fromEntries(gainsOfOrder),
  },
  OrderSubmission: {
    status: [v.is(submitOrder.schema, answered('WARN')), v.is(submitOrder.schema, answered('ERROR'))],
    errorMessage: both(submitted, { errorMessage: 'INSUFFICIENT_BALANCE' }),
    'orderItems.submitted': both(firstItem, { submitted: false }),
    'orderItems.planName': both(firstItem, { planName: 'Kita' }),
    gameRegistrationStatus: both(submitted, { gameRegistrationStatus: 'REGISTERED' }),
  },
}
