import { html } from 'hono/html'
import type { Markup } from '../../shared/markup.ts'
import { documentHolders } from '../../shared/persons.ts'
import { problemSummary, providerPage } from '../page.ts'
import { Finding, type IdentityCheck } from './identity-checks.ts'
import { words } from './words.ts'

export function startPage(check: IdentityCheck): Markup {
  const text = words[check.language]
  return page(check, text.startTitle, [
    html`<p class="note">${text.warning}</p>
      <p>${text.start}</p>
      <form method="post" action="/identity/${check.id}/start"><button>${text.begin}</button></form>
      ${cancelForm(check)}`,
  ])
}

/** Where the document would be shown: whose it is, and what the check is to find. */
export function documentPage(check: IdentityCheck, problem = ''): Markup {
  const text = words[check.language]
  const title = problem ? `${text.error}: ${text.documentTitle}` : text.documentTitle
  return page(check, title, [
    problem ? problemSummary(text.problem, { person: problem }) : html``,
    html`<form method="post" action="/identity/${check.id}/submit" novalidate>
        <fieldset id="person" tabindex="-1">
          <legend>${text.person}</legend>
          ${problem && html`<p class="problem">${problem}</p>`}
          ${documentHolders.map(
            ({ personalCode, firstName, lastName, dateOfBirth }) => html`<label class="choice">
              <input type="radio" name="personalCode" value="${personalCode}">
              <span>${firstName} ${lastName} <small>${dateOfBirth}</small></span>
            </label>`,
          )}
        </fieldset>
        <label for="finding">${text.finding}</label>
        <select id="finding" name="finding">
          ${Finding.options.map((finding) => html`<option value="${finding}">${text.findings[finding]}</option>`)}
        </select>
        <label for="seconds">${text.review}</label>
        <select id="seconds" name="seconds">
          <option value="3">${text.quickReview}</option>
          <option value="600">${text.slowReview}</option>
        </select>
        <button>${text.submit}</button>
      </form>`,
    cancelForm(check),
  ])
}

/** For a user who comes back to a check that is over: nothing more to do here but to continue to the site. */
export function endPage(check: IdentityCheck): Markup {
  const text = words[check.language]
  switch (check.status) {
    case 'submitted':
    case 'inReview':
      return page(check, text.doneTitle, [html`<p>${text.done}</p>`, backLink(check)])
    case 'abandoned':
      return page(check, text.cancelledTitle, [backLink(check)])
    default:
      return page(check, text.overTitle, [html`<p>${text.over}</p>`, backLink(check)])
  }
}

const page = (check: IdentityCheck, title: string, parts: Markup[]): Markup =>
  providerPage(
    check.language,
    { name: words[check.language].provider, theme: 'identity' },
    title,
    html`<h1>${title}</h1>
      ${parts}`,
  )

const cancelForm = ({ language, id }: IdentityCheck) =>
  html`<form method="post" action="/identity/${id}/cancel">
    <button class="quiet">${words[language].cancel}</button>
  </form>`

const backLink = ({ language, returnUrl }: IdentityCheck) =>
  html`<p><a href="${returnUrl}">${words[language].close}</a></p>`
