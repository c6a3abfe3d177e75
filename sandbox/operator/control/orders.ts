import { html } from 'hono/html'
import { formatEuro } from '../../../src/lib/money.ts'
import { writePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Markup } from '../../shared/markup.ts'
import type { State } from './state.ts'
import { table, time } from './table.ts'

type SimOrder = State['simOrders'][number]

/** What the press of the button makes of an order; undefined at its end. */
function nextOf({ kind, state }: SimOrder): string | undefined {
  switch (state) {
    case 'awaitingPayment':
      return kind === 'sim' ? 'paid' : 'preparing'
    case 'paid':
      return 'posted'
    case 'posted':
      return 'delivered'
    case 'preparing':
      return 'ready'
    case 'ready':
      return 'installed'
    case 'delivered':
    case 'installed':
      return undefined
    default:
      return state satisfies never
  }
}

/** Orders of cards and eSIMs, each with its next state. */
export const orderSection = ({ simOrders }: State): Markup => html`<section id="orders">
  <h2>SIM and eSIM orders</h2>
  ${table(
    ['Reference', 'What', 'To pay', 'State', 'Number', 'Ordered', 'Next'],
    simOrders.map((order) => [
      order.orderReference,
      order.kind === 'sim' ? 'SIM card' : 'eSIM',
      formatEuro(order.totalInCents),
      order.state,
      order.phoneNumber ? writePhoneNumber(order.phoneNumber) : '',
      time(order.orderedAt),
      nextButton(order),
    ]),
  )}
</section>`

function nextButton(order: SimOrder) {
  const next = nextOf(order)
  return next
    ? html`<form method="post" action="/control/sim-orders">
        <button class="quiet" name="orderReference" value="${order.orderReference}"
          aria-label="${next}: ${order.orderReference}">${next}</button>
      </form>`
    : ''
}

const periods = { open: 'Open', notBegun: 'Not begun', over: 'Over', none: 'No game' }

/** When one may register for the game. */
export const gameSection = ({ game }: State): Markup => html`<section id="game">
  <h2>Game</h2>
  <p>
    ${periods[game.status]}${game.status === 'none' ? '' : `: ${time(game.opensAt)} to ${time(game.closesAt)}`}
  </p>
  <form method="post" action="/control/game">
    <div class="buttons">
      ${Object.entries(periods).map(
        ([status, label]) =>
          html`<button class="quiet" name="status" value="${status}" aria-pressed="${status === game.status}">${label}</button>`,
      )}
    </div>
  </form>
</section>`
