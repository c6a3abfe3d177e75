import { html } from 'hono/html'
import type { Markup } from '../../shared/markup.ts'
import { paymentSwitches, switchNames } from '../payment/switches.ts'
import type { State } from './state.ts'
import { table } from './table.ts'

/** How to see each way of paying work and fail. */
const guide: [string, string, string][] = [
  [
    'Card',
    'a card of the list below',
    '9995, 0069 and 1629 are refused; “cancel” on the card’s page; 0341 is told late',
  ],
  [
    'Saved card',
    'log in as Rasa; “saved card” among the situations gives one to anybody',
    '“expired card” among the situations',
  ],
  [
    'Google Pay',
    'choose a card on its sheet',
    'another card there; “break” or “cancel” on the sheet; switch it off here',
  ],
  [
    'Apple Pay',
    'choose a card on its sheet',
    'the same; the fault of payment/applepay/session stops the sheet',
  ],
  [
    'Bank link',
    'choose a bank and pay there',
    'refuse, cancel, tell late or never come back on the bank’s page; close it and move the clock by 15 minutes',
  ],
]

/** What the top-up offers, and how each is shown working and failing. */
export const paymentMethodsSection = ({
  paymentSwitchesOff,
}: State): Markup => html`<section id="ways-to-pay">
  <h2>Ways to pay</h2>
  ${table(['Way', 'Works', 'Fails'], guide)}
  <form method="post" action="/control/payment-switches">
    <div class="buttons">
      ${switchNames.map((name) => {
        const isOff = paymentSwitchesOff.includes(name)
        return html`<button class="quiet" name="${isOff ? 'on' : 'off'}" value="${name}" aria-pressed="${String(isOff)}">
          ${isOff ? '✓ ' : ''}${paymentSwitches[name]}</button>`
      })}
    </div>
  </form>
</section>`
