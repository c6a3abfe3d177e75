import { html } from 'hono/html'
import { type PhoneNumber, writePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Markup } from '../../shared/markup.ts'
import { persons } from '../../shared/persons.ts'
import { problemSummary, providerPage } from '../page.ts'
import type { LogIn } from './log-in-desk.ts'
import { words } from './words.ts'

/** The operator's own id, first step: whose number. */
export function numberPage(logIn: LogIn, typed = '', problem = ''): Markup {
  const text = words[logIn.language]
  return page(logIn, text.numberTitle, 'number', problem, [
    html`<form method="post" action="/log-in/uoga/${logIn.id}/number" novalidate>
      ${field('number', text.number, text.numberHint, problem, html`inputmode="tel" autocomplete="tel" value="${typed}"`)}
      <button>${text.sendCode}</button>
    </form>`,
    cancelForm(logIn),
  ])
}

/** Second step: the code of the text. The same page whose the number is. */
export function codePage(logIn: LogIn, phoneNumber: PhoneNumber, problem = ''): Markup {
  const text = words[logIn.language]
  return page(logIn, text.codeTitle, 'code', problem, [
    html`<p>${text.codeSentTo(writePhoneNumber(phoneNumber))}</p>`,
    html`<form method="post" action="/log-in/uoga/${logIn.id}/code" novalidate>
      ${field('code', text.code, text.codeHint, problem, html`inputmode="numeric" autocomplete="one-time-code" maxlength="6"`)}
      <button>${text.logIn}</button>
    </form>`,
    html`<form method="post" action="/log-in/uoga/${logIn.id}/again">
      <button class="quiet">${text.sendAgain}</button>
    </form>`,
    html`<a class="button quiet" href="/log-in/uoga/${logIn.id}/number">${text.otherNumber}</a>`,
    cancelForm(logIn),
    html`<p class="hint">${text.whereCodesAre} <a href="/" target="_blank">↗</a></p>`,
  ])
}

/** The strong provider: who it is. */
export function personPage(logIn: LogIn, problem = ''): Markup {
  const text = words[logIn.language]
  return page(logIn, text.personTitle, 'person', problem, [
    html`<p class="note">${text.warning}</p>`,
    html`<form method="post" action="/log-in/smart/${logIn.id}" novalidate>
      <fieldset id="person" tabindex="-1">
        <legend>${text.person}</legend>
        ${problem && html`<p class="problem">${problem}</p>`}
        ${persons.map(
          ({ personalCode, firstName, lastName, situation }) => html`<label class="choice">
            <input type="radio" name="personalCode" value="${personalCode}">
            <span>${firstName} ${lastName}, ${personalCode} <small lang="en">${situation}</small></span>
          </label>`,
        )}
      </fieldset>
      <button>${text.approve}</button>
    </form>`,
    cancelForm(logIn),
  ])
}

/** Too late: begun too long ago, or ended already. */
export function closedPage(logIn: LogIn): Markup {
  const text = words[logIn.language]
  return page(logIn, text.closedTitle, '', '', [
    html`<p>${text.closed}</p>`,
    html`<a class="button" href="${logIn.lateUrl}">${text.back}</a>`,
  ])
}

function page(logIn: LogIn, title: string, name: string, problem: string, parts: Markup[]): Markup {
  const text = words[logIn.language]
  const provider =
    logIn.provider === 'uoga'
      ? ({ name: text.uogaId, theme: 'uoga' } as const)
      : ({ name: text.strongId, theme: 'smart' } as const)
  return providerPage(
    logIn.language,
    provider,
    problem ? `${text.error}: ${title}` : title,
    html`<h1>${title}</h1>
      ${problem ? problemSummary(text.problem, { [name]: problem }) : ''}
      ${parts}`,
  )
}

const field = (name: string, label: string, hint: string, problem: string, attributes: Markup) =>
  html`<label for="${name}">${label}</label>
    <p class="hint" id="${name}-hint">${hint}</p>
    ${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
    <input id="${name}" name="${name}" required ${attributes}
      aria-describedby="${name}-hint ${problem ? `${name}-problem` : ''}"
      ${problem ? html`aria-invalid="true"` : ''}>`

const cancelForm = ({ language, provider, id }: LogIn) =>
  html`<form method="post" action="/log-in/${provider}/${id}/cancel">
    <button class="quiet">${words[language].cancel}</button>
  </form>`
