import type { Page } from '@playwright/test'
import type { Language } from '../../src/i18n/language.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { words } from './words.ts'

export { expect }

export const cards = {
  paid: '4242 4242 4242 4242',
  insufficientFunds: '4000 0000 0000 9995',
  secure: '4000 0000 0000 3220',
  slow: '4000 0000 0000 0259',
} as const

export type Wallet = 'Google Pay' | 'Apple Pay'

/** Somebody who tops up a number of their own, in one browser tab. */
export class Payer {
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

  heading = (name: string) => this.page.getByRole('heading', { level: 1, name })
  button = (name: string) => this.page.getByRole('button', { name })

  /** Opens the form and waits until it answers. */
  async open() {
    const limits = this.page.waitForResponse(/methods-and-cards/)
    await this.page.goto(this.say.path)
    await limits
  }

  async fillIn(number = this.number) {
    await this.page.getByLabel(this.say.phone).fill(number)
    await this.page.getByRole('radio', { name: '10,00 EUR' }).check()
  }

  /** From the form to the confirmation. */
  async review() {
    await this.open()
    await this.fillIn()
    await this.button(this.say.next).click()
    await expect(this.page.getByRole('heading', { name: this.say.confirm })).toBeFocused()
  }

  /** From the confirmation to the acquirer's page. */
  async pay() {
    await this.button(this.say.pay).click()
    await expect(this.page.getByLabel(this.say.bank.number)).toBeVisible()
  }

  async giveCard(card: string) {
    await this.page.getByLabel(this.say.bank.number).fill(card)
    await this.page.getByLabel(this.say.bank.expiry).fill('12/30')
    await this.page.getByLabel(this.say.bank.code).fill('123')
    await this.button(this.say.bank.pay).click()
  }

  /** Chooses a way to pay, by its name on the card. */
  choose = (method: string) => this.page.getByRole('radio', { name: method, exact: true }).check()

  /** From a form that is filled in to the confirmation. */
  async next() {
    await this.button(this.say.next).click()
    await expect(this.page.getByRole('heading', { name: this.say.confirm })).toBeFocused()
  }

  /** From the form to the confirmation, to be paid with a wallet. */
  async reviewWallet(wallet: Wallet) {
    await this.open()
    await this.fillIn()
    await this.choose(wallet)
    await this.next()
  }

  /** Opens the wallet's sheet by its own button, and does something there. */
  async atSheet(wallet: Wallet, act: 'pay' | 'fail' | 'cancel', card?: string) {
    await this.button(wallet).click()
    const sheet = this.page.getByRole('dialog', { name: wallet })
    if (card) await sheet.getByLabel(this.say.sheet.card).selectOption({ label: card })
    await sheet.getByRole('button', { name: this.say.sheet[act], exact: true }).click()
  }

  /** What the success page says after one of its words. */
  fact = (name: string) =>
    this.page.locator('.summary > div').filter({ hasText: name }).getByRole('definition')

  record = () => sandbox.recordOf(this.number)

  /** Lets the acquirer's word about the last payment arrive now. */
  async hurry() {
    const [payment] = (await this.record()).payments
    if (payment) await sandbox.hurry(payment.paymentReference)
  }

  /** Back from wherever it was paid: the word of it arrives, whether or not the page was seen waiting for it. */
  async arrive(heading = this.say.success) {
    await expect(this.page).toHaveURL(new RegExp(`^${siteOrigin}.*paymentReference=`))
    await this.hurry()
    await expect(this.heading(heading)).toBeVisible()
  }

  fault = (path: string, fault: { kind: string; times?: number; [detail: string]: unknown }) =>
    sandbox.fault({ ...fault, path: `/api/v1/${path}`, visitor: this.visitor })
  clearFaults = () => sandbox.clearFaults(this.visitor)
}

interface Fixtures {
  /** A person in this language with a number of their own. */
  payerIn(language: Language, line?: 'uoga' | 'extra'): Promise<Payer>
  /** The same person in another tab. */
  otherTabOf(payer: Payer, language: Language): Promise<Payer>
}

export const test = base.extend<Fixtures>({
  payerIn: async ({ page, context, allow }, use) => {
    allow(new RegExp(`^foreign request: ${operatorOrigin}/(acquirer|bank|providers|favicon|wallets)`))
    // The acquirer's page has no icon.
    allow(new RegExp(`^console error: .* 404 .*${operatorOrigin}`))
    await use(async (language, line = 'uoga') => {
      const visitor = crypto.randomUUID()
      await context.addCookies([{ name: 'sandbox-visitor', value: visitor, url: siteOrigin }])
      return new Payer(page, await sandbox.newNumber({ line }), visitor, language)
    })
  },
  otherTabOf: async ({ context }, use) => {
    await use(
      async (payer, language) => new Payer(await context.newPage(), payer.number, payer.visitor, language),
    )
  },
})
