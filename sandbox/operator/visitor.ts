import { visitorAddressHeader } from '../../src/operator/contract/headers.ts'
import type { Operator } from './create-operator.ts'

/** A browser on a page of the site, in process, with its cookies: for tests of what calls the operator. */
export interface Visitor {
  origin(): string
  /** As the site's page calls the operator, through the site's own origin. */
  fetch(url: URL, init: RequestInit): Promise<Response>
  /** Sends a form of a provider's pages. Returns where it leads; undefined when it leads nowhere. */
  sendForm(url: string, fields: Record<string, string>): Promise<string | undefined>
  /** Opens a page. Returns where it leads at once; undefined when it is to be read. */
  open(url: string): Promise<string | undefined>
}

/** `cookie`: one that the browser has from the start, as `Set-Cookie` has it; `address`: where it is on the net. */
export function visitorOf(operator: Operator, siteOrigin: string, cookie = '', address = ''): Visitor {
  const jar = new Map<string, string>()
  keep(jar, cookie)

  async function send(url: string, init: RequestInit) {
    const request = new Request(url, { ...init, redirect: 'manual' })
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookies && request.url.startsWith(`${siteOrigin}/`)) request.headers.set('Cookie', cookies)
    if (address) request.headers.set(visitorAddressHeader, address)
    const response = await operator.fetch(request)
    for (const set of response.headers.getSetCookie()) keep(jar, set)
    return response
  }

  async function lead(url: string, init: RequestInit) {
    const location = (await send(url, init)).headers.get('Location')
    return location === null ? undefined : new URL(location, url).href
  }

  return {
    origin: () => siteOrigin,
    async fetch(url, init) {
      const headers = new Headers(init.headers)
      if (init.method === 'POST') headers.set('Origin', siteOrigin)
      return send(url.href, { ...init, headers })
    },
    sendForm: (url, fields) =>
      lead(url, {
        method: 'POST',
        headers: { Origin: new URL(url).origin },
        body: new URLSearchParams(fields),
      }),
    open: (url) => lead(url, {}),
  }
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
  if (!name || value === undefined) return
  if (/; Max-Age=0/.test(cookie)) jar.delete(name)
  else jar.set(name, value)
}

/** What the acquirer's form is filled in with; a card may be kept where that is asked. */
export const cardFields = (cardNumber: string) => ({
  cardNumber,
  expiry: '12/30',
  securityCode: '123',
  keepCard: 'yes',
})
