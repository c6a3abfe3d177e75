import { html } from 'hono/html'
import { formatEuro } from '../../../src/lib/money.ts'
import { writePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Markup } from '../../shared/markup.ts'
import { loneNumbers } from '../people/lone-numbers.ts'
import { people } from '../people/people.ts'
import { scenarios } from '../people/scenarios.ts'
import type { State } from './state.ts'
import { table, time } from './table.ts'

type NumberInState = State['numbers'][number]

/** Whom to log in as, with what each is good for and their state. */
export const peopleSection = (state: State): Markup => html`<section>
  <h2>People</h2>
  <div class="people" tabindex="0" role="group" aria-label="People">
    ${people.map(
      ({ partnerId, name, situation }) => html`<article>
        <h3>${name}</h3>
        <p>${situation}</p>
        ${state.numbers.filter((number) => number.partnerId === partnerId).map((number) => card(state, number))}
      </article>`,
    )}
  </div>
  <details>
    <summary>All numbers</summary>
    ${table(
      ['Number', 'Account', 'Balance', 'State', 'Name'],
      state.numbers.map((number) => [
        writePhoneNumber(number.phoneNumber),
        number.partnerId ?? 'nobody’s',
        formatEuro(number.balanceInCents),
        stateOf(number),
        number.nickname ?? '',
      ]),
    )}
    <p>
      ${loneNumbers.map(({ number, situation }) => html`${number}: ${situation}. `)}
      Every other number is another operator's.
    </p>
  </details>
  <form method="post" action="/control/numbers">
    <label>Number (any, if empty) <input name="phoneNumber" inputmode="tel"></label>
    <label>Balance in cents <input name="balanceInCents" inputmode="numeric"></label>
    <label>Line <select name="line"><option>uoga<option>extra</select></label>
    <button>Add</button>
  </form>
</section>`

const card = ({ orderedPlans }: State, number: NumberInState) => html`<p class="number">
  <b>${writePhoneNumber(number.phoneNumber)}</b> ${formatEuro(number.balanceInCents)}
  <small>${stateOf(number)}</small>
  ${orderedPlans
    .filter(({ phoneNumber }) => phoneNumber === number.phoneNumber)
    .map(
      ({ planId, status, validTo }) =>
        html`<small>${planId}: ${status.toLowerCase().replaceAll('_', ' ')}${validTo ? `, to ${time(validTo)}` : ''}</small>`,
    )}
</p>`

const stateOf = ({ line, status, ownershipType, registration, standardFeeActivatedAt }: NumberInState) =>
  [
    line,
    status,
    ownershipType.toLowerCase(),
    ...(registration === 'registered' ? [] : [registration]),
    ...(standardFeeActivatedAt === null ? [] : ['standard rates']),
  ].join(', ')

/** Brings a number into a situation with one press. */
export const scenarioSection = ({ numbers }: State): Markup => html`<section id="situations">
  <h2>Situations</h2>
  <form method="post" action="/control/scenarios">
    <label>Number
      <select name="phoneNumber">
        ${numbers
          .filter(({ partnerId }) => partnerId !== null)
          .map(
            ({ phoneNumber, nickname }) =>
              html`<option value="${phoneNumber}">${writePhoneNumber(phoneNumber)} ${nickname ?? ''}</option>`,
          )}
      </select>
    </label>
    <div class="buttons">
      ${Object.keys(scenarios).map(
        (name) => html`<button class="quiet" name="scenario" value="${name}">${name}</button>`,
      )}
    </div>
  </form>
</section>`
