import { words as bankPageWords } from '../../sandbox/providers/banks/words.ts'
import { siteOrigin } from '../fixtures/addresses.ts'
import { test as base, cards, expect, Person, type Wanted } from '../fixtures/person.ts'
import { sheetWords } from './wallet-sheet.ts'

export { cards, expect }

export type Wallet = 'Google Pay' | 'Apple Pay'

/** The sum that everybody here tops up by, unless a test says another. */
export const tenEuros = '10,00 EUR'

/** Someone who tops up a number, in one browser tab. */
export class Payer extends Person {
  /** What a bank's own page says. */
  get atBank() {
    return bankPageWords[this.language]
  }

  get phone() {
    return this.page.getByLabel(this.say.text('topUp.phone'))
  }
  get ownSum() {
    return this.page.getByLabel(this.say.text('topUp.ownSum'))
  }
  get continueButton() {
    return this.button(this.say.text('topUp.continue'))
  }
  get payButton() {
    return this.button(this.say.text('topUp.pay', { sum: tenEuros }))
  }
  get confirmation() {
    return this.page.getByRole('heading', { name: this.say.text('topUp.confirmTitle') })
  }
  get cardNumber() {
    return this.page.getByLabel(this.bank.cardNumber)
  }

  /** The heading of a page with this id. */
  headingOf = (pageId: string) => this.heading(this.say.entry(pageId, 'title'))
  get waiting() {
    return this.headingOf('top-up-waiting')
  }
  get success() {
    return this.headingOf('top-up-success')
  }
  get failure() {
    return this.headingOf('top-up-failure')
  }

  /** Opens the form; what is typed and pressed before its script has come counts. */
  open = (pageId = 'top-up') => this.page.goto(this.say.path(pageId))

  async fillIn(number = this.number) {
    await this.phone.fill(number)
    await this.page.getByRole('radio', { name: tenEuros }).check()
  }

  /** Chooses a way to pay, by its name on the card. */
  choose = (method: string) => this.page.getByRole('radio', { name: method, exact: true }).check()

  /** From a form that is filled in to the confirmation. */
  async next() {
    await this.continueButton.click()
    await expect(this.confirmation).toBeFocused()
  }

  /** From the form to the confirmation. */
  async review(method?: string) {
    await this.open()
    await this.fillIn()
    if (method) await this.choose(method)
    await this.next()
  }

  /** From the confirmation to the acquirer's page. */
  async pay() {
    await this.payButton.click()
    await expect(this.cardNumber).toBeVisible()
  }

  /** Opens the wallet's sheet by its own button, and does something there. */
  async atSheet(wallet: Wallet, act: 'pay' | 'fail' | 'cancel', card?: string) {
    const words = sheetWords[this.language]
    await this.button(wallet).click()
    const sheet = this.page.getByRole('dialog', { name: wallet })
    if (card) {
      const value = await sheet.getByRole('option', { name: card }).getAttribute('value')
      await sheet.getByLabel(words.card).selectOption(value)
    }
    await sheet.getByRole('button', { name: words[act], exact: true }).click()
  }

  /** What the success page says after one of its words. */
  fact = (key: string) =>
    this.page
      .locator('.fact-list > div')
      .filter({ hasText: this.say.text(key) })
      .locator('dd')

  /** Unfolds what is kept of a payment that was made. */
  openReceipt = () => this.page.getByText(this.say.text('topUpResult.receipt'), { exact: true }).click()

  /** Back from wherever it was paid: the word of it arrives, whether or not the page was seen waiting for it. */
  async arrive(outcome = this.success) {
    await expect(this.page).toHaveURL(new RegExp(`^${siteOrigin}.*paymentReference=`))
    await this.hurryPayments()
    await expect(outcome).toBeVisible()
  }
}

interface Fixtures {
  /** Someone with a number of their own who is about to top it up. */
  payer(wanted?: Wanted): Promise<Payer>
}

export const test = base.extend<Fixtures>({
  payer: async ({ person }, use) => use(async (wanted) => new Payer(await person(wanted))),
})
