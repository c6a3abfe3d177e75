import { html } from 'hono/html'
import { formatEuro } from '../../../src/lib/money.ts'
import { formatPhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Markup } from '../../providers/acquirer/page.ts'
import { formatCardNumber, testCards } from '../../providers/acquirer/test-cards.ts'
import { faultForm } from './fault-form.ts'
import type { State } from './state.ts'

const day = 24 * 60 * 60

/** For people: what the operator has in its books, and what can be done to it. No script. */
export const controlPage = (state: State): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox operator</title>
    <link rel="stylesheet" href="/control/style.css">
  </head>
  <body>
    <header>
      <h1>Sandbox operator</h1>
      <p>Stands in for the operator and its acquirer. Nothing here is real.</p>
    </header>
    <main>
      ${payments(state)}
      <div class="sections">
        ${clock(state)} ${people(state)} ${jobs(state)} ${texts(state)} ${faults(state)} ${cards}
        <section>
          <h2>Begin anew</h2>
          <p>Forgets everything and brings the people of the start back.</p>
          <form method="post" action="/control/reset"><button class="quiet">Reset</button></form>
        </section>
      </div>
    </main>
  </body>
</html>`

const clock = ({ now }: State) => html`<section>
  <h2>Clock</h2>
  <p class="clock">${time(now)}</p>
  <form method="post" action="/control/clock">
    ${forward(60, '+1 min')} ${forward(600, '+10 min')} ${forward(day, '+1 day')}
  </form>
</section>`

const forward = (seconds: number, label: string) =>
  html`<button name="advanceInSeconds" value="${seconds}">${label}</button>`

const people = ({ numbers }: State) => html`<section>
  <h2>People</h2>
  ${table(
    ['Number', 'Balance', 'Line', 'Name'],
    numbers.map(({ phoneNumber, balanceInCents, line, status, nickname }) => [
      formatPhoneNumber(phoneNumber),
      formatEuro(balanceInCents),
      status === 'blocked' ? `${line}, blocked` : line,
      nickname ?? '',
    ]),
  )}
  <p>Every other number is another operator's.</p>
  <form method="post" action="/control/numbers">
    <label>Number (any, if empty) <input name="phoneNumber" inputmode="tel"></label>
    <label>Balance in cents <input name="balanceInCents" inputmode="numeric"></label>
    <label>Line <select name="line"><option>uoga<option>extra</select></label>
    <button>Add</button>
  </form>
</section>`

const payments = ({ payments, ledger }: State) => html`<section>
  <h2>Payments</h2>
  ${table(
    ['Reference', 'Number', 'Sum', 'State', 'Begun', 'Booked in the ledger'],
    payments.map(({ paymentReference, phoneNumber, amountInCents, status, reason, startedAt }) => [
      paymentReference,
      formatPhoneNumber(phoneNumber),
      formatEuro(amountInCents),
      reason ? `${status}: ${reason}` : status,
      time(startedAt),
      ledger
        .filter((line) => line.paymentReference === paymentReference)
        .map(({ bookedAt }) => time(bookedAt))
        .join(', '),
    ]),
  )}
</section>`

const texts = ({ texts }: State) => html`<section>
  <h2>Texts sent</h2>
  ${table(
    ['To', 'Text', 'Sent'],
    texts.map(({ phoneNumber, text, sentAt }) => [formatPhoneNumber(phoneNumber), text, time(sentAt)]),
  )}
</section>`

const jobs = ({ jobs }: State) => html`<section>
  <h2>Due by itself</h2>
  ${table(
    ['What', 'About', 'When', 'At once'],
    jobs.map(({ kind, subject, dueAt }) => [
      kind,
      subject,
      time(dueAt),
      html`<form method="post" action="/control/jobs">
        <button class="quiet" name="subject" value="${subject}" aria-label="Run now: ${subject}">Now</button>
      </form>`,
    ]),
  )}
</section>`

const faults = ({ faults }: State) => html`<section>
  <h2>Faults</h2>
  ${table(
    ['Call', 'Fault', 'Answers left', 'Visitor'],
    faults.map(({ path, fault, times, visitor }) => [path, fault, times ?? 'all', visitor || 'everybody']),
  )}
  ${faultForm}
  <form method="post" action="/control/faults/clear"><button class="quiet">Clear faults</button></form>
</section>`

const cards = html`<section>
  <h2>Test cards</h2>
  ${table(
    ['Number', 'What happens'],
    testCards.map(({ number, name }) => [html`<code>${formatCardNumber(number)}</code>`, name]),
  )}
  <p>Any date to come and any three digits.</p>
</section>`

type Cell = string | number | Markup

function table(heads: string[], rows: Cell[][]): Markup {
  if (rows.length === 0) return html`<p class="none">None.</p>`
  const row = (cells: Cell[]) =>
    html`<tr>${cells.map((cell, index) => html`<td data-head="${heads[index]}">${cell}</td>`)}</tr>`
  return html`<table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table>`
}

/** Vilnius time, as people there read a clock. */
const format = new Intl.DateTimeFormat('lt-LT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Vilnius',
})
const time = (milliseconds: number) => format.format(milliseconds)
