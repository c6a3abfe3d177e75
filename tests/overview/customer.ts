import type { Page } from '@playwright/test'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { signIn } from '../log-in/customer.ts'

/** Somebody signed in with a number of their own, in the situations that the sandbox's control page names. */
export async function customer(page: Page, ...scenarios: string[]): Promise<string> {
  const phoneNumber = await sandbox.newNumber()
  for (const scenario of scenarios) await control('scenarios', { scenario, phoneNumber })
  await signIn(page, phoneNumber)
  return phoneNumber
}

async function control(name: string, body: object): Promise<void> {
  const answer = await fetch(`${operatorOrigin}/control/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the sandbox refused ${name}: ${await answer.text()}`)
}

/** Answers one GraphQL operation of a page by hand, `times` times; the others go on. */
export async function answerOperation(
  page: Page,
  operationName: string,
  status: number,
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = times
  await page.route('**/api/v1/graphql', (route, request) => {
    const asked: { operationName?: string } = request.postDataJSON()
    if (asked.operationName !== operationName || left <= 0) return route.fallback()
    left -= 1
    return route.fulfill({ status, json: {} })
  })
}
