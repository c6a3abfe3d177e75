import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { test as base } from '../fixtures/test.ts'

const Session = v.object({ cookie: v.string() })

interface Fixtures {
  /** Somebody of the sandbox's people, signed in by their number; answers the page and the visitor that faults may strike. */
  signedInAs(phoneNumber: string, options?: { strong?: boolean }): Promise<{ page: Page; visitor: string }>
}

export const test = base.extend<Fixtures>({
  signedInAs: async ({ page, context }, use) => {
    await use(async (phoneNumber, { strong = false } = {}) => {
      const answer = await fetch(`${operatorOrigin}/control/sessions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ phoneNumber, strong }),
      })
      const [pair = ''] = v.parse(Session, await answer.json()).cookie.split(';')
      const visitor = crypto.randomUUID()
      const [name = '', value = ''] = pair.split('=')
      await context.addCookies([
        { name, value, domain: new URL(siteOrigin).hostname, path: '/', secure: true, httpOnly: true },
        { name: 'sandbox-visitor', value: visitor, url: siteOrigin },
      ])
      return { page, visitor }
    })
  },
})
