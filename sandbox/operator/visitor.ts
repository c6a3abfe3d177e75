import type { Operator } from './create-operator.ts'

/** A browser on a page of the site, in process: for tests of what calls the operator. */
export interface Visitor {
  origin(): string
  /** As the site's page calls the operator, through the site's own origin. */
  fetch(url: URL, init: RequestInit): Promise<Response>
  /** Sends a form of the acquirer's pages. Returns where it leads; undefined when it leads nowhere. */
  sendForm(url: string, fields: Record<string, string>): Promise<string | undefined>
  /** Opens a page of the acquirer's. Returns where it leads at once; undefined when it is to be read. */
  open(url: string): Promise<string | undefined>
}

export function visitorOf(operator: Operator, siteOrigin: string, cookie = ''): Visitor {
  async function send(url: string, init: RequestInit) {
    const response = await operator.fetch(new Request(url, { ...init, redirect: 'manual' }))
    const location = response.headers.get('Location')
    return location === null ? undefined : new URL(location, url).href
  }

  return {
    origin: () => siteOrigin,
    async fetch(url, init) {
      const headers = new Headers(init.headers)
      if (init.method === 'POST') headers.set('Origin', siteOrigin)
      if (cookie) headers.set('Cookie', cookie)
      return operator.fetch(new Request(url, { ...init, headers }))
    },
    sendForm: (url, fields) =>
      send(url, {
        method: 'POST',
        headers: { Origin: new URL(url).origin },
        body: new URLSearchParams(fields),
      }),
    open: (url) => send(url, {}),
  }
}

/** What the acquirer's form is filled in with. */
export const cardFields = (cardNumber: string) => ({ cardNumber, expiry: '12/30', securityCode: '123' })
