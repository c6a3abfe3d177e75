import { html } from 'hono/html'
import { writePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Markup } from '../../shared/markup.ts'
import { identityOutcomes } from '../declaration/end-identity-check.ts'
import { situations } from '../declaration/tables.ts'
import type { State } from './state.ts'
import { table } from './table.ts'

/** Cards that wait for their holder, and identity checks that wait for a word. */
export const declarationSection = (state: State): Markup => html`<section id="declaring">
  <h2>Declaring a number</h2>
  <h3>Identity checks under way</h3>
  ${checks(state)}
  <h3>Cards that wait for their holder</h3>
  ${table(
    ['Number', 'PUK', 'What happens'],
    state.declarableNumbers.map(({ phoneNumber, simPUK, situation }) => [
      writePhoneNumber(phoneNumber),
      html`<code>${simPUK}</code>`,
      situation ?? 'plain',
    ]),
  )}
  <form method="post" action="/control/declarable-numbers">
    <label>What happens <select name="situation">
      ${situations.map((situation) => html`<option>${situation}</option>`)}
    </select></label>
    <button>Add a card</button>
  </form>
</section>`

const checks = ({ identityChecks }: State): Markup =>
  identityChecks.length === 0
    ? html`<p class="none">None. One begins when somebody on the site has entered the right PUK.</p>`
    : html`${identityChecks.map(
        ({ id, phoneNumber, status }) => html`<form method="post" action="/control/identity-checks">
          <p><b>${writePhoneNumber(phoneNumber)}</b>: ${status}</p>
          <input type="hidden" name="id" value="${id}">
          <div class="buttons">
            ${identityOutcomes.map(
              (outcome) => html`<button class="quiet" name="outcome" value="${outcome}">${outcome}</button>`,
            )}
          </div>
        </form>`,
      )}`
