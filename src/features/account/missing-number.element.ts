import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'

// The number comes in the query string: it leaves the address bar, and with it the browser's history, at once.
const url = new URL(location.href)
const phoneNumber = parsePhoneNumber(url.searchParams.get('phoneNumber') ?? '')
for (const name of ['phoneNumber', 'redirectPath']) url.searchParams.delete(name)
history.replaceState(history.state, '', url)

const shown = document.querySelector<HTMLElement>('[data-phone-number]')
if (shown && phoneNumber) {
  shown.textContent = formatPhoneNumber(phoneNumber)
  shown.hidden = false
}
