import { html } from 'hono/html'
import { formatEuro } from '../../../src/lib/money.ts'
import { writePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Markup } from '../../shared/markup.ts'
import { listedPlans } from '../plans/catalogue.ts'
import { declarationSection } from './declaring.ts'
import { faultForm } from './fault-form.ts'
import { gameSection, orderSection } from './orders.ts'
import { outcomesSection } from './outcomes-section.ts'
import { paymentMethodsSection } from './payment-methods.ts'
import { peopleSection, scenarioSection } from './people.ts'
import type { ProviderBooks } from './provider-books.ts'
import type { State } from './state.ts'
import { table, time } from './table.ts'

const hour = 60 * 60
const day = 24 * hour

/** For people: what the operator has in its books, and what can be done to it. No script. */
export const controlPage = (
  state: State,
  testCards: ProviderBooks['testCards'],
): Markup => html`<!doctype html>
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
      <p>Stands in for the operator and its providers. Nothing here is real.</p>
      <nav aria-label="On this page">
        <a href="/control/texts">Texts, live</a> <a href="#situations">Situations</a> <a href="#ways-to-pay">Ways to pay</a>
        <a href="#faults">Faults</a> <a href="#limits">Limits</a>
        <a href="#declaring">Declaring</a> <a href="#orders">SIM and eSIM orders</a> <a href="#game">Game</a>
        <a href="#due">Due by itself</a> <a href="#outcomes">Every outcome</a>
      </nav>
    </header>
    <main>
      <div class="sections">${clock(state)} ${texts(state)}</div>
      ${scenarioSection(state)} ${peopleSection(state)} ${paymentMethodsSection(state)} ${payments(state)}
      ${autoTopUps(state)}
      <div class="sections">
        ${outcomesSection} ${declarationSection(state)} ${gameSection(state)} ${orderSection(state)} ${leads(state)}
        ${jobs(state)} ${faults(state)} ${callLimits(state)} ${plans(state)} ${widgets(state)} ${cards(testCards)}
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
    ${forward(60, '+1 min')} ${forward(600, '+10 min')} ${forward(hour, '+1 hour')}
    ${forward(day, '+1 day')} ${forward(7 * day, '+1 week')} ${forward(30 * day, '+30 days')}
  </form>
</section>`

const forward = (seconds: number, label: string) =>
  html`<button name="advanceInSeconds" value="${seconds}">${label}</button>`

const payments = ({ payments, ledger }: State) => html`<section>
  <h2>Payments</h2>
  ${table(
    ['Reference', 'Number', 'Sum', 'By', 'State', 'Begun', 'Booked in the ledger'],
    payments.map(
      ({ paymentReference, phoneNumber, amountInCents, paidBy, paidByDetail, status, reason, startedAt }) => [
        paymentReference,
        writePhoneNumber(phoneNumber),
        formatEuro(amountInCents),
        paidByDetail ? `${paidBy}, ${paidByDetail}` : paidBy,
        reason ? `${status}: ${reason}` : status,
        time(startedAt),
        ledger
          .filter((line) => line.paymentReference === paymentReference)
          .map(({ bookedAt }) => time(bookedAt))
          .join(', '),
      ],
    ),
  )}
</section>`

const autoTopUps = ({ recurringPayments }: State) => html`<section>
  <h2>Auto top-ups</h2>
  ${table(
    ['Number', 'Sum', 'Day', 'Card', 'Next', 'Last failure', 'Charge now'],
    recurringPayments.map((one) => [
      writePhoneNumber(one.phoneNumber),
      formatEuro(one.amountInCents),
      one.dayOfMonth,
      one.cardDetailsReference,
      one.isPaused ? 'paused' : time(one.nextPaymentAt),
      one.lastFailure ?? '',
      one.isPaused
        ? ''
        : html`<form method="post" action="/control/jobs">
            <button class="quiet" name="subject" value="${one.recurringPaymentId}"
              aria-label="Charge now: ${writePhoneNumber(one.phoneNumber)}, ${formatEuro(one.amountInCents)}">Now</button>
          </form>`,
    ]),
  )}
</section>`

/** Texts by themselves, looked up again every few seconds: for someone who waits for a code. */
export const textsPage = (state: State): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="3">
    <title>Texts sent</title>
    <link rel="stylesheet" href="/control/style.css">
  </head>
  <body><main>${texts(state)}<p><a href="/">Everything else</a></p></main></body>
</html>`

const texts = ({ texts }: State) => html`<section>
  <h2>Texts sent</h2>
  <p><a href="/control/texts">Watch them arrive</a></p>
  ${table(
    ['To', 'Text', 'Sent'],
    texts.map(({ phoneNumber, text, sentAt }) => [writePhoneNumber(phoneNumber), text, time(sentAt)]),
  )}
</section>`

const leads = ({ leads }: State) => html`<section>
  <h2>Calls asked for</h2>
  ${table(
    ['Number', 'Name', 'E-mail', 'Offers', 'Form', 'Asked'],
    leads.map(({ phoneNumber, name, email, marketingConsent, formId, submittedAt }) => [
      writePhoneNumber(phoneNumber),
      name,
      email ?? '',
      marketingConsent ? 'yes' : 'no',
      formId,
      time(submittedAt),
    ]),
  )}
</section>`

const widgets = ({ widgetEvents }: State) => html`<section>
  <h2>What reached the widgets</h2>
  ${table(
    ['Widget', 'Event', 'Received'],
    widgetEvents.map(({ widget, event, receivedAt }) => [
      widget,
      html`<code>${event}</code>`,
      time(receivedAt),
    ]),
  )}
</section>`

const jobs = ({ jobs }: State) => html`<section id="due">
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

const faults = ({ faults }: State) => html`<section id="faults">
  <h2>Faults</h2>
  ${table(
    ['Call', 'Fault', 'Answers left', 'Visitor'],
    faults.map(({ path, fault, times, visitor }) => [path, fault, times ?? 'all', visitor || 'everybody']),
  )}
  ${faultForm}
  <form method="post" action="/control/faults/clear"><button class="quiet">Clear faults</button></form>
</section>`

const callLimits = ({ limitsKept }: State) => html`<section id="limits">
  <h2>Limits</h2>
  <p>${
    limitsKept
      ? 'Who calls too often from one address, session or account gets 429 for a while.'
      : 'Nobody is limited by where they call from.'
  } Codes and PUKs are guarded either way.</p>
  <form method="post" action="/control/limits">
    <button class="quiet" name="kept" value="${limitsKept ? 'no' : 'yes'}">${limitsKept ? 'Switch off' : 'Switch on'}</button>
  </form>
</section>`

const plans = ({ stoppedPlans }: State) => html`<section>
  <h2>Plans not sold</h2>
  ${table(
    ['Plan', 'Sell again'],
    stoppedPlans.map(({ planId }) => [
      planId,
      html`<form method="post" action="/control/plans">
        <input type="hidden" name="stopped" value="no">
        <button class="quiet" name="planId" value="${planId}" aria-label="Sell again: ${planId}">Sell</button>
      </form>`,
    ]),
  )}
  <form method="post" action="/control/plans">
    <label>Plan <select name="planId">${[...listedPlans().keys()].map((id) => html`<option>${id}</option>`)}</select></label>
    <button>Stop selling</button>
  </form>
</section>`

const cards = (testCards: ProviderBooks['testCards']) => html`<section>
  <h2>Test cards</h2>
  ${table(
    ['Number', 'What happens'],
    testCards.map(({ number, name }) => [html`<code>${number}</code>`, name]),
  )}
  <p>Any date to come and any three digits.</p>
</section>`
