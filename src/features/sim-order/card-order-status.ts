import type { StatusOf } from './card-order.api.ts'

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

/** Whether what the page's content says is true: the card is on its way, or the eSIM can be installed. */
export function isContentTrue({ status }: StatusOf): boolean {
  switch (status) {
    case 'paid':
    case 'posted':
    case 'delivered':
    case 'ready':
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
