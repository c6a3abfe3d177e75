// As the session writes it there (E.164). With lib/phone-number or lib/address-fields, which are in one script with
// storage and money, the page would load 7 kB of script, of 4 kB.
const number = new URLSearchParams(location.hash.slice(1)).get('phoneNumber') ?? ''
const [, ...parts] = /^(\+370)(6\d\d)(\d{5})$/.exec(number) ?? []
// The number leaves the address bar, and with it the browser's history, at once.
if (number) history.replaceState(history.state, '', location.pathname + location.search)

const shown = document.querySelector<HTMLElement>('[data-phone-number]')
if (shown && parts.length > 0) {
  shown.textContent = parts.join('\u00a0')
  shown.hidden = false
}
