import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { test as base, expect } from '../fixtures/test.ts'

export { expect }

const AutoTopUps = v.object({
  recurringPayments: v.array(
    v.object({
      recurringPaymentId: v.string(),
      phoneNumber: v.string(),
      amountInCents: v.number(),
      dayOfMonth: v.number(),
      cardDetailsReference: v.string(),
      isPaused: v.number(),
    }),
  ),
})

/** Somebody with a number and an account of their own, signed in. */
export class Customer {
  readonly page: Page
  readonly number: string
  readonly visitor: string

  constructor(page: Page, number: string, visitor: string) {
    this.page = page
    this.number = number
    this.visitor = visitor
  }

  button = (name: string) => this.page.getByRole('button', { name })
  heading = (name: string) => this.page.getByRole('heading', { level: 1, name })
  record = () => sandbox.recordOf(this.number)

  /** The auto top-ups of the number, as the operator holds them. */
  async autoTopUps() {
    const answer = await fetch(`${operatorOrigin}/control/state`)
    const { recurringPayments } = v.parse(AutoTopUps, await answer.json())
    return recurringPayments.filter(({ phoneNumber }) => phoneNumber === this.number)
  }

  /** What waits about the number's auto top-ups happens now: the notice and the charge. */
  async charge() {
    for (const { recurringPaymentId } of await this.autoTopUps()) await sandbox.hurry(recurringPaymentId)
  }

  /** Fills in the acquirer's page in Lithuanian, and lets its word arrive. */
  async payByCard(card: string) {
    await this.page.getByLabel('Kortelės numeris').fill(card)
    await this.page.getByLabel('Galioja iki').fill('12/30')
    await this.page.getByLabel('Saugos kodas').fill('123')
    await this.button('Mokėti').click()
    await expect(this.heading('Laukiame mokėjimo patvirtinimo')).toBeVisible()
    const [payment] = (await this.record()).payments
    if (payment) await sandbox.hurry(payment.paymentReference)
  }
}

interface Fixtures {
  /** Signed in, brought into these situations of the control page. */
  customerWith(...situations: string[]): Promise<Customer>
}

export const test = base.extend<Fixtures>({
  customerWith: async ({ page, context, allow }, use) => {
    allow(new RegExp(`^foreign request: ${operatorOrigin}/(acquirer|providers|favicon)`))
    // The acquirer's page has no icon.
    allow(new RegExp(`^console error: .* 404 .*${operatorOrigin}`))
    await use(async (...situations) => {
      const number = await sandbox.newNumber()
      for (const situation of situations) await sandbox.bringInto(situation, number)
      const [pair = ''] = (await sandbox.signIn(number)).split(';')
      const visitor = crypto.randomUUID()
      const [name = '', value = ''] = pair.split('=')
      await context.addCookies([
        { name, value, domain: new URL(siteOrigin).hostname, path: '/', secure: true, httpOnly: true },
        { name: 'sandbox-visitor', value: visitor, url: siteOrigin },
      ])
      return new Customer(page, number, visitor)
    })
  },
})
