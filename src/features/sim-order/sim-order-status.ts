import type { Outcome } from '../../operator/client/outcome.ts'
import type { StatusOf } from './sim-order.api.ts'

/** Whether the next answer is a matter of seconds: worth waiting for on the page. */
export function isUnderWay({ status }: StatusOf): boolean {
  switch (status) {
    case 'awaitingPayment':
    case 'preparing':
    case 'unknown':
      return true
    case 'notPaid':
    case 'paid':
    case 'posted':
    case 'delivered':
    case 'ready':
    case 'installed':
      return false
  }
}

/** Whether the eSIM is there, but not for the session that asks. */
export const isClosed = (order: StatusOf): boolean => 'esim' in order && order.esim === null

/** Whether what the page's content says is true: the SIM is on its way, or the eSIM can be installed. */
export function isContentTrue(order: StatusOf): boolean {
  switch (order.status) {
    case 'ready':
      return !isClosed(order)
    case 'paid':
    case 'posted':
    case 'delivered':
    case 'installed':
      return true
    case 'awaitingPayment':
    case 'preparing':
    case 'notPaid':
    case 'unknown':
      return false
  }
}

/** Whether it is known how the order was paid: until then the same order has the same key. */
export const isDecided = ({ status }: StatusOf): boolean =>
  status !== 'awaitingPayment' && status !== 'unknown'

/** What the operator's word on an order means for the next one; `over`: nothing comes of it. */
export function standingBy(outcome: Outcome<StatusOf>): 'awaitingPayment' | 'placed' | 'unknown' | 'over' {
  if (outcome.kind === 'failure') return 'over'
  if (outcome.kind !== 'answer') return 'unknown'
  const { status } = outcome.value
  switch (status) {
    case 'awaitingPayment':
    case 'unknown':
      return status
    case 'notPaid':
      return 'over'
    case 'paid':
    case 'posted':
    case 'delivered':
    case 'preparing':
    case 'ready':
    case 'installed':
      return 'placed'
  }
}
