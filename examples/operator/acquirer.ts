import { createHmac, timingSafeEqual } from 'node:crypto'
import type * as v from 'valibot'
import { minutes, type Operator } from './operator.ts'
import { formPage, words } from './pages.ts'
import type { Outcome, TopUp } from './top-ups.ts'

/**
 * Plays the acquirer: its page, its notification, and the way back. A real one replaces this file; what stays is that the
 * operator believes a signed notification, and never the browser that comes back.
 */
export const testCards: Record<
  string,
  Omit<v.InferOutput<typeof Outcome>, 'paymentReference' | 'amountInCents'>
> = {
  '4242424242424242': { state: 'paid', card: 'VISA **** 4242' },
  '4000000000009995': { state: 'refused', reason: 'insufficientFunds', card: 'VISA **** 9995' },
}

export function acquirerPage({ language, cents, phone_number }: TopUp, told?: string): string {
  const say = words[language]
  const sum = `${(cents / 100).toFixed(2).replace('.', ',')} EUR`
  return formPage({
    language,
    title: say.payByCard,
    told: told ?? `${sum}, +370 … ${phone_number.slice(-3)}`,
    field: { label: say.cardNumber, autocomplete: 'cc-number' },
    does: 'pay',
    go: `${say.pay} ${sum}`,
  })
}

/** Back to the site: the reference in the fragment, which no server sees, before whatever fragment the path has. */
export function wayBack({ siteOrigin }: Operator, { return_path, reference }: TopUp): string {
  const [path = '', fragment = ''] = return_path.split('#')
  return `${siteOrigin}${path}#paymentReference=${reference}${fragment && `&${fragment}`}`
}

const trustedFor = 5 * minutes
const signatureOf = (secret: string, at: string, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest()

/** What a notification is sent with: when, and proof of who says so. */
export const notificationHeaders = (secret: string, at: number, body: string) => ({
  'Content-Type': 'application/json',
  'X-Acquirer-Time': String(at),
  'X-Acquirer-Signature': signatureOf(secret, String(at), body).toString('hex'),
})

/** Whether it is the acquirer who says this, and now: compared in time that tells nothing of how much is right. */
export function isAcquirers(
  secret: string,
  now: number,
  headers: Record<string, unknown>,
  body: string,
): boolean {
  const [at, signature] = [headers['x-acquirer-time'], headers['x-acquirer-signature']]
  if (typeof at !== 'string' || typeof signature !== 'string') return false
  if (!(Math.abs(now - Number(at)) <= trustedFor)) return false
  const [said, right] = [Buffer.from(signature, 'hex'), signatureOf(secret, at, body)]
  return said.length === right.length && timingSafeEqual(said, right)
}
