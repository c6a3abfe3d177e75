import { orders } from '../../../operator/client/orders.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** What was ordered with the account. It ends in an outcome and never throws. */
export const askOrders = () => mapped(queryOperator(orders, {}), (answer) => answer.orders)
