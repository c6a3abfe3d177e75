import { siteOrigin } from '../fixtures/addresses.ts'
import { test as base, expect, Person, type Wanted } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'

export { cards, expect } from '../fixtures/person.ts'

/** Someone who orders a SIM card or an eSIM; the operator knows them by the number that they give. */
export class Buyer extends Person {
  /** A step's title, by its microcopy key. */
  title = (key: string) => this.page.getByRole('heading', { level: 2, name: this.say.text(key), exact: true })
  /** A field, by its label's microcopy key. */
  field = (key: string) => this.page.getByLabel(this.say.text(key))
  /** A choice, by its label's microcopy key. */
  choice = (key: string) => this.page.getByRole('radio', { name: new RegExp(`^${this.say.text(key)}`) })
  goOn = () => this.button(this.say.text('cardOrder.goOn')).click()

  get terms() {
    return this.page.getByRole('checkbox', { name: this.say.pattern('cardOrder.terms') })
  }
  get payButton() {
    return this.button(this.say.pattern('cardOrder.pay'))
  }
  get atBank() {
    return this.page.getByLabel(this.bank.cardNumber)
  }
  /** The page of the order that is paid. */
  get ordered() {
    return this.heading(this.say.entry('sim-order', 'title'))
  }

  /** Opens the form and waits until it answers. */
  async open(kind: 'sim' | 'esim') {
    const offer = this.page.waitForResponse(/orders\/offer/)
    await this.page.goto(this.say.path(`order-${kind}`))
    await offer
  }

  /** From the delivery to the plans. */
  async toTerminal(wanted: string) {
    await this.choice('cardOrder.parcelTerminal').check()
    await this.page.getByRole('searchbox', { name: this.say.text('cardOrder.terminalSearch') }).fill(wanted)
    await this.page.getByRole('radio', { name: wanted }).check()
    await this.goOn()
    await expect(this.title('cardOrder.plan')).toBeFocused()
  }

  /** From the plans to the summary. */
  async fillIn() {
    await this.goOn()
    await expect(this.title('cardOrder.buyer')).toBeFocused()
    await this.giveDetails()
  }

  async giveDetails() {
    await this.field('person.firstName').fill('Ona')
    await this.field('person.lastName').fill('Braškė')
    await this.field('person.email').fill('ona@example.com')
    await this.field('cardOrder.phone').fill(this.number)
    await this.goOn()
    await expect(this.title('cardOrder.summary')).toBeFocused()
  }

  /** From the summary to the acquirer's page. */
  async pay() {
    await this.terms.check()
    await this.payButton.click()
    await expect(this.atBank).toBeVisible()
  }

  /** From the acquirer's page back to the site, where the word about the payment arrives. */
  async payWith(card: string) {
    await this.giveCard(card)
    await expect(this.page).toHaveURL(new RegExp(`^${siteOrigin}`))
    await this.hurryPayments()
  }

  /** From the check of the phone to the page of the order. */
  async orderFreeEsim() {
    const { page, say } = this
    await this.choice('cardOrder.eid').check()
    await this.goOn()
    await expect(this.title('cardOrder.plan')).toBeFocused()
    await this.fillIn()
    await this.terms.check()
    await this.button(say.text('cardOrder.orderFree')).click()
    await page.waitForURL(say.path('esim-order'))
    await expect(page.locator('.reference')).toHaveCount(1)
  }

  /** Lets the order that the page shows continue now. */
  async hurryOrder() {
    await sandbox.hurry((await this.page.locator('.reference').last().textContent()) ?? '')
  }

  /** What the browser keeps of an order that was left; null once it is ordered. */
  leftOrder = () => this.page.evaluate(() => localStorage.getItem('app:v1:left-sim-order'))
}

interface Fixtures {
  buyer(wanted?: Wanted): Promise<Buyer>
}

export const test = base.extend<Fixtures>({
  buyer: async ({ person }, use) => {
    await use(async (wanted) => new Buyer(await person(wanted)))
  },
})
