import type { Page } from '@playwright/test'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'

/** Signs the holder of a number in, without a provider's page; the browser learns of it from the operator. */
export async function signIn(page: Page, phoneNumber: string): Promise<void> {
  const answer = await fetch(`${operatorOrigin}/control/sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phoneNumber }),
  })
  const { cookie }: { cookie: string } = await answer.json()
  const [pair = ''] = cookie.split(';')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const url = siteOrigin.replace('http:', 'https:')
  await page.context().addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }])
}

/**
 * Where a guest ends who asks for a customer's page. A test that ends on the way there closes its browser in the middle of
 * going to a page, and now and then that never ends.
 */
export const guestLogsIn = /\?redirectUrl=/
