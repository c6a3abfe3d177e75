import { html } from 'hono/html'
import { formatEuro } from '../../../src/lib/money.ts'
import type { Markup } from '../../shared/markup.ts'
import { providerPage } from '../page.ts'
import type { BankPayment } from './bank-payments.ts'
import { findBank } from './banks.ts'
import { words } from './words.ts'

/** Where the person pays, or doesn't. */
export function payPage(payment: BankPayment): Markup {
  const { language, amountInCents, paymentReference, id } = payment
  const text = words[language]
  const sum = formatEuro(amountInCents)
  return page(
    payment,
    text.title,
    html`<p class="sum">${sum}</p>
      <dl><dt>${text.payTo}</dt><dd>Uoga</dd><dt>${text.reference}</dt><dd>${paymentReference}</dd></dl>
      <p class="note">${text.warning}</p>
      <form method="post" action="/bank/${id}">
        <button name="choice" value="pay">${text.pay(sum)}</button>
        <button name="choice" value="refuse" class="quiet">${text.refuse}</button>
        <button name="choice" value="payLate" class="quiet">${text.payLate}</button>
        <button name="choice" value="payAndStay" class="quiet">${text.payAndStay}</button>
        <button name="choice" value="cancel" class="quiet">${text.cancel}</button>
      </form>`,
  )
}

/** Paid, and no way back: the person has to find it. */
export function stayedPage(payment: BankPayment): Markup {
  const text = words[payment.language]
  return page(payment, text.stayedTitle, html`<p>${text.stayed}</p>`)
}

export function closedPage(payment: BankPayment): Markup {
  const text = words[payment.language]
  return page(
    payment,
    text.closedTitle,
    html`<p>${text.closed}</p><a class="button" href="${payment.returnUrl}">${text.back}</a>`,
  )
}

const page = ({ language, bankId }: BankPayment, title: string, content: Markup): Markup =>
  providerPage(
    language,
    { name: findBank(bankId)?.name ?? bankId, theme: 'bank' },
    title,
    html`<h1>${title}</h1>${content}`,
  )
