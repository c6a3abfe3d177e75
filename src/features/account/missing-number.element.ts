import { fieldOf, takeFromAddress } from '../../lib/address-fields.ts'

// As the session writes it there (E.164). With lib/phone-number, which is in one script with storage and money, the
// page would load 7.0 kB of script, of 4 kB.
const [, ...parts] = /^(\+370)(6\d\d)(\d{5})$/.exec(fieldOf(location, 'phoneNumber') ?? '') ?? []
// The number leaves the address bar, and with it the browser's history, at once.
takeFromAddress('phoneNumber', 'redirectPath')

const shown = document.querySelector<HTMLElement>('[data-phone-number]')
if (shown && parts.length > 0) {
  shown.textContent = parts.join('\u00a0')
  shown.hidden = false
}
