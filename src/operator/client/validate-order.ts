import * as v from 'valibot'
import { EuroAmount, EuroPrice } from '../contract/euro-amount.ts'
import { OrderError, OrderItemNotificationKey } from '../contract/order-errors.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Words } from '../contract/typed-text.ts'
import { ValidateOrderDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { PlanGains } from './plan-gains.ts'

const OrderItem = v.object({
  planId: Words,
  planName: Words,
  planGains: PlanGains,
  cost: EuroPrice,
  notification: v.nullable(v.object({ key: OrderItemNotificationKey, message: Words })),
})

/** What an order would cost and bring, in cents; the operator's price binds. */
const OrderValidation = v.object({
  sufficientBalance: v.boolean(),
  phoneNumber: PhoneNumber,
  errorMessage: v.nullable(OrderError),
  orderItems: v.array(OrderItem),
  eurTotal: EuroPrice,
  eurBalance: EuroAmount,
  eurShortfall: EuroPrice,
})
export type OrderValidation = v.InferOutput<typeof OrderValidation>

export const validateOrder = operation(ValidateOrderDocument, v.object({ validateOrder: OrderValidation }))
