import type { Page } from '@playwright/test'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { signIn } from '../log-in/customer.ts'

export { answerOperation } from '../fixtures/answer-operation.ts'

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
