import type { Page } from '@playwright/test'
import type { Language } from '../../src/i18n/language.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { words } from './words.ts'

export { expect }

export const cards = { paid: '4242 4242 4242 4242', refused: '4000 0000 0000 9995' } as const

type Kind = 'sim' | 'esim'

/** Somebody who orders a SIM card or an eSIM; the operator knows them by the number that they give. */
export class Buyer {
  readonly page: Page
  readonly number: string
  readonly visitor: string
  readonly say: (typeof words)[Language]

  constructor(page: Page, number: string, visitor: string, language: Language) {
    this.page = page
    this.number = number
    this.visitor = visitor
    this.say = words[language]
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name })
  title = (name: string) => this.page.getByRole('heading', { level: 2, name, exact: true })
  heading = (name: string) => this.page.getByRole('heading', { level: 1, name })
  choose = (name: RegExp) => this.page.getByRole('radio', { name }).check()
  goOn = () => this.button(this.say.goOn).click()

  /** Opens the form and waits until it answers. */
  async open(kind: Kind) {
    const offer = this.page.waitForResponse(/orders\/offer/)
    await this.page.goto(kind === 'sim' ? this.say.simPath : this.say.esimPath)
    await offer
  }

  /** From the delivery to the plans. */
  async toTerminal(wanted: string) {
    await this.choose(this.say.toTerminal)
    await this.page.getByRole('searchbox', { name: this.say.search }).fill(wanted)
    await this.page.getByRole('radio', { name: wanted }).check()
    await this.goOn()
    await expect(this.title(this.say.plan)).toBeFocused()
  }

  /** From the plans to the summary. */
  async fillIn() {
    await this.goOn()
    await expect(this.title(this.say.buyer)).toBeFocused()
    await this.giveDetails()
  }

  async giveDetails() {
    await this.page.getByLabel(this.say.firstName).fill('Ona')
    await this.page.getByLabel(this.say.lastName).fill('Braškė')
    await this.page.getByLabel(this.say.email).fill('ona@example.com')
    await this.page.getByLabel(this.say.phone).fill(this.number)
    await this.goOn()
    await expect(this.title(this.say.summary)).toBeFocused()
  }

  /** From the summary to the acquirer's page. */
  async pay() {
    await this.page.getByRole('checkbox', { name: this.say.terms }).check()
    await this.button(this.say.pay).click()
    await expect(this.page.getByLabel(this.say.card.number)).toBeVisible()
  }

  async giveCard(card: string) {
    await this.page.getByLabel(this.say.card.number).fill(card)
    await this.page.getByLabel(this.say.card.expiry).fill('12/30')
    await this.page.getByLabel(this.say.card.code).fill('123')
    await this.button(this.say.card.pay).click()
    await expect(this.page).toHaveURL(new RegExp(`^${siteOrigin}`))
  }

  record = () => sandbox.recordOf(this.number)

  /** Lets the acquirer's word about the last payment arrive now. */
  async hurryPayment() {
    const { payments } = await this.record()
    for (const { paymentReference } of payments) await sandbox.hurry(paymentReference)
  }

  /** Lets the order that the page shows go on now. */
  async hurryOrder() {
    const reference = await this.page.locator('.reference').last().innerText()
    await sandbox.hurry(reference)
  }

  fault = (path: string, fault: { kind: string; times?: number; [detail: string]: unknown }) =>
    sandbox.fault({ ...fault, path: `/api/v1/${path}`, visitor: this.visitor })
}

interface Fixtures {
  buyerIn(language: Language): Promise<Buyer>
}

export const test = base.extend<Fixtures>({
  buyerIn: async ({ page, context, allow }, use) => {
    allow(new RegExp(`^foreign request: ${operatorOrigin}/(acquirer|providers|favicon)`))
    // The acquirer's page has no icon.
    allow(new RegExp(`^console error: .* 404 .*${operatorOrigin}`))
    await use(async (language) => {
      const visitor = crypto.randomUUID()
      await context.addCookies([{ name: 'sandbox-visitor', value: visitor, url: siteOrigin }])
      return new Buyer(page, await sandbox.newNumber(), visitor, language)
    })
  },
})
