import { html } from 'hono/html'
import { formatEuro } from '../../../src/lib/money.ts'
import type { Markup } from '../../shared/markup.ts'
import { problemSummary, providerPage } from '../page.ts'
import type { CardForm, Problems } from './card-form.ts'
import type { CardPayment } from './card-payments.ts'
import { formatCardNumber, testCards } from './test-cards.ts'
import { type Words, words } from './words.ts'

const testBank = { name: 'Test bank', theme: 'bank' } as const
const empty: CardForm = { cardNumber: '', expiry: '', securityCode: '', keepCard: '' }

/** Where a card is typed in; after a mistake the number and the date are as they were typed, the code never. */
export function cardPage(payment: CardPayment, form: CardForm = empty, problems: Problems = {}): Markup {
  const { language, id, amountInCents } = payment
  const text = words[language]
  const isWrong = Object.keys(problems).length > 0
  const field = (name: 'cardNumber' | 'expiry' | 'securityCode', hint: string, autocomplete: string) => {
    const problem = problems[name]
    return html`<label for="${name}">${text[name]}</label>
      ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
      ${problem && html`<p class="problem" id="${name}-problem">${text[problem]}</p>`}
      <input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" required
        value="${form[name]}"
        aria-describedby="${hint ? `${name}-hint` : ''} ${problem ? `${name}-problem` : ''}"
        ${problem ? html`aria-invalid="true"` : ''}>`
  }
  return providerPage(
    language,
    testBank,
    isWrong ? `${text.error}: ${text.title}` : text.title,
    html`<h1>${text.title}</h1>
      ${isWrong ? summary(text, problems) : ''}
      ${facts(payment)}
      <p class="note">${text.warning}</p>
      <form method="post" action="/acquirer/pay/${id}" novalidate>
        ${field('cardNumber', '', 'cc-number')}
        ${field('expiry', text.expiryHint, 'cc-exp')}
        ${field('securityCode', text.securityCodeHint, 'cc-csc')}
        ${keeping(payment, form, problems)}
        <button>${text.pay(formatEuro(amountInCents))}</button>
      </form>
      ${cancelForm(payment)}
      <details>
        <summary>${text.testCards}</summary>
        <ul lang="en">
          ${testCards.map(({ number, name }) => html`<li><code>${formatCardNumber(number)}</code> ${name}</li>`)}
        </ul>
      </details>`,
  )
}

/** Whether the card is kept is for who pays to say, and never said beforehand: the link may have been passed on. */
function keeping(
  { language, keepFor, isKeepingNeeded }: CardPayment,
  form: CardForm,
  problems: Problems,
): Markup {
  const text = words[language]
  if (keepFor === null) return html``
  const { keepCard: problem } = problems
  return html`<p class="hint" id="keepCard-hint">${isKeepingNeeded ? text.keepNeededHint : text.keepHint}</p>
    ${problem && html`<p class="problem" id="keepCard-problem">${text[problem]}</p>`}
    <label for="keepCard"><input id="keepCard" name="keepCard" type="checkbox" value="yes"
      ${form.keepCard === 'yes' ? html`checked` : ''}
      aria-describedby="keepCard-hint ${problem ? 'keepCard-problem' : ''}"
      ${problem ? html`aria-invalid="true"` : ''}> ${text.keepCard(keepFor)}</label>`
}

/** The card is known already: the holder only confirms. */
export function savedCardPage(payment: CardPayment): Markup {
  const { language, id, amountInCents, savedCardDigits } = payment
  const text = words[language]
  return providerPage(
    language,
    testBank,
    text.title,
    html`<h1>${text.title}</h1>
      ${facts(payment)}
      <p>${text.savedCard} <strong>**** ${savedCardDigits}</strong></p>
      <form method="post" action="/acquirer/pay/${id}">
        <button>${text.pay(formatEuro(amountInCents))}</button>
      </form>
      ${cancelForm(payment)}`,
  )
}

/** 3-D Secure: the holder agrees, refuses, turns back or leaves. */
export function securePage(payment: CardPayment): Markup {
  const { language, id, amountInCents } = payment
  const text = words[language]
  return providerPage(
    language,
    testBank,
    text.secureTitle,
    html`<h1>${text.secureTitle}</h1>
      ${facts(payment)}
      <p>${text.secureQuestion(formatEuro(amountInCents))}</p>
      <form method="post" action="/acquirer/secure/${id}">
        <button name="agrees" value="yes">${text.agree}</button>
        <button name="agrees" value="no" class="quiet">${text.refuse}</button>
      </form>
      ${cancelForm(payment)}`,
  )
}

/** Too late: nothing can be paid here any more. */
export function closedPage({ language, returnUrl }: CardPayment): Markup {
  const text = words[language]
  return providerPage(
    language,
    testBank,
    text.closedTitle,
    html`<h1>${text.closedTitle}</h1>
      <p>${text.closed}</p>
      <a class="button" href="${returnUrl}">${text.back}</a>`,
  )
}

function facts({ language, amountInCents, paymentReference }: CardPayment): Markup {
  const text = words[language]
  return html`<p class="sum">${formatEuro(amountInCents)}</p>
    <dl><dt>${text.payTo}</dt><dd>Uoga</dd><dt>${text.reference}</dt><dd>${paymentReference}</dd></dl>`
}

const cancelForm = ({ language, id }: CardPayment) =>
  html`<form method="post" action="/acquirer/cancel/${id}">
    <button class="quiet">${words[language].cancel}</button>
  </form>`

const summary = (text: Words, problems: Problems) =>
  problemSummary(
    text.problem,
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, text[problem]])),
  )
